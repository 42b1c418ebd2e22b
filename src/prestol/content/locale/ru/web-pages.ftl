# Слова страниц, которые открывают время от времени: они приходят вместе со страницей.

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

## Каждая игра за минуту: заголовок и шаги по порядку с 1

web-short-tsar = «Царь горы» за минуту
web-short-tsar-1 = Тайная цель
web-short-tsar-1-about = У вас карта с шестью придворными из тринадцати: это ваши фавориты. Больше о них никто не знает.
web-short-tsar-2 = Расселение
web-short-tsar-2-about = Игроки по очереди ставят придворных на этажи дворца, от мастеровых до сановников.
web-short-tsar-3 = Восхождение
web-short-tsar-3-about = В свой ход поднимите на этаж любого придворного, своего или чужого. На этаже помещаются четверо.
web-short-tsar-4 = Голосование
web-short-tsar-4-about = За придворного, который дошёл до тронного зала, голосуют тайно. Один голос против — и кандидат покидает дворец.
web-short-tsar-5 = Очки
web-short-tsar-5-about = Когда царь избран, фавориты приносят очки за свой этаж, а сам царь — десять. В партии три раунда.

web-short-ivan = «Иван Грозный» за минуту
web-short-ivan-1 = Планирование
web-short-ivan-1-about = Отправляйте трёх своих бояр по одному в палаты Кремля. Чем больше монет под боярином, тем он там значимее.
web-short-ivan-2 = Действия
web-short-ivan-2-about = Выводите бояр обратно. Каждый выполняет действия своей палаты, а самый значимый может получить за печать ещё и её усиление.
web-short-ivan-3 = Карта
web-short-ivan-3-about = После действий боярин обычно едет в город. Бояре, воины и здания дают влияние, а воины ещё и собирают торговые жетоны на реках.
web-short-ivan-4 = Награды
web-short-ivan-4-about = В конце раунда каждый из четырёх регионов награждает того, у кого в нём больше влияния. Втроём и вчетвером второму достаётся другая награда.
web-short-ivan-5 = Милость и очки
web-short-ivan-5-about = Царская милость решает любое равенство. Очки приносят проекты, торговля и трофеи, а после второго и четвёртого раундов — титулы, царская милость и Дикое поле. После четырёх раундов побеждает тот, у кого больше очков.

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
