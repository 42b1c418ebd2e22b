# Слова страниц веб-клиента. У экрана стола свой файл.

web-name = Престол
web-window-title = { $title } · Престол
web-skip = Сразу к содержанию
web-close = Закрыть
web-cancel = Отмена
web-save = Сохранить
web-again = Ещё раз
web-reload = Загрузить страницу заново
web-loading = Минутку…
web-you = вы
web-guest = Гость { $number }
web-bot-name-0 = Боярин Игнат
web-bot-name-1 = Боярыня Марфа
web-bot-name-2 = Дьяк Фома
web-bot-name-3 = Купец Садко
web-bot-name-4 = Стрелец Прохор
web-bot-name-5 = Княгиня Ксения
web-to-home = На главную
web-foot = Престол бесплатен и открыт. Игры принадлежат авторам и издателям, правила пересказаны нашими словами.

## Куда пойти

web-nav = Главные страницы
web-nav-foot = Другие страницы
web-nav-menu = Меню
web-nav-play = Играть
web-nav-learn = Учиться
web-nav-rules = Правила
web-nav-account = Моё имя
web-nav-settings = Настройки
web-nav-about = О Престоле
web-nav-provenance = Что здесь восстановлено
web-switch-language = In English
web-switch-dark = Тёмная тема
web-switch-light = Светлая тема

## Когда что-то не так

web-problem-unreachable = Сервер сейчас не отвечает. Ничего не пропало, попробуйте ещё раз чуть позже.
web-problem-strange = Сервер ответил что-то непонятное. Ничего не изменилось, попробуйте ещё раз чуть позже.
web-problem-own = На этой странице что-то сломалось. Ничего не пропало, загрузите её заново.
web-line-lost = Связь прервалась и восстанавливается. Ничего не пропало.
web-lost-title = Страница не дошла
web-lost-lead = Прервалась связь, или Престол только что обновили. С вашими партиями всё в порядке.
web-nowhere-title = Такой страницы нет
web-nowhere-lead = В адресе ошибка, или то, что здесь было, исчезло.

## Отсылки к правилам

web-rule-mark = Правило { $rule }: открыть пункт
web-rule-tip = Прочитать правило
web-rule-title = Правило { $rule }
web-rule-book = Открыть в книге правил

## Игры

web-game-tsar = Царь горы
web-game-tsar-about = Ведите тайных фаворитов вверх по дворцу: царём станет тот, против кого нет ни одного голоса.
web-game-tsar-length = 20–30 минут
web-game-ivan = Иван Грозный
web-game-ivan-about = Посылайте бояр в палаты Кремля, торгуйте по рекам и добивайтесь милости первого царя.
web-game-ivan-length = 1–2 часа
web-game-rurik = Рюрик
web-game-rurik-about = Советники торгуются за дела, князья правят землями: стройте, собирайте дань и боритесь за наследие Рюрика.
web-game-rurik-length = 1–2 часа
web-game-smuta = Смута 1605–1612
web-game-smuta-about = Пять партий борются за престол в Москве: войска, осады, битвы и карты Смутного времени.
web-game-smuta-length = от 3 часов
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
web-home-play-about = «Царь горы» на четверых, без регистрации: один щелчок — и партия началась.
web-home-invite = Позвать друзей
web-home-mine = Мои партии
web-home-waiting =
    { $games ->
        [one] { $games } ждёт вас
        [few] { $games } ждут вас
       *[many] { $games } ждут вас
    }
web-home-games = Игры
web-home-coming = готовится
web-home-table = Новый стол
web-home-learn = Научиться
web-home-open = Открытые столы
web-home-open-own = Открыть стол
web-home-open-none = Сейчас никто не ищет компанию. Откройте стол, и другие увидят его здесь.

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
web-row-thinking = Думает: { $names }
web-row-move = Сделать ход
web-row-look = Открыть
web-row-room = К столу
web-row-review = Посмотреть
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
web-new-lead = «{ $game }». Выберите компанию, остальное сложится само.
web-new-coming = Эта игра ещё готовится. Сейчас можно сыграть в «Царя горы» и «Ивана Грозного».
web-new-company = С кем играем?
web-new-company-bots = С ботами
web-new-company-bots-about = Партия начнётся сразу.
web-new-company-friends = С друзьями
web-new-company-friends-about = Каждый друг получит ссылку на своё место, регистрация не нужна.
web-new-company-screen = За одним экраном
web-new-company-screen-about = Несколько человек по очереди играют на этом устройстве, занавес прячет тайное.
web-new-company-anybody = С кем угодно
web-new-company-anybody-about = Стол появится на главной странице, и за него сядет любой желающий.
web-new-seats = Места
web-new-count = Сколько игроков?
web-new-seat = Место { $number }
web-new-seat-who = Кто сидит на месте { $number }
web-new-seat-level = Сила бота на месте { $number }
web-new-seat-name = Имя игрока на месте { $number }
web-new-seat-name-hint = Имя
web-new-seat-me = Я
web-new-seat-near = Сосед по экрану
web-new-seat-open = По ссылке
web-new-seat-bot = Бот
web-new-seat-open-about = получит ссылку
web-new-levels = Насколько сильны боты
web-new-name-short = В имени хотя бы две буквы.
web-new-name-twice = Это имя за столом уже занято.
web-new-names-wrong = У каждого соседа по экрану должно быть своё имя.
web-new-pace = Темп
web-new-pace-free = Без часов
web-new-pace-free-about = Каждый думает сколько хочет.
web-new-pace-live = С часами
web-new-pace-live-about = У каждого запас времени. Когда он кончается, за игрока играет бот, пока тот не вернётся.
web-new-pace-days = Дни на ход
web-new-pace-days-about = Заходите, когда удобно. Если ход не сделан вовремя, играет бот, пока игрок не вернётся.
web-new-bank = Запас времени
web-new-extra = Прибавка за ход
web-new-days = Время на ход
web-new-door = Кто может сесть
web-new-private = По приглашению
web-new-private-about = Только те, у кого есть ссылка.
web-new-listed = Кто угодно
web-new-listed-about = Стол виден всем на главной странице.
web-new-options = Правила этого стола
web-new-options-about = Наши обычные толкования уже выбраны; о некоторых вещах стол может рассудить иначе.
web-new-watchable = Можно смотреть со стороны
web-new-watchable-about = Зрители видят только то, что лежит на столе открыто.
web-new-start = Начать партию
web-new-start-about = Все места заняты.
web-new-make = Накрыть стол
web-new-make-about = Затем вы получите ссылку на каждое свободное место.

## Комната перед партией

web-room-title = Стол накрыт
web-room-seats = Кто за столом
web-room-agreed = О чём договорились
web-room-usual = обычные
web-room-waiting = Ждём гостя
web-room-here = на связи
web-room-link = Ссылка на место { $number }
web-room-copy = Скопировать
web-room-copied = Скопировано.
web-room-copy-self = Браузер не даёт копировать; ссылка выделена, скопируйте её сами.
web-room-share = Поделиться ссылкой на место { $number }
web-room-share-title = Место за столом Престола
web-room-fresh = Получить ссылку
web-room-links-about = Каждая ссылка открывает одно место. Новая ссылка отменяет прежнюю.
web-room-fill = Боты на свободные места
web-room-start = Начать партию
web-room-start-fill =
    { $seats ->
        [one] Начать, посадив { $seats } бота
       *[other] Начать, посадив { $seats } ботов
    }
web-room-owner-starts = Партию начнёт тот, кто накрыл стол. Страницу можно не закрывать.
web-room-outside = У вас нет места за этим столом.
web-room-leave = Выйти из-за стола
web-room-leave-sure = Ваше место освободится, и его сможет занять любой, у кого есть ссылка.
web-room-left = Вы вышли из-за стола.
web-room-gone = Такого стола нет, или он для вас закрыт.

## Приглашение

web-join-title = Вас зовут за стол
web-join-lead = { $host } держит для вас место.
web-join-open-title = Есть место
web-join-open-lead = { $host } ищет компанию.
web-join-missing-title = Такого стола нет
web-join-missing = Возможно, ссылка дошла не целиком. Попросите её ещё раз.
web-join-kept = ваше место
web-join-name = Как вас называть?
web-join-name-about = Это имя увидят остальные. Регистрация не нужна.
web-join-which = Какое место?
web-join-any = любое
web-join-sit = Сесть за стол
web-join-started = Партия уже началась, свободных мест в ней нет.
web-join-taken = Это место занято, или ссылку заменили новой. Попросите другую ссылку.
web-join-needed = Этот стол закрытый: нужна ссылка от того, кто его накрыл.

## Книги правил

web-rules-title = Книги правил
web-rules-lead = Правила нашими словами, у каждого пункта свой номер. Те же номера стоят у вопросов и отказов за столом.
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

web-provenance-title = Что здесь восстановлено
web-provenance-about = Печатные правила описывают не всё, и мы никогда не выдаём своё за напечатанное. В материалах игры у каждой записи сказано, откуда она; здесь они посчитаны.
web-provenance-counts = Все записи по источникам
web-provenance-part = Что это
web-provenance-looks = вид наш
web-provenance-looks-about = «Вид наш»: сама вещь взята из правил, а её цвет или занятие восстановили мы.
web-provenance-ours = Что пришлось придумать
web-provenance-why = Как мы это сделали
web-part-game = Игра в целом
web-part-counts = Количества компонентов
web-part-setup = Подготовка по числу игроков
web-part-floor = Этажи
web-part-courtier = Придворные
web-part-goal = Карты целей
web-part-vote_card = Карты голосов
web-part-token = Фишки и прочее на столе
web-part-score_rule = Подсчёт очков
web-part-option = Настройки стола
web-part-totals = Количество всего
web-part-rules = Постоянные величины
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

web-learn-title = Учиться
web-learn-lead = Читать правила заранее не нужно: сыграйте партию, в которой всё объясняется по ходу дела.
web-learn-tsar = Ваша первая партия в «Царя горы»
web-learn-tsar-about = Настоящая партия с тремя несильными соперниками. Короткие подсказки покажут, куда смотреть и зачем; уйти можно в любой миг, партия подождёт.
web-learn-ivan = Первая партия «Ивана Грозного»
web-learn-ivan-about = Настоящая партия на троих против двух несложных соперников. Она длиннее и богаче, чем «Царь горы»; подсказки приходят, когда спрашивают что-то новое.
web-learn-begin = Начать учебную партию
web-learn-book = Книга правил
web-learn-short = «Царь горы» за минуту
web-learn-goal = Тайная цель
web-learn-goal-about = Вам достаётся карта с шестью придворными из тринадцати: это ваши фавориты. Больше о них никто не знает.
web-learn-settle = Расселение
web-learn-settle-about = По очереди все ставят придворных на этажи дворца, от мастеровых до сановников.
web-learn-raise = Восхождение
web-learn-raise-about = В свой ход вы поднимаете на этаж кого угодно, своего или чужого. На этаже помещаются четверо.
web-learn-vote = Голосование
web-learn-vote-about = За того, кто дошёл до престола, голосуют тайно. Один голос против — и кандидат покидает дворец.
web-learn-score = Очки
web-learn-score-about = Царь избран — фавориты приносят очки по этажам, сам царь десять. Всё решают три раунда.
web-learn-keys = Клавиши за столом
web-learn-keys-about = Играть можно совсем без мыши.
web-key-arrows = ← ↑ ↓ →
web-key-arrows-about = перебирать то, чем можно сходить
web-key-enter = Enter
web-key-enter-about = сделать ход
web-key-undo = U
web-key-undo-about = вернуть ход
web-key-help = ?
web-key-help-about = показать все клавиши
web-learn-honest = Чего нет в печатных правилах
web-learn-honest-about = Некоторые компоненты нигде не описаны. Мы восстановили их и говорим об этом открыто, карта за картой.
web-learn-coming = Ещё готовятся: { $games }.

## Учётная запись

web-account-title = Учётная запись
web-account-guest = Вы играете без регистрации. Этот браузер помнит вас и ваши партии.
web-account-known = Вы играете под именем { $name }.
web-account-name = Ваше имя
web-account-name-label = Имя
web-account-name-about = От 2 до 24 букв; его видят соседи по столу.
web-account-renamed = Имя изменено.
web-account-devices = Несколько устройств
web-account-devices-about = По имени { $name } и паролю вы найдёте те же партии на любом устройстве.
web-account-why = Учётная запись нужна, только чтобы играть те же партии с разных устройств. Ваши партии останутся с вами.
web-account-way = Новая или прежняя?
web-account-register = Завести запись
web-account-register-done = Учётная запись готова.
web-account-login = Войти
web-account-login-done = С возвращением.
web-account-login-about = Партии гостя этого браузера останутся у гостя и в учётную запись не перейдут.
web-account-password = Пароль
web-account-password-about = Хотя бы восемь знаков. Восстановить его нельзя, берегите.
web-account-show = Показать
web-account-hide = Скрыть
web-account-logout = Выйти
web-account-out = Вы вышли из учётной записи.
web-tokens-title = Ваши программы
web-tokens-about = За столом может сидеть и программа: выпустите для неё ключ, скопируйте ссылку на свободное место за вашим столом и запустите программу так:
web-tokens-link = ССЫЛКА
web-tokens-word = КЛЮЧ
web-tokens-name = Имя программы
web-tokens-make = Выпустить ключ
web-tokens-drop = Отозвать
web-tokens-once = Этот ключ показан один раз. Кто им владеет, играет за эту программу.

## Настройки

web-settings-title = Настройки
web-settings-lead = Хранятся в этом браузере и действуют сразу.
web-settings-look = Вид
web-settings-language = Язык
web-settings-theme = Тема
web-theme-light = Пергамент
web-theme-dark = Ночь в скриптории
web-theme-device = Как на устройстве
web-settings-motion = Движение
web-motion-device = Как на устройстве
web-motion-full = Фишки движутся плавно
web-motion-less = Без движения
web-settings-sound = Звук
web-settings-loudness = Громкость
web-settings-silent = без звука
web-settings-try = Послушать
web-settings-play = Игра
web-settings-speed = Ходы других
web-speed-calm = спокойно
web-speed-brisk = живее
web-speed-instant = сразу
web-settings-confirm = Переспрашивать о том, чего не вернуть
web-settings-confirm-about = Голос и подъём в тронный зал требуют второго щелчка.
web-settings-notify = Сообщать, что партия ждёт
web-settings-notify-about = Браузер покажет уведомление, если стол открыт во вкладке, на которую вы не смотрите.
web-settings-notify-never = В этом браузере нет уведомлений.
web-settings-notify-denied = Браузер не разрешает уведомления. Разрешить их можно рядом с адресом страницы.

## О Престоле

web-about-title = О Престоле
web-about-lead = Четыре настольные игры о русской истории: играть и исследовать на одном движке.
web-about-what = Что это такое
web-about-what-text = Престол — программа с открытым кодом. Правила соблюдаются до буквы, у каждого вопроса и отказа назван его пункт, а зритель, бот и сосед по столу видят только то, что положено видеть с их места.
web-about-lab = Те же правила служат тем, кто игры изучает: прогоны, состязания ботов, измерения. Всё вместе — один пакет на Python.
web-about-fair = Честный случай
web-about-fair-text = До первого хода стол показывает печать: отпечаток числа, из которого следует весь случай партии. В конце число открывается, и всякий может проверить, что карты никто не трогал.
web-about-games = Игры
web-about-games-text = Настольные игры принадлежат их авторам и издателям. Престол с ними не связан и ими не одобрен. Если игра вам понравилась, купите её и сыграйте за настоящим столом.
web-about-tsar = Стефано Луперто; dV Giochi, 2010; русское издание — «Мир Хобби», 2014.
web-about-ivan = Стэн Кордонский; Hobby World, 2023.
web-about-ours = Правила пересказаны нашими словами. Ни картинок, ни сканов, ни текстов издателей здесь нет.
web-about-credits = Шрифты и рисунки
web-about-drawings = Рисунки, значки и орнаменты наши. Спасибо создателям шрифтов:
web-about-tools = Сделано с помощью { $tools }.
web-about-licences = Их лицензии
web-about-licence = Лицензия
web-about-licence-text = Код, слова и рисунки — под лицензией Apache 2.0: пользуйтесь, меняйте, открывайте свой стол.
web-about-version = Prestol { $version }, протокол { $protocol }.
web-about-docs = Интерфейс для программ
