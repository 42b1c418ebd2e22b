# Слова стола «Рюрика» в терминале.

## Заголовок стола

cli-rurik-stands = Положение после раунда { $round }:
cli-rurik-round = Раунд { $round } из { $rounds }: { $phase }. Первый игрок: { $first }.
cli-rurik-token = Фишку первого игрока держит { $name }.
cli-rurik-phase-setup = подготовка
cli-rurik-phase-strategy = стратегия
cli-rurik-phase-actions = действия
cli-rurik-phase-claim = развитие
cli-rurik-phase-over = конец

## Таблица игроков: короткие заголовки, их объясняет легенда

cli-rurik-mark-rebellion = Мятеж
cli-rurik-head-coin = мон
cli-rurik-head-wood = древ
cli-rurik-head-ore = руда
cli-rurik-head-fish = рыба
cli-rurik-head-honey = мёд
cli-rurik-head-fur = пушн
cli-rurik-head-boat = ладья
cli-rurik-head-troops = р
cli-rurik-head-buildings = ц/р/к
cli-rurik-head-schemes = указ
cli-rurik-head-rebels = мят
cli-rurik-head-deeds = подв
cli-rurik-legend = Столбцы: ладья — товары в ладье; р и ц/р/к — ратники, церкви, рынки и крепости в запасе; указ — указы на руке; мят — побеждённые мятежники; подв — подвиги: совершённые + начатые. Счётчики: показатель → очки, * — вместе с Киевом и Новгородом; дальше очки каждой фишки, → сколько дало бы развитие прямо сейчас, в скобках — показатель. Стратегия: в скобках очки и цена (★ — фишка первого игрока, м — монеты), за ними советник + взятка. Карта: сила каждой стороны (р — ратники); товар в скобках уже забрали.
cli-rurik-words-player = { $name }: { $coins }; товары: { $goods }; в ладье { $boat } из { $size }; в запасе: ратников { $troops }, церквей { $churches }, рынков { $markets }, крепостей { $strongholds }.
cli-rurik-words-cards = Указов на руке: { $hand }; побеждено мятежников: { $rebels }; начатые подвиги: { $deeds }; совершённые: { $done }.

## Счётчики

cli-rurik-thresholds = { $least } → { $points } оч.
cli-rurik-marker = { $points } оч. ({ $value })
cli-rurik-marker-rises = { $points } оч., сейчас { $now } ({ $value })
cli-rurik-war = Счётчик войны:

## Планшет стратегии

cli-rurik-strategy = Планшет стратегии
cli-rurik-in-hand = Советники на руке:
cli-rurik-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
cli-rurik-cards-token =
    { $count ->
        [one] { $count } карта и фишка
        [few] { $count } карты и фишка
       *[many] { $count } карт и фишка
    }
cli-rurik-price =
    { $coins ->
        [one] { "" } за { $coins } монету
        [few] { "" } за { $coins } монеты
       *[many] { "" } за { $coins } монет
    }
cli-rurik-price-brief = { "" } за { $coins }м

## Карта

cli-rurik-map = Карта
cli-rurik-near = соседи: { $regions }
cli-rurik-taken = { $good } (уже нет)
cli-rurik-rules = владеет { $mark }
cli-rurik-nobody-rules = никто не владеет
cli-rurik-troops = { $count }р
cli-rurik-troops-words =
    { $count ->
        [one] { $count } ратник
        [few] { $count } ратника
       *[many] { $count } ратников
    }
cli-rurik-rebels-help = мятежники
cli-rurik-rebel = мятежник ({ $reward })
cli-rurik-unseen = награда неизвестна
cli-rurik-neutral =
    { $count ->
        [one] { $count } нейтральный ратник
        [few] { $count } нейтральных ратника
       *[many] { $count } нейтральных ратников
    }
cli-rurik-none = нет

## Карты

cli-rurik-row = Подвиги в ряду (в колоде { $deck }):
cli-rurik-own-deeds = Ваши подвиги:
cli-rurik-lacking = Не хватает: { $parts }.
cli-rurik-ready = Всё для него есть.
cli-rurik-leader = Ваш персонаж { $name }: { $ability }.
cli-rurik-agenda = Ваше достижение «{ $name }»: { $goal }.
cli-rurik-hand = Ваши указы:
cli-rurik-conversions = Обмены:
cli-rurik-used = (в этом раунде использован)
cli-rurik-top = { $deck }, сверху вниз: { $cards }.
cli-rurik-unknown = неизвестно
cli-rurik-points =
    { $build ->
        [0] На этот ход осталось очков дани: { $tax }.
       *[other]
            { $tax ->
                [0] На этот ход осталось очков строительства: { $build }.
               *[other] На этот ход осталось очков: дани — { $tax }, строительства — { $build }.
            }
    }

## Мятеж

cli-rurik-rebellion = Мятеж (сложность: { $difficulty }): приоритет «{ $priority }»; сверху { $card }, { $order }.
cli-rurik-mat = Бонусы его планшета:
cli-rurik-column = { $name }:
cli-rurik-locked = закрыт
cli-rurik-unlocked = открыт

## Примечания к ходам и числа вопросов

cli-rurik-lands = { $row }: { $gives }
cli-rurik-pushes = сдвигает вниз: { $advisors }
cli-rurik-check =
    { $count ->
        [0] без проверки потерь
        [one] проверка потерь: { $count } карта
        [few] проверка потерь: { $count } карты
       *[many] проверка потерь: { $count } карт
    }
cli-rurik-left =
    { $count ->
        [one] Осталось { $count } очко.
        [few] Осталось { $count } очка.
       *[many] Осталось { $count } очков.
    }
cli-rurik-due = Осталось отдать: { $count }.
cli-rurik-deploy-alone = Поставьте ратника в любой удел, кроме занятых Мятежом.
cli-rurik-due-cards =
    { $count ->
        [one] Всего { $count } карта.
        [few] Всего { $count } карты.
       *[many] Всего { $count } карт.
    }

## Начала ходов с несколькими целями

cli-rurik-begin-place = Поставить { $advisor_acc }
cli-rurik-begin-act = Выполнить действие «{ $action }»
cli-rurik-begin-skip = Пропустить действие «{ $action }» ради монеты
cli-rurik-begin-muster = Призвать { $figure_acc }
cli-rurik-begin-move = Повести { $figure_acc }
cli-rurik-begin-send = Отправить { $figure_acc }
cli-rurik-begin-attack = Атаковать { $region_at }
cli-rurik-begin-remove = Убрать { $figure_acc }
cli-rurik-begin-demolish = Снести { $building_acc }
cli-rurik-begin-tax = Взять дань { $region_at }
cli-rurik-begin-build = Возвести { $building_acc }
cli-rurik-begin-convert = Обменять товары на { $conversion_what }
cli-rurik-begin-push = Вытеснить фигурку: { $seat }
cli-rurik-begin-push-rebellion = Вытеснить { $figure_acc } Мятежа

## Журнал и конец

cli-rurik-rebels-laid = Мятежники и награды за них: { $regions }.
cli-rurik-neutrals-laid = Нейтральные ратники стоят по одному в этих уделах: { $regions }.
cli-rurik-goods-laid = Товары по жетонам: { $regions }.
cli-rurik-points-for = очки за
