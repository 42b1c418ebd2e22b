# Слова страниц веб-клиента. У экрана стола свой файл.

web-name = Престол
web-window-title = { $title } · Престол
web-skip = Перейти к содержанию
web-close = Закрыть
web-cancel = Отмена
web-save = Сохранить
web-again = Повторить
web-reload = Обновить страницу
web-loading = Загрузка…
web-you = вы
web-guest = Гость { $number }
web-former = Бывший игрок
web-bot-name-0 = Боярин Игнат
web-bot-name-1 = Боярыня Марфа
web-bot-name-2 = Дьяк Фома
web-bot-name-3 = Купец Садко
web-bot-name-4 = Стрелец Прохор
web-bot-name-5 = Княгиня Ксения
web-to-home = На главную
web-foot = Престол бесплатен, код открыт. Игры принадлежат авторам и издателям, правила пересказаны нашими словами.

## Куда пойти

web-nav = Главные страницы
web-nav-foot = Другие страницы
web-nav-menu = Меню
web-nav-play = Играть
web-nav-learn = Обучение
web-nav-rules = Правила
web-nav-account = Профиль
web-nav-settings = Настройки
web-nav-about = О Престоле
web-nav-companion = Помощник для коробки
web-nav-provenance = Что мы восстановили
web-switch-language = In English
web-switch-dark = Тёмная тема
web-switch-light = Светлая тема

## Когда что-то не так

web-problem-unreachable = Сервер сейчас не отвечает. Ничего не пропало, попробуйте ещё раз чуть позже.
web-problem-strange = Сервер прислал непонятный ответ. Ничего не изменилось, попробуйте ещё раз чуть позже.
web-problem-own = На этой странице произошла ошибка. Ничего не пропало, обновите её.
web-line-lost = Связь прервалась и восстанавливается. Ничего не пропало.
web-lost-title = Страница не загрузилась
web-lost-lead = Связь прервалась, или Престол только что обновили. С вашими партиями всё в порядке.
web-nowhere-title = Страница не найдена
web-nowhere-lead = В адресе ошибка, или страницы больше нет.

## Отсылки к правилам

web-rule-mark = Правило { $rule }: открыть в книге правил
web-rule-tip = Прочитать правило
web-rule-title = Правило { $rule }
web-rule-book = Открыть в книге правил

## Игры

web-game-tsar = Царь горы
web-game-tsar-about = Ведите тайных фаворитов вверх по дворцу: царём станет тот, против кого нет ни одного голоса.
web-game-ivan = Иван Грозный
web-game-ivan-about = Посылайте бояр в палаты Кремля, торгуйте по рекам и добивайтесь милости первого царя.
web-game-rurik = Рюрик
web-game-rurik-about = Советники торгуются за действия, князья правят землями: стройте, собирайте дань и боритесь за наследие Рюрика.
web-game-smuta = Смута 1605–1612
web-game-smuta-about = Пять партий борются за престол в Москве: армии, осады, сражения и карточки Смутного времени.
web-game-length =
    { $unit ->
        [minutes] { $least }–{ $most } минут
       *[hours] { $least }–{ $most } { $most ->
            [one] час
            [few] часа
           *[many] часов
        }
    }
web-game-players =
    { $most ->
        [one] { $most } игрок
        [few] { $least }–{ $most } игрока
       *[many] { $least }–{ $most } игроков
    }
web-game-weight-1 = лёгкая
web-game-weight-2 = средняя
web-game-weight-3 = сложная

## Главная

web-home-window = Престол: настольные игры о русской истории
web-home-lead = Настольные игры о русской истории: с ботами, с друзьями по ссылке или за одним экраном.
web-home-play = Играть с ботами
web-home-play-about = «Царь горы» на четверых, без регистрации: один клик — и партия началась.
web-home-invite = Пригласить друзей
web-home-mine = Мои партии
web-home-waiting =
    { $games ->
        [one] { $games } партия ждёт вас
        [few] { $games } партии ждут вас
       *[many] { $games } партий ждут вас
    }
web-home-games = Игры
web-home-coming = скоро
web-home-table = Новый стол
web-home-learn = Научиться играть
web-home-alone = В одиночку
web-home-open = Открытые столы
web-home-open-own = Создать стол
web-home-open-none = Сейчас никто не ищет соперников. Создайте стол, и другие увидят его здесь.

## Стол в списке

web-row-seats = Кто играет
web-row-asked = Вам предлагают сыграть ещё раз
web-row-open =
    { $seats ->
        [one] Свободно { $seats } место
        [few] Свободно { $seats } места
       *[many] Свободно { $seats } мест
    }
web-row-over = Партия окончена
web-row-yours = Ваш ход
web-row-thinking = Ждём: { $names }
web-row-move = Сделать ход
web-row-look = Открыть
web-row-room = К столу
web-row-review = Разобрать
web-row-join = Сесть за стол
web-row-watch = Смотреть
web-seat-open = свободно
web-seat-bot = бот
web-row-chosen = заданная раздача
web-row-chosen-about = Зерно задано: за столом остаются один человек и боты, партия не идёт в счёт.
web-pace-free-short = без часов
web-pace-live-short = с часами
web-pace-days-short =
    { $days ->
        [one] { $days } день на ход
        [few] { $days } дня на ход
       *[many] { $days } дней на ход
    }
web-pace-free = Без часов
web-pace-away = Если кого-то нет { $time }, за него играет бот, пока человек не вернётся.
web-hours =
    { $hours ->
        [one] { $hours } час
        [few] { $hours } часа
       *[many] { $hours } часов
    }
web-pace-live = По { $minutes } мин и ещё { $seconds } с за каждый ход
web-pace-days =
    { $days ->
        [one] { $days } день на ход
        [few] { $days } дня на ход
       *[many] { $days } дней на ход
    }
web-minutes =
    { $minutes ->
        [one] { $minutes } минута
        [few] { $minutes } минуты
       *[many] { $minutes } минут
    }
web-seconds =
    { $seconds ->
        [one] { $seconds } секунда
        [few] { $seconds } секунды
       *[many] { $seconds } секунд
    }
web-days =
    { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[many] { $days } дней
    }

## Новый стол

web-new-title = Новый стол
web-new-lead = «{ $game }». Выберите соперников, остальное уже настроено.
web-new-coming = Эта игра ещё в работе. Сейчас можно сыграть в «Царя горы» и «Ивана Грозного».
web-new-game = Во что играем?
web-new-company = С кем играем?
web-new-company-bots = С ботами
web-new-company-bots-about = Партия начнётся сразу.
web-new-company-friends = С друзьями
web-new-company-friends-about = Каждый друг получит ссылку на своё место, регистрация не нужна.
web-new-company-screen = За одним экраном
web-new-company-screen-about = Играйте по очереди на этом устройстве: тайное скрывает занавес.
web-new-company-anybody = С кем угодно
web-new-company-anybody-about = Стол появится на главной странице, и сесть за него сможет любой.
web-new-company-alone = В одиночку
web-new-company-alone-about = Против соперника, которого ведут сами правила игры.
web-new-seats = Места
web-new-count = Сколько игроков?
web-new-alone = Вы играете в одиночку: что делает соперник, шаг за шагом решают правила.
web-new-seat = Место { $number }
web-new-seat-who = Кто на месте { $number }
web-new-seat-level = Сила бота на месте { $number }
web-new-seat-name = Имя игрока на месте { $number }
web-new-seat-name-hint = Имя
web-new-seat-me = Я
web-new-seat-near = За этим экраном
web-new-seat-open = По ссылке
web-new-seat-bot = Бот
web-new-seat-open-about = получит ссылку
web-new-levels = Сила ботов
web-new-name-short = В имени должно быть хотя бы две буквы.
web-new-name-twice = Это имя за столом уже занято.
web-new-names-wrong = У каждого за этим экраном должно быть своё имя.
web-new-pace = Темп
web-new-pace-free = Без часов
web-new-pace-free-about = Каждый думает сколько хочет.
web-new-pace-live = С часами
web-new-pace-live-about = У каждого запас времени. Если ваш закончится, за вас играет бот, пока вы не вернётесь.
web-new-pace-days = Дни на ход
web-new-pace-days-about = Заходите, когда удобно. Если не успеете сделать ход, за вас играет бот, пока вы не вернётесь.
web-new-bank = Запас времени
web-new-extra = Добавка за ход
web-new-windows = Окна для ответов
web-new-windows-about = Моменты, когда можно ответить картой. Никто не видит, кто уже ответил.
web-new-windows-last = Сколько длится каждое окно
web-new-windows-early = Закрывать окно, когда ответили все
web-new-windows-early-about = Иначе каждое окно длится ровно столько, сколько выбрано здесь, и его длина ничего не выдаёт.
web-new-windows-orders = Отвечают распоряжения
web-new-windows-orders-about = Игра не ждёт у окон. Если ни одно ваше распоряжение не подходит, вы пасуете.
web-new-windows-ask = Спрашивать каждого
web-new-windows-ask-about = Окно ждёт ответа каждого, но не дольше времени на ход. Если можно только пасовать, сервер спасует за вас через некоторое время после того, как вы откроете стол. Кто сейчас в сети, не видно.
web-new-away = Если кто-то ушёл, бот играет за него через
web-new-away-never = никогда
web-new-days = Время на ход
web-new-door = Кто может сесть за стол
web-new-private = По приглашению
web-new-private-about = Только те, у кого есть ссылка.
web-new-listed = Кто угодно
web-new-listed-about = Стол виден всем на главной странице.
web-new-options = Настройки правил
web-new-options-about = По умолчанию — наше прочтение правил; измените, если играете иначе.
web-new-watchable = Разрешить зрителей
web-new-watchable-about = Зрители видят только то, что открыто всем.
web-new-start = Начать партию
web-new-start-about = Все места заняты.
web-new-make = Создать стол
web-new-make-about = Вы получите ссылку на каждое свободное место.

## Комната перед партией

web-room-title = Стол готов
web-room-seats = Кто за столом
web-room-agreed = Настройки стола
web-room-usual = по умолчанию
web-room-waiting = Ждём игрока
web-room-asked = ещё не отвечает
web-room-again = Вам предлагают сыграть ещё раз. Партия начнётся, когда согласятся все.
web-room-accept = Согласиться
web-room-decline = Отказаться
web-room-here = в сети
web-room-link = Ссылка на место { $number }
web-room-copy = Скопировать
web-room-copied = Скопировано
web-room-copy-self = Браузер не разрешает копировать; ссылка выделена, скопируйте её сами.
web-room-share = Поделиться ссылкой на место { $number }
web-room-share-title = Сыграем на Престоле?
web-room-fresh = Новая ссылка
web-room-links-about = Каждая ссылка открывает одно место. Новая ссылка отменяет прежнюю.
web-room-fill = Посадить ботов на свободные места
web-room-gathering = Партия вот-вот начнётся: браузеры игроков добавляют свою часть случайности.
web-room-start = Начать партию
web-room-start-fill =
    { $seats ->
        [one] Начать с { $seats } ботом
       *[other] Начать с { $seats } ботами
    }
web-room-owner-starts = Партию начнёт тот, кто создал стол. Страницу можно не закрывать.
web-room-outside = У вас нет места за этим столом.
web-room-leave = Покинуть стол
web-room-leave-sure = Ваше место освободится, и его сможет занять любой, у кого есть ссылка.
web-room-left = Вы покинули стол.
web-room-gone = Такого стола нет, или у вас нет к нему доступа.

## Приглашение

web-join-title = Вас приглашают за стол
web-join-lead = { $host } держит для вас место.
web-join-open-title = Есть свободное место
web-join-open-lead = { $host } ищет соперников.
web-join-missing-title = Стол не найден
web-join-missing = Возможно, ссылка скопирована не полностью. Попросите прислать её ещё раз.
web-join-kept = ваше место
web-join-name = Как вас зовут?
web-join-name-about = Это имя увидят другие игроки. Регистрация не нужна.
web-join-which = Какое место?
web-join-any = любое
web-join-sit = Сесть за стол
web-join-started = Партия уже началась, свободных мест в ней нет.
web-join-taken = Это место занято, или ссылку заменили новой. Попросите другую ссылку.
web-join-needed = Этот стол закрытый: нужна ссылка от того, кто его создал.

## Книги правил

web-rules-title = Книги правил
web-rules-lead = Правила нашими словами. У каждого пункта свой номер, и игра показывает те же номера, когда задаёт вопрос или не принимает ход.
web-rules-book = Книга правил
web-rules-read = Читать правила
web-rules-coming = Эта книга появится вместе с игрой.
web-rules-search = Поиск по книге
web-rules-search-tsar = голос, престол, TSR-VOT
web-rules-search-ivan = печать, боярин, IVN-PLN
web-rules-search-rurik = советник, владеть, RUR-STR
web-rules-search-smuta = осада, претендент, SMU-BAT
web-rules-contents = Главы
web-rules-found =
    { $paragraphs ->
        [0] Ничего не нашлось. Попробуйте другие слова.
        [one] Найден { $paragraphs } пункт.
        [few] Найдено { $paragraphs } пункта.
       *[many] Найдено { $paragraphs } пунктов.
    }
web-rules-anchor = Ссылка на правило { $rule }
web-rules-back = Назад к книге правил
