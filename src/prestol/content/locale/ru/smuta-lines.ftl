# Что такое компоненты «Смуты» и что они делают; у карточек свой файл.

## Карточки

smuta-card_does-other = В материалах этого стола эта карточка изменена.
smuta-line-instant = Мгновенная: не входит в две карточки фазы.
smuta-line-one-shot = Одноразовая: выходит из игры.

## Личности и отряды

smuta-line-ratings = тактика { $tactical }, стратегия { $strategic }
smuta-line-rank = легитимность { $legitimacy }, администрация { $administration }
smuta-line-start = на карте с самого начала
smuta-line-date = появляется: { $season_low } { $year } года
smuta-line-card = приходит по карточке
smuta-line-starts-with = начинает с частями: { $units }
smuta-line-units = { $what } ×{ $n }
smuta-line-unit = { $unit_low }
smuta-line-cossacks = казаки
smuta-line-army =
    { $n ->
        [one] в армии не больше { $n } части
       *[other] в армии не больше { $n } частей
    }
smuta-line-bonus-tactical = +{ $n } к тактике полководца, с которым идёт
smuta-line-bonus-strategic = +{ $n } к стратегии полководца, с которым идёт
smuta-line-bonus-recruit = +{ $n } к броскам набора полководца, с которым идёт
smuta-line-no-pretender = не может стать претендентом
smuta-join-comma = { $first }, { $last }
smuta-amount-nothing = ничего

## Боевые части

smuta-line-cavalry = конница, стрельба { $fire }, рукопашная { $melee }
smuta-line-foot = пешие, стрельба { $fire }, рукопашная { $melee }
smuta-line-price =
    { $n ->
        [0] купить нельзя
       *[other] стоит { $n }
    }
smuta-line-slow = армия не ходит на три пункта
smuta-line-die = +{ $n } к кубику рукопашной, один раз на войско
smuta-line-disgrace = −{ $n } к легитимности полководца за каждую

## Пункты и таблицы

smuta-line-kind-town = город
smuta-line-kind-fortress = крепость
smuta-line-kind-powerful_fortress = мощная крепость
smuta-line-kind-poland = пункт Польши
smuta-line-vp =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[other] { $n } очков
    }
smuta-line-legitimacy = +{ $n } к легитимности
smuta-line-swedes = +{ $n } к броскам набора шведов
smuta-line-cost = стоит { $n } легитимности
