# Эффекты, цены, условия, способности и очки «Рюрика» словами. Терминал и поле в браузере складывают их из материалов игры
# и пишут первую букву прописной. После глагола и после «за» количество стоит в винительном падеже, `.acc`.

## Количества

rurik-amount-coin =
    { $n ->
        [one] { $n } монета
        [few] { $n } монеты
       *[many] { $n } монет
    }
    .acc =
        { $n ->
            [one] { $n } монету
            [few] { $n } монеты
           *[many] { $n } монет
        }
rurik-amount-wood =
    { $n ->
        [one] { $n } древесина
       *[other] { $n } древесины
    }
    .acc =
        { $n ->
            [one] { $n } древесину
           *[other] { $n } древесины
        }
rurik-amount-ore =
    { $n ->
        [one] { $n } руда
       *[other] { $n } руды
    }
    .acc =
        { $n ->
            [one] { $n } руду
           *[other] { $n } руды
        }
rurik-amount-fish =
    { $n ->
        [one] { $n } рыба
        [few] { $n } рыбы
       *[many] { $n } рыб
    }
    .acc =
        { $n ->
            [one] { $n } рыбу
            [few] { $n } рыбы
           *[many] { $n } рыб
        }
rurik-amount-honey =
    { $n ->
        [one] { $n } мёд
       *[other] { $n } мёда
    }
rurik-amount-fur =
    { $n ->
        [one] { $n } пушнина
       *[other] { $n } пушнины
    }
    .acc =
        { $n ->
            [one] { $n } пушнину
           *[other] { $n } пушнины
        }
rurik-amount-vp =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
rurik-amount-muster =
    { $n ->
        [one] { $n } очко призыва
        [few] { $n } очка призыва
       *[many] { $n } очков призыва
    }
rurik-amount-move =
    { $n ->
        [one] { $n } очко похода
        [few] { $n } очка похода
       *[many] { $n } очков похода
    }
rurik-amount-attack =
    { $n ->
        [one] { $n } очко атаки
        [few] { $n } очка атаки
       *[many] { $n } очков атаки
    }
rurik-amount-tax =
    { $n ->
        [one] { $n } очко дани
        [few] { $n } очка дани
       *[many] { $n } очков дани
    }
rurik-amount-build =
    { $n ->
        [one] { $n } очко строительства
        [few] { $n } очка строительства
       *[many] { $n } очков строительства
    }
rurik-amount-one = 1 { $good_acc }
rurik-amount-any_goods =
    { $n ->
        [one] { $n } любой товар
        [few] { $n } любых товара
       *[many] { $n } любых товаров
    }
rurik-amount-same_goods =
    { $n ->
        [one] { $n } товар
        [few] { $n } товара одного вида
       *[many] { $n } товаров одного вида
    }
rurik-amount-different_goods =
    { $n ->
        [one] { $n } товар
        [few] { $n } разных товара
       *[many] { $n } разных товаров
    }
rurik-amount-scheme_cards =
    { $n ->
        [one] { $n } указ с руки
        [few] { $n } указа с руки
       *[many] { $n } указов с руки
    }
rurik-amount-buildings =
    { $n ->
        [one] { $n } ваша постройка с карты
        [few] { $n } ваши постройки с карты
       *[many] { $n } ваших построек с карты
    }
    .acc =
        { $n ->
            [one] { $n } вашу постройку с карты
            [few] { $n } ваши постройки с карты
           *[many] { $n } ваших построек с карты
        }
rurik-amount-figures-any =
    { $n ->
        [one] { $n } ваша фигурка с карты
        [few] { $n } ваши фигурки с карты
       *[many] { $n } ваших фигурок с карты
    }
    .acc =
        { $n ->
            [one] { $n } вашу фигурку с карты
            [few] { $n } ваши фигурки с карты
           *[many] { $n } ваших фигурок с карты
        }
rurik-amount-figures-distinct_regions =
    { $n ->
        [one] { $n } ваша фигурка с карты
        [few] { $n } ваши фигурки из разных уделов
       *[many] { $n } ваших фигурок из разных уделов
    }
    .acc =
        { $n ->
            [one] { $n } вашу фигурку с карты
            [few] { $n } ваши фигурки из разных уделов
           *[many] { $n } ваших фигурок из разных уделов
        }
rurik-amount-figures-one_ruled_region =
    { $n ->
        [one] { $n } ваша фигурка из удела, которым вы владеете
        [few] { $n } ваши фигурки из одного удела, которым вы владеете
       *[many] { $n } ваших фигурок из одного удела, которым вы владеете
    }
    .acc =
        { $n ->
            [one] { $n } вашу фигурку из удела, которым вы владеете
            [few] { $n } ваши фигурки из одного удела, которым вы владеете
           *[many] { $n } ваших фигурок из одного удела, которым вы владеете
        }
rurik-amount-nothing = ничего

## Соединение

rurik-join-comma = { $first }, { $last }
rurik-join-and = { $first } и { $last }
rurik-join-or = { $first } или { $last }
rurik-join-then = { $first }, затем { $last }
rurik-one-region = { $region }
rurik-one-building = { $building_acc }

## Эффекты как вещи

rurik-brief-look =
    { $n ->
        [one] { $n } указ на выбор
        [few] { $n } указа на выбор
       *[many] { $n } указов на выбор
    }
rurik-brief-take_deed =
    { $n ->
        [1] подвиг из ряда
        [few] { $n } подвига из ряда
       *[many] { $n } подвигов из ряда
    }
rurik-brief-move_anywhere =
    { $n ->
        [one] { $n } фигурка в любой удел
        [few] { $n } фигурки в любые уделы
       *[many] { $n } фигурок в любые уделы
    }
rurik-brief-reveal =
    { $n ->
        [one] на { $n } карту меньше при проверке потерь
        [few] на { $n } карты меньше при проверке потерь
       *[many] на { $n } карт меньше при проверке потерь
    }
rurik-brief-token = фишка первого игрока на передачу

## Эффекты как действия

rurik-effect-gain = получите { $things }
rurik-effect-look =
    { $n ->
        [1] возьмите верхнюю карту колоды указов
        [one] посмотрите { $n } карту колоды указов и одну оставьте себе
        [few] посмотрите { $n } карты колоды указов и одну оставьте себе
       *[many] посмотрите { $n } карт колоды указов и одну оставьте себе
    }
rurik-effect-take_deed =
    { $n ->
        [1] возьмите подвиг из ряда
        [few] возьмите { $n } подвига из ряда
       *[many] возьмите { $n } подвигов из ряда
    }
rurik-effect-move_anywhere =
    { $n ->
        [one] отправьте { $n } фигурку в любой удел
        [few] отправьте до { $n } фигурок в любые уделы
       *[many] отправьте до { $n } фигурок в любые уделы
    }
rurik-effect-reveal =
    { $effect }; при проверке потерь — на { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    } меньше
rurik-effect-token = отдайте кому угодно фишку первого игрока

## Чего требуют подвиги

rurik-need-buildings_distinct_goods =
    ваши { $building_many } в уделах с { $n ->
        [one] { $n } товаром
       *[other] { $n } разными товарами
    }
rurik-need-buildings_connected =
    ваши { $building_many } в { $n ->
        [one] { $n } уделе
       *[other] { $n } связанных уделах
    }
rurik-need-buildings_one_region = ваши { $buildings } в одном уделе
rurik-need-occupied_regions =
    { $n ->
        [one] { $n } занятый вами удел
        [few] { $n } занятых вами удела
       *[many] { $n } занятых вами уделов
    }
rurik-need-troops_one_region =
    { $n ->
        [one] { $n } ваша фигурка
        [few] { $n } ваши фигурки
       *[many] { $n } ваших фигурок
    } в одном уделе
rurik-need-defeated_rebels =
    { $n ->
        [one] { $n } побеждённый вами мятежник
        [few] { $n } побеждённых вами мятежника
       *[many] { $n } побеждённых вами мятежников
    }
rurik-need-first_player_token = фишка первого игрока

## Достижения: чего ни у кого не должно быть больше

rurik-most-deeds_done = никто не совершил больше подвигов, чем вы
rurik-most-fur_honey_total = ни у кого нет больше пушнины и мёда вместе, чем у вас
rurik-most-defeated_rebels = никто не победил больше мятежников, чем вы
rurik-most-war_track = никто не стоит выше вас на счётчике войны
rurik-most-goods_total = ни у кого нет больше товаров, чем у вас
rurik-most-buildings_in_ruled_regions = ни у кого нет во владениях больше построек, своих и чужих, чем у вас
rurik-most-track-build = никто не стоит выше вас на счётчике построек
rurik-most-coins = ни у кого нет больше монет, чем у вас
rurik-most-occupied_regions = никто не занимает больше уделов, чем вы
rurik-most-track-trade = никто не стоит выше вас на счётчике торговли
rurik-most-track-rule = никто не стоит выше вас на счётчике владений

## Что умеют персонажи

rurik-ability-escort =
    { $n ->
        [0] ходит без свиты
        [1] когда персонаж идёт, с ним бесплатно может пойти { $n } ваш ратник
       *[other] когда персонаж идёт, с ним бесплатно могут пойти до { $n } ваших ратников
    }
rurik-ability-attack_bonus =
    в уделе персонажа вы раскрываете при проверке потерь на { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    } меньше и забираете у атакованного противника { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }
rurik-ability-muster_adjacent = раз за раунд призывать можно и в один удел по соседству с персонажем, где у вас нет фигурок
rurik-ability-flat_point_cost =
    в уделе персонажа товар стоит вам { $tax ->
        [one] { $tax } очко
        [few] { $tax } очка
       *[many] { $tax } очков
    } дани, а постройка — { $build ->
        [one] { $build } очко
        [few] { $build } очка
       *[many] { $build } очков
    } строительства, кто бы там ни владел
rurik-ability-move_enemy = раз за раунд вы вытесняете фигурку противника из удела персонажа в соседний; её хозяину достаётся { $reward }
rurik-ability-rebel_friend =
    { $n ->
        [0] в уделе персонажа мятежники прибавляют вам силу
       *[other] в уделе персонажа мятежники прибавляют вам силу, а на место побеждённого встаёт ратник из вашего запаса
    }
rurik-ability-points_as = очком атаки можно вместо атаки призвать ратника в удел персонажа
rurik-ability-suppress_enemy_buildings = в уделе персонажа чужие постройки не действуют, а владеете вы и при равной силе

## Что делают постройки

rurik-building_does-church = когда возведена, вытесняет из удела мятежника или ратника противника; на его место встаёт ваш ратник
rurik-building_does-market = дань отсюда приносит вам ещё 1 такой же товар или 1 монету
rurik-building_does-stronghold = прибавляет вам здесь 1 к силе, а тот, кто вас здесь атакует, раскрывает на 1 карту больше

## Строки счётчиков развития

rurik-step-rule =
    { $points } за { $n ->
        [one] { $n } удел
        [few] { $n } удела
       *[many] { $n } уделов
    } во владении
rurik-step-build =
    { $points } за постройки в { $n ->
        [one] { $n } уделе
       *[other] { $n } связанных уделах
    }
rurik-step-trade =
    { $points } за { $n ->
        [one] { $n } товар
        [few] { $n } товара
       *[many] { $n } товаров
    } в ладье
rurik-step-with = { $step }, если среди них { $regions }

## Строки

rurik-line-paid = отдайте { $price }: { $effect }
rurik-line-slot = { $effect } за { $price }
rurik-line-loss = при проверке потерь — символ потери
rurik-line-need = условие: { $need }
rurik-line-cost = цена: { $price }
rurik-line-reward = награда: { $effect }
rurik-line-agenda = { $points }, если { $what }
rurik-line-boat =
    { $n ->
        [one] { $n } место в ладье
        [few] { $n } места в ладье
       *[many] { $n } мест в ладье
    }
rurik-line-advisor =
    { $round ->
        [1] влияние { $n }
       *[other] влияние { $n }, приходит в раунде { $round }
    }
rurik-line-yields = приносит { $good_acc }
rurik-line-near = соседи: { $regions }
rurik-line-war = { $first } за самую высокую фишку, { $second } за вторую
rurik-line-solo_leader =
    атакуя в уделе Святополка, Мятеж раскрывает на { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    } меньше; в конце каждого раунда он призывает туда { $troops ->
        [one] { $troops } ратника
       *[other] { $troops } ратников
    }
rurik-line-cell = действие «{ $action }»: { $effect }
rurik-line-order = порядок уделов: { $regions }
rurik-line-build-order = порядок построек при приоритете «{ $priority }»: { $buildings }
