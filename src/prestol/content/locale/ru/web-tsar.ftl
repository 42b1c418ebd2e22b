# Слова поля «Царя горы» в браузере.

## Дворец

web-tsar-board = Дворец
web-tsar-throne = Царь
web-tsar-points =
    { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }
web-tsar-waiting = Ждут у крыльца
web-tsar-banished = Изгнаны, и кем

## Придворные для тех, кто слушает

web-tsar-at-waiting = ждёт у крыльца
web-tsar-at-banished = вне дворца до конца раунда
web-tsar-label = { $courtier }, { $where }
web-tsar-label-favourite = { $courtier }, ваш фаворит, { $where }

## Что принесёт ход

web-tsar-choose-courtier = Сначала выберите придворного, потом этаж.
web-tsar-choose-floor = Заселяем { $courtier_acc }: теперь выберите этаж.
web-tsar-would-settle = { $courtier } заселится { $floor_to }.
web-tsar-would-raise = { $courtier } поднимется { $floor_to }.
web-tsar-would-gain = Ваши очки: { $now } → { $after }.
web-tsar-would-keep = Не ваш фаворит: у вас останется { $now }.
web-tsar-would-leave =
    { $free ->
        [0] Этаж будет заполнен.
        [one] Там останется { $free } место.
        [few] Там останется { $free } места.
       *[many] Там останется { $free } мест.
    }
web-tsar-would-elect = После этого все голосуют.

web-tsar-vote-for-plain = Если никто не против, { $courtier } станет царём, и раунд кончится.
web-tsar-vote-against-plain = { $courtier } покинет дворец. Карта потрачена до конца раунда.
web-tsar-vote-for-would =
    Если никто не против, { $courtier } станет царём, раунд кончится и принесёт вам { $elected ->
        [one] { $elected } очко
        [few] { $elected } очка
       *[many] { $elected } очков
    }.
web-tsar-vote-for-zero =
    Если никто не против, { $courtier } станет царём, и раунд кончится. У вас будет ноль, а в последнем раунде за это дают { $elected ->
        [one] { $elected } очко
        [few] { $elected } очка
       *[many] { $elected } очков
    }.
web-tsar-vote-against-would =
    { $courtier } покинет дворец; ваши фавориты там будут стоить { $banished }. { $left ->
        [0] Это ваша последняя карта «Против».
        [one] У вас останется { $left } карта «Против».
        [few] У вас останется { $left } карты «Против».
       *[many] У вас останется { $left } карт «Против».
    }

## Свои тайны

web-tsar-goal = Ваша тайная цель
web-tsar-covered = Тайная цель скрыта
web-tsar-cards = Ваши карты голоса
web-tsar-card-for = За
web-tsar-card-against = Против
web-tsar-lay = Голосовать
web-tsar-worth =
    { $points ->
        [one] очко сейчас
        [few] очка сейчас
       *[many] очков сейчас
    }

## Что знают все

web-tsar-crown = Держит корону
web-tsar-first = Начинает раунд
web-tsar-laid = голос подан
web-tsar-votes-of-round = Голоса об изгнанных в этом раунде
web-tsar-votes-none = Пока никто не изгнан.
web-tsar-against-count = Карт «Против»: { $count }

## Голосование

web-tsar-vote-title = Выборы: на престол претендует { $courtier }
web-tsar-verdict-elected = Никто не против: новый царь — { $courtier }!
web-tsar-verdict-banished =
    { $courtier } покидает дворец: { $against ->
        [one] { $against } голос
        [few] { $against } голоса
       *[many] { $against } голосов
    } «против».
web-tsar-voted = { $seat } { $ballot }
web-tsar-votes = Голоса: { $votes }.

## Конец раунда

web-tsar-round-title = Раунд { $round } окончен
web-tsar-round-tsar = На престоле { $courtier }.
web-tsar-round-about = Тайные цели открыты; каждый фаворит приносит очки своего этажа.
web-tsar-chart-about = Очки по ходу партии вместе с тем, сколько стоила тайная цель каждого.
web-tsar-goal-shown = Тайная цель
web-tsar-column-round = Раунд
web-tsar-column = Раунд { $round }
web-tsar-column-palace = Во дворце
web-tsar-next-round = К следующему раунду
web-tsar-zero =
    За ноль в последнем раунде дают { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.

## Дворец словами

web-tsar-phase-settle = расселение
web-tsar-phase-raise = восхождение
web-tsar-phase-vote = выборы
web-tsar-phase-over = окончен
web-tsar-words-round = Раунд { $round } из { $rounds }, { $phase }
web-tsar-words-floor = { $floor }, { $points }: { $courtiers }
web-tsar-words-nobody = никого
web-tsar-words-favourite = { $courtier } (фаворит)
web-tsar-words-waiting = Ждут у крыльца: { $courtiers }
web-tsar-words-banished = Изгнаны: { $courtiers }
web-tsar-words-player =
    { $seat }: { $total ->
        [one] { $total } очко
        [few] { $total } очка
       *[many] { $total } очков
    }.
web-tsar-words-crown = Держит корону.
web-tsar-words-to-vote = Голос ещё не подан.
web-tsar-words-has-voted = Голос подан.
web-tsar-words-goal =
    Ваши фавориты: { $favourites }; сейчас { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
web-tsar-words-against = Карт «Против» на руке: { $count }.

## Первая партия с подсказками

web-tsar-learn-welcome = Старый царь уходит
web-tsar-learn-welcome-text = Тринадцать придворных метят на его престол. Вы и трое соперников ведёте их вверх по дворцу. В партии три раунда; побеждает тот, у кого больше очков.
web-tsar-learn-goal = Шесть ваших фаворитов
web-tsar-learn-goal-text = На вашей тайной карте шестеро придворных. На них золотой венок и звезда, и видите это только вы. Внизу показано, сколько они стоят сейчас.
web-tsar-learn-points = Сколько стоит этаж
web-tsar-learn-points-text = В конце раунда каждый фаворит приносит число своего этажа: дворянин 5, сам царь 10. Изгнанные не приносят ничего.
web-tsar-learn-settle = Заселите придворного
web-tsar-learn-settle-text = Нажмите на того, кто ждёт у крыльца, потом на светящийся этаж. Если наведёте мышь на этаж, строка внизу покажет, что это вам даст.
web-tsar-learn-others = Фавориты есть у всех
web-tsar-learn-others-text = Остальные тоже расселяют придворных, и у каждого своя шестёрка. Смотрите, кого ставят повыше: это кое-что говорит.
web-tsar-learn-log = Журнал ничего не забывает
web-tsar-learn-log-text = Каждая строка говорит, что произошло. Нажмите на неё, и поле покажет тот момент; § открывает правило.
web-tsar-learn-settle-on = Расселяйте дальше
web-tsar-learn-settle-on-text = Каждый заселяет троих. Больше четырёх этаж не вмещает, а тот, кто остался, начинает среди слуг.
web-tsar-learn-raise = Восхождение
web-tsar-learn-raise-text = Теперь каждый по очереди поднимает на один этаж кого угодно, не только своих. Нажмите на того, кто светится.
web-tsar-learn-why = Почему нельзя?
web-tsar-learn-why-text = Кто не светится, подняться не может: этаж над ним полон. Всё равно нажмите: появятся причина и правило.
web-tsar-learn-bluff = Не выдавайте себя
web-tsar-learn-bluff-text = Если поднимать только своих, остальные заметят. Поднять иногда чужого стоит недорого, зато сбивает с толку.
web-tsar-learn-throne = В шаге от престола
web-tsar-learn-throne-text = Кто-то уже среди дворян. Ещё шаг — и он в тронном зале, а тогда голосуют все.
web-tsar-learn-vote = Выборы
web-tsar-learn-vote-text = Положите одну карту рубашкой вверх. Одного «Против» достаточно, чтобы изгнать кандидата, но карта потрачена до конца раунда. Если все за, раунд сразу кончается.
web-tsar-learn-turned = Карты открываются одновременно
web-tsar-learn-turned-text = Все видели, кто был против. Изгнанные стоят сбоку, рядом с ними голоса. У кого не осталось «Против», тот уже никого не остановит.
web-tsar-learn-round = Новый раунд
web-tsar-learn-round-text = Цели открыты и посчитаны. Теперь у всех новые тайные карты, полная рука голосов и пустой дворец.
web-tsar-learn-last = Последний раунд
web-tsar-learn-last-text = Есть особое правило: кто не наберёт в нём ни очка, получит за это 33. Берегитесь того, чьи фавориты исчезают все до одного.
web-tsar-learn-end = Вот и вся игра
web-tsar-learn-end-text = Теперь вы знаете всё. Посмотрите итоги, а потом сыграйте с соперниками посильнее или с друзьями.
