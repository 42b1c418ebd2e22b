# Слова «Смуты». Что происходит — в smuta-events.ftl, имена — в smuta-names.ftl и рядом, карточки — в smuta-cards.ftl.

smuta-name = Смута 1605–1612
smuta-tagline = Собирайте армии, подчиняйте города, выдвигайте претендента и посадите в Москве своего царя.

## Ходы, как на кнопках

smuta-move-pass = Пас
smuta-move-play = Сыграть «{ $card_kind }»
smuta-move-done = Закончить
smuta-move-kind = Взять часть { $unit_kind_gen }
smuta-move-place = Поставить { $figure_acc } { $point_to }
smuta-move-join = Отправить { $figure_acc } к { $figure2_dat }
smuta-move-leave = Отпустить { $figure_acc }
smuta-move-pick = Взять «{ $card_kind }»
smuta-move-throw =
    { $count ->
        [0] Ничего не сбрасывать
       *[other] Сбросить: { $card_kind_list }
    }
smuta-move-win = Бросить по таблице «{ $legitimacy_table }»
smuta-move-town = Выбрать: { $point }
smuta-move-claim = Подчинить города под своими фигурами
smuta-move-lay = Положить маркер «Осада» армии { $figure_gen }
smuta-move-storm = Брать крепость армией { $figure_gen }
smuta-move-call = Объявить выдвижение претендента
smuta-move-name = Выдвинуть { $figure_acc }
smuta-move-proclaim = Провозгласить царём { $figure_acc }
smuta-move-send = Переместить { $figure_acc }
smuta-move-home = Вернуть царя на престол
smuta-move-campaign = Царь идёт с армией { $figure_gen }
smuta-move-bring = Привести { $good_acc }
smuta-move-take = Действовать: { $figure }
smuta-move-go = Идти { $point_to }
smuta-move-step = Шаг { $point_to } и дальше
smuta-move-group = Группировка: старший { $figure }, с ним { $figure2 }
smuta-move-part = Разделить группировку
smuta-move-come-out = Выйти из крепости
smuta-move-sortie = Сделать вылазку
smuta-move-recruit = Набирать войска
smuta-move-resource = Отдать ресурс { $figure_dat }
smuta-move-buy = Набрать { $good_acc }
smuta-move-lead = Старший: { $figure }
smuta-move-stand = Принять бой
smuta-move-evade = Попытаться уклониться
smuta-move-refuge = Укрыться в крепости
smuta-move-concede = Уступить сражение
smuta-move-strike-first = Бить первым: { $battle_phase }
smuta-move-fight-on = Сражаться дальше
smuta-move-retreat = Отступить
smuta-move-lose = Потерять часть { $unit_kind_gen } из армии { $figure_gen }
smuta-move-lose-detachment = Потерять отряд: { $figure }
smuta-move-shelter = Укрыть { $figure_acc } в крепости
smuta-move-to-track = Уйти на дорожку
smuta-move-way =
    { $number ->
        [0] Первый способ
        [8] Второй способ
        [1] Первое действие
        [2] Второе действие
       *[other] Действие { $number }
    }
smuta-move-aim = Цель: { $figure }
smuta-move-aim-at = Цель: { $point }
smuta-move-aim-party = Цель: { $party }
smuta-move-exchange =
    { $count ->
        [0] Ничего не обменивать
       *[other] Обменять: { $card_kind_list }
    }
smuta-move-trade = Обменять карточки
smuta-move-waive = Пас до конца этого сражения

## Вопросы

smuta-ask-arrive = Кто появляется и где?
smuta-wait-arrive = { $seat } вводит полководцев.
smuta-ask-enter = Где появляется фигура?
smuta-wait-enter = { $seat } выбирает место.
smuta-ask-cossacks = Конные это казаки или пешие?
smuta-wait-cossacks = { $seat } выбирает казаков.
smuta-ask-pick = Возьмите карточку из колоды партии или ничего не берите.
smuta-wait-pick = Ещё выбирают карточки партии: { $seat }.
smuta-ask-throw = Какие карточки сбросить?
smuta-wait-throw = { $seat } может сбросить карточки.
smuta-ask-politics = Что делаете в Политическую фазу?
smuta-wait-politics = { $seat } проводит Политическую фазу.
smuta-ask-pick-town = Кубик назвал два пункта. Какой берёте?
smuta-wait-pick-town = { $seat } выбирает пункт.
smuta-ask-name-pretender = Кого выдвигаете в претенденты?
smuta-wait-name-pretender = { $seat } может назвать претендента.
smuta-ask-house-pretender = В какую армию идёт претендент?
smuta-wait-house-pretender = { $seat } выбирает армию для претендента.
smuta-ask-send-to = Куда идёт персонаж?
smuta-wait-send-to = { $seat } перемещает персонажа.
smuta-ask-set-out = Царь при армии. Куда она идёт?
smuta-wait-set-out = { $seat } выступает в поход с царём.
smuta-ask-ordnance = Что царь приводит в армию?
smuta-wait-ordnance = { $seat } выбирает, что приводит царь.
smuta-ask-stand-aside = Куда уходит полководец?
smuta-wait-stand-aside = { $seat } выбирает, куда уходит полководец.
smuta-ask-war = Какая фигура действует теперь?
smuta-wait-war = { $seat } проводит Военную фазу.
smuta-ask-piece = Что делает эта фигура?
smuta-wait-piece = { $seat } ходит фигурой.
smuta-ask-march-on = Идти дальше или остановиться?
smuta-wait-march-on = { $seat } может идти дальше.
smuta-ask-regroup = Перестройтесь там, где кончилось движение, или оставьте как есть.
smuta-wait-regroup = { $seat } может перестроиться.
smuta-ask-resource = Кому административный ресурс?
smuta-wait-resource = { $seat } решает, кому административный ресурс.
smuta-ask-recruiting = Сыграйте карточку до кубика набора или бросайте.
smuta-wait-recruiting = { $seat } собирается набирать войска.
smuta-ask-buy = Кого набираете?
smuta-wait-buy = { $seat } набирает войска.
smuta-ask-lead = Кто командует в этом сражении?
smuta-wait-lead = { $seat } выбирает, кто командует.
smuta-ask-attacked = На вас напали. Что делаете?
smuta-wait-attacked = { $seat } отвечает на нападение.
smuta-ask-concession = Сражаться или уступить?
smuta-wait-concession = { $seat } решает, сражаться ли.
smuta-ask-evade-to = Куда уходите?
smuta-wait-evade-to = { $seat } выбирает, куда уйти.
smuta-ask-withdraw-to = Куда отходит разбитое войско?
smuta-wait-withdraw-to = { $seat } выбирает, куда отходит войско.
smuta-ask-shelter = Укрыть фигуру в крепости или уйти на дорожку?
smuta-wait-shelter = { $seat } может укрыться.
smuta-ask-strike-first = В какой фазе бить первым?
smuta-wait-strike-first = { $seat } выбирает, когда бить первым.
smuta-ask-retreat = Ещё раунд или отступить?
smuta-wait-retreat = { $seat } может отступить.
smuta-ask-lose = Какую часть потерять?
smuta-wait-lose = { $seat } выбирает потерю.
smuta-ask-window = Сыграете карточку?
smuta-wait-window = Ждём ответа: { $seat }.
smuta-ask-name = Кого или что выбираете?
smuta-wait-name = { $seat } называет цель.
smuta-ask-exchange = Какие две карточки отдать за новую?
smuta-wait-exchange = { $seat } обменивает карточки.
smuta-ask-free-roll = По какой таблице бросаете?
smuta-wait-free-roll = { $seat } выбирает таблицу.
smuta-ask-free = С кого снять обвинение?
smuta-wait-free = { $seat } выбирает, с кого снять обвинение.
smuta-ask-attach = К какой армии идёт персонаж?
smuta-wait-attach = { $seat } выбирает армию.
smuta-ask-unit = Какая часть приходит первой?
smuta-wait-unit = { $seat } выбирает части.

## Отказы

smuta-refusal-no-such-move = Такого хода нет.
smuta-refusal-not-asked = Сейчас от вас ждут другого.
smuta-refusal-piece-used = Эта фигура в этой фазе уже ходила или набирала войска.
smuta-refusal-cannot-act-alone = Этот отряд сейчас не может выйти из армии.
smuta-refusal-cannot-recruit = Набирать войска здесь сейчас нельзя.
smuta-refusal-nobody-before-the-walls = Под стенами крепости нет врага: нападать не на кого.
smuta-refusal-not-inside = Эта армия не в крепости, или выйти оттуда она не может.
smuta-refusal-cannot-regroup = Так перестроиться здесь и сейчас нельзя.
smuta-refusal-besieged = Осаждённая армия может только сделать вылазку.
smuta-refusal-cannot-march = Эта фигура выступить не может: сначала разделите группировку или посмотрите, кто останется позади.
smuta-refusal-poland-closed = В Польшу входят только фигуры Польской партии.
smuta-refusal-too-far =
    { $points ->
        [one] Слишком далеко, или на пути враг: у вас { $points } пункт движения.
        [few] Слишком далеко, или на пути враг: у вас { $points } пункта движения.
       *[other] Слишком далеко, или на пути враг: у вас { $points } пунктов движения.
    }
smuta-refusal-point-full = В одном пункте может быть не больше двух ваших фигур.
smuta-refusal-go-at-once = Идите туда сразу: оттуда до врага не дойти.
smuta-refusal-not-for-sale = Такие части не набирают: их приводят карточки.
smuta-refusal-not-on-his-card = Этот полководец такое не набирает.
smuta-refusal-too-dear = Это стоит { $cost }, а очков осталось { $points }.
smuta-refusal-not-raised-here = В этом пункте такое не набирают.
smuta-refusal-no-room-for-it = В армии нет места, или в запасе ничего не осталось.
smuta-refusal-no-way-out = Уклониться некуда, или это запрещает карточка.
smuta-refusal-no-refuge = Здесь нет вашей крепости, где можно укрыться.
smuta-refusal-no-way-there = Туда отойти нельзя.
smuta-refusal-no-such-unit = Такой части здесь нет.
smuta-refusal-others-more-legitimate = У другой партии легитимности больше, чем у вас.
smuta-refusal-called-already = В этой фазе вы уже объявляли выдвижение.
smuta-refusal-pretenders-enough = Претендентов уже столько, сколько может быть.
smuta-refusal-person-not-there = Эта личность не ваша, или она на дорожке либо вне игры.
smuta-refusal-reigns-already = Он уже царствует.
smuta-refusal-pretends-already = Эта личность уже объявлена претендентом.
smuta-refusal-never-tsar = Эта личность царём стать не может.
smuta-refusal-too-lowly = Претенденту нужна легитимность { $least }, а здесь { $has }.
smuta-refusal-no-army-for-him = Персонаж становится претендентом, только если может примкнуть к армии.
smuta-refusal-not-named-by-die = Кубик этого пункта не назвал.
smuta-refusal-another-personage = Сейчас речь о другом персонаже.
smuta-refusal-pretender-stays = Претендент обязан оставаться при армии.
smuta-refusal-no-army-to-join = К этому полководцу персонаж примкнуть не может.
smuta-refusal-no-campaign = Царь выступает только с армией своей партии, которая начинает движение в Москве вне крепости.
smuta-refusal-no-ordnance = Царь приводит артиллерию или маркер «Осада», если для них есть место.
smuta-refusal-nothing-to-claim = Под вашими фигурами нет города, который можно подчинить.
smuta-refusal-tsar-not-on-campaign = Царю неоткуда вернуться: он не с вашей армией в вашей Москве.
smuta-refusal-nowhere-to-go = Персонажу некуда идти.
smuta-refusal-not-your-personage = Это не ваш персонаж, или сменить место он не может.
smuta-refusal-shifted-already = Этот персонаж в этой фазе уже сменил место.
smuta-refusal-needs-siege = Мощную крепость берут только осадой: сначала положите маркер «Осада».
smuta-refusal-not-your-piece = Эта фигура не ваша, или её нет на карте.
smuta-refusal-commanders-only = Это может только полководец.
smuta-refusal-no-fortress-to-take = Там, где стоит этот полководец, нет крепости, которую можно брать.
smuta-refusal-no-siege-marker = У этой армии нет маркера «Осада».
smuta-refusal-siege-begun = На этой крепости уже лежит маркер «Осада».
smuta-refusal-stormed-already = В этой фазе вы уже пытались взять эту крепость.
smuta-refusal-not-in-moscow = Когда началась ваша фаза, его не было в Москве.
smuta-refusal-throne-taken = Царь уже есть.
smuta-refusal-moscow-not-yours = Москва не ваша.
smuta-refusal-no-pretender = Это не ваш претендент.
smuta-refusal-card-not-held = У вас нет этой карточки.
smuta-refusal-card-elsewhere = В этот момент такую карточку не играют.
smuta-refusal-card-conditions = Условия этой карточки не выполнены, или у неё нет цели.
smuta-refusal-cards-enough = В этой фазе вы уже сыграли две карточки.
smuta-refusal-cards-too-few = Для обмена нужны две общие карточки.
smuta-refusal-too-little-legitimacy = Эта таблица стоит { $cost } легитимности, а у вас на эту фазу осталось { $left }.

## Настройки стола

smuta-option-long_rule_for_starting_tsar = Долгое правление с начала
smuta-option-long_rule_for_starting_tsar-about = Сезоны первого царя считаются для победы долгим правлением.
smuta-option-melee_6_34 = Таблица рукопашной: строка 6, столбец 3–4
smuta-option-melee_6_34-about = Что стоит в этой клетке таблицы рукопашной.
smuta-option-melee_6_34-1 = одна потеря, как напечатано
smuta-option-melee_6_34-2 = две потери
smuta-option-return_distance = Появление вне своих городов
smuta-option-return_distance-about = Как далеко должны быть вражеские полководцы от ничьего города, где кто-то появляется.
smuta-option-return_distance-within_3 = хотя бы один не дальше трёх пунктов
smuta-option-return_distance-at_least_3 = все не ближе трёх пунктов
smuta-option-sobor_rule = Последний Земский собор
smuta-option-sobor_rule-about = Кто побеждает, если игра дошла до конца 1612 года.
smuta-option-sobor_rule-legitimacy_roll = лучший кубик с легитимностью
smuta-option-sobor_rule-most_vp = у кого больше победных очков
smuta-option-swedish_doubling = Двойные крепости севера
smuta-option-swedish_doubling-about = Для кого Новгород, Псков, Орешек и Ивангород считаются вдвое.
smuta-option-swedish_doubling-shuisky_party = партия Шуйских
smuta-option-swedish_doubling-party_with_swedes = партия со шведскими полководцами
smuta-option-siege_marker_on_plain_fortress = «Осада» на простой крепости
smuta-option-siege_marker_on_plain_fortress-about = Сколько должно выпасть, чтобы взять крепость с маркером «Осада».
smuta-option-siege_marker_on_plain_fortress-5 = с 5, как и без него
smuta-option-siege_marker_on_plain_fortress-4 = с 4
smuta-option-track_tests = Проверки на дорожке
smuta-option-track_tests-about = Кого проверяют в фазу возвращения.
smuta-option-track_tests-remaining = кто остаётся на дорожке
smuta-option-track_tests-all = всех, до возвращения
smuta-option-resource_period = Административный ресурс
smuta-option-resource_period-about = Как часто им можно пользоваться.
smuta-option-resource_period-season = раз в сезон
smuta-option-resource_period-year = раз в год
smuta-option-sovereign_lavra = Государева Лавра даёт легитимность
smuta-option-sovereign_lavra-about = Пока Лавра государева, её легитимность — у партии царя.
smuta-option-proclaim_on_capture = Царь сразу после взятия
smuta-option-proclaim_on_capture-about = Претендента, начавшего фазу под Москвой, можно провозгласить, как только она взята.
smuta-option-cancel_scope = Кто отменяет карточку «Соглядатаями»
smuta-option-cancel_scope-about = Только ли партия, против которой играют, может ответить.
smuta-option-cancel_scope-aimed_party = партия, против которой играют
smuta-option-cancel_scope-anyone = любой

## Победы и части сражения

smuta-victory-none = никто не победил
smuta-victory-long-rule = долгое правление
smuta-victory-royal = королевская победа
smuta-victory-points = победные очки
smuta-victory-sobor = Земский собор
smuta-battle_phase-fire = стрельба
smuta-battle_phase-melee = рукопашная
smuta-battle_phase-tactical = тактический бросок

## Заранее данные ответы: на что смотрят и до чего действуют

smuta-fact-window = Окно
smuta-fact-card = Карточка
smuta-fact-tag = Вид карточки
smuta-fact-person = Личность
smuta-fact-army = Армия
smuta-fact-point = Пункт
smuta-fact-by = Кто играет
smuta-fact-die = Кубик
smuta-scope-battle = конца этого сражения
smuta-scope-season = конца этого сезона
smuta-tag-assassination = покушение
smuta-tag-plot = заговор
smuta-tag-treason = измена
smuta-tag-hindrance = помеха
smuta-tag-muster = набор
smuta-tag-person = личность
smuta-tag-church = церковь
smuta-tag-intrigue = интрига
