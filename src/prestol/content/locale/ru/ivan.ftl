# Слова «Ивана Грозного». Имена компонентов — в ivan-names.ftl, эффекты — в ivan-effects.ftl, речь стола — в ivan-table.ftl.

ivan-name = Иван Грозный: Первый царь
ivan-tagline = Бояре — в палаты Кремля, воины — по рекам, а царская милость — самым ловким.

## Что происходит

ivan-event-favour-drawn = { $seat } начинает с места { $place } в царской милости.
ivan-event-first-player = Первый игрок: { $seat }.
ivan-event-round-begins = Начинается раунд { $round }, первым ходит { $seat }.
ivan-event-assigned = { $chamber }. { $assignment }.
ivan-event-region-laid = { $region }: выложен жетон региона «{ $token }».
ivan-event-spoils-laid = В Диком поле выложен трофей «{ $spoils }».
ivan-event-trade-laid = { $waterway }: выложен торговый жетон «{ $token }».
ivan-event-title-opened = Среди доступных появляется титул «{ $title }».
ivan-event-estate-opened = Среди доступных появляется поместье «{ $estate }».
ivan-event-project-opened = Среди доступных появляется проект «{ $project }».
ivan-event-project-dealt = { $seat } получает проект «{ $project }».
ivan-event-kept = { $seat }: проект выбран.
ivan-event-mustered = { $seat } выставляет начального воина { $city_at }.
ivan-event-planned = { $seat } отправляет боярина { $chamber_to }.
ivan-event-staked =
    { $seat } кладёт под боярина { $chamber_at } { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }.
ivan-event-turn-begins = Ходит { $seat }.
ivan-event-left = { $seat } выводит боярина { $chamber_from }.
ivan-event-stake-returned =
    { $seat } забирает обратно { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }.
ivan-event-stake-lost =
    Боярин самый значимый: { $seat } отдаёт в резерв { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }.
ivan-event-sealed = { $seat } ставит печать { $chamber_at }.
ivan-event-stayed = { $seat }: боярин остаётся в Кремле.
ivan-event-entered = { $seat }: боярин прибывает { $city_to }.
ivan-event-gained = { $seat } получает: { $resource } × { $count }.
ivan-event-paid = { $seat } платит: { $resource } × { $count }.
ivan-event-scored =
    { $seat } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, всего { $total }.
ivan-event-favour-gained = { $seat } получает царскую милость и становится первым на её счётчике.
ivan-event-favour-token = { $seat } забирает жетон царской милости с деления { $space }.
ivan-event-harvested = { $seat } получает доход: { $city }.
ivan-event-placed = { $seat } выставляет воина { $city_at }.
ivan-event-marched = { $seat } перемещает { $mover_acc } { $city_from } { $target_to }.
ivan-event-token-taken = { $seat } берёт торговый жетон «{ $token }».
ivan-event-token-laid = { $seat } кладёт «{ $token }» на планшет ({ $slot }).
ivan-event-token-discarded = { $seat } сбрасывает торговый жетон «{ $token }».
ivan-event-arranged = { $seat } перекладывает торговые жетоны.
ivan-event-resolved = { $seat } разыгрывает торговый жетон «{ $token }».
ivan-event-printed-resolved = { $seat } разыгрывает эффект планшета ({ $slot }).
ivan-event-project-taken = { $seat } берёт доступный проект «{ $project }».
ivan-event-project-drawn = { $seat } берёт проект из колоды.
ivan-event-completed = { $seat } выполняет проект «{ $project }».
ivan-event-built = { $seat } ставит здание { $city_at }.
ivan-event-sent = { $seat } отправляет воина в Дикое поле.
ivan-event-spoils-taken = { $seat } забирает трофей «{ $spoils }».
ivan-event-title-taken = { $seat } получает титул «{ $title }».
ivan-event-estate-taken = { $seat } получает поместье «{ $estate }».
ivan-event-estate-used = { $seat } пользуется поместьем «{ $estate }».
ivan-event-region-led = { $region }: впереди { $seat }, влияние { $influence }.
ivan-event-region-second = { $region }: на втором месте { $seat }, влияние { $influence }.
ivan-event-region-empty = { $region }: ни у кого здесь нет фишек, награды нет.
ivan-event-reward-chosen = { $region }: { $seat } выбирает для лидера { $reward_acc }.
ivan-event-scoring-begins = Подсчёт очков после раунда { $round }.
ivan-event-tokens-removed =
    Со счётчика очков снимают { $count ->
        [one] { $count } жетон
        [few] { $count } жетона
       *[many] { $count } жетонов
    } царской милости.
ivan-event-title-scored =
    { $seat } получает за титул «{ $title }» { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
ivan-event-field-scored =
    { $seat } получает за воинов в Диком поле { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
ivan-event-court-scored =
    { $seat } получает за царскую милость { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
ivan-event-field-cleared = Воины возвращаются из Дикого поля; выкладываются новые трофеи и торговые жетоны.
ivan-event-goods-scored =
    { $seat } превращает товары и монеты в { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
ivan-event-titles-reshuffled = Сброшенные титулы становятся новой колодой.
ivan-event-estates-reshuffled = Сброшенные поместья становятся новой колодой.
ivan-event-won =
    Победа за { $total ->
        [one] { $total } очко
        [few] { $total } очка
       *[many] { $total } очков
    }: { $seat }.

## Ходы, как на кнопке

ivan-move-keep = Оставить проект «{ $project }»
ivan-move-muster = Выставить воина { $city_at }
ivan-move-plan = Отправить боярина { $chamber_to }
ivan-move-stake =
    { $number ->
        [0] Не класть монет
        [one] Положить { $number } монету
        [few] Положить { $number } монеты
       *[many] Положить { $number } монет
    }
ivan-move-leave = Вывести боярина { $chamber_from }
ivan-move-seal = Поставить печать
ivan-move-pass = Пропустить
ivan-move-finish = Закончить действия палаты
ivan-move-enter = Боярин едет { $city_to }
ivan-move-end = Закончить ход
ivan-move-harvest = Получить доход: { $city }
ivan-move-quarry = Заплатить монету за камень
ivan-move-again = Получить доход ещё раз: { $city }
ivan-move-place = Выставить воина { $city_at }
ivan-move-move = Переместить { $mover_acc } { $city_from } { $city2_to }
ivan-move-take = Взять проект «{ $project }»
ivan-move-draw = Взять проект из колоды
ivan-move-complete = Выполнить проект «{ $project }»
ivan-move-give = Отдать { $resource_acc }
ivan-move-get = Получить { $resource_acc }
ivan-move-estate = Взять поместье «{ $estate }»
ivan-move-draw-estate = Взять поместье из колоды
ivan-move-title = Взять титул «{ $title }»
ivan-move-draw-title = Взять титул из колоды
ivan-move-resolve = Разыграть торговый жетон «{ $trade_token }»
ivan-move-printed = Разыграть эффект планшета: { $pad_slot }
ivan-move-spoils = Отправить воина в Дикое поле за трофеем «{ $spoils }»
ivan-move-send = Отправить воина в Дикое поле
ivan-move-build = Поставить здание { $city_at }
ivan-move-lay = Положить жетон сюда: { $pad_slot }
ivan-move-discard = Сбросить торговый жетон «{ $trade_token }»
ivan-move-reward = Выбрать { $reward_acc }
ivan-move-sell = Продать { $resource_acc } и { $resource2_acc } за монету
ivan-move-export = Продать { $resource_acc } за монету
ivan-move-trade-in = Сбросить «{ $trade_token }» и «{ $trade_token2 }» ради проекта
ivan-move-arrange = Переложить торговые жетоны на ячейки { $number }
ivan-move-use = Воспользоваться поместьем «{ $estate }»
ivan-move-choose = Получить { $resource_list }
ivan-move-name =
    { $count ->
        [0] Не называть городов
       *[other] Получить доход: { $city_list }
    }
ivan-move-swap = Отдать в обмен { $resource_list }

## Вопросы

ivan-ask-keep = Какой из трёх проектов вы оставите?
ivan-wait-keep = Ещё выбирают проект: { $seat }.
ivan-ask-muster = Выставьте воина в город, где ещё нет воинов.
ivan-wait-muster = { $seat } выставляет начального воина.
ivan-ask-plan = Отправьте боярина в палату.
ivan-wait-plan = { $seat } отправляет боярина в палату.
ivan-ask-stake = Сколько монет положить под боярина?
ivan-wait-stake = { $seat } кладёт монеты под боярина.
ivan-ask-leave = Выведите боярина из палаты; до этого можно сделать свободные действия.
ivan-wait-leave = { $seat } выбирает, какого боярина вывести.
ivan-ask-seal = Ваш боярин самый значимый. Поставить печать ради усиления?
ivan-wait-seal = { $seat } может поставить печать.
ivan-ask-enter = В какой город едет боярин?
ivan-wait-enter = { $seat } выбирает город для боярина.
ivan-ask-end = Сделайте свободные действия или закончите ход.
ivan-wait-end = { $seat } может сделать свободные действия.
ivan-ask-income = Выберите город, который принесёт доход.
ivan-wait-income = { $seat } выбирает город для дохода.
ivan-ask-stone = Заплатить монету за камень?
ivan-wait-stone = { $seat } может заплатить за камень.
ivan-ask-name-cities = Назовите города, которые принесут доход, в порядке списка.
ivan-wait-name-cities = { $seat } называет города для дохода.
ivan-ask-cities = Выберите города, которые принесут доход: до трёх, в любом порядке.
ivan-wait-cities = { $seat } называет города для дохода.
ivan-ask-harvest = Возьмите, что ещё даёт палата: камень или доход ещё раз.
ivan-wait-harvest = { $seat } получает доход.
ivan-ask-place-warrior = Выберите город для нового воина.
ivan-wait-place-warrior = { $seat } выставляет воина.
ivan-ask-move = Переместите воина или боярина в соседний город.
ivan-wait-move = { $seat } перемещает воина или боярина.
ivan-ask-maneuver = Выставьте воина либо переместите воина или боярина.
ivan-wait-maneuver = { $seat } проводит манёвры.
ivan-ask-build = Выберите город для здания.
ivan-wait-build = { $seat } ставит здание.
ivan-ask-war = Отправьте воина в Дикое поле и выберите трофей.
ivan-wait-war = { $seat } может отправить воина в Дикое поле.
ivan-ask-make-room = Планшет заполнен. Какой жетон сбросить?
ivan-wait-make-room = { $seat } освобождает место на планшете.
ivan-ask-lay-token = На какую ячейку положить жетон?
ivan-wait-lay-token = { $seat } кладёт торговый жетон.
ivan-ask-take-project = Возьмите проект: доступный или из колоды.
ivan-wait-take-project = { $seat } берёт проект.
ivan-ask-complete-project = Какой проект выполнить?
ivan-wait-complete-project = { $seat } может выполнить проект.
ivan-ask-projects = Возьмите проект или выполните.
ivan-wait-projects = { $seat } занимается проектами.
ivan-ask-take-estate = Возьмите поместье: доступное или из колоды.
ivan-wait-take-estate = { $seat } берёт поместье.
ivan-ask-take-title = Возьмите титул: доступный или из колоды.
ivan-wait-take-title = { $seat } берёт титул.
ivan-ask-rewards = Возьмите титул или поместье.
ivan-wait-rewards = { $seat } выбирает титул или поместье.
ivan-ask-resolve = Какой торговый эффект планшета разыграть?
ivan-wait-resolve = { $seat } выбирает торговый эффект.
ivan-ask-second-trade = Какой торговый эффект разыграть после него?
ivan-wait-second-trade = { $seat } выбирает второй торговый эффект.
ivan-ask-next-trade = Разыграйте второй торговый эффект; до этого можно сделать свободные действия.
ivan-wait-next-trade = { $seat } может сделать свободные действия перед вторым торговым эффектом.
ivan-ask-swap = Что отдать в обмен?
ivan-wait-swap = { $seat } обменивает товары.
ivan-ask-swap-on = Завершите обмен.
ivan-wait-swap-on = { $seat } завершает обмен.
ivan-ask-swap-for = Что взять взамен?
ivan-wait-swap-for = { $seat } выбирает, что взять взамен.
ivan-ask-market = Обмен двух на одно: выберите, какие две единицы отдать. Или возьмите иноземный товар.
ivan-wait-market = { $seat } проводит обмен.
ivan-ask-gain = Что вы берёте?
ivan-wait-gain = { $seat } выбирает товары.
ivan-ask-reward = Какую награду региона получит лидер?
ivan-wait-reward = { $seat } выбирает награду региона.

## Почему ход невозможен

ivan-refusal-no-such-move = Такого хода нет.
ivan-refusal-no-free-actions = Свободные действия возможны только в свой ход фазы действий.
ivan-refusal-half-done = Сначала закончите начатое, потом можно сделать свободное действие.
ivan-refusal-not-asked = Сейчас от вас ждут другого.
ivan-refusal-estate-used = Это поместье уже использовано в этом раунде.
ivan-refusal-not-your-estate = Это не ваше поместье.
ivan-refusal-estate-too-dear = Вам нечем заплатить за эффект этого поместья.
ivan-refusal-estate-idle = Это поместье сейчас ничего не даст.
ivan-refusal-nothing-to-sell = У вас нет таких товаров.
ivan-refusal-tokens-needed = Для этого нужны два торговых жетона с вашего планшета и проект, который можно взять.
ivan-refusal-no-other-order = Переложить жетоны можно только один раз подряд и только по-другому.
ivan-refusal-boyar-there = В этой палате уже есть ваш боярин.
ivan-refusal-too-few-coins =
    { $coins ->
        [one] У вас только { $coins } монета.
        [few] У вас только { $coins } монеты.
       *[many] У вас только { $coins } монет.
    }
ivan-refusal-no-boyar-there = В этой палате нет вашего боярина.
ivan-refusal-warrior-there = В этом городе уже есть воин.
ivan-refusal-wrong-colour = Карта поручения не ведёт в этот город.
ivan-refusal-no-piece-there = В этом городе нет такой вашей фишки.
ivan-refusal-not-adjacent = Между этими городами нет водного пути.
ivan-refusal-no-warrior-left = У вас не осталось воинов в запасе.
ivan-refusal-no-building-left = У вас не осталось зданий в запасе.
ivan-refusal-building-there = В этом городе уже есть здание.
ivan-refusal-no-builder = В этом городе нет вашего воина или боярина.
ivan-refusal-not-named = Ещё раз доход приносит только выбранный ранее город.
ivan-refusal-no-presence = В этом городе нет ваших фишек.
ivan-refusal-no-income = Этот город сейчас не принесёт дохода: он уже назван, стоит в списке раньше или за его камень нечем платить.
ivan-refusal-not-in-hand = Этого проекта нет у вас на руке.
ivan-refusal-project-too-dear = Вам не хватает товаров для этого проекта.
ivan-refusal-not-displayed = Этой карты нет среди доступных.
ivan-refusal-deck-empty = Колода пуста.
ivan-refusal-display-closed = Колода и сброс пусты, поэтому доступных карт этого вида взять нельзя.
ivan-refusal-not-on-pad = Этого жетона нет на вашем планшете.
ivan-refusal-covered = На этой ячейке нет открытого напечатанного эффекта.
ivan-refusal-no-such-spoils = Этого трофея нет в Диком поле.
ivan-refusal-slot-taken = Сюда жетон положить нельзя: ячейка занята, или раньше идёт другая пустая.
ivan-refusal-no-coin-for-stone = За камень платят монету.
ivan-refusal-nothing-to-give = У вас нет того, что вы хотите отдать.
ivan-refusal-later-kinds-first = При обмене сначала отдают то, что в списке стоит раньше.
ivan-refusal-not-that-kind = Здесь нельзя взять такой товар.

## Настройки стола

ivan-option-income_pick = Города палаты дохода
ivan-option-income_pick-about = Когда выбирают города, которые приносят доход.
ivan-option-income_pick-all_first = все до первой выплаты
ivan-option-income_pick-one_by_one = каждый перед своей выплатой
ivan-option-trade_pair = Два торговых эффекта
ivan-option-trade_pair-about = Когда выбирают второй торговый эффект проекта.
ivan-option-trade_pair-named_together = оба до розыгрыша первого
ivan-option-trade_pair-one_by_one = каждый перед своим розыгрышем
ivan-option-empty_deck_closes_display = Пустая колода закрывает доступные карты
ivan-option-empty_deck_closes_display-about = Пока колода и сброс титулов или поместий пусты, доступные карты этого вида взять нельзя.
ivan-option-seal_by_sale = Продажа товаров ради печати
ivan-option-seal_by_sale-about = Вдвоём: если на печать нет монеты, товары можно продать прямо в этот момент.

## Как решилась ничья за первое место

ivan-tie-IVN-SCO-11 = Очков поровну: решает царская милость.

## Малые слова ходов и событий

ivan-mover-warrior = воин
    .acc = воина
ivan-mover-boyar = боярин
    .acc = боярина
ivan-reward-first = победные очки
    .acc = победные очки
ivan-reward-second = другая награда
    .acc = другую награду
