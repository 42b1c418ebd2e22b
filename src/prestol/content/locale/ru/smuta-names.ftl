# Имена компонентов «Смуты» по таблицам и номерам материалов. `other` — для того, что названо в изменённых материалах.

## Партии

smuta-party-moscow = Московская партия
smuta-party-polish = Польская партия
smuta-party-rebel = Мятежная партия
smuta-party-nobles = Дворянская партия
smuta-party-shuisky = Партия Шуйских
smuta-party-other = { $title }

## Боевые части

smuta-unit_kind-mounted_cossack = Конные казаки
    .low = конные казаки
    .gen = конных казаков
smuta-unit_kind-foot_cossack = Пешие казаки
    .low = пешие казаки
    .gen = пеших казаков
smuta-unit_kind-noble_cavalry = Дворянская конница
    .low = дворянская конница
    .gen = дворянской конницы
smuta-unit_kind-town_streltsy = Городовые стрельцы
    .low = городовые стрельцы
    .gen = городовых стрельцов
smuta-unit_kind-moscow_streltsy = Московские стрельцы
    .low = московские стрельцы
    .gen = московских стрельцов
smuta-unit_kind-german_infantry = Немецкая пехота
    .low = немецкая пехота
    .gen = немецкой пехоты
smuta-unit_kind-reiters = Рейтары
    .low = рейтары
    .gen = рейтар
smuta-unit_kind-artillery = Артиллерия
    .low = артиллерия
    .gen = артиллерии
smuta-unit_kind-polish_infantry = Польская пехота
    .low = польская пехота
    .gen = польской пехоты
smuta-unit_kind-winged_hussars = Крылатые гусары
    .low = крылатые гусары
    .gen = крылатых гусар
smuta-unit_kind-other = { $title }
    .low = «{ $title }»
    .gen = «{ $title }»

## Что можно купить

smuta-good-mounted_cossack = Конные казаки
    .acc = часть конных казаков
smuta-good-foot_cossack = Пешие казаки
    .acc = часть пеших казаков
smuta-good-noble_cavalry = Дворянская конница
    .acc = часть дворянской конницы
smuta-good-town_streltsy = Городовые стрельцы
    .acc = часть городовых стрельцов
smuta-good-moscow_streltsy = Московские стрельцы
    .acc = часть московских стрельцов
smuta-good-german_infantry = Немецкая пехота
    .acc = часть немецкой пехоты
smuta-good-reiters = Рейтары
    .acc = часть рейтар
smuta-good-artillery = Артиллерия
    .acc = артиллерию
smuta-good-polish_infantry = Польская пехота
    .acc = часть польской пехоты
smuta-good-winged_hussars = Крылатые гусары
    .acc = часть крылатых гусар
smuta-good-siege = Осада
    .acc = маркер «Осада»
smuta-good-other = { $title }
    .acc = часть «{ $title }»

## Таблицы подчинения

smuta-legitimacy_table-volga = Волжские города
smuta-legitimacy_table-west = Западные города
smuta-legitimacy_table-north_east = Северо-Восточные города
smuta-legitimacy_table-south = Южные города
smuta-legitimacy_table-north = Северные города
smuta-legitimacy_table-fortresses = Крепости
smuta-legitimacy_table-other = { $title }

## Маркеры

smuta-marker-control = Маркер контроля
smuta-marker-sovereign = Государева крепость
smuta-marker-siege = Осада
smuta-marker-victory = Победа
smuta-marker-catholic_accusation = Обвинение в католичестве
smuta-marker-pretender = Претендент на трон
smuta-marker-fortress = Крепость
smuta-marker-fortified_camp = Укреплённый лагерь
smuta-marker-vp = Победные очки
smuta-marker-legitimacy = Очки легитимности
smuta-marker-sovereign_vp = Государевы крепости
smuta-marker-long_rule = Долгое правление
smuta-marker-zemsky_sobor = Земский собор
smuta-marker-turn = Ход
smuta-marker-season = Сезон
smuta-marker-zemsky_verdict = Земский приговор
smuta-marker-troitse_lavra = Троице-Сергиевская лавра
smuta-marker-tsar = Царь
smuta-marker-peace_with_sweden = Мир со Швецией
smuta-marker-crisis_of_power = Кризис власти
smuta-marker-other = { $title }

## Окна

smuta-window-order_rolled = Бросок очерёдности
smuta-window-own_political = Своя Политическая фаза
smuta-window-card_announced = Карточка объявлена
smuta-window-own_recruit = Свой набор
smuta-window-military_start = Начало Военной фазы
smuta-window-own_move = Своё движение
smuta-window-attack_declared = Атака объявлена
smuta-window-battle_start = Начало сражения
smuta-window-round_start = Начало раунда
smuta-window-battle_roll = Бросок в сражении
smuta-window-round_end = Конец раунда
smuta-window-battle_won = Победа в сражении
smuta-window-battle_lost = Поражение в сражении
smuta-window-siege_roll = Бросок осады
smuta-window-person_dying = Гибель личности

## Сезоны и деления дорожки

smuta-season-spring = Весна
    .low = весна
smuta-season-summer = Лето
    .low = лето
smuta-season-autumn = Осень
    .low = осень
smuta-season-winter = Зима
    .low = зима
smuta-cell-0 = Весна 1605
    .gen = весны 1605 года
smuta-cell-1 = Лето 1605
    .gen = лета 1605 года
smuta-cell-2 = Осень 1605
    .gen = осени 1605 года
smuta-cell-3 = Зима 1605
    .gen = зимы 1605 года
smuta-cell-4 = Весна 1606
    .gen = весны 1606 года
smuta-cell-5 = Лето 1606
    .gen = лета 1606 года
smuta-cell-6 = Осень 1606
    .gen = осени 1606 года
smuta-cell-7 = Зима 1606
    .gen = зимы 1606 года
smuta-cell-8 = Весна 1607
    .gen = весны 1607 года
smuta-cell-9 = Лето 1607
    .gen = лета 1607 года
smuta-cell-10 = Осень 1607
    .gen = осени 1607 года
smuta-cell-11 = Зима 1607
    .gen = зимы 1607 года
smuta-cell-12 = Весна 1608
    .gen = весны 1608 года
smuta-cell-13 = Лето 1608
    .gen = лета 1608 года
smuta-cell-14 = Осень 1608
    .gen = осени 1608 года
smuta-cell-15 = Зима 1608
    .gen = зимы 1608 года
smuta-cell-16 = Весна 1609
    .gen = весны 1609 года
smuta-cell-17 = Лето 1609
    .gen = лета 1609 года
smuta-cell-18 = Осень 1609
    .gen = осени 1609 года
smuta-cell-19 = Зима 1609
    .gen = зимы 1609 года
smuta-cell-20 = Весна 1610
    .gen = весны 1610 года
smuta-cell-21 = Лето 1610
    .gen = лета 1610 года
smuta-cell-22 = Осень 1610
    .gen = осени 1610 года
smuta-cell-23 = Зима 1610
    .gen = зимы 1610 года
smuta-cell-24 = Весна 1611
    .gen = весны 1611 года
smuta-cell-25 = Лето 1611
    .gen = лета 1611 года
smuta-cell-26 = Осень 1611
    .gen = осени 1611 года
smuta-cell-27 = Зима 1611
    .gen = зимы 1611 года
smuta-cell-28 = Весна 1612
    .gen = весны 1612 года
smuta-cell-29 = Лето 1612
    .gen = лета 1612 года
smuta-cell-30 = Осень 1612
    .gen = осени 1612 года
smuta-cell-31 = Зима 1612
    .gen = зимы 1612 года
