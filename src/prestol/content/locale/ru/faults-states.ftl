# Что может быть не так с сохранением, с описанной позицией и с отменой ходов.

## Сохранения

fault-state-unreadable = Это не сохранение «Престола»: файл повреждён или обрывается ({ $why }).
fault-state-foreign = Это не сохранение «Престола»: в нём нет пометки «prestol».
fault-state-format = У этого сохранения неизвестный формат { $format }; «Престол» читает форматы от 1 до { $most }.
fault-state-newer = Это сохранение сделал более новый «Престол» (формат { $format }, здесь читаются до { $most }); чтобы его открыть, обновите «Престол».
fault-state-other-game = Это сохранение игры { $saved }, а не { $game }.
fault-state-unknown-game = Это сохранение игры { $game }, которой этот «Престол» не знает.
fault-state-rules = Эту партию играли по правилам версии { $rules } игры { $game }, а здесь версия { $newest }. Чтобы её открыть, обновите «Престол».
fault-state-content = Эту партию играли с другими материалами ({ $saved }, здесь { $here }); откройте её с той же папкой материалов.
fault-state-refused = Это сохранение нельзя открыть. { $why }
fault-state-damaged = Сохранение повреждено: { $why }.
# Эти слова стоят после двоеточия.
fault-state-seats = в игре { $game } не бывает столько мест: { $seats }
fault-state-missing-field = нет поля { $field }
fault-state-unknown-field = поля { $field } не бывает
fault-state-later-field = в правилах версии { $rules } нет поля { $field }
fault-state-field = в поле { $field } не может быть { $value }
fault-state-length = в поле { $field } записей { $found }, а должно быть { $wanted }
fault-state-steps = незавершённых шагов { $found }, а больше { $most } не бывает
fault-state-nobody-asked = на шаге { $step } никому не задан вопрос
fault-state-no-move = у места { $seat } нет ходов
fault-state-step = в игре { $game } нет шага { $step }
fault-state-step-fields = у шага { $step } поля { $found }, а должны быть { $wanted }
fault-state-step-field = у шага { $step } в поле { $field } не может быть { $value }
fault-state-luck = поток случайных чисел записан не по форме: { $luck }
fault-state-senseless = значения не складываются в партию
fault-state-agenda = незавершённые шаги не подходят к позиции
fault-state-round = раунда { $round } нет
fault-state-first = первым не может ходить место { $seat }: такого места нет
fault-state-turn = ходить не может место { $seat }: такого места нет
fault-state-window-under = окно открыто под другим вопросом
fault-state-selection-under = выбор начат под другим вопросом
fault-state-picked = место { $seat } не могло выбрать { $picked }
fault-state-window-seats = окно открыто не тем, кого должны спросить
fault-state-window-answers = ответы не подходят к окну
fault-state-window-answer = место { $seat } не может так ответить
fault-state-window-waiting = окно ждёт не те места

## Каков документ JSON; следует за двоеточием.

fault-form-cut = текст обрывается
fault-form-json = это не JSON (байт { $byte })
fault-form-deep = слишком глубокая вложенность
fault-form-missing = не хватает поля { $field }
fault-form-unknown = поля { $field } нет
fault-form-type =
    { $field } — это { $wanted ->
        [int] целое число
        [str] текст
        [bool] true или false
        [array] список
        [object] объект
       *[other] { $wanted }
    }, а здесь { $got ->
        [int] целое число
        [float] дробь
        [str] текст
        [bool] true или false
        [array] список
        [object] объект
        [null] пусто
       *[other] { $got }
    }
fault-form-least = { $field } — не меньше { $least }
fault-form-most = { $field } — не больше { $most }
fault-form-shortest = длина { $field } — не меньше { $least }
fault-form-longest = длина { $field } — не больше { $most }
fault-form-length = длина { $field } — ровно { $wanted }
fault-form-value = { $field } не может быть { $value }
fault-form-other = { $field } записано не по форме

duel-fault-state-cards = карты вида { $card } не дают в сумме { $count }
duel-fault-state-bout = сходки { $bout } нет
duel-fault-state-force = удара с силой { $force } не бывает
duel-fault-state-strength = сил или храбрости у места { $seat } меньше нуля или больше, чем вначале
duel-fault-state-stake = место { $seat } не может поставить { $stake }
duel-fault-state-stakes = ставки не подходят к вопросу

## Описанные позиции

fault-position-unreadable = Эту позицию не прочесть: { $why }.
fault-position-impossible = Такой позиции быть не может: { $why }.
fault-position-seat = Поле { $field } — это место от 0 до { $last }.
fault-position-word = В списке { $domain } нет слова «{ $word }»; есть { $known }.

duel-fault-fallen = Такой позиции быть не может: боец без сил уже пал.

tsar-fault-position-crown = Поле crown — это место от 0 до { $last } или −1, пока корона ни у кого.
tsar-fault-position-round = Поле round — число от 1 до { $rounds }.
tsar-fault-position-twice = { $courtier } стоит в двух местах.
tsar-fault-position-goals = В поле goals у каждого места должна быть своя карта.
tsar-fault-position-shown = В поле goals не может быть карты, показанной в прошлом раунде.
tsar-fault-position-row = В поле { $field } должно быть записей: { $seats }, по одной на место.
tsar-fault-position-phase = Нет фазы «{ $phase }»; есть { $known }.
tsar-fault-position-beside = После первой фазы рядом с полем никого нет; назовите место каждого придворного.
tsar-fault-position-votes = Голоса кладут только в фазе vote.
tsar-fault-position-settled = В фазе settle придворные стоят лишь там, куда их заселяют, и никто не изгнан.
tsar-fault-position-all-settled = В фазе settle кто-то ещё должен оставаться незаселённым.
tsar-fault-position-throne = Пока кто-то стоит на престоле, идёт фаза vote.
tsar-fault-position-palace = В фазе ascend во дворце должен кто-то быть.
tsar-fault-position-candidate = В фазе vote на престоле стоит один придворный.
tsar-fault-position-room = Кандидат только что ушёл с этажа { $floor }, поэтому там есть место.
tsar-fault-position-past = К раунду { $round } подсчитано и открыто не больше раундов, чем { $rounds }.

ivan-fault-position-pad = На планшете ячеек: { $slots }.
ivan-fault-position-buildings = В городе { $city } два здания.
ivan-fault-position-waterway = На водном пути «{ $way }» не бывает жетона торговли; они бывают на { $known }.
ivan-fault-position-cards = Для этой позиции не хватает карт.
ivan-fault-position-twice = { $name } лежит в двух местах.

## Игры, места и отмена

fault-game-unknown = Нет игры { $game }; есть { $known }.
fault-seat-unknown = За этим столом нет места { $seat }: всего мест { $seats }, считая с нуля.
fault-undo-nothing = У места { $seat } нет хода, который можно отменить.
fault-undo-consent = С тех пор кто-то узнал новое; сначала должны согласиться места { $seats }.
fault-undo-length = Всего ходов { $moves }, поэтому позиции после { $length } нет.

## Лаборатория и проверки правил

fault-arena-alone = При одном месте { $hero } играет один: вместо { $base } должно стоять «{ $program }».
fault-arena-base = «{ $program }» годится только для стола с одним местом; назовите бота для остальных мест из { $seats }.
fault-lab-bots = За столом мест { $seats }, а ботов названо { $bots }.
fault-lab-games = Партий должно быть не меньше одной, а не { $games }.
fault-file-unreadable = { $path } не прочесть: { $why }.
fault-file-python = { $path } не прочесть как Python: { $why }.
