# Что происходит в «Смуте».

## Год, сезон, дорожка

smuta-event-year-begins = Начинается { NUMBER($year, useGrouping: 0) } год.
smuta-event-season-begins = Начинается { $season_low }.
smuta-event-order-roll = { $seat } бросает на очерёдность: выпало { $die }.
smuta-event-order-set = { $seat } открывает каждую фазу этого сезона.
smuta-event-card-drawn = { $seat } берёт карточку.
smuta-event-card-seen = { $seat } берёт карточку «{ $card }».
smuta-event-reshuffled = Сброс перемешан, это новая колода.
smuta-event-picked =
    { $count ->
        [0] { $seat } ничего не берёт из колоды партии.
        [one] { $seat } берёт из колоды партии { $count } карточку.
        [few] { $seat } берёт из колоды партии { $count } карточки.
       *[other] { $seat } берёт из колоды партии { $count } карточек.
    }
smuta-event-pick-seen = { $seat } берёт из колоды партии карточку «{ $card }».
smuta-event-cards-back =
    { $count ->
        [one] { $seat } возвращает в колоду партии { $count } карточку.
        [few] { $seat } возвращает в колоду партии { $count } карточки.
       *[other] { $seat } возвращает в колоду партии { $count } карточек.
    }
smuta-event-thrown = { $seat } сбрасывает карточку «{ $card }».
smuta-event-entered = { $seat } вводит { $who_acc } { $point_to }.
smuta-event-returned = { $seat } возвращает { $who_acc } с дорожки { $point_to }.
smuta-event-waits = { $seat } пока не находит места для { $who_gen }.
smuta-event-back-with-party = { $seat } возвращает { $who_acc } в партию.
smuta-event-back-with = { $seat } возвращает { $who_acc } в армию { $host_gen }.
smuta-event-back-in-box = { $seat } возвращает царя на престол: { $who }.
smuta-event-cossacks = { $seat } даёт { $who_dat } часть { $unit_gen }.
smuta-event-track-test = { $seat } проверяет { $who_acc } на дорожке: выпало { $die }.
smuta-event-unit-test = { $seat } проверяет на дорожке часть { $unit_gen } из армии { $who_gen }: выпало { $die }.
smuta-event-unit-lost = { $seat } теряет на дорожке часть { $unit_gen } из армии { $who_gen }.
smuta-event-to-track = { $seat } отправляет { $who_acc } на дорожку до { $cell_gen }.
smuta-event-died = { $seat } навсегда теряет { $who_acc }.
smuta-event-out-of-time = { $seat } выводит { $who_acc } из игры: вернуться до конца уже не успеть.
smuta-event-throne-vacant = Престол свободен: { $who } больше не царствует.
smuta-event-sobor-roll = { $seat } на Земском соборе: выпало { $die }, всего { $total }.
smuta-event-won = { $seat } побеждает: { $victory }.

## Политика

smuta-event-control-taken = { $seat } ставит свой маркер контроля { $point_at }.
smuta-event-control-lost = { $point }: маркер контроля снят, пункт ничей.
smuta-event-table-roll = { $seat } бросает по таблице «{ $table }»: выпало { $die }.
smuta-event-stays = { $seat } бросает впустую: { $point_at } ничего не меняется.
smuta-event-siege-laid = { $seat } начинает осаду: армия { $who_gen } кладёт маркер «Осада» { $point_at }.
smuta-event-stormed = { $seat } ведёт армию { $who_gen } на приступ { $point_at }.
smuta-event-siege-rolled = { $seat } бросает на взятие крепости { $point_at }: выпало { $die }, с прибавками — { $total }, нужно { $least }.
smuta-event-captured = { $seat } берёт крепость: { $point }.
smuta-event-election-called = { $seat } объявляет выдвижение претендента.
smuta-event-election-roll = { $seat } бросает: выпало { $die }, с легитимностью — { $total }.
smuta-event-election-won = { $seat } выигрывает право назвать претендента.
smuta-event-pretends = { $seat } выдвигает претендентом { $who_acc }.
smuta-event-nobody-named = { $seat } не называет никого.
smuta-event-proclaimed = { $seat } провозглашает царём { $who_acc }.
smuta-event-joined-army = { $seat } отправляет { $who_acc } в армию { $host_gen }.
smuta-event-left-army = { $seat } отзывает { $who_acc } в партию.
smuta-event-campaign = { $seat } объявляет государев поход: царь { $who } — с армией { $host_gen }.
smuta-event-unit-joined = { $seat } пополняет армию { $who_gen }: часть { $unit_gen }.
smuta-event-siege-joined = { $seat } пополняет армию { $who_gen }: маркер «Осада».
smuta-event-peace-made = { $seat } заключает мир со Швецией.
smuta-event-came-over = { $seat } переманивает к себе { $who_acc }.
smuta-event-stood-aside = { $seat } отводит { $who_acc } { $point_to }.

## Война

smuta-event-marched = { $seat } ведёт { $who_acc } { $point_from } { $target_to }.
smuta-event-stayed = { $seat } оставляет { $who_acc } на месте.
smuta-event-grouped = { $seat } собирает группировку: старший — { $who }, с ним { $second }.
smuta-event-parted = { $seat } разделяет группировку: { $who } и { $second }.
smuta-event-detachment-joined = { $seat } вливает { $who_acc } в армию { $host_gen }.
smuta-event-detachment-left = { $seat } выделяет { $who_acc } из армии { $host_gen }.
smuta-event-came-out = { $seat } выводит { $who_acc } из крепости { $point_at }.
smuta-event-sallied = { $seat } идёт на вылазку { $point_at }: { $who }.
smuta-event-resource-named = { $seat } отдаёт административный ресурс { $who_dat }.
smuta-event-resource-declined = { $seat } не отдаёт административный ресурс никому.
smuta-event-recruit-roll = { $seat } набирает войска для { $who_gen }: выпало { $die }, всего очков набора { $total }.
smuta-event-bought = { $seat } набирает { $good_acc } для { $who_gen }.
smuta-event-attacked = { $seat } нападает { $point_at }, во главе — { $who }. Противник: { $rival }.
smuta-event-leads = { $seat } отдаёт командование { $who_dat }.
smuta-event-evades = { $seat } уклоняется: выпало { $die }, с рейтингами — { $total }.
smuta-event-is-caught = { $seat } не может уклониться: выпало { $die }, с рейтингами — { $total }.
smuta-event-withdrew = { $seat } отводит { $who_acc } { $point_from } { $target_to }.
smuta-event-took-refuge = { $seat } укрывает { $who_acc } в крепости: { $point }.
smuta-event-conceded = { $seat } уступает сражение до его начала.
smuta-event-battle-die = { $seat } бросает: { $phase }, выпало { $die }.
smuta-event-tactical-tie = У обеих сторон { $total }: бросают снова.
smuta-event-advantage = { $seat } получает тактическое преимущество: { $total } против { $other }.
smuta-event-strikes-first = { $seat } нанесёт первый удар: { $phase }.
smuta-event-round-begins = Начинается раунд сражения: { $round }.
smuta-event-hit =
    { $count ->
        [0] { $seat } бьёт впустую: { $phase }.
        [one] { $seat } выбивает у врага { $count } часть: { $phase }.
        [few] { $seat } выбивает у врага { $count } части: { $phase }.
       *[other] { $seat } выбивает у врага { $count } частей: { $phase }.
    }
smuta-event-rout = { $seat } терпит разгром.
smuta-event-camp-holds = { $seat } держится в укреплённом лагере: только потери.
smuta-event-loss = { $seat } теряет часть { $unit_gen } из армии { $who_gen }.
smuta-event-detachment-lost = { $seat } теряет отряд: { $who }.
smuta-event-retreated = { $seat } отступает.
smuta-event-both-lost = Сражение { $point_at } проиграли обе стороны.
smuta-event-victory =
    { $count ->
        [one] { $seat } побеждает в сражении и получает { $count } маркер «Победа». Противник: { $rival }.
        [few] { $seat } побеждает в сражении и получает { $count } маркера «Победа». Противник: { $rival }.
       *[other] { $seat } побеждает в сражении и получает { $count } маркеров «Победа». Противник: { $rival }.
    }

## Карточки и окна

smuta-event-announced = { $seat } объявляет карточку «{ $card }».
smuta-event-aimed = { $seat } называет цель карточки «{ $card }»: { $who }.
smuta-event-aimed-at = { $seat } называет цель карточки «{ $card }»: { $point }.
smuta-event-aimed-party = { $seat } называет цель карточки «{ $card }»: { $rival }.
smuta-event-carried-out = { $seat } исполняет карточку «{ $card }».
smuta-event-came-to-nothing = { $seat }: карточка «{ $card }» ничего не меняет.
smuta-event-cancelled = { $seat }: карточка «{ $card }» отменена.
smuta-event-nobody-played = { $window }: никто не сыграл.
smuta-event-waived = { $seat } пасует до конца этого сражения.
smuta-event-card-die = { $seat } бросает по карточке «{ $card }»: выпало { $die }, с прибавками — { $total }.
smuta-event-card-failed = { $seat }: бросок на карточку «{ $card }» не удался, нужно было не меньше { $needed }.
smuta-event-exchanged = { $seat } отдаёт в обмен карточку «{ $card }».
smuta-event-stolen = { $seat } тянет карточку из чужой руки: { $rival }.
smuta-event-stolen-seen = { $seat } тянет из чужой руки карточку «{ $card }»: { $rival }.
smuta-event-nothing-stolen = { $seat } ничего не тянет из чужой руки: { $rival }.
smuta-event-legitimacy-gained = { $seat } получает легитимность: +{ $count }.
smuta-event-legitimacy-lost = { $seat } теряет легитимность: −{ $count }.
smuta-event-goes-first = { $seat } начинает этот сезон.
smuta-event-unit-came = { $seat } пополняет армию { $who_gen }: часть { $unit_gen }.
smuta-event-siege-came = { $seat } пополняет армию { $who_gen }: маркер «Осада».
smuta-event-loss-die =
    { $count ->
        [one] { $seat } теряет { $count } часть: выпало { $die }.
        [few] { $seat } теряет { $count } части: выпало { $die }.
       *[other] { $seat } теряет { $count } частей: выпало { $die }.
    }
smuta-event-unit-fell = { $seat } теряет часть { $unit_gen } из армии { $who_gen }.
smuta-event-person-came = { $seat } принимает в партию { $who_acc }.
smuta-event-accused = { $seat }: против { $who_gen } выдвинуто обвинение в католичестве.
smuta-event-acquitted = { $seat } снимает обвинение с { $who_gen }.
smuta-event-camped = { $seat } укрепляет лагерь армии { $who_gen }.
smuta-event-verdict = { $seat } получает Земский приговор.
smuta-event-walled = { $seat } ставит острог { $point_at }.
