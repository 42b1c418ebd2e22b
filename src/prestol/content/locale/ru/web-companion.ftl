# Помощник «Рюрика»: страница для телефона рядом с полем.

web-companion-title = Помощник «Рюрика»
web-companion-lead = «Рюрик» у вас на столе? «Престол» играет за Мятеж: говорит, что переставить и почему.
web-companion-book = Правила
web-companion-kept = Партия хранится только в этом браузере, без учётной записи. Страницу можно закрыть в любой момент и продолжить потом.
web-companion-unsaved = Этот браузер не даёт странице ничего сохранить: партия живёт, пока открыта страница.
web-companion-no-line = Нет связи с сервером. То, что вы ввели, сохранено и будет отправлено, когда связь вернётся.

## Начало

web-companion-begin = Новая партия
web-companion-begin-about = Достаньте коробку; помощник проведёт вас через подготовку.
web-companion-difficulty = Сложность
web-companion-leader = Ваш персонаж
web-companion-cards = Карты мятежа
web-companion-cards-app = Тянет «Престол»
web-companion-cards-app-about = Оставьте колоду мятежа в коробке: «Престол» перемешает и прочитает свою.
web-companion-cards-box = Тяну я
web-companion-cards-box-about = Положите колоду мятежа на стол и вводите номер карты, когда помощник спросит.
web-companion-start = Начать
web-companion-new = Новая партия
web-companion-leave = Начатая партия удаляется из этого браузера навсегда.
web-companion-leave-yes = Удалить

## Что делает Мятеж

web-companion-tasks = Мятеж
web-companion-why = Почему?
web-companion-next = { $left ->
        [one] Готово
        [few] Готово, дальше
       *[many] Готово, дальше
    }
web-companion-all = Показать всё

## Вопросы

web-companion-ask-top = Какая карта наверху?
web-companion-ask-card = Какая карта внизу?
web-companion-ask-good = Какой здесь товар?
web-companion-ask-deploy = Поставьте первых ратников
web-companion-ask-place = Поставьте советника
web-companion-ask-turn = Ваш ход
web-companion-ask-loss = Проверка потерь Мятежа
web-companion-ask-boat = Фаза развития
web-companion-ask-score = Игра окончена
web-companion-card = Карта мятежа { $number }
web-companion-top-about = Перемешайте карты мятежа, положите колоду лицом вверх и нажмите номер верхней карты.
web-companion-card-about = Посмотрите на нижнюю карту колоды мятежа и нажмите её номер.
web-companion-good-about = Вытяните жетон товара. Удел: { $region }.
web-companion-deploy-about =
    { $left ->
        [0] Все ратники на местах.
        [one] Осталось поставить: { $left } ратник.
        [few] Осталось поставить: { $left } ратника.
       *[many] Осталось поставить: { $left } ратников.
    }
web-companion-deploy-leader = Где стоит { $leader }
web-companion-deploy = Начать раунд 1
web-companion-advisor = Советник
web-companion-banners = Поле стратегии
web-companion-bribe = Взятка
web-companion-place = Советник { $value }: «{ $banner }»
web-companion-place-first = Выберите стяг
web-companion-space-free =
    { $points ->
        [one] свободно, { $points } очко
        [few] свободно, { $points } очка
       *[many] свободно, { $points } очков
    }
web-companion-space-you =
    { $bribe ->
        [0] ваш советник { $value }
       *[other] ваш советник { $value } с взяткой { $bribe }
    }
web-companion-space-rebellion =
    { $bribe ->
        [0] советник Мятежа { $value }
       *[other] советник Мятежа { $value } с взяткой { $bribe }
    }
web-companion-taken = Снимите своего советника { $value } со стяга «{ $banner }» и сделайте ход на столе.
web-companion-which = У вас два советника { $value }. Которого вы снимаете?
web-companion-turn-about =
    { $changes ->
        [0] Потом нажмите внизу на уделы, где что-то изменилось. Карты на руке и ваши монеты не важны.
        [one] Внесено { $changes } изменение. Нажмите на другие уделы или завершите ход.
        [few] Внесено { $changes } изменения. Нажмите на другие уделы или завершите ход.
       *[many] Внесено { $changes } изменений. Нажмите на другие уделы или завершите ход.
    }
web-companion-done = Мой ход окончен
web-companion-loss-about =
    { $count ->
        [one] { $region }: откройте { $count } карту одной колоды указов.
        [few] { $region }: открывайте по одной { $count } карты одной колоды указов до первого символа потери.
       *[many] { $region }: открывайте по одной { $count } карт одной колоды указов до первого символа потери.
    }
web-companion-loss-yes = Символ потери
web-companion-loss-no = Символа нет
web-companion-boat-about = Сколько товаров у вас в ладье? Те, что на пристани, не считаются.
web-companion-boat = Товаров в ладье
web-companion-claim = Начать фазу развития
web-companion-score-about =
    { $points ->
        [one] Счётчики и война дают вам { $points } очко. Прибавьте подвиги и достижение.
        [few] Счётчики и война дают вам { $points } очка. Прибавьте подвиги и достижение.
       *[many] Счётчики и война дают вам { $points } очков. Прибавьте подвиги и достижение.
    }
web-companion-points = Ваши очки
web-companion-war = Ваша фишка войны
web-companion-coins = Ваши монеты
web-companion-coins-about = Монеты важны только при равенстве.
web-companion-result = Кто победил?

## Стол

web-companion-table = Стол
web-companion-table-turn = Нажмите на удел, чтобы внести, что там изменилось.
web-companion-table-about = Так должен выглядеть ваш стол. Если нет, нажмите на удел и исправьте.
web-companion-round = Раунд { $round } из { $rounds }
web-companion-purse =
    { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    }
web-companion-you = Вы
web-companion-they = Мятеж
web-companion-rebellion = Мятеж
web-companion-others = Ничьи
web-companion-touched = изменено
web-companion-troops =
    { $count ->
        [one] { $count } ратник
        [few] { $count } ратника
       *[many] { $count } ратников
    }
web-companion-rebels =
    { $count ->
        [one] { $count } мятежник
        [few] { $count } мятежника
       *[many] { $count } мятежников
    }
web-companion-neutrals =
    { $count ->
        [one] { $count } нейтральный ратник
        [few] { $count } нейтральных ратника
       *[many] { $count } нейтральных ратников
    }
web-companion-ruler-you = Владеете вы
web-companion-ruler-rebellion = Владеет Мятеж
web-companion-good-there = Товар: { $good }
web-companion-good-gone = Товар взят: { $good }
web-companion-yours = Ваши фигуры и товар
web-companion-against = Против Мятежа
web-companion-troop = Ратники
web-companion-march = Ратник идёт в удел
web-companion-rebel = Мятежники
web-companion-neutral = Нейтральные ратники
web-companion-attack = Моя атака на Мятеж
web-companion-attack-about = Мятеж теряет фигуру, ваша фишка войны поднимается. Если мятежника изгнала церковь, измените числа ниже.
web-companion-their-pieces = Исправить фигуры Мятежа
web-companion-ready = Готово
web-companion-fewer = { $label }: меньше на одного
web-companion-more = { $label }: больше на одного
web-companion-undo = Отменить
web-companion-fixing =
    { $changes ->
        [one] Не сохранено { $changes } исправление.
        [few] Не сохранено { $changes } исправления.
       *[many] Не сохранено { $changes } исправлений.
    }
web-companion-fix = Исправить
web-companion-discard = Отбросить

## Как стоит Мятеж

web-companion-mat = Планшет и пристань Мятежа
web-companion-priority = Приоритет: { $priority }
web-companion-order = Карта { $number }: { $regions }.
web-companion-their-coins = Монеты на пристани
web-companion-their-war = Его фишка войны
web-companion-their-goods = Товары: { $goods }.
web-companion-no-goods = Товаров у него нет.
web-companion-tracks = Счётчики: владения { $rule }, постройки { $build }, торговля { $trade }.
web-companion-covered = под монетой
web-companion-adds = +{ $count } { $action }
web-companion-adds-coin =
    { $count ->
        [one] +{ $count } монета
        [few] +{ $count } монеты
       *[many] +{ $count } монет
    }
web-companion-adds-fewer =
    { $count ->
        [one] на { $count } карту меньше в проверках потерь
        [few] на { $count } карты меньше в проверках потерь
       *[many] на { $count } карт меньше в проверках потерь
    }

## Конец

web-companion-won = Победа!
web-companion-lost = Поражение
web-companion-shared = Общая победа
web-companion-score = Вы — { $you }, Мятеж — { $rebellion }
web-companion-tie = При равенстве решили уделы во владении, затем монеты.
web-companion-breakdown = Очки Мятежа
web-companion-source-rule = Счётчик владений
web-companion-source-build = Счётчик построек
web-companion-source-trade = Счётчик торговли
web-companion-source-war = Счётчик войны
web-companion-source-coins = Монеты
web-companion-source-goods = Товары на пристани
