# Слова поля «Ивана Грозного» в браузере.

## Части поля

web-ivan-map = Карта
web-ivan-kremlin = Палаты Кремля
web-ivan-parts = Части поля
web-ivan-part-map = Карта
web-ivan-part-kremlin = Кремль
web-ivan-part-cards = Карточки
web-ivan-part-mine = Моё
web-ivan-part-open = здесь есть что сделать
web-ivan-displays = Открытые карты
web-ivan-display-project = Проекты
web-ivan-display-title = Титулы
web-ivan-display-estate = Поместья
web-ivan-deck-project = В колоде проектов: { $count }
web-ivan-deck-title = В колоде титулов: { $count }
web-ivan-deck-estate = В колоде поместий: { $count }
web-ivan-draw = Взять из колоды

## Счётчики

web-ivan-rounds = Раунды
web-ivan-round-plain = Раунд { $round }
web-ivan-round-scoring = Раунд { $round }, в конце подсчёт очков
web-ivan-favour = Царская милость, сверху вниз: { $names }
web-ivan-points-track = Победные очки. { $points }

## Фишки и места для тех, кто слушает

web-ivan-nobody = пока никого
web-ivan-city-empty = Фишек здесь нет
web-ivan-label-piece =
    { $seat }: { $kind ->
        [building] здание
        [boyar] { $count ->
            [one] { $count } боярин
            [few] { $count } боярина
           *[other] { $count } бояр
        }
       *[warrior] { $count ->
            [one] { $count } воин
            [few] { $count } воина
           *[other] { $count } воинов
        }
    }
web-ivan-label-influence = { $seat }: влияние { $influence }
web-ivan-label-field =
    { $seat }: в Диком поле { $count ->
        [one] { $count } воин
        [few] { $count } воина
       *[other] { $count } воинов
    }
web-ivan-boyar-coins =
    { $coins ->
        [0] { $seat } без монет
        [one] { $seat }, { $coins } монета
        [few] { $seat }, { $coins } монеты
       *[other] { $seat }, { $coins } монет
    }
web-ivan-sealed = Печать: { $seat }
web-ivan-posted = { $seat }: боярин на карте поручения

## Откуда компоненты

web-ivan-ours = Наша реконструкция: какой он в печатной игре, неизвестно.
web-ivan-partly-ours = Из правил; часть чисел — наша реконструкция.
web-ivan-name-ours = Из правил; название наше.

## Что принесёт ход

web-ivan-would-influence =
    Влияние { $region_at }: { $before } → { $after }{ $place ->
        [0] { "" }
        [1] , первое место
        [2] , второе место
       *[other] , место { $place }
    }
web-ivan-would-take = Берёте торговый жетон «{ $token }»: { $effect }
web-ivan-would-complete =
    Заплатить { $price }, получить { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } ({ $before } → { $after }); затем { $effect }
web-ivan-would-meet = Бояре там: { $boyars }
web-ivan-would-lead = Сейчас вы стали бы здесь самым значимым
web-ivan-would-trail = Значимее всё равно { $seat }
web-ivan-would-return =
    { $coins ->
        [0] Здесь значимее { $seat }
        [one] Здесь значимее { $seat }: ваша монета вернётся
        [few] Здесь значимее { $seat }: ваши { $coins } монеты вернутся
       *[other] Здесь значимее { $seat }: ваши { $coins } монет вернутся
    }
web-ivan-would-seal =
    { $coins ->
        [0] Вы здесь самый значимый и можете поставить печать
        [one] Вы здесь самый значимый: теряете { $coins } монету и можете поставить печать
        [few] Вы здесь самый значимый: теряете { $coins } монеты и можете поставить печать
       *[other] Вы здесь самый значимый: теряете { $coins } монет и можете поставить печать
    }
web-ivan-would-lose =
    { $coins ->
        [0] Вы здесь самый значимый, но печать уже стоит
        [one] Вы здесь самый значимый: теряете { $coins } монету; печать уже стоит
        [few] Вы здесь самый значимый: теряете { $coins } монеты; печать уже стоит
       *[other] Вы здесь самый значимый: теряете { $coins } монет; печать уже стоит
    }
web-ivan-would-lack =
    { $coins ->
        [0] Вы здесь самый значимый, но печатей у вас не осталось
        [one] Вы здесь самый значимый: теряете { $coins } монету; печатей у вас не осталось
        [few] Вы здесь самый значимый: теряете { $coins } монеты; печатей у вас не осталось
       *[other] Вы здесь самый значимый: теряете { $coins } монет; печатей у вас не осталось
    }
web-ivan-would-poor =
    { $coins ->
        [0] Вы здесь самый значимый, но на печать не хватает монеты
        [one] Вы здесь самый значимый: теряете { $coins } монету; на печать не хватает ещё одной
        [few] Вы здесь самый значимый: теряете { $coins } монеты; на печать не хватает ещё одной
       *[other] Вы здесь самый значимый: теряете { $coins } монет; на печать не хватает ещё одной
    }
web-ivan-would-cover = Закроет напечатанный эффект: { $effects }
web-ivan-would-uncover = Откроет напечатанный эффект: { $effects }
web-ivan-would-reward-other = Эту награду получит { $seat }
web-ivan-would-coins = Ваши монеты: { $before } → { $after }
web-ivan-costs = Цена: { $price }
web-ivan-choose-from =
    { $place ->
        [yes] { $city }: нажмите, чтобы выставить сюда воина или переместить фишку отсюда.
       *[no] { $city }: нажмите, чтобы переместить фишку отсюда.
    }
web-ivan-choose-target = { $city }: теперь выберите, куда; нажмите ещё раз, чтобы отменить.
web-ivan-move-warrior = Переместить воина
web-ivan-move-boyar = Переместить боярина

## Вопросы

web-ivan-ask-reward = { $region }: впереди { $seat }, но отрыв мал. Какая награда достанется лидеру?
web-ivan-ask-reward-own = { $region }: вы впереди. Какую награду возьмёте?
web-ivan-ask-seal = Ваш боярин самый значимый. Усиление: { $bonus }. Поставить печать?
web-ivan-seal-called = Поставить печать за { $price }
web-ivan-reward-called = Награда: { $effect }
web-ivan-stake-none = Без монет
web-ivan-ask-swaps = Обменивайте два на одно сколько угодно раз: выберите, какие две единицы отдать.
web-ivan-ask-estate = Возьмите ещё одно поместье.
web-ivan-ask-give = Отдано: { $given }. Что ещё отдаёте?
web-ivan-ask-get = Отдано: { $given }. Что берёте взамен?
web-ivan-ask-lay-token = На какую ячейку планшета положить жетон «{ $token }»?
web-ivan-ask-name-cities =
    { $left ->
        [1] Выберите ещё один город, который принесёт доход.
       *[other] Выберите города, которые принесут доход: до { $left }.
    }

## Свой планшет

web-ivan-goods = Товары и монеты
web-ivan-good = { $name }: { $count }
web-ivan-take-good = Выберите, что взять
web-ivan-give-good = Что отдать
web-ivan-spoils = Трофеи
web-ivan-slots = Торговые ячейки планшета
web-ivan-supply = В запасе
web-ivan-supply-warrior = Воины в запасе: { $count }
web-ivan-supply-boyar = Бояре в запасе: { $count }
web-ivan-supply-building = Здания в запасе: { $count }
web-ivan-supply-seal = Осталось печатей: { $count }
web-ivan-hand = Ваши проекты
web-ivan-hand-lent = Проекты
web-ivan-hand-empty = Проектов на руке нет.
web-ivan-covered = Ваши проекты скрыты
web-ivan-beside = Ваши поместья и титулы
web-ivan-beside-lent = Поместья и титулы
web-ivan-kept = выбран
web-ivan-used = использовано
web-ivan-done = Выполнено проектов: { $projects }, трофеев: { $spoils }

## Свободные действия

web-ivan-free = Свободные действия
web-ivan-free-none = Сейчас недоступны.
web-ivan-free-later = Доступны в ваш ход фазы действий.
web-ivan-free-use = Использовать поместье
web-ivan-sell-two = Продать { $things } за монету
web-ivan-free-sell = Два местных товара за монету
web-ivan-free-export = Иноземный товар за монету
web-ivan-free-trade-in = Два торговых жетона за проект
web-ivan-free-arrange = Переложить торговые жетоны

## Что известно всем

web-ivan-first = Первый игрок
web-ivan-holding-hand = Проектов на руке: { $count }
web-ivan-holding-completed = Выполнено проектов: { $count }
web-ivan-holding-titles = Титулов: { $count }
web-ivan-holding-estates = Поместий: { $count }
web-ivan-holding-tokens = Торговых жетонов: { $count }

## Журнал

web-ivan-log-stands = Очки после раунда { $round }. { $list }.
web-ivan-log-stands-one = { $seat }: { $points } (построек { $buildings }, проектов { $projects })
web-ivan-log-gained = { $seat } получает { $things }.
web-ivan-log-paid = { $seat } платит { $things }.

## Конец раунда

web-ivan-rewards-title = Регионы после раунда { $round }
web-ivan-rewards-about = В каждом регионе награждают самых влиятельных.
web-ivan-rewards-empty = Никого нет.
web-ivan-rewards-tied = Влияние равное: решает царская милость.
web-ivan-rewards-later = ещё впереди
web-ivan-go-on = Дальше
web-ivan-scoring-title = Подсчёт очков после раунда { $round }
web-ivan-scoring-about = Сначала титулы, потом Дикое поле и царская милость.

## Итог

web-ivan-chart = Очки по источникам

## Поле словами

web-ivan-words-round = Раунд { $round } из { $rounds }
web-ivan-words-player =
    { $seat }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }. Имеет { $goods }
