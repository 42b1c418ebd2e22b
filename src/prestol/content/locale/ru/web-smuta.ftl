# Слова доски «Смуты» в браузере.

## Части доски

web-smuta-map = Карта царства
web-smuta-realm = Трон, партии и ходы
web-smuta-parts = Части доски
web-smuta-part-map = Карта
web-smuta-part-realm = Царство
web-smuta-part-armies = Армии
web-smuta-part-open = здесь можно действовать
web-smuta-land-poland = Польша
web-smuta-land-steppe = Дикое поле
web-smuta-hand = Ваши карточки
web-smuta-covered = Ваши карточки закрыты.

## Сезоны и фазы

web-smuta-cell =
    { $season ->
        [spring] Весна
        [summer] Лето
        [autumn] Осень
       *[winter] Зима
    } { $year }
web-smuta-season-short =
    { $season ->
        [spring] весна
        [summer] лето
        [autumn] осень
       *[winter] зима
    }
web-smuta-phase-set-up = Подготовка
web-smuta-phase-year-start = Начало года
web-smuta-phase-order = Очерёдность ходов
web-smuta-phase-return = Возвращение полководцев
web-smuta-phase-administration = Администрирование
web-smuta-phase-politics = Политическая фаза
web-smuta-phase-war = Военная фаза
web-smuta-phase-year-end = Конец года

## Трон, партии, дорожка

web-smuta-throne = Трон
web-smuta-tsar = Царь
web-smuta-vacant = Трон пуст
web-smuta-pretender = Претендент
web-smuta-points-track = Победные очки: до { $points }
web-smuta-first = Начинает сезон
web-smuta-peace = Мир со Швецией
web-smuta-parties = Партии
web-smuta-party-short =
    { $party ->
        [moscow] Москва
        [polish] Поляки
        [rebel] Мятежники
        [nobles] Дворяне
       *[shuisky] Шуйские
    }
web-smuta-column-party = Партия
web-smuta-column-vp = Победные очки
web-smuta-column-legitimacy = Легитимность
web-smuta-column-administration = Карточек за сезон
web-smuta-column-held = Города
web-smuta-column-towns = Города и крепости
web-smuta-column-victories = Маркеры «Победа»
web-smuta-column-tsar = Царь
web-smuta-column-sovereign = Государевы крепости
web-smuta-column-peace = Мир со Швецией
web-smuta-column-victory = Выигранные сражения (маркеры «Победа»)
web-smuta-holding-legitimacy = Легитимность: { $count }
web-smuta-holding-administration = Карточек за сезон: { $count }
web-smuta-holding-hand = Карточек на руке: { $count }
web-smuta-holding-party = Партийных карточек на руке: { $count }
web-smuta-holding-victory = Маркеров «Победа»: { $count }
web-smuta-sovereign-points = Государевых крепостей: { $fortresses }, партии царя они дают ПО: { $count }.
web-smuta-holds = Держит:
web-smuta-known = Вы видели, что на этой руке:
web-smuta-at-home = При партии: { $names }
web-smuta-track = Ходы
web-smuta-track-now = сейчас
web-smuta-track-long_rule = Долгое правление: партия царя победит, если он ещё на троне
web-smuta-track-crisis = Кризис власти: после него побеждают по очкам
web-smuta-track-sobor = Земский собор: конец игры
web-smuta-ends = Чем закончится игра
web-smuta-end-long-rule = { $cell }: { $party } победит, если её царь ещё на троне.
web-smuta-end-points = Кто набрал { $points } ПО, сразу побеждает.
web-smuta-end-points-from = { $cell } и позже: кто набрал { $points } ПО, побеждает.
web-smuta-end-royal = { $party } побеждает, если у неё { $points } ПО, Смоленск и Москва с королём.
web-smuta-end-sobor = { $cell }: Земский собор избирает царя.
web-smuta-won =
    { $victory ->
        [long-rule] { $party } побеждает долгим правлением.
        [royal] { $party } побеждает королевской властью.
        [sobor] { $party } побеждает на Земском соборе.
       *[points] { $party } побеждает по очкам.
    }

## Журнал

web-smuta-log-stands = Победные очки в конце сезона: { $list }.
web-smuta-log-card-drawn =
    { $count ->
        [one] { $seat } берёт { $count } карточку.
        [few] { $seat } берёт { $count } карточки.
       *[many] { $seat } берёт { $count } карточек.
    }
web-smuta-log-card-seen = { $seat } берёт карточки: { $cards }.

## Пункты

web-smuta-point-kind =
    { $kind ->
        [poland] Город в Польше
        [fortress] Крепость
        [powerful_fortress] Мощная крепость
       *[town] Город
    }{ $points ->
        [0] { "" }
       *[other] , ПО: { $points }
    }
web-smuta-point-legitimacy = Даёт легитимность: { $count }
web-smuta-point-walled = Здесь лежит маркер «Крепость»
web-smuta-point-sovereign = Государева крепость
web-smuta-point-free = Никем не контролируется
web-smuta-point-held = Контроль: { $party }
web-smuta-point-empty = Армий здесь нет.
web-smuta-piece-short =
    { $name } ({ $party }), { $count ->
        [one] { $count } часть
        [few] { $count } части
       *[other] { $count } частей
    }

## Армии и лица

web-smuta-army-size =
    { $count ->
        [one] { $count } часть из { $most }
        [few] { $count } части из { $most }
       *[other] { $count } частей из { $most }
    }
web-smuta-army-worth = тактика { $tactical }, стратегия { $strategic }, стрельба { $fire }, рукопашная { $melee }
web-smuta-army-with = При армии: { $names }
web-smuta-army-led = В группировке, командует { $name }
web-smuta-army-leads = Командует группировкой, в ней { $name }
web-smuta-rank = Легитимность { $legitimacy }, администрирование { $administration }
web-smuta-rating-tactical = Тактический рейтинг
web-smuta-rating-strategic = Стратегический рейтинг
web-smuta-rating-fire = Стрельба
web-smuta-rating-melee = Рукопашная
web-smuta-rating-legitimacy = Легитимность
web-smuta-rating-administration = Администрирование
web-smuta-mark-pretender = Претендент на трон
web-smuta-mark-accused = Обвинение в католичестве
web-smuta-mark-inside = Внутри крепости
web-smuta-mark-camp = Укреплённый лагерь
web-smuta-mark-carried = Везёт маркер «Осада»
web-smuta-mark-laid = Осаждает крепость
web-smuta-mark-used = Уже действовал в этой фазе
web-smuta-where-track = На дорожке, { $cell }
web-smuta-where-army = При армии, полководец { $name }
web-smuta-where-party = При партии
web-smuta-where-box = На троне
web-smuta-where-beside = Рядом с картой

## Что предлагает вопрос

web-smuta-offer-menu = Что сделать
web-smuta-offer-card_kind = Карточки
web-smuta-offer-legitimacy_table = Подчинить города
web-smuta-offer-figure = Лица
web-smuta-offer-unit_kind = Части
web-smuta-offer-good = Части и маркеры
web-smuta-offer-loss = Потери
web-smuta-offer-party = Партии
web-smuta-ask-attacked = Вас атакуют: { $name }. Что делаете?
web-smuta-ask-points = Осталось очков набора: { $count }.
web-smuta-ask-losses = Осталось потерять частей: { $count }.
web-smuta-ask-left = Осталось выбрать частей: { $count }.
web-smuta-ask-march = Осталось очков движения: { $count }.
# если за год можно взять несколько карточек своей партии
web-smuta-ask-taken = Взято: { $cards }.
web-smuta-ask-may-take =
    { $taken ->
        [0] Можно взять { $left }.
       *[other]
            { $left ->
                [1] Можно взять ещё одну.
               *[other] Можно взять ещё { $left }.
            }
    }
web-smuta-ask-legitimacy = Осталось легитимности: { $left }. Сыграно карточек: { $played } из 2.

## Что принесёт действие

web-smuta-table-cost = Стоит легитимности: { $cost }, останется { $left }
web-smuta-table-free = Бесплатно
web-smuta-unit-worth = Стрельба { $fire }, рукопашная { $melee }
web-smuta-good-cost = Стоит { $cost }, останется { $left }
web-smuta-would-attack = Атака: { $names }
web-smuta-would-evade = На кубике нужно { $least } или больше (стратегия { $own } против { $attacker })
web-smuta-would-lose = Таких частей в армии: { $count }

## Действия в два щелчка и кнопки

web-smuta-choose-first = { $name }: щёлкните, чтобы выбрать действие.
web-smuta-choose-target =
    { $domain ->
        [point] Теперь выберите пункт на карте.
       *[other] Теперь выберите армию.
    }
web-smuta-call =
    { $kind ->
        [go] Идти туда и остановиться
        [step] Одна дорога, затем дальше
        [lay] Положить маркер «Осада»
        [storm] Бросить кубик на взятие
        [send] Сменить место
        [proclaim] Провозгласить царём
        [name] Назвать претендентом
        [pick] Взять
       *[play] Сыграть
    }
web-smuta-call-done =
    { $ask ->
        [politics] Закончить Политическую фазу
        [war] Закончить Военную фазу
        [piece] Остаться на месте
        [march-on] Остановиться здесь
        [buy] Закончить набор
        [pick] Не брать
        [picked] Больше не брать
        [name-pretender] Никого не называть
        [regroup] Оставить как есть
        [resource] Никому не давать
       *[other] Готово
    }
web-smuta-call-way =
    { $branch ->
        [0] Способ { $mode }
       *[other] Действие { $branch }
    }
