# Справка команды. Каждое сообщение — одна простая строка, чтобы справка появлялась без библиотеки Fluent.

cli-help-usage = Вызов:
cli-help-heading-options = Параметры
cli-help-heading-commands = Команды
cli-help-no-cyrillic = Этот терминал не показывает кириллицу, поэтому Prestol говорит по-английски.
cli-help-progress = Партии

cli-help-prestol = Четыре настольные игры о русской истории: играть и исследовать.
cli-help-prestol-play = Играть в терминале с ботами или с друзьями за одной клавиатурой.
cli-help-prestol-simulate = Сыграть много партий между ботами и показать, кто побеждает, с 95-процентными интервалами.
cli-help-prestol-arena = Сравнить ботов: каждый на каждом месте, парные зёрна, 95-процентные интервалы.
cli-help-prestol-replay = Показать записанную партию.
cli-help-prestol-verify = Проверить запись: ходы, хеши и зерно, запечатанное до игры.
cli-help-prestol-rules = Показать книгу правил, найти в ней нужное или перечислить правила, доказанные тестами.
cli-help-prestol-content = Выгрузить материалы игры, чтобы изменить их, или проверить изменённые.
cli-help-prestol-content-export = Записать копию материалов игры в папку, где её можно править.
cli-help-prestol-content-check = Проверить материалы игры или папки и посчитать, откуда что взято.
cli-help-prestol-games = Перечислить игры, их места и настройки.
cli-help-prestol-bots = Перечислить ботов.
cli-help-prestol-version = Показать версию и то, скомпилированы ли правила.

cli-help-option-help = Показать эту справку.
cli-help-option-version = Показать версию.
cli-help-option-lang = Язык; по умолчанию из PRESTOL_LANG или из локали.
cli-help-option-as_json = Вывести документ для машин.
cli-help-option-seats = Число игроков.
cli-help-option-bots = Имена ботов: одно на всех или по одному на место; список даёт `prestol bots`.
cli-help-option-seed = Зерно; одно и то же зерно даёт одну и ту же партию.
cli-help-option-pairs = Настройка стола; список даёт `prestol games`. Можно повторять.
cli-help-option-content = Папка с изменёнными материалами.
cli-help-option-cores = Сколько ядер занять; по умолчанию все.
cli-help-option-games = Число партий; по умолчанию 1000.
cli-help-option-pair-games = Партий в каждой паре, с округлением вверх, чтобы каждый посидел везде; по умолчанию 400.
cli-help-option-hero = Бот, которого измеряют, один за столом; по умолчанию strong.
cli-help-option-base = Бот на всех остальных местах; по умолчанию rule.
cli-help-option-both_ways = Ещё и наоборот: один base среди hero.
cli-help-option-out = Записать документ для машин ещё и в файл.
cli-help-option-places = Ваше место, считая от 0. Можно повторять.
cli-help-option-people = Сколько людей делят эту клавиатуру.
cli-help-option-names = Имена людей через запятую.
cli-help-option-resume = Продолжить отложенную партию.
cli-help-option-record = Файл, в котором хранить партию.
cli-help-option-text = Показывать стол простыми фразами, для программы чтения с экрана.
cli-help-option-step = Останавливаться после каждого хода и показывать стол.
cli-help-option-coverage = Перечислить правила и тесты, которые их доказывают; ошибка, если чего-то нет.
cli-help-option-tests = Папка с тестами; по умолчанию ./tests.
