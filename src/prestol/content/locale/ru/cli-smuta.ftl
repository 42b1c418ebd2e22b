# Слова стола «Смуты» в терминале.

## Заголовок стола

cli-smuta-season = { $cell }: { $phase }.
cli-smuta-active = Сейчас: { $name }.
cli-smuta-first = Сезон открывает { $name }.
cli-smuta-phase-set-up = подготовка
cli-smuta-phase-year-start = начало года
cli-smuta-phase-order = очерёдность
cli-smuta-phase-return = возвращение полководцев
cli-smuta-phase-administration = административная фаза
cli-smuta-phase-politics = Политическая фаза
cli-smuta-phase-war = Военная фаза
cli-smuta-phase-year-end = конец года
cli-smuta-vacant = Престол свободен.
cli-smuta-tsar = Царь: { $name } ({ $party }).
cli-smuta-campaign = Он в походе, старший: { $name }.
cli-smuta-long-rule = Если он ещё будет царём, когда начнётся { $cell } года, его партия победит.
cli-smuta-pretenders = Претенденты: { $names }.
cli-smuta-peace = Мир со Швецией: { $party }, −4 ПО.

## Партии: по две буквы на каждую и короткие столбцы, они объяснены в подписи

cli-smuta-mark-moscow = Мо
cli-smuta-mark-polish = По
cli-smuta-mark-rebel = Мя
cli-smuta-mark-nobles = Дв
cli-smuta-mark-shuisky = Шу
cli-smuta-head-points = ПО
cli-smuta-head-legitimacy = ЛГ
cli-smuta-head-administration = адм
cli-smuta-head-victories = побед
cli-smuta-head-hand = карт
cli-smuta-head-party-cards = парт
cli-smuta-words-player = { $name }: победных очков { $points }, легитимность { $legitimacy }, администрирование { $administration }, маркеров «Победа» { $victories }, карточек на руке { $hand }, из них партийных { $party }.
cli-smuta-budget = Легитимности на города осталось { $left } из { $whole }. Карточек сыграно { $played } из { $most }.
cli-smuta-legend = Столбцы: ПО — победные очки; ЛГ — легитимность; адм — сколько карточек добирает партия каждый сезон; побед — маркеры «Победа»; карт — карточки на руке, парт — партийные среди них. Число после пункта — его победные очки. У частей указано их число.

## Карта

cli-smuta-control = Контроль
cli-smuta-holds = владеет:
cli-smuta-sovereign = Государевы крепости, партии царя ПО { $points }:
cli-smuta-walled = укреплён
cli-smuta-armies = Армии
cli-smuta-with = с ним { $names }
cli-smuta-led-by = старший { $name }
cli-smuta-at-home = при партии: { $names }
cli-smuta-track = На дорожке, { $cell }: { $names }
cli-smuta-mark-pretender = претендент
cli-smuta-mark-accused = обвинён в католичестве
cli-smuta-mark-inside = в крепости
cli-smuta-mark-camp = укреплённый лагерь
cli-smuta-mark-siege-carried = маркер «Осада»
cli-smuta-mark-siege-laid = осаждает крепость
cli-smuta-points = Пункты и дороги
cli-smuta-kind-town =
    { $points ->
        [0] город
       *[other] город, ПО { $points }
    }
cli-smuta-kind-fortress = крепость, ПО { $points }
cli-smuta-kind-powerful = мощная крепость, ПО { $points }
cli-smuta-kind-poland = Польша
cli-smuta-sovereign-point = государева
cli-smuta-near = дороги в пункты: { $points }

## Карточки, сражение, осада

cli-smuta-none = ничего
cli-smuta-hand = Ваши карточки:
cli-smuta-announced = { $name } объявляет карточку «{ $card }».
cli-smuta-battle =
    { $round ->
        [0] Сражение: { $point }
       *[other] Сражение: { $point }, раунд { $round }
    }
cli-smuta-attacker = нападает
cli-smuta-defender = обороняется
cli-smuta-force = тактика { $tactical }, стратегия { $strategic }, стрельба { $fire }, рукопашная { $melee }
cli-smuta-die = кубик { $die }
cli-smuta-advantage = тактическое преимущество
cli-smuta-siege =
    { $modifier ->
        [0] Приступ: { $point }, войском командует { $name }
       *[other] Приступ: { $point }, войском командует { $name }, поправка { $modifier }
    }

## Рядом с ходом

cli-smuta-price-legitimacy = { $cost } ЛГ
cli-smuta-price-recruiting =
    { $cost ->
        [one] { $cost } очко
        [few] { $cost } очка
       *[other] { $cost } очков
    }
cli-smuta-strength = стрельба { $fire }, рукопашная { $melee }

## Конец

cli-smuta-row-points = Победные очки
cli-smuta-row-legitimacy = Легитимность
