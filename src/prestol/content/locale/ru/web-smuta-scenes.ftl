# Сцены «Смуты»: сражения, осады, выборы, карточки, конец года и конец игры.

web-smuta-scenes-next = Дальше
web-smuta-scenes-die = на кубике { $die }
web-smuta-scenes-die-total = на кубике { $die }, всего { $total }
web-smuta-scenes-rolls-sum = Кубик с легитимностью
web-smuta-scenes-rolls-round = Бросок { $round }

## Сражения и осады

web-smuta-scenes-battle-title = Сражение: { $point }
web-smuta-scenes-battle-about = { $attacker } атакует, обороняется { $defender }.
web-smuta-scenes-battle-losses = Потери: { $list }
web-smuta-scenes-combat-table =
    { $phase ->
        [fire] Стрельба, сила { $power }
       *[melee] Рукопашная, сила { $power }
    }
web-smuta-scenes-combat-die = Кубик
web-smuta-scenes-siege-title = Под стенами: { $point }
web-smuta-scenes-siege-need = нужно { $least } или больше
web-smuta-scenes-siege-taken = { $seat } берёт крепость.
web-smuta-scenes-siege-stands = Крепость устояла.

## Престол

web-smuta-scenes-election-title = Выборы претендента
web-smuta-scenes-election-about = Каждая партия бросает кубик и прибавляет легитимность; при равенстве бросают ещё раз.
web-smuta-scenes-throne-taken = Новый царь: { $name }
web-smuta-scenes-throne-taken-about = Партия царя получает шесть победных очков, и начинается счёт сезонов долгого правления.
web-smuta-scenes-throne-vacant = Престол свободен
web-smuta-scenes-throne-vacant-about = Новый царь будет у той партии, у которой есть претендент и Москва.

## Карточки

web-smuta-scenes-card-title =
    { $count ->
        [one] Сыграна карточка
       *[other] Сыграны карточки
    }
web-smuta-scenes-card-about = То, что на ней сказано, происходит сейчас.
web-smuta-scenes-card-cancelled-title = Карточка отменена
web-smuta-scenes-card-cancelled-about = Того, что на ней сказано, не будет; все эти карточки истрачены.
web-smuta-scenes-card-aimed = Цель: { $list }
web-smuta-scenes-card-fate-announced = Объявлена
web-smuta-scenes-card-fate-carried-out = Исполнена
web-smuta-scenes-card-fate-came-to-nothing = Ничего не меняет
web-smuta-scenes-card-fate-failed = Бросок не удался
web-smuta-scenes-card-fate-cancelled = Отменена

## Конец года и конец игры

web-smuta-scenes-year-title = { $year } год окончен
web-smuta-scenes-year-tsar = На престоле { $name }.
web-smuta-scenes-year-no-tsar = Царя нет.
web-smuta-scenes-year-about = Каждый может сбросить карточки, потом все добирают руку.
web-smuta-scenes-year-next = Начать { $year } год
web-smuta-scenes-year-party = Партия
web-smuta-scenes-year-points = Победные очки
web-smuta-scenes-year-legitimacy = Легитимность
web-smuta-scenes-year-held = Города
web-smuta-scenes-year-victories = Выиграно сражений
web-smuta-scenes-end-title = Смута окончена
web-smuta-scenes-end-about =
    { $victory ->
        [long-rule] Восемь сезонов подряд царь был у одной партии.
        [royal] У Польской партии — Москва, свой царь и очки для королевской победы.
        [points] Тридцать победных очков приносят победу сразу.
       *[sobor] Земский собор в конце 1612 года назвал царя.
    }

## Что происходит

web-smuta-scenes-underway = Сейчас происходит
web-smuta-scenes-round = раунд { $round }
web-smuta-scenes-force = Войско
web-smuta-scenes-rating-tactical = такт.
web-smuta-scenes-rating-strategic = страт.
web-smuta-scenes-rating-fire = стр.
web-smuta-scenes-rating-melee = рукоп.
web-smuta-scenes-lost = пот.
web-smuta-scenes-first =
    { $phase ->
        [fire] Первым стреляет { $name }
       *[melee] Первым в рукопашной бьёт { $name }
    }
web-smuta-scenes-dying = Гибнет { $name }.
