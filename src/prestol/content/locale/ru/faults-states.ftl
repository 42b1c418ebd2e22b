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
