# Что говорит любой стол «Ивана Грозного», в браузере и в терминале.

## Что осталось от действия

ivan-left = Осталось:
ivan-left-seal = поставить печать или пропустить
ivan-left-work =
    { $left ->
        [0] действия { $chamber_at }
        [one] { $left } действие { $chamber_at }
        [few] { $left } действия { $chamber_at }
       *[other] { $left } действий { $chamber_at }
    }
ivan-left-cities =
    { $left ->
        [one] выбрать ещё { $left } город
        [few] выбрать ещё до { $left } городов
       *[other] выбрать ещё до { $left } городов
    }
ivan-left-harvest = собрать доход
ivan-left-maneuver =
    { $left ->
        [one] { $left } манёвр
        [few] { $left } манёвра
       *[other] { $left } манёвров
    }
ivan-left-projects =
    { $left ->
        [one] { $left } действие с проектами
        [few] { $left } действия с проектами
       *[other] { $left } действий с проектами
    }
ivan-left-market =
    { $left ->
        [0] обмены
        [one] { $left } бесплатный иноземный товар и обмены
        [few] { $left } бесплатных иноземных товара и обмены
       *[other] { $left } бесплатных иноземных товаров и обмены
    }
ivan-left-rewards =
    { $left ->
        [one] { $left } пожалование
        [few] { $left } пожалования
       *[other] { $left } пожалований
    }
ivan-left-enter = боярин уходит в город
ivan-left-gain =
    { $left ->
        [one] выбрать { $left } товар
        [few] выбрать { $left } товара
       *[other] выбрать { $left } товаров
    }
ivan-left-stone = заплатить за камень
ivan-left-room = освободить место на планшете
ivan-left-token = положить торговый жетон
ivan-left-swaps =
    { $left ->
        [99] обмены
        [one] { $left } обмен
        [few] { $left } обмена
       *[other] { $left } обменов
    }
ivan-left-swap = завершить обмен
ivan-left-resolve =
    { $left ->
        [one] разыграть { $left } торговый эффект
        [few] разыграть { $left } торговых эффекта
       *[other] разыграть { $left } торговых эффектов
    }
ivan-left-second = выбрать второй торговый эффект
ivan-left-named = выбранный торговый эффект
ivan-left-reward = выбрать награду региона
ivan-left-other = { $seat }: { $what }

## Откуда очки

ivan-source-projects = Проекты
ivan-source-regions = Регионы
ivan-source-spoils = Трофеи
ivan-source-trade = Торговля
ivan-source-estates = Поместья
ivan-source-favour = Милость
ivan-source-titles = Титулы
ivan-source-field = Дикое поле
ivan-source-court = Двор
ivan-source-goods = Товары
