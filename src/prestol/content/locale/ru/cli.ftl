# Слова терминала.

## Ошибки в командной строке

cli-fault = В Prestol произошла ошибка ({ $fault }); PRESTOL_DEBUG=1 покажет, где именно.
cli-system = Системная ошибка: { $why }.
cli-no-input = Стандартный ввод закрыт: ввести ход некому.
cli-no-output = Стандартный вывод закрыт: печатать некуда.
cli-no-such-verb = Команды «{ $verb }» нет; см. `{ $path } --help`.
cli-no-such-option = Параметра «{ $option }» нет; см. `{ $path } --help`.
cli-missing = Не хватает { $what }; см. `{ $path } --help`.
cli-bad-value = { $what }: { $why }
cli-too-many-words = Лишние слова для `{ $path }`: «{ $words }»; см. `{ $path } --help`.
cli-option-bare = После { $option } нужно значение; см. `{ $path } --help`.
cli-option-valued = { $option } пишется без значения; см. `{ $path } --help`.
cli-wrong-usage = { $why } См. `{ $path } --help`.
cli-not-a-number = «{ $value }» — не целое число от { $least } и больше.
cli-unknown-game = Игры «{ $game }» нет; есть { $games }.
cli-wrong-seats = Игроков в этой игре может быть { $counts }, а не { $seats }.
cli-wrong-bots =
    Ботов названо { $bots }, а мест для них { $places }: назовите одного на всех или по одному на место.
cli-wrong-pair = «{ $pair }» — не настройка: пишите ИМЯ=ЗНАЧЕНИЕ.
cli-hero-or-bots = Укажите либо --hero и --base, либо --bots, но не всё сразу.
cli-alone-no-base = При одном месте бот играет против программы самой игры: уберите --base и --both-ways.
cli-two-bots = Для сравнения нужны хотя бы два разных бота.
cli-matrix-alone = С --matrix сочетаются --levels, --games и --search-games, мест — от двух; уберите --hero, --base, --bots, --both-ways и --records.
cli-matrix-title = { $title }, игроков: { $seats }, зерно { $seed }. Один бот из строки среди ботов из столбца.
cli-matrix-marks = Клетки, где слабый сильнее: точно — { $broken } (!), возможно — { $doubtful } (?). В скобках интервал и число партий.
cli-not-text = { $file } — не текстовый файл.
cli-unreadable = Не удалось прочитать { $file }: { $why }.
cli-unwritable = Не удалось записать { $file }: { $why }.
cli-no-folder = Не удалось записать { $file }: такой папки нет.
cli-not-a-folder = Папки { $folder } нет.
cli-file-exists = { $file } уже есть; выберите другое имя.
cli-people-and-seats = В --people стоит { $people }, а мест в --seat названо { $seats }.
cli-too-many-people = В --people стоит { $people }, а мест за столом всего { $seats }.
cli-no-such-seat = Места { $seat } нет: места пронумерованы от 0 до { $last }.
cli-wrong-names =
    { $people ->
        [one] Людей за столом { $people }: в --names может быть { $people } имя.
        [few] Людей за столом { $people }: в --names может быть не больше { $people } имён.
       *[many] Людей за столом { $people }: в --names может быть не больше { $people } имён.
    }
cli-resume-alone = У продолженной партии остаются её игроки, настройки и зерно: уберите эти параметры.
cli-resume-secret = Зерно в этой записи скрыто, поэтому продолжить партию здесь нельзя.
cli-resume-own-bot = В записи назван бот { $bot } — чья-то собственная программа, поэтому продолжить партию здесь нельзя.
cli-resume-nobody = В этой записи не сказано, кто где сидит: её можно пересмотреть, но не продолжить.
cli-nowhere-to-save = Ни в { $home }, ни в { $here } писать нельзя, партию негде сохранить; укажите файл: --record.
cli-other-game = { $file } — партия другой игры: { $game }.

## Прогоны

cli-simulate-title =
    { $title }, { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[many] { $seats } мест
    }, { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, зерно { $seed }
cli-arena-title =
    { $title }, { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[many] { $seats } мест
    }, { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    } в каждой паре, зерно { $seed }
cli-partial =
    Прервано: это итоги первых { $games ->
        [one] { $games } партии
       *[other] { $games } партий
    }.
cli-none-finished = Прервано раньше, чем закончилась хоть одна партия: итогов нет.
cli-fair = Доля при равной силе — { $share }%. В скобках 95-процентные интервалы; общая победа делится.
cli-blocks =
    Интервалы посчитаны по { $blocks ->
        [one] { $blocks } блоку
       *[other] { $blocks } блокам
    } из { $seats } партий: одно зерно, испытуемый на каждом месте по очереди.
cli-shared =
    Общих побед: { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }.
cli-illegal = Недопустимых ходов: { $moves }.
cli-length = Решений в партии: { $mean }, от { $fewest } до { $most }.
cli-time =
    Сыграно за { $seconds } с на { $cores ->
        [one] { $cores } ядре
       *[other] { $cores } ядрах
    }, партий в { $unit ->
        [minute] минуту
       *[second] секунду
    }: { $rate }.
cli-machine = Prestol { $prestol } ({ $form }), Python { $python }, { $where }.
cli-again = Чтобы повторить:
cli-rating-scale = У первого бота рейтинг 1000; на 400 очков больше — шансы в 10 раз выше.
cli-compiled = скомпилированный
cli-interpreted = интерпретируемый
cli-version = Prestol { $version }, { $form }, Python { $python }
cli-unit-second = с
cli-unit-millisecond = мс
cli-unit-microsecond = мкс

cli-column-seat = место
cli-column-bot = бот
cli-column-wins = победы
cli-column-score = средний счёт
cli-column-low = 5-й проц.
cli-column-median = медиана
cli-column-high = 95-й проц.
cli-column-fair = при равной силе
cli-column-hero = испытуемый
cli-column-base = остальные
cli-column-place = место
cli-column-margin = отрыв в очках
cli-column-illegal = недопустимых ходов
cli-column-decisions = решений
cli-column-median-time = медиана
cli-column-slow-time = 99-й проц.
cli-column-mean = среднее
cli-column-worst = худшее
cli-column-rating = рейтинг
cli-column-interval = 95-процентный интервал
cli-column-table = таблица
cli-column-player = игрок
cli-column-total = всего
cli-sum = всего

## Полка, материалы, записи, правила

cli-games-seats = Игроков: { $seats }.
cli-games-options = Настройки стола:
cli-bots-only = Играет только в { $games }.
cli-option-line = { $id } = { $values } (по умолчанию { $default }): { $about } [{ $rule }]
cli-exported =
    В папку { $folder } { $files ->
        [one] записан { $files } файл
        [few] записано { $files } файла
       *[many] записано { $files } файлов
    }. Измените их, проверьте и играйте:
cli-content-good = Материалы { $game } в порядке (хеш { $hash }). Откуда взяты записи:
cli-content-looks = Откуда взяты их цвета и рисунки:
cli-verified =
    Всё в порядке: { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }, все хеши и итог сходятся с правилами, зерно совпадает с отпечатком { $commitment }….
cli-verified-so-far =
    Пока всё в порядке: { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    } незаконченной партии, все хеши сходятся с правилами, зерно совпадает с отпечатком { $commitment }….
cli-verified-resigned =
    Всё в порядке: { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    } партии, которая закончилась сдачей, все хеши сходятся с правилами, зерно совпадает с отпечатком { $commitment }….
cli-verified-practice = Партия учебная: были подсказки или ходы отменяли после того, как открылись скрытые сведения.
cli-verified-luck = Случай сложился из секрета сервера и вкладов игроков: { $names }. Каждый вклад был запечатан до того, как открыли первый, и вместе они дают зерно.
cli-verified-unopened = Запечатано, но не открыто перед партией, поэтому на случай не повлияло: { $names }.
cli-verified-chosen = Зерно задал создатель стола: эта партия не идёт в счёт.
cli-no-rule = Правила со словами «{ $words }» нет.
cli-more-rules = А также { $rules }.
cli-untestable = (нельзя проверить программой: { $reason })
cli-coverage = { $game }: тестами покрыто правил: { $proven } из { $rules }; нельзя проверить программой: { $untestable }.
cli-coverage-missing = Без теста: { $rules }.
cli-coverage-unknown = Названы в тесте или списке, но не в книге: { $rules }.
cli-coverage-twice = Числятся непроверяемыми, но тест у них есть: { $rules }.

## Перед игрой

cli-ask-game = В какую игру?
cli-ask-seats = Сколько игроков, от { $least } до { $most }? Enter: { $usual }
cli-ask-level = Насколько сильными будут соперники?
cli-ask-usual = Enter: { $usual }
cli-ask-again = Ответа «{ $answer }» здесь нет; q — выйти.
cli-person = Игрок
cli-person-number = Игрок { $number }
cli-bot-names = Марфа, Борис, Ксения, Фёдор, Ирина, Василий
cli-seat = Место { $seat }

## За столом

cli-play-players = Игроки: { $players }.
cli-play-person = вы
cli-play-sealed = Вся случайность — из зерна, оно откроется в конце. Его отпечаток:
cli-play-help = Отвечайте номером или словами; ? — справка, q — сохранить и выйти.
cli-play-thinking = { $name } думает
cli-play-curtain = Передайте клавиатуру ({ $name }) и нажмите Enter.
cli-play-earlier =
    ({ $lines ->
        [one] { $lines } строка
        [few] { $lines } строки
       *[many] { $lines } строк
    } раньше: наберите l)
cli-play-pause = (Enter)
cli-play-no-number = Выберите номер от 1 до { $most }.
cli-play-too-many = Сейчас уже не ваш ход, поэтому «{ $rest }» не засчитано.
cli-play-second = А дальше?
cli-play-which = Что именно?
cli-select-how = Введите названия или номера в любом порядке, повторите, чтобы взять больше; «-» перед названием убирает его, Enter подтверждает.
cli-select-chosen = Выбрано: { $things }. Enter подтверждает, «ничего» очищает выбор.
cli-play-unknown = «{ $line }» — не ход и не команда; список команд: ?
cli-play-allowed = Сейчас так ходить можно.
cli-resigned = { $name } сдаётся.
cli-resigned-won = { $name } побеждает: остальные сдались.
cli-play-seed = Зерно партии: { $seed }.
cli-play-practice = Это была учебная партия: ходы отменяли после того, как открылись скрытые сведения.
cli-play-recorded = Партия записана; вторая строка проверит, что запись никто не менял:
cli-play-kept = Партия сохранена; вторая строка её продолжит:
cli-play-not-saved = Партию не удалось сохранить: { $why }.
cli-play-nothing-to-keep = Ходов не было, сохранять нечего.
cli-standing = { $place }. { $name }: { $points }
cli-step = (Enter: следующий ход, q: до конца)

cli-undo-nothing = Отменять пока нечего.
cli-undo-agree =
    { $name }, отменить { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }? да/нет
cli-undo-refused = { $name } не соглашается.
cli-undo-done =
    { $moves ->
        [one] Отменён { $moves } ход.
        [few] Отменено { $moves } хода.
       *[many] Отменено { $moves } ходов.
    }
cli-undo-practice =
    { $moves ->
        [one] С общего согласия отменён { $moves } ход;
        [few] С общего согласия отменено { $moves } хода;
       *[many] С общего согласия отменено { $moves } ходов;
    } теперь это учебная партия.

cli-order-number = 7  сделать ход с этим номером; номера после него отвечают на следующие вопросы
cli-order-move = { $move }  то же записью хода или русскими словами; хватит и начала, если оно понятно
cli-order-undo = u  отменить свой последний ход (или «отмена»)
cli-order-board = b  показать весь стол; Enter снова покажет то, что важно сейчас
cli-order-view = v  рисунок или простой текст
cli-order-log = l  всё, что произошло (или «журнал»)
cli-order-rule = r  правило этого вопроса; со словом или номером, как { $rule }, найдёт другие
cli-order-why = почему ...  почему так ходить нельзя
cli-order-lang = lang en  перейти на английский; lang ru — на русский
cli-order-quit = q  сохранить и выйти (или «выход»)

## Царь горы

cli-tsar-round = Раунд { $round } из { $rounds }: { $phase }
cli-tsar-phase-settle = расселение
cli-tsar-phase-raise = восхождение
cli-tsar-phase-vote = выборы
cli-tsar-phase-over = конец
cli-tsar-beside = Рядом с полем:
cli-tsar-out = Изгнаны:
cli-tsar-goal = Ваши фавориты:
cli-tsar-worth =
    = сейчас { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    };
cli-tsar-hand = карт «Против»: { $against }
cli-tsar-count = («Против»: { $count })
cli-tsar-free = (этаж { $floor }, свободно { $free })
cli-tsar-candidate = Кандидат в цари: { $name }.
cli-tsar-votes = Голоса:
cli-tsar-column-round = раунд { $round }
cli-tsar-column-favourites = фаворитов
cli-tsar-words-floor = Этаж { $level }, { $floor }: { $courtiers }.
cli-tsar-words-nobody = никого
cli-tsar-words-favourite = { $name } (ваш фаворит)
cli-tsar-words-player =
    { $name }: { $total ->
        [one] { $total } очко
        [few] { $total } очка
       *[many] { $total } очков
    }.
cli-tsar-words-crowned =
    { $name }: { $total ->
        [one] { $total } очко
        [few] { $total } очка
       *[many] { $total } очков
    } и корона.
cli-tsar-words-against = Карт «Против» у вас: { $against }.

## Сервер

cli-serve = Престол работает на { $address } (Ctrl+C — остановить).
cli-bot-over = Партия окончена: { $ending }.
cli-admin-granted = { $name } — теперь администратор.
cli-admin-revoked = { $name } больше не администратор.
cli-admin-none = Администраторов нет; назначить: «prestol admin grant NAME».
cli-backup-done = Сохранено в { $file }: столов { $tables }, записей { $entries }, людей { $people }.
cli-restore-done = Восстановлено из { $file }: столов { $tables }, записей { $entries }, людей { $people }.
cli-restore-sure =
    В базе { $tables ->
        [one] { $tables } стол
        [few] { $tables } стола
       *[many] { $tables } столов
    }, резервная копия заменит всё. Продолжить?
cli-restore-unsure =
    В базе { $tables ->
        [one] { $tables } стол
        [few] { $tables } стола
       *[many] { $tables } столов
    }, резервная копия заменит всё; для подтверждения добавьте --yes.
