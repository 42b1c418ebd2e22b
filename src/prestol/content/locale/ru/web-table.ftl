# Слова экрана стола в браузере, для всех игр.

## Окно

web-table-title = { $game } · Престол
web-table-title-turn = Ваш ход · { $game }
web-table-failed = Этот стол показать нельзя
web-table-home = На главную
web-table-go-on = Дальше
web-table-to-end = Итоги

## Кто где сидит

web-table-players = Игроки
web-table-player = Игрок
web-table-place = Место
web-table-total = Всего
web-table-you = вы
web-table-decides = решает сейчас
web-table-away = не на связи
web-table-bot = Бот: { $level }
web-table-bot-plays = За это место играет бот: { $level }
web-table-score =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
web-table-time-left = Осталось времени: { $time }
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
web-table-how = Наведите на то, что светится, и увидите, что это даст; щёлкните, чтобы сделать.
web-table-moment = Минутку …
web-table-sending = Отправляем ваш ход …
web-table-cut = Нет связи: как только она вернётся, можно играть дальше.
web-table-over = Партия окончена.
web-table-sure = { $move }: да
web-table-not-sure = Нет, подождите
web-table-final = Вернуть это будет нельзя.
web-table-why-wait = Сейчас не ваш ход, решает: { $names }.
web-table-why-over = Партия окончена.
web-table-bot-for-you = За вас играет бот.
web-table-take-back-seat = Играть самому

## Панель инструментов

web-table-tools = Инструменты
web-table-undo = Вернуть ход
web-table-hint = Подсказка
web-table-hint-says = Сильный бот сыграл бы так: { $move }.
web-table-cover = Скрыть мои тайны
web-table-uncover = Показать мои тайны
web-table-replay-last = Повторить с моего последнего хода
web-table-rules = Правила
web-table-rules-search = Искать в правилах
web-table-rules-none = Таких слов в правилах нет.
web-table-watch-link = Скопировать ссылку для зрителей
web-table-link-copied = Ссылка для зрителей скопирована.
web-table-sound-on = Включить звук
web-table-sound-off = Выключить звук
web-table-more = Ещё
web-table-keys = Клавиши
web-table-settings = Настройки
web-table-notify = Сообщать, когда мой ход
web-table-notify-about = Браузер покажет уведомление, если страница не на виду.
web-table-confirm = Переспрашивать о том, чего не вернуть
web-table-confirm-about = Такой щелчок ждёт второго.
web-table-hand = Пусть за меня играет бот
web-table-hand-about = Это быстрый бот, не советчик. Вернуться за стол можно в любой момент.
web-table-resign = Сдаться
web-table-resign-sure = Сдаться окончательно? Если остальные играют дальше, за вас доиграет бот; если нет, партия закончится.
web-table-resign-yes = Да, сдаюсь

## Наказы

web-table-order-give = «{ $move }» всякий раз, когда об этом спросят
web-table-order-about = Ответит и на этот вопрос и действует, пока вы не отмените его здесь. Другие его не видят.
web-table-order-unless = Всё же спросить, если я могу
web-table-order-always = (никогда)
web-table-order-holds = На вопрос «{ $ask }» за вас отвечают: { $move }.
web-table-order-but = Вас спросят, если вы можете: { $moves }.
web-table-order-end = Снова спрашивать меня

## Возврат ходов

web-table-undo-consent =
    { $moves ->
        [one] Будет возвращён { $moves } ход.
        [few] Будут возвращены { $moves } хода.
       *[many] Будет возвращено { $moves } ходов.
    } С тех пор кто-то что-то узнал, поэтому нужно согласие: { $names }.
web-table-undo-ask = Попросить
web-table-undo-wish = Просьба вернуть ход
web-table-undo-asked =
    { $name } просит вернуть { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }.
web-table-undo-waits = Ваша просьба вернуть ход ждёт ответа: { $names }.
web-table-agree = Согласиться
web-table-disagree = Отказать
web-table-withdraw = Отозвать просьбу

## Листы

web-table-panels = Журнал, беседа и заметки
web-table-log = Журнал
web-table-log-empty = Пока ничего не произошло.
web-table-talk = Беседа
web-table-talk-empty = Пока никто ничего не сказал.
web-table-talk-say = Скажите что-нибудь
web-table-talk-send = Сказать
web-table-unread = новых
web-table-notes = Заметки
web-table-notes-about = Это прочтёте только вы.
web-table-notes-kept = Сохранено.
web-table-notes-typing = Сохраняем …
web-table-notes-failed = На сервере не сохранено; заметка осталась в этом браузере.
web-table-words = Словами
web-table-board-words = Поле словами

## Журнал говорит о столе

web-table-log-undo =
    { $name } возвращает { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }.
web-table-log-ask =
    { $name } просит вернуть { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }.
web-table-log-agreed = Согласие даёт { $name }.
web-table-log-disagreed = Отказ: { $name }.
web-table-log-withdrawn = Просьба снята: { $name }.
web-table-log-lapsed = Ответа не дождались: просьба вернуть ход снята.
web-table-log-joined = За стол садится { $name }.
web-table-log-left = Из-за стола уходит { $name }.
web-table-log-handed = За место, где сидит { $name }, играет бот ({ $level }).
web-table-log-back = { $name } снова за столом.
web-table-log-filled = Место занимает { $name } ({ $level }).
web-table-log-replaced =
    { $why ->
        [crashed] Бот споткнулся
        [busy] Бот слишком долго ждал очереди
       *[slow] Бот слишком долго думал
    } ({ $name }); дальше играет другой, попроворнее ({ $level }).
web-table-log-clock = Время вышло ({ $name }); дальше играет бот.
web-table-log-resign = { $name } сдаётся.
web-table-log-over-finished = Партия окончена.
web-table-log-over-resigned = Партия окончена: её сдали.
web-table-log-over-closed = Стол закрыт.
web-table-log-rematch = Новая партия с теми же игроками ждёт.

## Прошлое

web-table-past = Вы смотрите в прошлое
web-table-past-at = { $at } из { $of }
web-table-past-first = К началу
web-table-past-back = На шаг назад
web-table-past-on = На шаг вперёд
web-table-past-watch = Смотреть отсюда
web-table-past-pause = Остановить
web-table-past-now = К настоящему
web-table-replay = Повтор
web-table-news = Что произошло без вас
web-table-news-count =
    С вашего последнего хода { $count ->
        [one] сделан { $count } ход
        [few] сделано { $count } хода
       *[many] сделано { $count } ходов
    }.
web-table-news-watch = Показать
web-table-news-skip = Пропустить

## Несколько человек у одного экрана

web-table-curtain = Теперь смотрит { $name }
web-table-curtain-about = Передайте экран. Остальные отворачиваются.
web-table-curtain-open = Я { $name }: показать мой вид

## Связь

web-table-lost = Связь прервалась, пробуем снова. Ничего не потеряно.
web-table-lost-busy = Связь прервалась; отправленное цело и уйдёт, как только она вернётся.
web-table-reload = Загрузить снова
web-table-bye-restart = Сервер перезапускается.
web-table-bye-slow = Страница не поспевала. Загрузите её снова: ничего не потеряно.
web-table-bye-rate = Отсюда пришло слишком много запросов. Подождите немного и загрузите страницу снова.
web-table-bye-gone = Такого стола нет, или он для вас закрыт.

## После партии

web-table-end-you = Вы победили!
web-table-end-won =
    { $count ->
        [one] Побеждает { $names }
       *[other] Победа общая: { $names }
    }
web-table-end-finished = Партия окончена
web-table-end-resigned = Партия сдана
web-table-end-closed = Стол закрыт
web-table-end-practice = Ходы возвращали, когда кто-то уже что-то узнал: партия учебная.
web-table-end-again = Играть ещё
web-table-end-to-rematch = К новой партии
web-table-end-review = Разобрать партию
web-table-end-record = Скачать запись
web-table-end-home = На главную
web-table-end-points = Откуда взялись очки
web-table-end-chart = Как шла партия
web-table-end-luck = Удача была решена заранее
web-table-end-luck-about = Залог лежал на столе с самого начала: это хеш зерна, а само зерно названо только теперь. Команда «prestol verify» докажет по записи, что в раздачу никто не вмешался.
web-table-end-commitment = Залог
web-table-end-seed = Зерно
web-table-chart-empty = Партию сдали раньше, чем кто-либо получил очки.
web-table-chart-label = Очки по ходу партии. В конце: { $summary }.
web-table-chart-about = Очки по ходу партии.
web-table-chart-click = Щелчок ведёт к тому моменту.

## Клавиши

web-table-key-walk = ходить по тому, что можно сделать
web-table-key-walk-all = ходить по всему; Enter скажет, почему нельзя
web-table-key-play = сделать
web-table-key-undo = вернуть ход
web-table-key-hint = подсказка
web-table-key-rules = правила
web-table-key-log = журнал
web-table-key-talk = беседа
web-table-key-notes = заметки
web-table-key-words = поле словами
web-table-key-cover = скрыть или показать мои тайны
web-table-key-replay = повторить с моего последнего хода
web-table-key-back = на шаг назад во времени
web-table-key-on = на шаг вперёд
web-table-key-language = другой язык
web-table-key-theme = светло или темно
web-table-key-sound = звук включить или выключить
web-table-key-escape = закрыть, отменить, к настоящему
web-table-key-keys = этот список

## Первая партия с подсказками

web-table-learn-title = Первая партия
web-table-learn-begin = Накрываем стол для вашей первой партии …
web-table-learn-next = Дальше
web-table-learn-done = Готово
web-table-learn-step = { $at } из { $of }
web-table-learn-leave = Закончить урок и играть дальше
web-table-learn-do = Теперь ваш ход.
