# Помощник в терминале.

cli-companion-no-home = Папку { $folder } не создать: { $why }; укажите --file.
cli-companion-under-way = В { $file } партия, которая не окончена; уберите настройки, чтобы её продолжить, или добавьте --new.
cli-companion-resumed = Раунд { $round } партии из { $file }. Введите ?, чтобы увидеть подсказку.
cli-companion-begun = Новая партия; после каждой записи она сохраняется в { $file }. Введите ?, чтобы увидеть подсказку.
cli-companion-ask-leader = Кто ваш персонаж? { $leaders }.
cli-companion-help-leader = Введите имя или его первые буквы; q — выход.
cli-companion-kept = Сохранено в { $file }.
cli-companion-undone = Отменено.
cli-companion-line-undone = Последняя строка этого хода отменена.
cli-companion-fixed = Исправлено.
cli-companion-fix-later = Сначала закончите ход или отмените его строки: в нём и так записывают, что изменилось на столе.

## Вопросы

cli-companion-ask-top = Какая карта мятежа лежит на верху колоды? Её номер:
cli-companion-ask-card = Какая карта мятежа лежит под низом колоды? Её номер:
cli-companion-ask-good = Какой жетон товара здесь: { $region }? Например: рыба
cli-companion-ask-deploy = Где начинают ваши ратники (их { $troops })? Персонаж встаёт к первому. Например: { $one } 2 { $other }. Свободны: { $regions }.
cli-companion-ask-place = Поставьте советника: { $advisors }; стяги: { $banners }. Например: 5 дань, а с взяткой в 2 монеты: 5 дань 2
cli-companion-ask-turn = Ваш ход: снимите советника { $value } со стяга «{ $banner }». Что изменилось на столе? Enter завершает ход.
cli-companion-ask-space = Два ваших советника равны. С какого стяга снимаете одного? 1 { $one }, 2 { $other }
cli-companion-ask-loss =
    Проверка потерь Мятежа ({ $region }): откройте { $count ->
        [one] { $count } карту
        [few] по одной до { $count } карт
       *[many] по одной до { $count } карт
    } одной колоды указов. Есть символ потери? да или нет
cli-companion-ask-boat = Начинается фаза развития. Сколько товаров у вас в ладье (не больше { $most })?
cli-companion-ask-score = Игра окончена. Сколько у вас очков? Счётчики и война дают { $points }; прибавьте подвиги и достижение. Например: 21, а с делением войны и монетами: 21 { $war } 4

## Команды

cli-companion-order-troops = киев +2  два ваших ратника приходят в Киев
cli-companion-order-march = киев волынь  поход ратника; добавьте число или «персонаж»; киев волынь мятежник: вытеснила Предслава
cli-companion-order-build = киев церковь  ваша постройка; ещё рынок, крепость; -1 снимает её
cli-companion-order-good = киев товар  вы берёте товар
cli-companion-order-attack = киев атака  вы атакуете Мятеж; киев нейтральный: нейтрального ратника; киев мятежник: изгнала церковь
cli-companion-order-coin = монета +1  на пристани Мятежа монетой больше
cli-companion-order-undo = u  отменить последнюю строку или запись, сколько угодно раз
cli-companion-order-why = why 2  почему Мятеж так делает
cli-companion-order-board = b  стол, каким его знает помощник
cli-companion-order-rule = r RUR-SOL-34  прочитать правило
cli-companion-order-fix = fix киев -1  исправить то, что помощник знает неверно; можно при любом вопросе
cli-companion-order-quit = q  сохранить и выйти

## Ошибки

cli-companion-unknown = Непонятно: «{ $word }»; введите ?, чтобы увидеть подсказку.
cli-companion-unclear = «{ $word }» подходит к нескольким: { $known }. Введите больше букв.
cli-companion-number = «{ $word }» — не число от 0 до 99.
cli-companion-yes-or-no = Ответьте «да» или «нет».
cli-companion-place = Введите советника, стяг и, если есть взятка, монеты, например: 5 дань 2
cli-companion-no-advisor = Советника { $value } у вас на руках нет.
cli-companion-where = Начните с удела: где «{ $word }»?
cli-companion-how-many = На сколько больше или меньше: { $word }? Например: { $word } +1
cli-companion-why = Введите why и число от 1 до { $count }.

## Слова, которые понимает помощник, через запятую

cli-companion-thing-troop = ратник, ратники, ратника
cli-companion-thing-leader = персонаж
cli-companion-thing-church = церковь
cli-companion-thing-market = рынок
cli-companion-thing-stronghold = крепость
cli-companion-thing-good = товар, дань
cli-companion-thing-neutral = нейтральный
cli-companion-thing-attack = атака
cli-companion-thing-rebel = мятежник, мятежники
cli-companion-thing-sviatopolk = святополк
cli-companion-thing-their_church = ихцерковь
cli-companion-thing-their_market = ихрынок
cli-companion-thing-their_stronghold = ихкрепость
cli-companion-thing-coin = монета, монеты
cli-companion-thing-war = война
cli-companion-thing-their_war = ихвойна

## Стол

cli-companion-table-round = Раунд { $round } из { $rounds }
cli-companion-table-troops =
    { $count ->
        [one] { $count } ратник
        [few] { $count } ратника
       *[many] { $count } ратников
    }
cli-companion-table-rebels =
    { $count ->
        [one] { $count } мятежник
        [few] { $count } мятежника
       *[many] { $count } мятежников
    }
cli-companion-table-neutrals =
    { $count ->
        [one] { $count } нейтральный ратник
        [few] { $count } нейтральных ратника
       *[many] { $count } нейтральных ратников
    }
cli-companion-table-yours = вы: { $what }
cli-companion-table-theirs = Мятеж: { $what }
cli-companion-table-ruler-you = владеете вы
cli-companion-table-ruler-rebellion = владеет Мятеж
cli-companion-table-ruler-nobody = не владеет никто
cli-companion-table-advisor-you =
    { $bribe ->
        [0] ваш { $value }
       *[other] ваш { $value }+{ $bribe }
    }
cli-companion-table-advisor-rebellion =
    { $bribe ->
        [0] Мятеж { $value }
       *[other] Мятеж { $value }+{ $bribe }
    }
cli-companion-table-rebellion = Мятеж: приоритет «{ $priority }»; монет { $coins }; мятежников в запасе { $supply }; деление войны { $war }; товары: { $goods }
cli-companion-table-you = Вы: ратников в запасе { $supply }; деление войны { $war }

## Конец

cli-companion-source-rule = владения
cli-companion-source-build = постройки
cli-companion-source-trade = торговля
cli-companion-source-war = война
cli-companion-source-coins = монеты
cli-companion-source-goods = товары
cli-companion-breakdown = Очки Мятежа — { $points }: { $parts }.
cli-companion-won = Вы победили, { $you } : { $rebellion }!
cli-companion-won-tie = { $you } : { $rebellion }, и при равенстве побеждаете вы: больше уделов или больше монет.
cli-companion-lost = Победил Мятеж, { $rebellion } : { $you }.
cli-companion-lost-tie = { $you } : { $rebellion }, и при равенстве побеждает Мятеж: больше уделов или больше монет.
cli-companion-shared = { $you } : { $rebellion } — победа общая.
