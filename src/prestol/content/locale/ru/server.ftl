# Что говорит сервер, когда чего-то не делает.

server-yes = да
server-no = нет

## За столом

server-not-your-seat = Место { $seat } — не ваше.
server-not-started = Партия ещё не началась.
server-game-over = Партия окончена.
server-bot-plays = За игрока на месте { $seat } играет бот; сначала вернитесь в игру.
server-stale = После записи { $at } партия ушла вперёд; посмотрите и решите ещё раз.
server-move-unreadable = «{ $move }» — не ход этой игры.
server-undo-pending = Кто-то уже просит отменить ходы; дождитесь ответов.
server-nothing-to-undo = Отменять пока нечего.
server-nothing-asked = Об этом уже никто не просит.
server-not-asked = Игрока на месте { $seat } не спрашивают, или он уже ответил.
server-only-players-talk = Писать в этот чат могут только игроки за столом.
server-nothing-said = Сообщение пустое.
server-already-resigned = Вы сдались; за вас до конца партии играет бот.
server-not-handed = За этого игрока бот не играет.
server-not-at-table = Вы не сидите за этим столом.
server-not-waiting = Сейчас этому игроку нечего решать.
server-hint-unfair = Подсказки доступны, только когда один человек играет с ботами.
server-hand-unfair = Когда играют несколько человек, за вас может играть только быстрый бот ({ $level }): бот сильнее был бы подсказкой.
server-no-hint = Сейчас подсказки нет; попробуйте чуть позже.
server-not-over = Партия ещё не окончена.
server-no-such-entry = В журнале нет записи { $number }.
server-no-such-level = Для этой игры нет бота «{ $level }»; выберите один из: { $levels }.

## Вокруг стола

server-no-such-table = Такого стола нет.
server-no-such-game = Игры «{ $game }» нет.
server-no-companion = У игры { $game } нет помощника: в ней нет противника, который играет сам.
server-companion-refused = { $why }
server-companion-damaged = { $why }
server-no-such-content = Материалов «{ $name }» этой игры здесь нет.
server-table-damaged = Этот стол открыть нельзя. { $why } Других столов это не касается. Владелец сервера может вернуть стол из резервной копии, в которой он ещё цел («prestol restore»).
server-table-newer = Здесь этот стол открыть нельзя. { $why } Владельцу сервера нужно обновить «Престол».
server-damaged-entry = Запись { $number } его журнала ({ $kind }) не воспроизводится: { $why }
server-damaged-gap = В его журнале нет записи { $number }.
server-damaged-hash = После записи { $number } его журнала ({ $kind }) положение не совпадает с сохранённым: { $found } вместо { $stored }.
server-damaged-settings = Его настройки не читаются ({ $why }).
server-damaged-content = Его материалов ({ $content }) нет ни в базе, ни в этом выпуске.
server-damaged-content-form = Его материалы ({ $content }) не подходят этому выпуску: { $why }
server-newer-game = На нём играют в «{ $game }», а этот выпуск такой игры не знает.
server-newer-rules = На нём играют по правилам версии { $rules }, а этот выпуск их не знает.
server-wrong-seats = Игроков в этой игре может быть { $counts }.
server-wrong-window = В этой игре нет окна «{ $kind }».
server-order-unknown = В распоряжении названо «{ $word }», в этой игре такого нет.
server-wrong-option = Настройка стола неверна. { $why }
server-seats-open = Есть свободные места; пригласите людей или добавьте ботов.
server-wrong-seed = Своё зерно (короткое слово) можно задать, только если все места ваши или заняты ботами.
server-seed-chosen = Зерно этого стола задано, поэтому за ним играют один человек и боты: до начала партии места нельзя освободить, и больше никто сесть не может.
server-about-to-start = Партия вот-вот начнётся, подождите немного.
server-not-drawing = До начала партии ещё рано что-либо открывать.
server-wrong-part = Это не то, что вы запечатали перед партией.
server-already-started = Партия уже началась.
server-not-your-table = Это может сделать только тот, кто создал стол.
server-not-watchable = Зрители за этим столом не разрешены.
server-wrong-invite = Приглашение недействительно или уже использовано.
server-invite-needed = Это закрытый стол: чтобы сесть, нужно приглашение.
server-seat-taken = Это место уже занято.
server-name-at-table = За столом есть имя, похожее на «{ $name }»; выберите другое.

## Люди

server-name-unfit = Имя — это от 2 до 24 букв, цифр, пробелов или дефисов, латиницей или кириллицей.
server-name-taken = Имя «{ $name }» занято или похоже на занятое; выберите другое.
server-has-account = У вас уже есть учётная запись.
server-wrong-password = Неверное имя или пароль.
server-wrong-token = Неизвестный токен.
server-no-such-token = У вас нет такого токена.
server-too-many-tokens = Больше { $most } токенов иметь нельзя; сначала отзовите один из них.
server-bots-make-no-bots = Бот не может создавать других ботов.

## У входа

server-unreadable = Не удалось прочитать сообщение: { $why }
server-bad-bytes = В сообщении есть байты, которые не являются текстом.
server-bad-request = Не удалось разобрать запрос: { $why }
server-no-such-page = По этому адресу ничего нет.
server-wrong-method = Этот адрес не принимает такой метод.
server-too-large = Сообщение слишком большое.
server-too-fast = Слишком много запросов сразу; подождите немного и попробуйте снова.
server-too-slow = Запрос шёл слишком долго; ничего не изменилось, попробуйте снова.
server-too-many-logins = Слишком много попыток; подождите минуту и попробуйте снова.
server-too-many-sockets = У вас открыто слишком много окон; закройте одно и попробуйте снова.
server-wrong-origin = Эта страница не может действовать здесь от вашего имени.
server-wrong-host = Сервер не отвечает под этим именем.
server-closing = Сервер перезапускается; вернитесь через минуту.
server-busy = Стол перегружен; ничего не изменилось, попробуйте снова.
server-store-away = Сервер сейчас не может ничего сохранить; ничего не изменилось. Попробуйте чуть позже.
server-store-unsure = Связь с базой пропала во время сохранения; сохранилось ли изменение, неизвестно. Проверьте, прежде чем повторять.
server-fault = На сервере произошла ошибка; ничего не изменилось.
