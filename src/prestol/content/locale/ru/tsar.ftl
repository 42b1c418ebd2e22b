# Слова «Царя горы». О том, что происходит, говорим в настоящем времени: так не нужен род игрока.

tsar-name = Царь горы
tsar-tagline = Ведите тайных фаворитов вверх по дворцу: царём станет тот, против кого нет ни одного голоса.

## Что происходит

tsar-event-first-player = Партию начинает { $seat }.
tsar-event-round-begins = Раунд { $round }, начинает { $seat }.
tsar-event-goal-dealt = { $seat } получает тайную цель: { $goal_list }.
tsar-event-settled = { $seat } заселяет { $courtier_acc } { $floor_to }.
tsar-event-left-over = { $courtier } остаётся без места и начинает { $floor_at }.
tsar-event-raised = { $seat } поднимает { $courtier_acc } { $floor_to }.
tsar-event-candidate = { $seat } берёт корону. На престол претендует { $courtier }.
tsar-event-laid = Голос подан: { $seat }.
tsar-event-voted = { $seat } голосует { $ballot }.
tsar-event-elected = Никто не против: новый царь — { $courtier }!
tsar-event-banished =
    { $courtier } покидает дворец: { $against ->
        [one] { $against } голос
        [few] { $against } голоса
       *[many] { $against } голосов
    } «против».
tsar-event-no-tsar = Дворец опустел: раунд кончается без царя.
tsar-event-goal-shown = { $seat } открывает тайную цель: { $goal_list }.
tsar-event-scored =
    { $seat } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, всего { $total }.
tsar-event-zero-rewarded =
    { $seat } остаётся в этом раунде без очков и получает за это { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
tsar-event-won =
    { $seat } побеждает, набрав { $total ->
        [one] { $total } очко
        [few] { $total } очка
       *[many] { $total } очков
    }.
tsar-event-won-by-favourites =
    { $seat } побеждает: очков поровну — { $total }, но фаворитов во дворце больше ({ $favourites }).
tsar-event-won-together =
    { $seat } делит победу: поровну и очков — { $total }, и фаворитов во дворце.

## Ходы, как на кнопке

tsar-move-settle = Заселить { $courtier_acc } { $floor_to }
tsar-move-raise = Поднять { $courtier_acc }
tsar-move-vote = Голосовать { $ballot }

## Вопросы

tsar-ask-settle = Выберите придворного и этаж, на который его заселить.
tsar-ask-raise = Выберите придворного, который поднимется на один этаж.
tsar-ask-vote = Положите карту голоса рубашкой вверх: за кандидата или против?
tsar-wait-settle = { $seat } заселяет придворного.
tsar-wait-raise = { $seat } поднимает придворного.
tsar-wait-vote = Ждём голосов: { $seat }.

## Почему ход не принят

tsar-refusal-must-settle = Сейчас нужно заселить придворного: выберите его и этаж.
tsar-refusal-no-such-courtier = Придворного с номером { $number } нет.
tsar-refusal-no-such-floor = Этажа с номером { $number } нет.
tsar-refusal-already-settled = Этот придворный уже заселён: выберите того, кто ещё ждёт рядом с полем.
tsar-refusal-floor-closed = На этаж { $floor } никого заселить нельзя.
tsar-refusal-floor-full =
    { $capacity ->
        [one] Этаж { $floor } полон: там помещается только { $capacity } придворный.
       *[other] Этаж { $floor } полон: больше { $capacity } придворных там не помещается.
    }
tsar-refusal-must-raise = Сейчас нужно поднять придворного: пропустить ход нельзя.
tsar-refusal-eliminated = Этот придворный изгнан до конца раунда.
tsar-refusal-must-vote = Идут выборы: голосуйте «за» или «против».
tsar-refusal-no-against-card = Карт «Против» у вас больше нет.

## Настройки стола

tsar-option-first_player = Первый игрок
tsar-option-first_player-about = Кто начинает первый раунд.
tsar-option-first_player-random_seat = случайно
tsar-option-first_player-seat_0 = место 0
tsar-option-first_player-seat_1 = место 1
tsar-option-first_player-seat_2 = место 2
tsar-option-first_player-seat_3 = место 3
tsar-option-first_player-seat_4 = место 4
tsar-option-first_player-seat_5 = место 5
tsar-option-show_against_counts = Показывать число карт «Против»
tsar-option-show_against_counts-about = Все видят, сколько карт «Против» осталось у других.
tsar-option-reshuffle_goals = Возврат целей в колоду
tsar-option-reshuffle_goals-about = Открытые раньше карты целей возвращаются в колоду перед каждой новой раздачей.
tsar-option-servants_break_ties = Слуги при равенстве очков
tsar-option-servants_break_ties-about = При равенстве очков фавориты на нижнем этаже тоже считаются.

## Чем решилось первое место при равенстве очков

tsar-tie-TSR-END-03 = Очков поровну: побеждает тот, у кого больше фаворитов во дворце.
tsar-tie-TSR-END-04 = Поровну и очков, и фаворитов во дворце: победа общая.

## Голоса

tsar-ballot-for = «за»
tsar-ballot-against = «против»

## Этажи: где стоят и куда поднимаются

tsar-floor-servants = Слуги
    .at = на этаже слуг
    .to = на этаж слуг
    .from = с этажа слуг
tsar-floor-craftsmen = Мастеровые
    .at = на этаже мастеровых
    .to = на этаж мастеровых
    .from = с этажа мастеровых
tsar-floor-merchants = Купцы
    .at = на этаже купцов
    .to = на этаж купцов
    .from = с этажа купцов
tsar-floor-guards = Стражники
    .at = на этаже стражников
    .to = на этаж стражников
    .from = с этажа стражников
tsar-floor-dignitaries = Сановники
    .at = на этаже сановников
    .to = на этаж сановников
    .from = с этажа сановников
tsar-floor-nobles = Дворяне
    .at = на этаже дворян
    .to = на этаж дворян
    .from = с этажа дворян
tsar-floor-throne = Царь
    .at = в тронном зале
    .to = в тронный зал
    .from = из тронного зала
# Этаж, названный в изменённых материалах игры.
tsar-floor-other = { $title }
    .at = на этаже «{ $title }»
    .to = на этаж «{ $title }»
    .from = с этажа «{ $title }»

## Придворные

tsar-courtier-angela = Ангела
    .acc = Ангелу
tsar-courtier-bernara = Бернара
    .acc = Бернару
tsar-courtier-voldemar = Вольдемар
    .acc = Вольдемара
tsar-courtier-grigor = Григор
    .acc = Григора
tsar-courtier-dimitri = Димитрий
    .acc = Димитрия
tsar-courtier-elena = Елена
    .acc = Елену
tsar-courtier-jeannette = Жанетта
    .acc = Жанетту
tsar-courtier-isabella = Изабелла
    .acc = Изабеллу
tsar-courtier-caspar = Каспар
    .acc = Каспара
tsar-courtier-lucian = Люциан
    .acc = Люциана
tsar-courtier-merlin = Мерлин
    .acc = Мерлина
tsar-courtier-nikolai = Николай
    .acc = Николая
tsar-courtier-pyotr = Пётр
    .acc = Петра
# Придворный, названный в изменённых материалах игры.
tsar-courtier-other = { $title }
    .acc = { $title }

## Тайные цели

tsar-goal-goal_01 = Тайная цель 1 (АБВГДЕ)
tsar-goal-goal_02 = Тайная цель 2 (АБВКЛП)
tsar-goal-goal_03 = Тайная цель 3 (АБГИКН)
tsar-goal-goal_04 = Тайная цель 4 (АБДИЛМ)
tsar-goal-goal_05 = Тайная цель 5 (АБЖМНП)
tsar-goal-goal_06 = Тайная цель 6 (АВГИМП)
tsar-goal-goal_07 = Тайная цель 7 (АВДЖИК)
tsar-goal-goal_08 = Тайная цель 8 (АВЕЛМН)
tsar-goal-goal_09 = Тайная цель 9 (АГДЖЛН)
tsar-goal-goal_10 = Тайная цель 10 (АГЕЖКМ)
tsar-goal-goal_11 = Тайная цель 11 (АДЕКНП)
tsar-goal-goal_12 = Тайная цель 12 (АЕЖИЛП)
tsar-goal-goal_13 = Тайная цель 13 (БВГЖЛМ)
tsar-goal-goal_14 = Тайная цель 14 (БВДКМН)
tsar-goal-goal_15 = Тайная цель 15 (БВЕЖИН)
tsar-goal-goal_16 = Тайная цель 16 (БГДЖИП)
tsar-goal-goal_17 = Тайная цель 17 (БГЕЛНП)
tsar-goal-goal_18 = Тайная цель 18 (БДЕЖКЛ)
tsar-goal-goal_19 = Тайная цель 19 (БЕИКМП)
tsar-goal-goal_20 = Тайная цель 20 (ВГЕИКЛ)
tsar-goal-goal_21 = Тайная цель 21 (ВГЖКНП)
tsar-goal-goal_22 = Тайная цель 22 (ВДЕЖМП)
tsar-goal-goal_23 = Тайная цель 23 (ВДИЛНП)
tsar-goal-goal_24 = Тайная цель 24 (ГДЕИМН)
tsar-goal-goal_25 = Тайная цель 25 (ГДКЛМП)
tsar-goal-goal_26 = Тайная цель 26 (ЖИКЛМН)
# Карта, названная в изменённых материалах игры.
tsar-goal-other = { $title }
