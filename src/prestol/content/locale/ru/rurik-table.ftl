# Что говорит любой стол «Рюрика», в браузере и в терминале.

rurik-program-rebellion = Мятеж

## Откуда очки

rurik-source-rule = Владения
rurik-source-build = Постройки
rurik-source-trade = Торговля
rurik-source-war = Война
rurik-source-agenda = Достижение
rurik-source-deeds = Подвиги
rurik-source-coins = Монеты
rurik-source-goods = Товары

## Чего не хватает для подвига

rurik-lack =
    { $what ->
        [wood] древесины — { $count }
        [ore] руды — { $count }
        [fish] рыбы — { $count }
        [honey] мёда — { $count }
        [fur] пушнины — { $count }
        [coin] { $count ->
            [one] { $count } монеты
           *[other] { $count } монет
        }
        [any_goods] { $count ->
            [one] { $count } товара
           *[other] { $count } товаров
        }
        [same_goods] одинаковых товаров — ещё { $count }
        [different_goods] товаров других видов — { $count }
        [scheme_cards] { $count ->
            [one] { $count } указа
           *[other] { $count } указов
        }
        [buildings] постройки на карте
        [figures] фигурок на карте — { $count }
        [market-goods] рынков в уделах с другими товарами — { $count }
        [church-connected] церквей в соседних уделах — { $count }
        [stronghold-connected] крепостей в соседних уделах — { $count }
        [market-connected] рынков в соседних уделах — { $count }
        [together] построек в том же уделе — { $count }
        [occupied] занятых уделов — { $count }
        [gathered] фигурок в одном уделе — ещё { $count }
        [rebels] побеждённых мятежников — { $count }
       *[token] фишки первого игрока
    }
