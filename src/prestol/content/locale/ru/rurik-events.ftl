# Что происходит в «Рюрике».

## Подготовка

rurik-event-first-player = Первый игрок: { $seat }.
rurik-event-good-laid = { $region } приносит { $good_acc }.
rurik-event-rebel-laid = { $region }: мятежник, награда за него — { $rebel_what }.
rurik-event-deed-opened = В ряду новый подвиг: «{ $deed }».
rurik-event-led = { $seat } играет за { $leader_acc }.
rurik-event-agenda-dealt = { $seat } получает карту достижения «{ $agenda }».
rurik-event-agenda-kept = { $seat }: достижение выбрано.
rurik-event-deployed = { $seat } входит { $region_to }.
rurik-event-settled = { $seat } выставляет персонажа { $region_to }.

## Раунды и стратегия

rurik-event-round-begins = Начинается раунд { $round }, первым ходит { $seat }.
rurik-event-placed = { $seat } ставит { $advisor_acc } на стяг «{ $action }» ({ $row }).
rurik-event-bribed =
    { $seat } ставит { $advisor_acc } на стяг «{ $action }» ({ $row }); взятка — { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    }.

## Ходы

rurik-event-taken-back = { $seat } забирает { $advisor_acc } со стяга «{ $action }» ({ $row }).
rurik-event-skipped = { $seat } пропускает действие.
rurik-event-rescued = { $seat } возвращается на карту { $region_at }: с персонажем приходит ратник.
rurik-event-coins-paid =
    { $seat } платит { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }.
rurik-event-coins-gained =
    { $seat } получает { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }.
rurik-event-goods-gained =
    { $count ->
        [1] { $seat } получает { $good_acc }.
       *[other] { $seat } получает { $good_acc } × { $count }.
    }
rurik-event-goods-paid =
    { $count ->
        [1] { $seat } отдаёт { $good_acc }.
       *[other] { $seat } отдаёт { $good_acc } × { $count }.
    }
rurik-event-mustered = { $seat } призывает { $figure_acc } { $region_to }.
rurik-event-marched = { $seat } ведёт { $figure_acc } { $region_from } { $target_to }.
rurik-event-sent = { $seat } отправляет { $figure_acc } { $region_from } { $target_to }.

## Атака

rurik-event-rebel-defeated = { $seat } побеждает мятежника { $region_at }.
rurik-event-reward-drawn = { $seat } тянет жетон награды: { $reward_what }.
rurik-event-joined = { $seat } ставит на его место своего ратника { $region_at }.
rurik-event-attacked = { $seat } атакует { $region_at }; противник — { $rival }.
rurik-event-neutral-removed = { $seat } побеждает нейтрального ратника { $region_at }.
rurik-event-figure-lost = { $seat } теряет { $figure_acc } { $region_at }.
rurik-event-war-advanced = { $seat } поднимается на счётчике войны до деления { $space }.
rurik-event-coin-stolen =
    { $seat } забирает { $coins ->
        [one] { $coins } монету; её отдаёт { $rival }
        [few] { $coins } монеты; их отдаёт { $rival }
       *[many] { $coins } монет; их отдаёт { $rival }
    }.
rurik-event-check-begins =
    { $seat } проверяет потери: { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }.
rurik-event-no-check = { $seat } не раскрывает карт: потерь нет.
rurik-event-card-turned = При проверке потерь раскрыта карта «{ $scheme }».
rurik-event-loss = { $seat } раскрывает символ потери и теряет { $figure_acc } { $region_at }.
rurik-event-no-loss = { $seat } обходится без потерь.
rurik-event-decks-shuffled = Колода указов кончилась: все карты и сброс перемешаны в две новые колоды.

## Дань и строительство

rurik-event-taxed = { $seat } берёт дань { $region_at }: { $good_acc }.
rurik-event-market-good = { $seat } получает с рынка ещё { $good_acc }.
rurik-event-market-coin = { $seat } получает с рынка монету.
rurik-event-built = { $seat } возводит { $building_acc } { $region_at }.
rurik-event-troop-converted = { $seat }: церковь { $region_at } вытесняет ратника; противник — { $rival }.
rurik-event-rebel-converted = { $seat }: церковь { $region_at } вытесняет мятежника.
rurik-event-neutral-converted = { $seat }: церковь { $region_at } вытесняет нейтрального ратника.

## Указы, подвиги, обмены, персонажи

rurik-event-looks =
    { $seat } смотрит { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    } { $deck_from }.
rurik-event-looked-at = { $seat } видит указ «{ $scheme }».
rurik-event-scheme-kept = { $seat } оставляет себе карту указа.
rurik-event-token-passed = { $seat } передаёт фишку первого игрока; теперь её держит { $rival }.
rurik-event-scheme-played = { $seat } выполняет указ «{ $scheme }».
rurik-event-scheme-discarded = { $seat } сбрасывает указ «{ $scheme }».
rurik-event-deed-done = { $seat } совершает подвиг «{ $deed }».
rurik-event-deed-taken = { $seat } берёт подвиг «{ $deed }».
rurik-event-figure-removed = { $seat } убирает { $figure_acc } { $region_from }.
rurik-event-demolished = { $seat } сносит { $building_acc } { $region_at }.
rurik-event-converted = { $seat } обменивает товары на { $conversion_what }.
rurik-event-pushed = { $seat } вытесняет { $figure_acc } { $region_from } { $target_to }; противник — { $rival }.

## Развитие и конец игры

rurik-event-claim-begins = Фаза развития раунда { $round }.
rurik-event-claimed =
    { $seat } доходит { $track_at } до { $points ->
        [one] { $points } очка
       *[other] { $points } очков
    } ({ $track_what }: { $value }).
rurik-event-income =
    { $seat } получает доход: { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    }.
rurik-event-deed-discarded = Подвиг «{ $deed }» уходит из ряда.
rurik-event-refilled =
    Новый товар появляется в { $count ->
        [one] { $count } уделе
       *[other] { $count } уделах
    }.
rurik-event-tracks-scored =
    { $seat } получает за счётчики развития { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
rurik-event-war-scored =
    { $seat } получает за счётчик войны { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
rurik-event-agenda-shown = { $seat } открывает достижение «{ $agenda }».
rurik-event-agenda-scored =
    { $seat } получает за достижение { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
rurik-event-deeds-scored =
    { $seat } получает за подвиги { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
rurik-event-won =
    { $seat } побеждает, набрав { $total ->
        [one] { $total } очко
        [few] { $total } очка
       *[many] { $total } очков
    }.

## Мятеж: что он читает и почему решает именно так

rurik-event-card-on-top = { $card } переходит наверх. Этот ход идёт по её порядку: { $card_list }.
rurik-event-row-read = Нижняя карта: { $advisor_low } — на стяг «{ $action }».
rurik-event-row-passed = На нижней карте { $advisor_low }, а он ещё не в игре: читаем строку выше.
rurik-event-diverted = Стяг «{ $action }» заполнен: Мятеж идёт на следующий, где есть место, — «{ $instead }».
rurik-event-bribes-for-top =
    На карте монета: Мятеж добавляет { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }, чтобы занять верхнее деление.
rurik-event-bribes-to-pass =
    Влияние равное: Мятеж добавляет { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }, чтобы встать выше.
rurik-event-neutral-laid = { $region }: здесь стоит нейтральный ратник.
rurik-event-returns = У Мятежа никого нет на карте: Святополк и мятежник входят в первый удел его порядка — { $region }.
rurik-event-too-dear =
    Мятеж пропускает действие «{ $action }»: оно стоит { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }, а столько у него нет.
rurik-event-idle = Мятеж пропускает действие «{ $action }»: потратить очки ему не на что.
rurik-event-bonus =
    Открытые бонусы дают Мятежу ещё { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    } для действия «{ $action }».
rurik-event-reinforces = Мятеж усиливается { $region_at }: он там стоит, но не владеет.
rurik-event-strengthens = Мятеж усиливается { $region_at }: он владеет всем, что занимает, и укрепляет владения.
rurik-event-aims-at-empty = Мятеж идёт { $region_to }: это первый удел его порядка, где у него никого нет.
rurik-event-aims-at-unruled = Мятеж идёт { $region_to }: это первый удел его порядка, которым он не владеет.
rurik-event-comes-from =
    Мятеж берёт { $figure_acc } { $region_from }: из уделов, где есть кого отпустить, этот ближе всех к цели, а из равно близких — последний по порядку ({ $target }, { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    }).
rurik-event-none-can-go = Ни из одного удела нельзя увести фигурку к цели ({ $target }): остальные очки похода пропадают.
rurik-event-fights-unruled = Мятеж сражается { $region_at }: из уделов, которыми он не владеет, это первый по порядку, где есть враг.
rurik-event-fights-ruled = Мятеж сражается { $region_at }: из уделов, которыми он владеет, это первый по порядку, где есть враг.
rurik-event-builds-by-class = Мятеж строит { $region_at }: { $class_build }. Возводит первое, что здесь можно, по порядку построек карты.
rurik-event-taxes-by-class = Мятеж берёт дань { $region_at }: { $class_tax }.
rurik-event-uncovers = Мятеж снимает верхнюю монету из колонки «{ $priority }» своего планшета: бонус под ней открыт.
rurik-event-nothing-covered = На планшете Мятежа не осталось монет: открывать нечего.
rurik-event-new-priority = Новый приоритет Мятежа — «{ $priority }»: { $test }.
rurik-event-behind = Мятеж отстаёт { $track_at } и снимает монету со своего планшета.
rurik-event-coins-scored =
    Мятеж получает за монеты { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
rurik-event-dock-scored =
    Мятеж получает за товары на пристани { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
