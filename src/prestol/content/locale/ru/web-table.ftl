# Слова экрана стола в браузере, для всех игр.

## Окно

web-table-title = { $game } · Престол
web-table-title-turn = Ваш ход · { $game }
web-table-failed = Не удалось показать стол
web-table-home = На главную
web-table-go-on = Дальше
web-table-to-end = Итоги

## Кто где сидит

web-table-players = Игроки
web-table-player = Игрок
web-table-place = Место
web-table-total = Всего
web-table-look-at = { $name }: показать всё
web-table-you = вы
web-table-decides = ходит
web-table-away = не в сети
web-table-bot = Бот: { $level }
web-table-bot-plays = За игрока играет бот: { $level }
web-table-score =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
web-table-time-left = Осталось времени: { $time }
web-table-hurry =
    { $seconds ->
        [one] секунда на ход
        [few] секунды на ход
       *[many] секунд на ход
    }
web-table-hurry-said = На ваших часах осталось секунд: { $seconds }.
web-table-round = Раунд { $round } из { $rounds }
web-table-days-short = { $days } д
web-table-days = { $days } д { $hours } ч
web-table-watching = вы смотрите
web-table-watchers =
    { $count ->
        [one] Смотрит { $count } человек
        [few] Смотрят { $count } человека
       *[many] Смотрят { $count } человек
    }

## Что спрашивают

web-table-prompt = Что нужно сделать
web-table-your-turn = Ваш ход.
web-table-how = Наведите на то, что светится, чтобы увидеть результат; нажмите, чтобы сделать ход.
web-table-how-several = Выбирайте здесь или на поле, в любом порядке, затем подтвердите.
web-table-moment = Минутку…
web-table-scene = Посмотрите, что случилось, и продолжайте.
web-table-telling = Смотрите, что происходит.
web-table-telling-skip = Пропустить
web-table-sending = Отправляем ваш ход…
web-table-cut = Нет связи. Как только она восстановится, можно будет продолжить.
web-table-over = Партия окончена.
web-table-sure = { $move }: да
web-table-not-sure = Отмена
web-table-let-go = Отмена
web-table-final = Точно?
web-table-why-wait = Сейчас не ваш ход. Ждём: { $names }.
web-table-why-over = Партия окончена.
web-table-bot-for-you = За вас играет бот.
web-table-take-back-seat = Снова играть самому
web-table-resigned = Вы сдались, за вас до конца играет бот. Можно остаться и посмотреть, чем всё закончится.
web-table-resigned-leave = Уйти из-за стола

## Панель инструментов

web-table-tools = Инструменты
web-table-undo = Отменить ход
web-table-hint = Подсказка
web-table-hint-says = Ход сильного бота: { $move }.
web-table-cover = Скрыть мои тайны
web-table-uncover = Показать мои тайны
web-table-replay-last = Повторить с моего последнего хода
web-table-rules = Правила
web-table-rules-search = Поиск по правилам
web-table-rules-none = Ничего не найдено.
web-table-watch-link = Скопировать ссылку для зрителей
web-table-link-copied = Ссылка для зрителей скопирована
web-table-sound-on = Включить звук
web-table-sound-off = Выключить звук
web-table-more = Ещё
web-table-keys = Горячие клавиши
web-table-settings = Настройки
web-table-notify = Сообщать, когда мой ход
web-table-notify-about = Браузер покажет уведомление, если эта страница в фоне.
web-table-confirm = Подтверждать важные ходы
web-table-confirm-about = Такой ход нужно будет подтвердить.
web-table-hand = Пусть за меня играет бот
web-table-hand-about = Это быстрый бот, преимущества он не даст. Вернуться в игру можно в любой момент.
web-table-resign = Сдаться
web-table-resign-ends = Сдаться окончательно? Партия сразу закончится.
web-table-resign-bot = Сдаться окончательно? Остальные играют дальше, за вас доиграет бот.
web-table-resign-yes = Да, сдаюсь

## Наказы

web-table-order-give = Всегда отвечать «{ $move }»
web-table-order-about = Отвечает и на текущий вопрос; действует, пока вы не отключите его здесь. Другие этого не видят.
web-table-order-unless = Всё же спрашивать, если я могу
web-table-order-always = (никогда)
web-table-order-holds = На «{ $ask }» ответ за вас: { $move }.
web-table-order-but = Вас спросят, если вы можете: { $moves }.
web-table-order-window = Распоряжение для окон
web-table-order-answer = Ответ
web-table-order-any = (не важно)
web-table-order-lasts = Срок
web-table-order-good = Пока не отключу
web-table-order-once = Один раз
web-table-order-until = До { $scope }
web-table-order-save = Сохранить распоряжение
web-table-order-saved = Распоряжение сохранено.
web-table-order-window-about = Отвечает в окнах, где выполнены все условия, если вы не ответили сами. Распоряжение сыграть карту важнее распоряжения пасовать. Ваших распоряжений никто не видит.
web-table-order-end = Снова спрашивать меня

## Возврат ходов

web-table-undo-consent =
    { $moves ->
        [one] Будет отменён { $moves } ход.
        [few] Будут отменены { $moves } хода.
       *[many] Будет отменено { $moves } ходов.
    } С тех пор открылись скрытые сведения, поэтому нужно согласие: { $names }.
web-table-undo-sure =
    { $moves ->
        [one] Отменить { $moves } ход?
        [few] Отменить { $moves } хода? Среди них и те, что сделаны после вашего.
       *[many] Отменить { $moves } ходов? Среди них и те, что сделаны после вашего.
    }
web-table-undo-ask = Попросить
web-table-undo-wish = Просьба отменить ход
web-table-undo-asked =
    { $name } просит отменить { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }.
web-table-undo-waits = Ваша просьба отменить ход ждёт ответа: { $names }.
web-table-agree = Согласиться
web-table-disagree = Отклонить
web-table-withdraw = Отозвать просьбу

## Листы

web-table-panels = Журнал, чат и заметки
web-table-log = Журнал
web-table-log-empty = Пока ничего не произошло.
web-table-talk = Чат
web-table-talk-empty = Сообщений пока нет.
web-table-talk-say = Сообщение
web-table-talk-players = Писать здесь могут только игроки за этим столом, а вы можете читать.
web-table-talk-send = Отправить
web-table-talk-about = Подробнее: { $name }
web-table-talk-removed = Сообщение удалено.
web-table-talk-blocked = Этот человек у вас заблокирован.
web-table-unread = новых
web-table-notes = Заметки
web-table-notes-about = Это видите только вы.
web-table-notes-kept = Сохранено
web-table-notes-typing = Сохраняем…
web-table-notes-failed = Не удалось сохранить на сервере; заметки остались в этом браузере.
web-table-words = Текстом
web-table-board-words = Поле текстом

## Журнал говорит о столе

web-table-log-undo =
    { $name } отменяет { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }.
web-table-log-ask =
    { $name } просит отменить { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }.
web-table-log-agreed = { $name } соглашается.
web-table-log-disagreed = { $name } не соглашается.
web-table-log-withdrawn = { $name } отзывает просьбу.
web-table-log-lapsed = Ответа не дождались: просьба отменить ход снята.
web-table-log-joined = { $name } садится за стол.
web-table-log-left = { $name } покидает стол.
web-table-log-handed = За игрока { $name } играет бот ({ $level }).
web-table-log-back = { $name } снова играет.
web-table-log-filled = Место занимает { $name } ({ $level }).
web-table-log-replaced =
    { $why ->
        [crashed] Бот игрока { $name } сломался
        [busy] Бот игрока { $name } слишком долго ждал очереди
       *[slow] Бот игрока { $name } слишком долго думал
    }; за него решает другой, быстрее.
web-table-log-pause = Сервер был недоступен ({ $time }); это время никому не засчитано.
web-table-log-absent = { $name } заставляет себя ждать; пока не вернётся, играет бот.
web-table-log-ask-absent = { $name } просит посадить бота вместо игрока { $missing }.
web-table-log-absent-agreed = { $name } не против.
web-table-log-absent-waits = { $name } предпочитает подождать.
web-table-log-absent-here = { $name } на месте.
web-table-log-absent-withdrawn = { $name } всё-таки подождёт.
web-table-log-absent-lapsed = За сутки на бота согласились не все.
web-table-log-clock = У игрока { $name } вышло время; дальше играет бот.
web-table-log-resign = { $name } сдаётся.
web-table-log-over-finished = Партия окончена.
web-table-log-over-resigned = Партия окончена: игрок сдался.
web-table-log-over-closed = Стол закрыт.
web-table-log-rematch = { $name } предлагает сыграть ещё раз.
web-table-log-rematch-ready = Новая партия с теми же игроками готова.
web-table-log-hint = { $name } берёт подсказку: теперь это учебная партия.

## Прошлое

web-table-past = Вы смотрите в прошлое
web-table-past-at = { $at } из { $of }
web-table-past-first = К началу
web-table-past-back = На шаг назад
web-table-past-on = На шаг вперёд
web-table-past-watch = Смотреть отсюда
web-table-past-pause = Остановить
web-table-past-last = К концу
web-table-past-round-back = К предыдущему раунду
web-table-past-round-on = К следующему раунду
web-table-past-slider = Момент партии
web-table-past-review = Разбор партии
web-table-past-eyes = Чьими глазами
web-table-past-eyes-of = Глазами игрока { $name }
web-table-past-hands = Все карты
web-table-past-result = К итогам
web-table-past-now = К текущему моменту
web-table-replay = Повтор
web-table-news = Пока вас не было
web-table-news-count =
    С вашего последнего хода { $count ->
        [one] сделан { $count } ход
        [few] сделано { $count } хода
       *[many] сделано { $count } ходов
    }.
web-table-news-watch = Показать
web-table-news-skip = Пропустить

## Несколько человек у одного экрана

web-table-curtain = Передайте экран: { $name }
web-table-curtain-about = Остальным смотреть нельзя.
web-table-curtain-open = Это я, { $name }: показать мой вид

## Связь

web-table-lost = Связь прервалась, восстанавливаем. Ничего не потеряно.
web-table-lost-busy = Связь прервалась. Ваш ход сохранён и уйдёт, как только она восстановится.
web-table-reload = Обновить
web-table-bye-restart = Сервер перезапускается.
web-table-bye-slow = Страница не успевала за партией. Обновите её: ничего не потеряно.
web-table-bye-rate = Слишком много запросов. Подождите немного и обновите страницу.
web-table-bye-ended = Вы больше не в учётной записи, или доступ закрыт.
web-table-bye-gone = Такого стола нет, или у вас нет к нему доступа.

## После партии

web-table-end-you = Вы победили!
web-table-end-won =
    { $count ->
        [one] Побеждает { $names }
       *[other] Победа общая: { $names }
    }
web-table-end-lost-you = Вы проиграли
web-table-end-lost = Поражение: { $names }
web-table-end-finished = Партия окончена
web-table-end-resigned = Партия окончена: игрок сдался
web-table-end-closed = Стол закрыт
web-table-chosen = Заданная раздача
web-table-chosen-about = Раздачу задали при создании стола: один человек играет с ботами, и партия не идёт в счёт.
web-table-absent = Бот вместо того, кто отошёл
web-table-absent-long = Стол уже давно ждёт. Очередь игрока: { $name }.
web-table-absent-ask = Попросить бота
web-table-absent-you = { $name } просит посадить бота на ваше место: кажется, вас нет.
web-table-absent-here = Я здесь
web-table-absent-asked = { $name } просит посадить бота вместо игрока { $missing }, пока тот не вернётся.
web-table-absent-wait = Подождать
web-table-absent-waits = Когда согласятся все, за игрока { $missing } будет играть бот. Ждём ответа: { $names }.
web-table-absent-soon = Если { $missing } не отзовётся за минуту, дальше играет бот.
web-table-end-practice = Учебная партия: были подсказки или ходы отменяли после того, как открылись скрытые сведения.
web-table-end-again = Играть ещё
web-table-end-to-rematch = К новой партии
web-table-end-who-resigned =
    { $count ->
        [one] Сдаётся { $names }.
       *[other] Сдаются { $names }.
    }
web-table-rematch-about = Вопрос получат все за столом. Партия начнётся, когда согласятся все.
web-table-rematch-offered = { $name } предлагает сыграть ещё раз.
web-table-rematch-waits = Партия начнётся, когда согласятся все. Ждём ответа: { $names }.
web-table-rematch-free = Есть свободное место. В комнате ожидания можно позвать человека или посадить бота.
web-table-rematch-no = В следующей партии вы не участвуете.
web-table-rematch-withdrawn = Предложение сыграть ещё раз отозвано.
web-table-rematch-agreed = играет
web-table-rematch-asked = ещё не отвечает
web-table-rematch-declined = не играет
web-table-rematch-accept = Согласиться
web-table-rematch-decline = Отказаться
web-table-rematch-withdraw = Отозвать предложение
web-table-rematch-leave = Всё-таки не играть
web-table-rematch-room = В комнату ожидания
web-table-rematch-watch = Смотреть следующую партию
web-table-end-review = Разобрать партию
web-table-end-record = Скачать запись
web-table-end-home = На главную
web-table-end-points = Откуда взялись очки
web-table-end-places = Места
web-table-end-reached = Очки на момент окончания: { $list }.
web-table-end-chart = Как шла партия
web-table-end-luck = Случайность зафиксирована до начала
web-table-end-luck-about = Отпечаток секрета сервера был виден с самого начала, а сам секрет назван только теперь. Команда «prestol verify» проверит по записи, что раздачу никто не подтасовал.
web-table-end-luck-chosen = Раздача была задана
web-table-end-luck-from = Случай сложился из секрета сервера и вкладов браузеров: { $names }. Выбрать его в одиночку не мог никто.
web-table-end-luck-server = Случай определил один сервер: ни один браузер за столом ничего не добавил.
web-table-end-luck-unopened = Не были на связи в начале партии, поэтому ничего не добавили: { $names }.
web-table-end-luck-right = Ваш браузер это проверил: его вклад вошёл в зерно, и после запечатывания ничего не изменилось.
web-table-end-luck-wrong = Ваш браузер обнаружил, что зерно не получается из того, что запечатали перед партией. Сохраните запись и спросите владельца сервера.
web-table-end-commitment = Отпечаток секрета
web-table-end-secret = Секрет сервера
web-table-end-seed = Зерно
web-table-chart-empty = Партия закончилась сдачей раньше, чем кто-либо получил очки.
web-table-chart-no-points = Никто из игроков не получил очков.
web-table-chart-label = Очки по ходу партии. В конце: { $summary }.
web-table-chart-about = Очки по ходу партии.
web-table-chart-click = Нажмите, чтобы перейти к этому моменту.

## Клавиши

web-table-key-walk = перебирать доступные ходы
web-table-key-walk-all = перебирать всё; Enter скажет, почему нельзя
web-table-key-play = сделать ход
web-table-key-undo = отменить ход
web-table-key-hint = подсказка
web-table-key-rules = правила
web-table-key-log = журнал
web-table-key-talk = чат
web-table-key-notes = заметки
web-table-key-words = поле текстом
web-table-key-cover = скрыть или показать мои тайны
web-table-key-replay = повторить с моего последнего хода
web-table-key-back = на шаг назад во времени
web-table-key-on = на шаг вперёд
web-table-key-ends = в прошлом: к началу, к концу
web-table-key-rounds = в прошлом: к предыдущему, к следующему раунду
web-table-key-language = сменить язык
web-table-key-theme = светлая или тёмная тема
web-table-key-sound = включить или выключить звук
web-table-key-escape = закрыть, отменить, к текущему моменту
web-table-key-keys = этот список
web-table-key-zoom = увеличить карту, уменьшить или показать целиком

## Выбор сразу нескольких вещей

web-table-several = Выбор
web-table-several-of = (выбрано { $count } из { $most })
web-table-several-chosen = { $limits ->
    [exact] Выбрано: { $count } из { $most }.
    [most] Выбрано: { $count }, можно до { $most }.
   *[range] Выбрано: { $count }, нужно от { $least } до { $most }.
}
web-table-several-budget = Стоимость: { $spent } из { $most }.
web-table-several-more = Ещё: { $thing }
web-table-several-less = Убрать: { $thing }
web-table-several-confirm = Подтвердить
web-table-several-none = Ничего не выбирать
web-table-several-clear = Сбросить

## Первая партия с подсказками

web-table-learn-title = Первая партия
web-table-learn-begin = Готовим вашу первую партию…
web-table-learn-next = Дальше
web-table-learn-done = Готово
web-table-learn-step = { $at } из { $of }
web-table-learn-leave = Пропустить урок и играть дальше
web-table-learn-do = Теперь ваш ход.

## Карты и ряды карточек

web-table-display-empty = { $display }: открытых нет
web-table-zoom = Размер карты
web-table-zoom-in = Увеличить
web-table-zoom-out = Уменьшить
web-table-zoom-whole = Вся карта

## Окна, в которых можно отвечать картами

web-table-window-closes = Окно закроется через { $time }.
web-table-window-open = Окно закроется, когда ответят все, кого спросили.
web-table-window-so-far = Ваш ответ пока такой: { $moves }.
web-table-window-answered = Вы ответили: { $moves }. До закрытия окна ответ можно изменить.
web-table-window-ordered = По вашему распоряжению ответ такой: { $moves }. До закрытия окна можно ответить иначе.
web-table-window-change = Изменить
web-table-window-back = Назад
