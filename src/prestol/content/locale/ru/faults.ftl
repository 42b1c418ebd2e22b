# Что не так с файлом, настройкой, зерном или ходом: одна фраза, из которой ясно, что делать.

## Командная строка и стол

fault-language = Языка «{ $language }» нет; выберите один из: { $known }.
fault-seed = Зерно — это целое число или короткое слово без пробелов по краям, а не { $seed }.
fault-seats = { $game }: игроков может быть { $counts }, а не { $seats }.
fault-option-unknown = Настройки { $option } нет; в этой игре есть { $known }.
fault-option-none = Настройки { $option } нет; в этой игре нет настроек.
fault-option-value = Настройка { $option } — одно из { $values }, а не { $value }.
fault-option-yes-or-no = Настройка { $option } — yes или no, а не { $value }.

## Ходы на письме

fault-move-kind = «{ $text }» — не ход: начните с одного из слов { $known }.
fault-move-selection = «{ $text }» ничего не выбирает: назовите, что выбираете, или допишите «{ $none }».
fault-move-shape = «{ $text }» — не ход: пишите так: «{ $shape }».
fault-move-number = «{ $word }» — не число, в котором не больше { $digits } цифр.
fault-move-word = «{ $word }» — не { $domain }; можно так: { $known }.

## Записи партий

fault-record-empty = Это не запись партии «Престола»: файл пуст.
fault-record-foreign = Это не запись партии «Престола»: в первой строке нет пометки «record».
fault-record-newer = Эту запись сделал более новый «Престол» (формат { $format }, здесь читаются до { $most }); чтобы её открыть, обновите «Престол».
fault-record-format = У этой записи неизвестный формат { $format }; «Престол» читает форматы от 1 до { $most }.
fault-record-line = Запись повреждена: строка { $line } не читается или обрывается ({ $why }).
fault-record-field = Запись повреждена: ошибка в строке { $line } ({ $why }).
fault-record-order = Запись повреждена: в строке { $line } ход { $move }, а должен быть { $wanted }.
fault-record-after-end = Запись повреждена: строка { $line } стоит после той, что завершает партию.
fault-record-other-game = Это запись игры { $recorded }, а не { $game }.
fault-record-no-seed = Эту запись нельзя пересмотреть: в ней нет зерна, словно партия ещё идёт.
fault-record-rules = Эту партию играли по более новым правилам (версия { $rules }); чтобы её пересмотреть, обновите «Престол».
fault-rules-version = Здесь нет версии { $rules } правил игры { $game }: самая новая — { $newest }. Если партия новее, обновите «Престол».
fault-record-content = Эту партию играли с другими материалами ({ $recorded }, здесь { $here }); укажите папку, с которой её играли (--content).
fault-record-resigned = В этой записи сдаётся место, которого нет за столом (мест: { $seats }).
fault-record-seed = Зерно этой записи не совпадает с отпечатком, названным перед партией.
fault-record-part = То, что место { $seat } добавило к случаю этой партии, — не то, что было запечатано перед ней.
fault-record-mixed = Зерно этой записи не получается из названных в ней секрета сервера и вкладов игроков.
fault-record-set-up = Не удалось начать партию из этой записи. { $why }
fault-record-opening = Запись расходится с правилами в самом начале: первая раздача выходит другой.
fault-record-move = Запись нарушает правила на ходу { $n } ({ $move }, место { $seat }). { $why }
fault-record-hash = Запись расходится с правилами после хода { $n } ({ $move }, место { $seat }): хеш { $found }, а записан { $hash }.
fault-record-no-result = В записи нет итога, хотя после последнего хода партия окончена.
fault-record-early-result = В записи есть итог, хотя после последнего хода партия не окончена.
fault-record-window = Ответы не подходят к окну, которое было открыто.
fault-record-places = В записи места { $claimed }, а по правилам выходят { $places }.
fault-record-programs = В записи у программы очки { $claimed }, а по правилам выходят { $scores }.

## Файлы с материалами

fault-content-none = В { $folder } нет материалов: это должна быть папка с файлами .toml игры { $game }.
fault-content-other-game = В { $folder } материалы игры { $found }, а не «{ $game }».
fault-content-taken = В { $folder } уже есть { $files }; выберите пустую папку.
fault-content-unwritable = В { $folder } не удалось записать: { $why }.
fault-content-unreadable = Не удалось прочитать { $file }: { $why }.
fault-content-not-text = Не удалось прочитать { $file }: это не текстовый файл в UTF-8.
fault-content-deep = Не удалось прочитать { $file }: значения слишком глубоко вложены друг в друга.
fault-content-digits = Не удалось прочитать { $file }: в одном из чисел слишком много цифр.
fault-content-syntax = { $file }: ошибка в TOML ({ $why }).
fault-content-table-twice = { $file }: таблица «{ $table }» уже есть в { $other }.
fault-content-table-unknown = { $file }: таблицы «{ $table }» нет; есть { $known }.
fault-content-table-missing = { $folder }: не хватает таблицы «{ $table }».
fault-content-id-twice =
    { $where }: такой id встречается { $times ->
        [one] { $times } раз
        [few] { $times } раза
       *[many] { $times } раз
    }.
fault-content-missing = { $where }: не хватает поля «{ $field }».
fault-content-unknown = { $where }: поля «{ $field }» нет.
fault-content-type =
    { $where }: в поле «{ $field }» { $wanted ->
        [int] нужно целое число
        [str] нужен текст в кавычках
        [bool] нужно true или false
        [array] нужен список
        [object] нужна таблица
       *[other] нужно { $wanted }
    }, а не { $got ->
        [int] целое число
        [float] дробь
        [str] текст
        [bool] true или false
        [array] список
        [object] таблица
       *[other] { $got }
    }.
fault-content-least = { $where }: в поле «{ $field }» нужно число не меньше { $least }.
fault-content-most = { $where }: в поле «{ $field }» нужно число не больше { $most }.
fault-content-length = { $where }: в поле «{ $field }» значений должно быть { $wanted }, а их { $got }.
fault-content-value = { $where }: в поле «{ $field }» не может быть { $value }: такого значения в правилах нет.
fault-content-field = { $where }: поле «{ $field }» неверно: { $why }.
fault-content-options = { $file }: option: нужны { $known }, каждая по одному разу.
fault-content-option-values = { $where }: в values должно быть { $values }.
fault-content-option-no-values = { $where }: поля values быть не должно.
fault-content-option-default = { $where }: default { $default } не из числа значений.

## Сервер и сторонние боты

fault-server-port = Сервер не может слушать { $where }: { $why }; укажите другой порт: --port.
fault-setting = Параметр { $setting } неверен: { $why }.
fault-setting-negative = Параметр { $setting } неверен: он не может быть отрицательным.
fault-setting-port = Параметр { $setting } неверен: номер порта не больше 65535.
fault-setting-mail = Параметр { $setting } неверен: нужен адрес smtp:// или smtps://, а в PRESTOL_MAIL_FROM — адрес отправителя.
fault-setting-word = Параметр { $setting } неверен: выберите одно из { $known }.
fault-bot-unknown = Бота { $bot } нет; выберите из { $bots }, search:500, search:200ms или своего бота: my.module:Bot.
fault-bot-style = Бот { $bot } играет в стиле, заложенном в игру, а в { $game } его нет; выберите из { $bots }.
fault-bot-budget = Перебору нужен бюджет хотя бы в 1: search:500 — это 500 симуляций, search:200ms — 200 миллисекунд на ход.
fault-bot-module = Модуль { $module } не импортируется ({ $why }); своего бота называют my.module:Bot, и Python должен найти этот модуль.
fault-bot-module-broken = Модуль { $module } ломается при импорте: { $why }.
fault-bot-missing = В модуле { $module } нет { $name }; своего бота называют my.module:Bot.
fault-bot-maker = { $bot } — не класс и не функция, создающая бота.
fault-bot-arguments = { $bot } требует аргумент { $argument }; свой бот может просить rng (поток случайных чисел) и game, а остальным аргументам нужны значения по умолчанию.
fault-bot-decide = { $bot } создаёт объект без метода decide, так что это не бот.
fault-bot-failed = Бот { $bot } сломался: { $why }.
fault-records-folder = В папку { $folder } нельзя записать партии: { $why }.
fault-pool-none = Назовите файл хотя бы одного прогона арены.
fault-pool-form = Это не прогон арены, который можно объединить с другими: { $why }.
fault-pool-other = Эти прогоны нельзя объединить: у них разное { $what }.
fault-pool-twice = Эти прогоны нельзя объединить: в обоих партии { $hero } среди { $base } с зерном { $seed }.
fault-matrix-other = В файле другой прогон: не совпадает { $what }. Назовите другой файл.
fault-json = Файл { $file } — не JSON: { $why }.
fault-balance-gifts = В { $game } нет эксперимента со случайной раздачей; уберите --gifts.
fault-tuning-none = Весов { $what } в { $game } нет; выберите из { $known }.
fault-tuning-nothing = В { $game } нет весов, которые можно настроить.
fault-extra = Для этого нужен пакет { $package }, а он не установлен. Установите его: pip install "prestol[{ $extra }]"
fault-bot-link = { $url } — не ссылка-приглашение: она выглядит так: https://play.example.org/join/3f9a51c07be2#1.dk3…
fault-bot-no-table = По адресу { $url } стола «Престола» нет.
fault-bot-unreachable = Стол по адресу { $url } недоступен: { $why }.

## Учебная игра

duel-fault-blows = game.toml: blow: перечислите исходы от самого лёгкого удара к самому тяжёлому.
