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
web-game-smuta-about = Пять партий борются за престол в Москве: войска, осады, битвы и карты Смутного времени.
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
web-home-open = Открытые столы
web-home-open-own = Создать стол
web-home-open-none = Сейчас никто не ищет соперников. Создайте стол, и другие увидят его здесь.

## Стол в списке

web-row-seats = Кто играет
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
web-pace-free-short = без часов
web-pace-live-short = с часами
web-pace-days-short =
    { $days ->
        [one] { $days } день на ход
        [few] { $days } дня на ход
       *[many] { $days } дней на ход
    }
web-pace-free = Без часов
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
web-new-company = С кем играем?
web-new-company-bots = С ботами
web-new-company-bots-about = Партия начнётся сразу.
web-new-company-friends = С друзьями
web-new-company-friends-about = Каждый друг получит ссылку на своё место, регистрация не нужна.
web-new-company-screen = За одним экраном
web-new-company-screen-about = Играйте по очереди на этом устройстве: тайное скрывает занавес.
web-new-company-anybody = С кем угодно
web-new-company-anybody-about = Стол появится на главной странице, и сесть за него сможет любой.
web-new-seats = Места
web-new-count = Сколько игроков?
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
web-new-windows-early = Закрывать окно, когда ответили все
web-new-windows-early-about = Иначе каждое окно длится ровно столько, сколько выбрано здесь, и его длина ничего не выдаёт.
web-new-windows-orders = Отвечают распоряжения
web-new-windows-orders-about = Игра не ждёт у окон. Если ни одно ваше распоряжение не подходит, вы пасуете.
web-new-windows-ask = Спрашивать каждого
web-new-windows-ask-about = Окно ждёт ответа каждого, но не дольше времени на ход. Кто сейчас в сети, не видно.
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
web-rules-search-hint = голос, престол, TSR-VOT
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

## Откуда что взято

web-provenance-title = Что мы восстановили
web-provenance-about = Печатные правила описывают не всё, и мы никогда не выдаём своё за напечатанное. В материалах игры у каждой записи сказано, откуда она; здесь они посчитаны.
web-provenance-counts = Все записи по источникам
web-provenance-part = Компонент
web-provenance-looks = наш вид
web-provenance-looks-about = «Наш вид»: сам компонент из правил, а его цвет или занятие восстановили мы.
web-provenance-ours = Что пришлось придумать
web-provenance-why = Как мы это сделали
web-part-game = Игра
web-part-counts = Число компонентов
web-part-setup = Подготовка по числу игроков
web-part-floor = Этажи
web-part-courtier = Придворные
web-part-goal = Карты целей
web-part-vote_card = Карты голосов
web-part-token = Фишки и другие компоненты
web-part-score_rule = Подсчёт очков
web-part-option = Настройки стола
web-part-totals = Всего
web-part-rules = Константы правил
web-part-round = Раунды
web-part-favour_token = Жетоны милости
web-part-title = Титулы
web-part-estate = Поместья
web-part-icon = Значки
web-part-chamber = Палаты
web-part-assignment = Карты поручений
web-part-region = Регионы
web-part-city = Города
web-part-waterway = Водные пути
web-part-resource = Товары и монеты
web-part-family = Боярские роды
web-part-player_piece = Фишки рода
web-part-shared_piece = Общие фишки
web-part-area = Места вне регионов
web-part-pad_slot = Ячейки планшета
web-part-pad_action = Свободные действия планшета
web-part-project_type = Виды проектов
web-part-project = Проекты
web-part-spoils = Трофеи
web-part-trade_token = Торговые жетоны
web-part-region_token = Жетоны регионов

## Обучение

web-learn-title = Обучение
web-learn-lead = Читать правила заранее не нужно: сыграйте партию, в которой всё объясняется по ходу игры.
web-learn-tsar = Ваша первая партия в «Царя горы»
web-learn-tsar-about = Настоящая партия с тремя слабыми соперниками. Короткие подсказки покажут, куда смотреть и зачем; уйти можно в любой момент, партия подождёт.
web-learn-ivan = Ваша первая партия в «Ивана Грозного»
web-learn-ivan-about = Настоящая партия на троих с двумя слабыми соперниками. Она длиннее и глубже, чем «Царь горы»; подсказки появляются, когда встречается что-то новое.
web-learn-begin = Начать учебную партию
web-learn-book = Книга правил
web-learn-short = «Царь горы» за минуту
web-learn-goal = Тайная цель
web-learn-goal-about = У вас карта с шестью придворными из тринадцати: это ваши фавориты. Больше о них никто не знает.
web-learn-settle = Расселение
web-learn-settle-about = Игроки по очереди ставят придворных на этажи дворца, от мастеровых до сановников.
web-learn-raise = Восхождение
web-learn-raise-about = В свой ход поднимите на этаж любого придворного, своего или чужого. На этаже помещаются четверо.
web-learn-vote = Голосование
web-learn-vote-about = За придворного, который дошёл до тронного зала, голосуют тайно. Один голос против — и кандидат покидает дворец.
web-learn-score = Очки
web-learn-score-about = Когда царь избран, фавориты приносят очки за свой этаж, а сам царь — десять. В партии три раунда.
web-learn-court = Кто есть кто при дворе
web-learn-court-about = Придворных легко узнать по одежде и по тому, что у них в руках. Портреты, цвета и должности придумали мы, на правила они не влияют.
web-learn-keys = Горячие клавиши
web-learn-keys-about = Играть можно и без мыши.
web-key-arrows = ← ↑ ↓ →
web-key-arrows-about = перебирать доступные ходы
web-key-enter = Enter
web-key-enter-about = сделать ход
web-key-undo = U
web-key-undo-about = отменить ход
web-key-help = ?
web-key-help-about = показать все клавиши
web-learn-honest = Чего нет в печатных правилах
web-learn-honest-about = Некоторые компоненты не описаны ни в одном доступном источнике. Мы восстановили их и прямо говорим об этом, карта за картой.
web-learn-coming = Скоро: { $games }.

## Учётная запись

web-account-title = Учётная запись
web-account-guest = Вы играете без регистрации. Этот браузер помнит вас и ваши партии.
web-account-known = Вы играете под именем { $name }.
web-account-name = Ваше имя
web-account-name-label = Имя
web-account-name-about = От 2 до 24 букв; его видят другие игроки.
web-account-renamed = Имя изменено.
web-account-devices = Несколько устройств
web-account-devices-about = Войдите как { $name } со своим паролем, и те же партии будут на любом устройстве.
web-account-why = Учётная запись нужна, только чтобы играть в те же партии с разных устройств. Ваши партии останутся с вами.
web-account-way = Регистрация или вход?
web-account-register = Создать учётную запись
web-account-register-done = Учётная запись создана.
web-account-login = Войти
web-account-login-done = С возвращением!
web-account-login-about = Партии, которые вы начали в этом браузере как гость, останутся у гостя и в учётную запись не перейдут.
web-account-password = Пароль
web-account-password-about = Не меньше восьми знаков. Восстановить пароль нельзя — сохраните его.
web-account-show = Показать
web-account-hide = Скрыть
web-account-logout = Выйти
web-account-out = Вы вышли из учётной записи.
web-tokens-title = Ваши боты
web-tokens-about = За стол может сесть и программа. Создайте для неё токен, скопируйте ссылку на свободное место за вашим столом и запустите:
web-tokens-link = ССЫЛКА
web-tokens-word = ТОКЕН
web-tokens-name = Имя бота
web-tokens-make = Создать токен
web-tokens-drop = Отозвать
web-tokens-once = Токен показывается только один раз. Любой, у кого он есть, сможет играть за этого бота.

## Настройки

web-settings-title = Настройки
web-settings-lead = Хранятся в этом браузере, применяются сразу.
web-settings-look = Внешний вид
web-settings-language = Язык
web-settings-theme = Тема
web-theme-light = Пергамент
web-theme-dark = Ночь в скриптории
web-theme-device = Как в системе
web-settings-motion = Анимация
web-motion-device = Как в системе
web-motion-full = Включена
web-motion-less = Выключена
web-settings-sound = Звук
web-settings-loudness = Громкость
web-settings-silent = без звука
web-settings-try = Проверить
web-settings-play = Игра
web-settings-speed = Ходы других игроков
web-speed-calm = медленно
web-speed-brisk = быстро
web-speed-instant = мгновенно
web-settings-confirm = Подтверждать необратимые ходы
web-settings-confirm-about = Голос и подъём в тронный зал нужно будет подтвердить.
web-settings-notify = Сообщать, когда мой ход
web-settings-notify-about = Браузер покажет уведомление, если стол открыт в фоновой вкладке.
web-settings-notify-never = Этот браузер не поддерживает уведомления.
web-settings-notify-denied = Браузер блокирует уведомления. Разрешить их можно рядом с адресом страницы.

## О Престоле

web-about-title = О Престоле
web-about-lead = Четыре настольные игры о русской истории на одном движке: играть и исследовать.
web-about-what = Что это такое
web-about-what-text = Престол — программа с открытым кодом. Она строго соблюдает правила и у каждого вопроса и отказа называет пункт правил. Зрители, боты и другие игроки видят только то, что положено видеть с их места.
web-about-lab = Те же правила служат тем, кто изучает игры: симуляции, турниры ботов, измерения. Всё это — один пакет на Python.
web-about-fair = Честная случайность
web-about-fair-text = До первого хода стол показывает отпечаток зерна — числа, из которого следует вся случайность партии. В конце зерно открывается, и любой может проверить, что карты никто не подтасовал.
web-about-games = Игры
web-about-games-text = Настольные игры принадлежат их авторам и издателям. Престол с ними не связан и ими не одобрен. Если игра вам понравилась, купите её и сыграйте за настоящим столом.
web-about-tsar = Стефано Луперто; dV Giochi, 2010; русское издание — «Мир Хобби», 2014.
web-about-ivan = Стэн Кордонский; Hobby World, 2023.
web-about-ours = Правила пересказаны нашими словами. Мы не используем ни сканов, ни картинок, ни текстов издателей.
web-about-credits = Шрифты и рисунки
web-about-drawings = Рисунки, значки и орнаменты наши. Спасибо авторам шрифтов:
web-about-tools = Сделано с помощью { $tools }.
web-about-licences = Их лицензии
web-about-licence = Лицензия
web-about-licence-text = Код, тексты и рисунки — под лицензией Apache 2.0: пользуйтесь, меняйте, запускайте свой сервер.
web-about-version = Prestol { $version }, протокол { $protocol }.
web-about-docs = API для программ
