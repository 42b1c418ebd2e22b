# Слова «Рюрика». Что происходит — в rurik-events.ftl, имена — в rurik-names.ftl, речь стола — в rurik-table.ftl.

rurik-name = Рюрик
rurik-tagline = Советники — на стяги, ратники — в уделы, а киевский престол — тому, кто распорядится ими лучше всех.

## Ходы, как на кнопке

rurik-move-leader = Играть за { $leader_acc }
rurik-move-keep = Оставить достижение «{ $agenda }»
rurik-move-deploy = Поставить ратника { $region_to }
rurik-move-settle = Поставить персонажа { $region_to }
rurik-move-place =
    { $number ->
        [0] Поставить { $advisor_acc } на стяг «{ $action }»
        [one] Поставить { $advisor_acc } на стяг «{ $action }», взятка — { $number } монета
        [few] Поставить { $advisor_acc } на стяг «{ $action }», взятка — { $number } монеты
       *[many] Поставить { $advisor_acc } на стяг «{ $action }», взятка — { $number } монет
    }
rurik-move-act = Выполнить действие «{ $action }» ({ $row })
rurik-move-skip = Пропустить действие «{ $action }» ради монеты ({ $row })
rurik-move-rescue = Вернуться на карту { $region_at }
rurik-move-pass = Пропустить
rurik-move-finish = Не тратить остальные очки
rurik-move-end = Закончить ход
rurik-move-muster = Призвать { $figure_acc } { $region_to }
rurik-move-move = Повести { $figure_acc } { $region_from } { $region2_to }
rurik-move-attack = Атаковать { $region_at }: { $seat }
rurik-move-attack-rebel = Атаковать мятежника { $region_at }
rurik-move-attack-rebellion = Атаковать Мятеж { $region_at }
rurik-move-attack-neutral = Атаковать нейтрального ратника { $region_at }
rurik-move-levy = Призвать ратника к Судиславу
rurik-move-deck = Выбрать { $deck_acc }
rurik-move-lose = Потерять { $figure_acc }
rurik-move-take = Оставить себе указ «{ $scheme }»
rurik-move-on-top = Положить наверх указ «{ $scheme }»
rurik-move-token = Отдать фишку первого игрока: { $seat }
rurik-move-drive-out = Вытеснить ратника: { $seat }
rurik-move-drive-out-rebel = Вытеснить мятежника
rurik-move-drive-out-rebellion = Вытеснить ратника Мятежа
rurik-move-drive-out-neutral = Вытеснить нейтрального ратника
rurik-move-pick = Взять подвиг «{ $deed }»
rurik-move-send = Отправить { $figure_acc } { $region_from } { $region2_to }
rurik-move-discard = Сбросить указ «{ $scheme }»
rurik-move-pay =
    { $count ->
        [0] Ничего не отдавать
       *[other] Отдать { $good_list }
    }
rurik-move-spend = Отдать { $good_acc }
rurik-move-remove = Убрать { $figure_acc } { $region_from }
rurik-move-demolish = Снести { $building_acc } { $region_at }
rurik-move-tax = Взять дань { $region_at }{ $bonus_plus }
rurik-move-build = Возвести { $building_acc } { $region_at }
rurik-move-scheme = Выполнить указ «{ $scheme }»
rurik-move-deed = Совершить подвиг «{ $deed }»
rurik-move-convert = Обменять { $good_acc } и { $good2_acc } на { $conversion_what }
rurik-move-push = Вытеснить { $figure_acc } { $region_to }: { $seat }
rurik-move-push-rebellion = Вытеснить { $figure_acc } Мятежа { $region_to }

## Вопросы

rurik-ask-leader = За кого вы играете?
rurik-wait-leader = { $seat } выбирает персонажа.
rurik-ask-agenda = Какое из двух достижений вы оставите?
rurik-wait-agenda = Ещё выбирают достижение: { $seat }.
rurik-ask-deploy = Поставьте ратника в любой удел.
rurik-wait-deploy = { $seat } ставит ратника.
rurik-ask-settle = Поставьте персонажа в удел, где есть ваши ратники.
rurik-wait-settle = { $seat } ставит персонажа.
rurik-ask-place = Поставьте советника на стяг; можно добавить взятку.
rurik-wait-place = { $seat } ставит советника.
rurik-ask-act = Заберите советника и действуйте или пропустите действие ради монеты; сначала можно сделать дополнительные действия.
rurik-wait-act = { $seat } готовится действовать.
rurik-ask-rescue = На карте никого из ваших. Куда вернутся персонаж и ратник?
rurik-wait-rescue = { $seat } может вернуться на карту.
rurik-ask-end = Потратьте очки дани и строительства, сделайте дополнительные действия или закончите ход.
rurik-wait-end = { $seat } может продолжить ход.
rurik-ask-muster = Призовите ратника в удел, который вы занимаете.
rurik-wait-muster = { $seat } призывает ратников.
rurik-ask-move = Поведите ратника или персонажа в соседний удел.
rurik-wait-move = { $seat } ведёт войско.
rurik-ask-send = Отправьте ратника или персонажа в любой удел.
rurik-wait-send = { $seat } отправляет войско.
rurik-ask-attack = Кого вы атакуете?
rurik-wait-attack = { $seat } атакует.
rurik-ask-check-deck = Из какой колоды указов раскрыть карты при проверке потерь?
rurik-wait-check-deck = { $seat } выбирает колоду для проверки потерь.
rurik-ask-lose = Символ потери: какую фигурку вы теряете?
rurik-wait-lose = { $seat } выбирает, какую фигурку потерять.
rurik-ask-look-deck = Из какой колоды указов взять карты?
rurik-wait-look-deck = { $seat } выбирает колоду указов.
rurik-ask-keep-scheme = Какой указ вы оставите себе?
rurik-wait-keep-scheme = { $seat } выбирает указ.
rurik-ask-order-schemes = Какая из остальных карт ляжет на самый верх колоды?
rurik-wait-order-schemes = { $seat } возвращает указы на колоду.
rurik-ask-token = Кому достанется фишка первого игрока?
rurik-wait-token = { $seat } передаёт фишку первого игрока.
rurik-ask-drive-out = Кого вытеснит новая церковь?
rurik-wait-drive-out = { $seat } решает, кого вытеснит церковь.
rurik-ask-pick-deed = Возьмите подвиг из ряда.
rurik-wait-pick-deed = { $seat } берёт подвиг.
rurik-ask-discard = Цена подвига — карта указа: какую вы сбросите?
rurik-wait-discard = { $seat } сбрасывает указ.
rurik-ask-pay-goods = Цена подвига — товары: какие вы отдадите?
rurik-wait-pay-goods = { $seat } платит товарами.
rurik-ask-spend = Цена подвига — товары одного вида: какого?
rurik-wait-spend = { $seat } платит товарами.
rurik-ask-remove = Цена подвига — фигурки: кого убрать с карты?
rurik-wait-remove = { $seat } убирает фигурки с карты.
rurik-ask-demolish = Цена подвига — постройка: какую снести?
rurik-wait-demolish = { $seat } сносит постройку.

## Почему ход невозможен

rurik-refusal-no-such-move = Такого хода нет.
rurik-refusal-not-asked = Сейчас от вас ждут другого.
rurik-refusal-not-your-action = Это можно делать только в свой ход фазы действий.
rurik-refusal-half-done = Сначала закончите начатое: это делают до или после основного действия.
rurik-refusal-not-in-play = При таком числе игроков этого удела в игре нет.
rurik-refusal-seized = Этот удел занял Мятеж: начать здесь нельзя.
rurik-refusal-leader-taken = За этого персонажа играть нельзя.
rurik-refusal-not-dealt = Этого достижения вам не раздавали.
rurik-refusal-no-troop-there = В этом уделе нет такой вашей фигурки.
rurik-refusal-advisor-away = Этого советника у вас на руке нет.
rurik-refusal-banner-full = Этот стяг заполнен.
rurik-refusal-three-banners = Второго советника на тот же стяг можно поставить, только когда ваши советники стоят на трёх стягах.
rurik-refusal-bribe-too-high =
    { $coins ->
        [one] На взятку у вас только { $coins } монета.
        [few] На взятку у вас только { $coins } монеты.
       *[many] На взятку у вас только { $coins } монет.
    }
rurik-refusal-equal-advisor = Сначала поставьте другого советника с этим же числом: они ничем не отличаются.
rurik-refusal-not-your-advisor = На этом делении нет вашего советника.
rurik-refusal-smallest-first = Первым действует ваш советник с наименьшим числом.
rurik-refusal-too-dear =
    { $price ->
        [one] Это стоит { $price } монету, а столько у вас нет.
        [few] Это стоит { $price } монеты, а столько у вас нет.
       *[many] Это стоит { $price } монет, а столько у вас нет.
    }
rurik-refusal-leader-on-map = Ваш персонаж уже на карте.
rurik-refusal-no-troop-left = У вас не осталось ратников в запасе.
rurik-refusal-not-occupied = В этом уделе нет ваших фигурок.
rurik-refusal-not-adjacent = Эти уделы не соседние.
rurik-refusal-leader-elsewhere = Вашего персонажа нет в этом уделе.
rurik-refusal-no-escort = Столько ратников с персонажем идти не может.
rurik-refusal-sent-already = Эту фигурку вы уже отправили, или она уже на месте.
rurik-refusal-no-levy = Призывать за очки атаки может только Судислав: на карте и пока есть ратники в запасе.
rurik-refusal-no-target = Такой цели здесь нет.
rurik-refusal-church-acts = Новая церковь обязана кого-нибудь вытеснить, если есть кого.
rurik-refusal-stands-already = Такая постройка в этом уделе уже есть.
rurik-refusal-no-building-left = Таких построек у вас в запасе не осталось.
rurik-refusal-build-price = Очков строительства здесь нужно { $price }, а у вас { $left }.
rurik-refusal-no-good-there = В этом уделе нет товара.
rurik-refusal-tax-price = Очков дани здесь нужно { $price }, а у вас { $left }.
rurik-refusal-market-bonus = Товар или монету добавляет только ваш действующий рынок, и что-то одно взять нужно.
rurik-refusal-not-looked-at = Этой карты нет среди тех, что вы смотрите.
rurik-refusal-not-in-row = Этого подвига нет в ряду.
rurik-refusal-not-in-hand = Этого указа нет у вас на руке.
rurik-refusal-no-such-goods = У вас нет таких товаров.
rurik-refusal-not-from-there = Из этого удела фигурку для подвига взять нельзя.
rurik-refusal-not-your-building = В этом уделе нет такой вашей постройки.
rurik-refusal-no-push = Вытеснять фигурки может только Предслава, пока она на карте.
rurik-refusal-ability-used = Эта способность в этом раунде уже использована.
rurik-refusal-one-scheme = В этот ход вы уже выполнили указ.
rurik-refusal-one-deed = В этот ход вы уже совершили подвиг.
rurik-refusal-not-your-deed = Этот подвиг лежит не перед вами.
rurik-refusal-deed-price = Вам нечем заплатить за этот подвиг.
rurik-refusal-deed-requirement = Условие этого подвига не выполнено.
rurik-refusal-one-conversion = В этот ход вы уже обменивали товары.
rurik-refusal-token-down = Этот жетон обмена в этом раунде уже использован.
rurik-refusal-wrong-goods = Первый товар должен быть из тех, что указаны на жетоне.

## Настройки стола

rurik-option-leaders = Персонажи
rurik-option-leaders-about = Как игроки получают персонажей.
rurik-option-leaders-draft = выбирают по очереди
rurik-option-leaders-random = случайно
rurik-option-stronghold_rules_alone = Крепость владеет и без войска
rurik-option-stronghold_rules_alone-about = Крепость прибавляет хозяину силу и там, где у него нет ни одной фигурки.
rurik-option-rebel_rewards_visible = Открытые награды за мятежников
rurik-option-rebel_rewards_visible-about = Все видят, что принесёт каждый мятежник на карте.
rurik-option-attacker_leader_last = Персонаж атакующего гибнет последним
rurik-option-attacker_leader_last-about = При потере уходит простой ратник, пока он есть; иначе атакующий выбирает сам.
rurik-option-church_effect = Новая церковь
rurik-option-church_effect-about = Обязана ли новая церковь вытеснить мятежника или ратника.
rurik-option-church_effect-mandatory = обязана, если есть кого
rurik-option-church_effect-optional = может
rurik-option-war_zero_scores = Счётчик войны считает и нули
rurik-option-war_zero_scores-about = Фишки, которые ни разу не поднялись, тоже занимают места на счётчике войны.
rurik-option-agenda_zero_counts = Достижения считают и нули
rurik-option-agenda_zero_counts-about = Достижение засчитано, даже если того, что оно считает, ни у кого нет.
rurik-option-leader_pays_deeds = Персонаж как цена подвига
rurik-option-leader_pays_deeds-about = Если подвиг требует убрать ратников, одним из них может стать персонаж.
rurik-option-agatha_escort = Свита Агафьи
rurik-option-agatha_escort-about = Когда могут смениться ратники, идущие с Агафьей.
rurik-option-agatha_escort-each_step = на каждом шаге
rurik-option-agatha_escort-whole_march = не раньше конца похода
rurik-option-solo_scheme_uncovers = Одиночная игра: указы Мятежа
rurik-option-solo_scheme_uncovers-about = Сколько монет Мятеж снимает с планшета за действие указов.
rurik-option-solo_scheme_uncovers-one = одну
rurik-option-solo_scheme_uncovers-per_card = по одной за каждую карту деления
rurik-option-solo_church_neutral = Одиночная игра: церковь и нейтральные
rurik-option-solo_church_neutral-about = Ваша новая церковь может вытеснить нейтрального ратника; церковь Мятежа может всегда.
rurik-option-solo_last_uncovering = Одиночная игра: монеты планшета в раунде 4
rurik-option-solo_last_uncovering-about = И в последнем раунде Мятеж снимает с планшета монету за каждый счётчик, на котором отстаёт.
rurik-option-solo_retreat_test = Одиночная игра: когда Мятеж не уходит
rurik-option-solo_retreat_test-about = Из каких уделов Мятеж никого не уводит, чтобы ими не владел игрок.
rurik-option-solo_retreat_test-after_move = где игрок владел бы после этого
rurik-option-solo_retreat_test-change_only = где игрок только тогда начал бы владеть
rurik-option-solo_single_target = Одиночная игра: цель похода
rurik-option-solo_single_target-about = Сколько фигурок Мятеж шлёт в один удел.
rurik-option-solo_single_target-all_points = на все очки
rurik-option-solo_single_target-until_ruled = пока не станет владеть
rurik-option-goods_redistribution = Вариант: другие товары
rurik-option-goods_redistribution-about = Какой товар приносит каждый удел, решают случайные жетоны.
rurik-option-rebel_reward_tokens = Вариант: неизвестные награды
rurik-option-rebel_reward_tokens-about = Награду за мятежника тянут из стопки жетонов.
rurik-option-deed_row_refresh = Вариант: новые подвиги каждый раунд
rurik-option-deed_row_refresh-about = Когда все взяли по подвигу, остаток ряда заменяют.
rurik-option-difficulty = Одиночная игра: сложность
rurik-option-difficulty-about = С каким планшетом играет Мятеж, когда вы играете в одиночку.
rurik-option-difficulty-easy = лёгкая
rurik-option-difficulty-medium = средняя
rurik-option-difficulty-hard = сложная
rurik-option-difficulty-very_hard = очень сложная

## Как решилась ничья за первое место

rurik-tie-RUR-END-06 = Очков поровну: решает число уделов во владении, затем монеты; если и они равны, победа общая.

## Малые слова ходов и событий

rurik-row-1 = верхнее деление
rurik-row-2 = второе деление
rurik-row-3 = третье деление
rurik-row-4 = четвёртое деление
rurik-figure-troop = ратник
    .acc = ратника
rurik-figure-leader = персонаж
    .acc = персонажа
rurik-figure-leader-and-1 = персонаж с ратником
    .acc = персонажа и ратника
rurik-figure-leader-and-2 = персонаж с двумя ратниками
    .acc = персонажа и двух ратников
rurik-deck-left = левая колода указов
    .acc = левую колоду указов
    .from = из левой колоды указов
rurik-deck-right = правая колода указов
    .acc = правую колоду указов
    .from = из правой колоды указов
rurik-bonus-none = ничего сверх
    .plus = { "" }
rurik-bonus-good = ещё один товар
    .plus = , с рынка — ещё один такой же товар
rurik-bonus-coin = монета
    .plus = , с рынка — монета
rurik-class-a = класс А
    .build = он здесь владеет и ещё ничего не построил
    .tax = он здесь владеет, и в ладье есть место
rurik-class-b = класс Б
    .build = он здесь не владеет, но ещё ничего не построил
    .tax = он здесь не владеет, но в ладье есть место
rurik-class-c = класс В
    .build = он здесь владеет, уже строил, и здесь стоят чужие
    .tax = он здесь владеет, хотя места в ладье нет
rurik-class-d = класс Г
    .build = он здесь владеет и может построить ещё
    .tax = он здесь стоит, хотя не владеет и места в ладье нет
rurik-test-regions = игрок занимает больше уделов
rurik-test-buildings = у игрока больше связанных уделов с постройками
rurik-test-goods = у игрока больше товаров в ладье
rurik-test-start = игрок ни в чём не впереди, поэтому решает планшет
