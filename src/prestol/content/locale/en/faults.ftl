# What is wrong with a file, an option, a seed or a move that somebody gave: one sentence that says what to do about it.

## Command line and table

fault-language = There is no language '{ $language }'; choose one of { $known }.
fault-seed = A seed is a whole number or a short word without spaces around it, not { $seed }.
fault-seats = { $game } takes { $counts } players, not { $seats }.
fault-option-unknown = There is no option { $option }; this game has { $known }.
fault-option-none = There is no option { $option }; this game has no options.
fault-option-value = Option { $option } is one of { $values }, not { $value }.
fault-option-yes-or-no = Option { $option } is yes or no, not { $value }.

## Moves in writing

fault-move-kind = “{ $text }” is not a move: start with one of { $known }.
fault-move-selection = “{ $text }” chooses nothing; name the things, or write “{ $none }” after it.
fault-move-shape = “{ $text }” is not a move: write it as “{ $shape }”.
fault-move-number = “{ $word }” is not a number of up to { $digits } digits.
fault-move-word = “{ $word }” is not a { $domain }; choose one of { $known }.

## Records

fault-record-empty = This is not a Prestol record: the file is empty.
fault-record-foreign = This is not a Prestol record: its first line does not carry the mark “record”.
fault-record-newer = This record was written by a newer Prestol (format { $format }, this one reads up to { $most }); upgrade Prestol to open it.
fault-record-format = This record has the unknown format { $format }; Prestol reads formats 1 to { $most }.
fault-record-line = This record is damaged: line { $line } is not readable or cut short ({ $why }).
fault-record-field = This record is damaged: line { $line }: { $why }.
fault-record-order = This record is damaged: line { $line } holds move { $move }, not { $wanted }.
fault-record-after-end = This record is damaged: line { $line } follows the line that ends the game.
fault-record-other-game = This is a record of { $recorded }, not of { $game }.
fault-record-no-seed = This record cannot be replayed: it has no seed, as if the game were still being played.
fault-record-rules = This record was played by newer rules (version { $rules }); upgrade Prestol to replay it.
fault-rules-version = There is no version { $rules } of the rules of { $game } here; the newest is { $newest }. If the game is newer, upgrade Prestol.
fault-record-content = This record was played with other content ({ $recorded }, here { $here }); name the folder it was played with (--content).
fault-record-resigned = This record says that a seat resigned which is not at the table (seats: { $seats }).
fault-record-seed = The seed of this record is not the one that was committed to before the game.
fault-record-part = What seat { $seat } added to the luck of this record is not what was sealed before the game.
fault-record-mixed = The seed of this record does not come from the server’s secret and the players’ parts that it names.
fault-record-set-up = This record cannot be set up: { $why }
fault-record-opening = This record does not match the rules at the opening: the first deal comes out differently.
fault-record-move = This record breaks the rules at move { $n } ({ $move } by seat { $seat }): { $why }
fault-record-hash = This record does not match the rules after move { $n } ({ $move } by seat { $seat }): hash { $found }, recorded { $hash }.
fault-record-no-result = This record lacks the result, although the game is over after its last move.
fault-record-early-result = This record claims a result, but the game is not over after its last move.
fault-record-window = The answers do not match the window that was open.
fault-record-places = This record claims the places { $claimed }; the rules give { $places }.
fault-record-programs = This record claims the program scores { $claimed }; the rules give { $scores }.

## Content files

fault-content-none = { $folder } has no content: it should be a folder with the .toml files of { $game }.
fault-content-other-game = { $folder } holds the content of { $found }, not of '{ $game }'.
fault-content-taken = { $folder } already holds { $files }; choose an empty folder.
fault-content-unwritable = { $folder } cannot be written: { $why }.
fault-content-unreadable = { $file } cannot be read: { $why }.
fault-content-not-text = { $file } cannot be read: it is not a UTF-8 text file.
fault-content-deep = { $file } cannot be read: its values are nested too deeply.
fault-content-digits = { $file } cannot be read: one of its numbers has too many digits.
fault-content-syntax = { $file } is not valid TOML: { $why }.
fault-content-table-twice = { $file }: table '{ $table }' is already in { $other }.
fault-content-table-unknown = { $file }: there is no table '{ $table }'; the tables are { $known }.
fault-content-table-missing = { $folder }: table '{ $table }' is missing.
fault-content-id-twice = { $where }: the id is used { $times } times.
fault-content-missing = { $where }: field '{ $field }' is missing.
fault-content-unknown = { $where }: there is no field '{ $field }'.
fault-content-type =
    { $where }: field '{ $field }' must be { $wanted ->
        [int] a whole number
        [str] text in quotation marks
        [bool] true or false
        [array] a list
        [object] a table
       *[other] { $wanted }
    }, not { $got ->
        [int] a whole number
        [float] a fraction
        [str] text
        [bool] true or false
        [array] a list
        [object] a table
       *[other] { $got }
    }.
fault-content-least = { $where }: field '{ $field }' must be at least { $least }.
fault-content-most = { $where }: field '{ $field }' must be at most { $most }.
fault-content-length = { $where }: field '{ $field }' must have { $wanted } values, not { $got }.
fault-content-value = { $where }: field '{ $field }' cannot be { $value }; the rules have no such value.
fault-content-field = { $where }: field '{ $field }' is wrong: { $why }.
fault-content-options = { $file }: option: the rules need { $known }, each once.
fault-content-option-values = { $where }: values must be { $values }.
fault-content-option-no-values = { $where }: values must be left out.
fault-content-option-default = { $where }: default { $default } is not one of its values.

## The server and outside bots

fault-server-port = The server cannot listen on { $where }: { $why }; choose another port with --port.
fault-setting = The setting { $setting } is wrong: { $why }.
fault-setting-negative = The setting { $setting } is wrong: it cannot be negative.
fault-setting-port = The setting { $setting } is wrong: the highest port is 65535.
fault-setting-mail = The setting { $setting } is wrong: it needs smtp:// or smtps://, and PRESTOL_MAIL_FROM the address of the sender.
fault-setting-word = The setting { $setting } is wrong: choose one of { $known }.
fault-bot-unknown = There is no bot { $bot }; choose one of { $bots }, search:500, search:200ms, or your own bot as my.module:Bot.
fault-bot-style = The bot { $bot } plays the house style of a game, and { $game } has none; choose one of { $bots }.
fault-bot-budget = A search needs a budget of at least 1: search:500 thinks for 500 simulations, search:200ms for 200 milliseconds.
fault-bot-module = The module { $module } cannot be imported ({ $why }); name your own bot as my.module:Bot, where Python can find the module.
fault-bot-module-broken = The module { $module } fails when it is imported: { $why }.
fault-bot-missing = The module { $module } has no { $name }; name your own bot as my.module:Bot.
fault-bot-maker = { $bot } is neither a class nor a function that returns a bot.
fault-bot-arguments = { $bot } needs the argument { $argument }; your own bot may ask for rng (a random stream) and game, and needs defaults for the rest.
fault-bot-decide = { $bot } returns something without a decide method, so it is not a bot.
fault-bot-failed = The bot { $bot } failed: { $why }.
fault-records-folder = Records cannot be written to the folder { $folder }: { $why }.
fault-pool-none = Name the file of at least one arena run.
fault-pool-form = This is not an arena run that can be pooled: { $why }.
fault-pool-other = These runs cannot be pooled: they differ in { $what }.
fault-pool-twice = These runs cannot be pooled: both have the games of { $hero } among { $base } with the seed { $seed }.
fault-matrix-other = The file holds another run: it differs in { $what }. Name another file.
fault-json = { $file } is not valid JSON: { $why }.
fault-balance-gifts = { $game } declares no experiment that deals things at random; leave out --gifts.
fault-tuning-none = { $game } has no weights { $what } to tune; choose one of { $known }.
fault-tuning-nothing = { $game } has no weights to tune.
fault-extra = This needs the package { $package }, which is not installed. Install it with: pip install "prestol[{ $extra }]"
fault-bot-link = { $url } is not an invite link; it should look like https://play.example.org/join/3f9a51c07be2#1.dk3…
fault-bot-no-table = There is no Prestol table at { $url }.
fault-bot-unreachable = The table cannot be reached at { $url }: { $why }.

## The sample game

duel-fault-blows = game.toml: blow: list the outcomes from lightest to heaviest.
