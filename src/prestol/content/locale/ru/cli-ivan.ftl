# Слова стола «Ивана Грозного» в терминале.

## Заголовок стола

cli-ivan-stands = Положение после раунда { $round }:
cli-ivan-round =
    Раунд { $round } из { $rounds }, { $decade }: { $phase }. Начинает { $first }.{ $scoring ->
        [0] { "" }
       *[other] { " " }В конце подсчёт очков.
    }
cli-ivan-phase-setup = подготовка
cli-ivan-phase-planning = планирование
cli-ivan-phase-actions = действия
cli-ivan-phase-rewards = награды регионов
cli-ivan-phase-over = конец
cli-ivan-favour = Царская милость:
cli-ivan-favour-tokens = Жетоны милости на { $spaces } ПО

## Таблица игроков: короткие заголовки объясняет легенда

cli-ivan-head-vp = ПО
cli-ivan-head-coin = мон
cli-ivan-head-rye = рожь
cli-ivan-head-wood = дер
cli-ivan-head-stone = кам
cli-ivan-head-gunpowder = порох
cli-ivan-head-textile = ткань
cli-ivan-head-metal = мет
cli-ivan-head-warrior = в
cli-ivan-head-boyar = б
cli-ivan-head-building = з
cli-ivan-head-seal = п
cli-ivan-head-hand = р
cli-ivan-head-titles = т
cli-ivan-head-estates = м
cli-ivan-head-spoils = ф
cli-ivan-head-done = вып
cli-ivan-legend = Столбцы: в, б, з, п — воины, бояре, здания и печати в запасе; р — проекты на руке; т, м, ф — титулы, поместья и трофеи; вып — выполненные строительные, торговые и военные проекты. В городах: в — воины, б — бояре, з — здание.
cli-ivan-words-player = { $name }: { $points }; имеет { $goods }; в запасе { $supply }; проектов на руке: { $hand }; выполнено: { $done }; титулы: { $titles }; поместья: { $estates }; трофеи: { $spoils }; торговые жетоны: { $tokens }.

## Фишки буквами и словами

cli-ivan-warrior = { $count }в
cli-ivan-boyar = { $count }б
cli-ivan-building = { $count }з
cli-ivan-warrior-words =
    { $count ->
        [one] { $count } воин
        [few] { $count } воина
       *[many] { $count } воинов
    }
cli-ivan-boyar-words =
    { $count ->
        [one] { $count } боярин
        [few] { $count } боярина
       *[many] { $count } бояр
    }
cli-ivan-building-words =
    { $count ->
        [one] { $count } здание
        [few] { $count } здания
       *[many] { $count } зданий
    }
cli-ivan-seal-words =
    { $count ->
        [one] { $count } печать
        [few] { $count } печати
       *[many] { $count } печатей
    }

## Кремль и карта

cli-ivan-staked =
    { $coins ->
        [0] без монет
        [one] на { $coins } монете
       *[many] на { $coins } монетах
    }
cli-ivan-posted = на карте
cli-ivan-sealed = печать:
cli-ivan-rewards = Либо { $first }, либо { $second }
cli-ivan-rewards-lead = { $rewards }; с отрывом от { $lead } выбирает лидер
cli-ivan-nobody = никого
cli-ivan-none = нет
cli-ivan-spoils = Трофеи: { $spoils }
cli-ivan-rivers = Торговые жетоны:

## Карты и жетоны

cli-ivan-display-project = Проекты (в колоде { $deck }):
cli-ivan-display-title = Титулы (в колоде { $deck }):
cli-ivan-display-estate = Поместья (в колоде { $deck }):
cli-ivan-type-construction = строительный
cli-ivan-type-trade = торговый
cli-ivan-type-military = военный
cli-ivan-types = После выполнения:
cli-ivan-hand = Ваши проекты:
cli-ivan-pad = Ваш планшет:
cli-ivan-slot = { $number } { $what }
cli-ivan-blank = пусто
cli-ivan-own-title = Ваши титулы:
cli-ivan-own-estate = Ваши поместья:
cli-ivan-used = (использовано)

## Начала ходов с несколькими целями

cli-ivan-begin-move = Переместить { $mover_acc }
cli-ivan-begin-sell = Продать { $resource_acc } и ещё один местный товар
cli-ivan-begin-trade-in = Сбросить «{ $trade_token }» и ещё один жетон за проект

## Конец

cli-ivan-points = очки за
