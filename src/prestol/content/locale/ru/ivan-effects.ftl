# Эффекты, цены, очки и награды «Ивана Грозного» словами. Терминал и поле в браузере складывают их из материалов игры и пишут
# первую букву прописной. После глагола количество стоит в винительном падеже, `.acc`, если он отличается.

## Количества

ivan-amount-coin =
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
ivan-amount-rye =
    { $n ->
        [one] { $n } рожь
        [few] { $n } ржи
       *[many] { $n } ржи
    }
ivan-amount-wood =
    { $n ->
        [one] { $n } дерево
        [few] { $n } дерева
       *[many] { $n } дерева
    }
ivan-amount-stone =
    { $n ->
        [one] { $n } камень
        [few] { $n } камня
       *[many] { $n } камней
    }
ivan-amount-gunpowder =
    { $n ->
        [one] { $n } порох
        [few] { $n } пороха
       *[many] { $n } пороха
    }
ivan-amount-textile =
    { $n ->
        [one] { $n } ткань
        [few] { $n } ткани
       *[many] { $n } ткани
    }
ivan-amount-metal =
    { $n ->
        [one] { $n } металл
        [few] { $n } металла
       *[many] { $n } металла
    }
ivan-amount-vp =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
ivan-amount-local =
    { $n ->
        [one] { $n } местный товар на выбор
        [few] { $n } местных товара на выбор
       *[many] { $n } местных товаров на выбор
    }
ivan-amount-foreign =
    { $n ->
        [one] { $n } иноземный товар на выбор
        [few] { $n } иноземных товара на выбор
       *[many] { $n } иноземных товаров на выбор
    }
ivan-amount-any =
    { $n ->
        [one] { $n } любой товар или монета
        [few] { $n } любых товара или монеты
       *[many] { $n } любых товаров или монет
    }
    .acc =
        { $n ->
            [one] { $n } любой товар или монету
            [few] { $n } любых товара или монеты
           *[many] { $n } любых товаров или монет
        }
ivan-amount-trade_token =
    { $n ->
        [one] { $n } торговый жетон
        [few] { $n } торговых жетона
       *[many] { $n } торговых жетонов
    }
ivan-amount-nothing = ничего

## Соединение

ivan-join-comma = { $first }, { $last }
ivan-join-and = { $first } и { $last }
ivan-join-or = { $first } или { $last }
ivan-join-then = { $first }, затем { $last }
ivan-round-number = { $n }

## Шаги эффектов

ivan-effect-gain = получите { $things }
ivan-effect-favour =
    { $n ->
        [1] получите царскую милость
        [few] получите царскую милость { $n } раза
       *[many] получите царскую милость { $n } раз
    }
ivan-effect-income =
    соберите доход с { $n ->
        [one] { $n } города
       *[many] { $n } городов
    }, где вы присутствуете
ivan-effect-place_warrior =
    { $n ->
        [one] выставьте { $n } воина в город с вашим присутствием
       *[many] выставьте { $n } воинов в города с вашим присутствием
    }
ivan-effect-move =
    { $n ->
        [1] переместите своего воина или боярина по водному пути
        [few] { $n } раза переместите своих воинов или бояр по водным путям
       *[many] { $n } раз переместите своих воинов или бояр по водным путям
    }
ivan-effect-take_project =
    возьмите { $n ->
        [one] { $n } проект
        [few] { $n } проекта
       *[many] { $n } проектов
    }
ivan-effect-complete_project =
    { $n ->
        [one] выполните { $n } проект с руки, заплатив за него
        [few] выполните { $n } проекта с руки, заплатив за них
       *[many] выполните { $n } проектов с руки, заплатив за них
    }
ivan-effect-take_estate =
    возьмите { $n ->
        [one] { $n } поместье
        [few] { $n } поместья
       *[many] { $n } поместий
    }
ivan-effect-take_title =
    возьмите { $n ->
        [one] { $n } титул
        [few] { $n } титула
       *[many] { $n } титулов
    }
ivan-effect-exchange =
    { $times ->
        [-1] сколько угодно раз обменяйте { $give } на { $get }
        [1] обменяйте { $give } на { $get }
       *[other] до { $times } раз обменяйте { $give } на { $get }
    }
ivan-effect-resolve_trade =
    разыграйте { $n ->
        [one] { $n } торговый эффект
        [few] { $n } разных торговых эффекта
       *[many] { $n } разных торговых эффектов
    } своего планшета
ivan-effect-war =
    { $n ->
        [one] пошлите { $n } воина в Дикое поле за трофеем
       *[many] пошлите { $n } воинов в Дикое поле, каждого за трофеем
    }
ivan-effect-build =
    { $n ->
        [one] постройте { $n } здание в городе, где есть ваш воин или боярин и нет зданий
        [few] постройте { $n } здания в городах, где есть ваш воин или боярин и нет зданий
       *[many] постройте { $n } зданий в городах, где есть ваш воин или боярин и нет зданий
    }
ivan-effect-rearrange_trade = переложите торговые жетоны на своём планшете

## Шаги, которые бывают только в палатах

ivan-effect-income_cities =
    соберите доход самое большее с { $n ->
        [one] { $n } города
       *[many] { $n } разных городов
    }, где вы присутствуете
ivan-effect-income_again = ещё раз соберите доход с { $n } из этих городов
ivan-effect-choose =
    { $times ->
        [1] { $steps }
       *[other] до { $times } раз { $steps }
    }

## Очки титулов

ivan-score-project_construction =
    { $points } за { $every ->
        [1] каждый выполненный строительный проект
        [few] каждые { $every } выполненных строительных проекта
       *[many] каждые { $every } выполненных строительных проектов
    }
ivan-score-project_trade =
    { $points } за { $every ->
        [1] каждый выполненный торговый проект
        [few] каждые { $every } выполненных торговых проекта
       *[many] каждые { $every } выполненных торговых проектов
    }
ivan-score-project_military =
    { $points } за { $every ->
        [1] каждый выполненный военный проект
        [few] каждые { $every } выполненных военных проекта
       *[many] каждые { $every } выполненных военных проектов
    }
ivan-score-project_any =
    { $points } за { $every ->
        [1] каждый выполненный проект
        [few] каждые { $every } выполненных проекта
       *[many] каждые { $every } выполненных проектов
    }
ivan-score-project_set =
    { $points } за { $every ->
        [1] каждый набор из строительного, торгового и военного проектов
        [few] каждые { $every } набора из строительного, торгового и военного проектов
       *[many] каждые { $every } наборов из строительного, торгового и военного проектов
    }
ivan-score-title =
    { $points } за { $every ->
        [1] каждый ваш титул
        [few] каждые { $every } ваших титула
       *[many] каждые { $every } ваших титулов
    }
ivan-score-estate =
    { $points } за { $every ->
        [1] каждое ваше поместье
        [few] каждые { $every } ваших поместья
       *[many] каждые { $every } ваших поместий
    }
ivan-score-token_spoils_trade =
    { $points } за { $every ->
        [1] каждый ваш трофей и каждый торговый жетон на планшете
        [few] каждые { $every } ваших трофея и торговых жетона на планшете
       *[many] каждые { $every } ваших трофеев и торговых жетонов на планшете
    }
ivan-score-city_influence =
    { $points } за { $every ->
        [1] каждый город, где у вас не меньше { $threshold } влияния
        [few] каждые { $every } города, где у вас не меньше { $threshold } влияния
       *[many] каждые { $every } городов, где у вас не меньше { $threshold } влияния
    }
ivan-score-city_presence =
    { $points } за { $every ->
        [1] каждый город с вашим присутствием
        [few] каждые { $every } города с вашим присутствием
       *[many] каждые { $every } городов с вашим присутствием
    }
ivan-score-region_influence =
    { $points } за { $every ->
        [1] каждый регион, где у вас не меньше { $threshold } влияния
        [few] каждые { $every } региона, где у вас не меньше { $threshold } влияния
       *[many] каждые { $every } регионов, где у вас не меньше { $threshold } влияния
    }
ivan-score-region_building =
    { $points } за { $every ->
        [1] каждый регион с вашим зданием
        [few] каждые { $every } региона с вашими зданиями
       *[many] каждые { $every } регионов с вашими зданиями
    }
ivan-score-field_warrior =
    { $points } за { $every ->
        [1] каждого вашего воина в Диком поле
        [few] каждых { $every } ваших воинов в Диком поле
       *[many] каждых { $every } ваших воинов в Диком поле
    }
ivan-score-foreign_good =
    { $points } за { $every ->
        [1] каждый ваш иноземный товар
        [few] каждые { $every } ваших иноземных товара
       *[many] каждые { $every } ваших иноземных товаров
    }
ivan-score-favour_rank = по месту на счётчике царской милости: { $places }
ivan-score-place = { $place }-е место — { $points }

## Цвета городов и родов

ivan-colour-black = чёрный
ivan-colour-red = красный
ivan-colour-blue = синий
ivan-colour-yellow = жёлтый
ivan-colour-white = белый
ivan-colour-green = зелёный

## Что делает компонент, строка за строкой

ivan-line-price = отдайте { $price }: { $effect }
ivan-line-title =
    { $score }; подсчёт в конце { $count ->
        [one] раунда
       *[many] раундов
    } { $rounds }
ivan-line-regular = обычные действия: { $effect }
ivan-line-bonus = усиление с печатью: { $effect }
ivan-line-target-color = после действий боярин идёт в любой { $colour } город
ivan-line-target-any = после действий боярин идёт в любой город
ivan-line-target-none = боярин остаётся на этой карте до конца раунда
ivan-line-extra-regular = с обычными действиями: { $effect }
ivan-line-extra-bonus = с усилением: { $effect }
ivan-line-printed = напечатано на планшете: { $effect }
ivan-line-blank = пустая ячейка под торговый жетон
ivan-line-reward-one = либо { $effect }
ivan-line-reward-other = либо { $effect }
ivan-line-lead = вдвоём первый по влиянию выбирает сам, если его перевес не меньше { $lead }
ivan-line-favour =
    дойдите первыми до { $space ->
        [one] { $space } очка
       *[many] { $space } очков
    }: { $effect }
ivan-line-city = { $region }, { $colour } город, доход { $income }
ivan-line-stone = за каждый камень дохода отдают { $price }
ivan-line-waterway = { $first } — { $last }
ivan-line-waterway-slot = { $first } — { $last }, с ячейкой под торговый жетон
