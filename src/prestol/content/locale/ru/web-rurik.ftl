# Слова доски «Рюрика» в браузере.

## Части доски

web-rurik-map = Карта Руси
web-rurik-strategy = Планшет стратегии
web-rurik-tracks = Счётчики развития
web-rurik-deed-row = Подвиги
web-rurik-deed-deck = (в колоде: { $count })
web-rurik-parts = Части доски
web-rurik-part-map = Карта
web-rurik-part-strategy = Стяги
web-rurik-part-claims = Счёт
web-rurik-part-mine = Моё
web-rurik-part-open = здесь можно ходить

## Уделы

web-rurik-sea-north = Варяжское море
web-rurik-sea-south = Русское море
web-rurik-not-in-play = При таком числе игроков не в игре
web-rurik-yielded = { $good }: в этом раунде уже взято
web-rurik-ruled = Владеет { $side }
web-rurik-ruled-by-nobody = Никто не владеет
web-rurik-strength = { $side }: сила { $strength } ({ $parts })
web-rurik-others-strength =
    { $who ->
        [neutral] Нейтральные ратники: сила { $strength }
       *[rebel] Мятежники: сила { $strength }
    }
web-rurik-troops =
    { $count ->
        [one] { $count } ратник
        [few] { $count } ратника
       *[many] { $count } ратников
    }
web-rurik-the-leader = персонаж
web-rurik-the-stronghold = крепость
web-rurik-the-rebel = мятежник
web-rurik-building = { $building }, хозяин — { $side }
web-rurik-rebel = Мятежник; награда победителю: { $reward }
web-rurik-rebel-unseen = Мятежник с неизвестной наградой
web-rurik-neutrals = Нейтральные ратники: { $count }

## Подвиги и достижения

web-rurik-missing = Не хватает: { $things }.
web-rurik-can-do = Можно совершить уже сейчас.
web-rurik-metric =
    { $metric ->
        [deeds_done] Больше всех подвигов
        [fur_honey_total] Больше всех пушнины и мёда
        [defeated_rebels] Больше всех побеждённых мятежников
        [war_track] Выше всех на счётчике войны
        [goods_total] Больше всех товаров
        [buildings_in_ruled_regions] Больше всех построек в своих уделах
        [coins] Больше всех монет
        [occupied_regions] Больше всех занятых уделов
        [track-build] Выше всех на счётчике построек
        [track-trade] Выше всех на счётчике торговли
       *[track-rule] Выше всех на счётчике владений
    }
web-rurik-has = { $side } — { $count }

## Что предлагает вопрос

web-rurik-offer-leader = Персонажи
web-rurik-offer-agenda = Достижения
web-rurik-offer-advisor = Ваши советники
web-rurik-offer-deck = Колоды указов
web-rurik-offer-good = Товары
web-rurik-offer-scheme = Указы
web-rurik-offer-deed = Подвиги
web-rurik-offer-conversion = Обмен
web-rurik-offer-push = Способность
web-rurik-deck =
    { $deck ->
        [left] Левая колода: { $count }
       *[right] Правая колода: { $count }
    }
web-rurik-known-top = Вы знаете, что лежит сверху: { $cards }
web-rurik-push = Вытеснить фигурку

## Что принесёт ход

web-rurik-would-rule = Вы будете владеть уделом { $region }
web-rurik-would-rule-other = Уделом { $region } будет владеть { $side }
web-rurik-would-lose-rule = Вы перестанете владеть уделом { $region }
web-rurik-would-end-rule = { $side } перестанет владеть уделом { $region }
web-rurik-would-count =
    { $track_what }: { $before } → { $after }; в фазе развития это { $points ->
        [0] ещё не даст очков
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
web-rurik-would-no-check = Проверки потерь нет
web-rurik-would-check =
    { $cards ->
        [one] Проверка потерь, { $cards } карта: риск { $percent } %
        [few] Проверка потерь, { $cards } карты: риск { $percent } %
       *[many] Проверка потерь, { $cards } карт: риск { $percent } %
    }
web-rurik-would-lose-figure = { $side } теряет { $figure_acc }
web-rurik-would-war = Счётчик войны: { $before } → { $after }
web-rurik-would-steal = Борис заберёт ещё и монету
web-rurik-would-gain = Вы получите: { $things }
web-rurik-would-draw = Награда пока неизвестна
web-rurik-would-tax =
    { $coin ->
        [yes] Получите: { $good } — { $count } и монета
       *[no] Получите: { $good } — { $count }
    }; очков дани: { $price }, останется { $left }
web-rurik-would-dock = Ладья полна, на пристань: { $count }
web-rurik-would-build = Очков строительства: { $price }, останется { $left }
web-rurik-would-drive-out = Церковь вытеснит: { $who }
web-rurik-would-market = Дань здесь будет приносить ещё товар или монету
web-rurik-would-stronghold = Здесь считается за ратника; атакующий раскроет на карту больше
web-rurik-a-rebel = мятежника
web-rurik-a-neutral = нейтрального ратника
web-rurik-a-troop-of = ратника ({ $side })
web-rurik-would-pay-pushed = { $side } получит за это монету
web-rurik-would-score =
    { $points ->
        [one] { $points } очко в конце игры
        [few] { $points } очка в конце игры
       *[many] { $points } очков в конце игры
    }
web-rurik-would-coins = Ваши монеты: { $before } → { $after }

## Ходы в два щелчка

web-rurik-choose-first = { $name }: нажмите, чтобы выбрать, что делать.
web-rurik-choose-banner = Теперь выберите стяг.
web-rurik-choose-target = Теперь выберите, куда идти.
web-rurik-figure-of = { $side }: { $figure }
web-rurik-bribe = Взятка:
web-rurik-bribe-about = Взятка: { $count }, не больше { $most }
web-rurik-bribe-fewer = На монету меньше
web-rurik-bribe-more = На монету больше
web-rurik-bribe-most = не больше { $count }
web-rurik-call-rebel = Мятежник
web-rurik-call-neutral = Нейтральный ратник
web-rurik-call-tax = Дань
web-rurik-call-tax-good = Дань и товар с рынка
web-rurik-call-tax-coin = Дань и монета с рынка

## Вопросы

web-rurik-ask-act = Действуйте или пропустите; сначала можно сделать дополнительные действия.
web-rurik-ask-end = Что-нибудь ещё или конец хода?
web-rurik-ask-deploy = Поставьте ратника в любой удел, кроме занятых Мятежом.
web-rurik-left =
    { $ask ->
        [deploy] Осталось поставить: { $left }.
       *[other] Осталось очков: { $left }.
    }
web-rurik-check-cards = Раскрывается карт: { $count }.
web-rurik-points-left =
    { $tax ->
        [0] Очки строительства: { $build }.
       *[other] { $build ->
            [0] Очки дани: { $tax }.
           *[other] Очки дани: { $tax }, очки строительства: { $build }.
        }
    }

## Своё

web-rurik-goods = Монеты и товары
web-rurik-boat = Ладья
web-rurik-good =
    { $dock ->
        [0] { $name }: { $count }, мест в ладье: { $spaces }
       *[other] { $name }: { $count }, мест в ладье: { $spaces }, на пристани: { $dock }
    }
web-rurik-supply = В запасе
web-rurik-supply-coin = Монеты: { $count }
web-rurik-supply-troop = Ратники в запасе: { $count }
web-rurik-supply-church = Церкви в запасе: { $count }
web-rurik-supply-market = Рынки в запасе: { $count }
web-rurik-supply-stronghold = Крепости в запасе: { $count }
web-rurik-supply-advisors = Советники на руке: { $numbers }
web-rurik-tax-points = Очки дани: { $count }
web-rurik-build-points = Очки строительства: { $count }
web-rurik-schemes = Ваши указы
web-rurik-no-schemes = Нет ни одного.
web-rurik-agenda = Достижение
web-rurik-own-deeds = Подвиги перед вами
web-rurik-deeds-done = Совершено подвигов: { $count }
web-rurik-covered = Ваши указы и достижение скрыты
web-rurik-ours = Наша реконструкция: как напечатано, неизвестно.

## Что знают все

web-rurik-first = Фишка первого игрока
web-rurik-on-boat = Товаров в ладье: { $count }, всего: { $total }
web-rurik-holding-schemes = Указов на руке: { $count }
web-rurik-holding-deeds = Подвигов впереди: { $count }
web-rurik-holding-deeds-done = Совершено подвигов: { $count }
web-rurik-holding-rebels = Побеждено мятежников: { $count }

## Журнал

web-rurik-log-stands = Очки после раунда { $round }: { $list }.
web-rurik-log-income = Доход: { $list }.
web-rurik-log-card-turned = Раскрыто при проверке потерь: { $list }.
web-rurik-log-neutral-laid = Нейтральные ратники стоят в уделах: { $list }.
web-rurik-log-looked-at = { $seat } видит: { $list }.

## Планшет стратегии

web-rurik-banner =
    { $action ->
        [muster] Призыв
        [move] Поход
        [attack] Атака
        [tax] Дань
        [build] Стройка
       *[scheme] Указы
    }
web-rurik-stands =
    { $bribe ->
        [0] { $side }, советник { $number }
       *[other] { $side }, советник { $number } со взяткой { $bribe } (влияние { $influence })
    }
web-rurik-space = Деление { $row }, { $points }: { $who }
web-rurik-space-free = свободно
web-rurik-looks = просмотр карт указов: { $count }
web-rurik-lands = Деление { $row }: { $points }
web-rurik-pushed = Вниз на деление { $row }: советник { $number }, { $side } ({ $points })

## Счётчики

web-rurik-track-side =
    { $side }: { $track_what } — { $value }, фишка на { $points ->
        [one] { $points } очке
       *[other] { $points } очках
    }
web-rurik-track-rises =
    сейчас она поднялась бы до { $points ->
        [one] { $points } очка
       *[other] { $points } очков
    }
web-rurik-track-next =
    для { $points ->
        [one] { $points } очка
       *[other] { $points } очков
    } нужно ещё { $missing }
web-rurik-track-next-with = для { $points } очков нужно { $least }, и среди них: { $names }
web-rurik-war-side = { $side }: деление { $space }

## Подвиги

web-rurik-ready = можно совершить
web-rurik-missing-short = не хватает: { $things }
web-rurik-no-deeds = Подвигов не осталось.

## Фаза развития

web-rurik-claim-title = Развитие после раунда { $round }
web-rurik-claim-about = Фишки поднимаются до той строки, которой отвечает положение на карте, и никогда не опускаются.
web-rurik-claimed =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
web-rurik-claimed-why = { $track_what }: { $value }
web-rurik-stays = остаётся на { $points }
web-rurik-income = Доход
web-rurik-income-coins = Монеты: { $coins }
web-rurik-go-on = Продолжить

## Итог

web-rurik-end-title = Конец игры
web-rurik-end-about = Складываются счётчики развития, война, достижения и подвиги.
web-rurik-end-wins =
    Победа: { $side }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
web-rurik-end-share = Общая победа: { $sides }.
web-rurik-column-tracks = Развитие
web-rurik-column-coins = Монеты и пристань
web-rurik-agenda-achieved = выполнено
web-rurik-agenda-missed = не выполнено
web-rurik-chart = Откуда очки
web-rurik-end-agendas = Достижения
web-rurik-end-deeds = Совершённые подвиги

## Доска словами

web-rurik-words-round = Раунд { $round } из { $rounds }
web-rurik-words-first = Фишка первого игрока: { $side }.
