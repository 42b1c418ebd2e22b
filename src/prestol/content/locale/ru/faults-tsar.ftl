# Что может быть не так со столом или с изменёнными материалами «Царя горы».

tsar-fault-first-player = Настройка first_player называет { $named }, а за столом места от 0 до { $last }.

tsar-fault-counts = game.toml: counts: { $name } = { $stated }, а в файлах их { $found }.
tsar-fault-card-effect = { $where }: эффект карты не соответствует её виду (kind).
tsar-fault-card-fate = { $where }: по правилам после голосования с этой картой не может быть ничего другого.
tsar-fault-level = { $where }: level = { $level }, а в списке этаж идёт под номером { $place }.
tsar-fault-next = { $where }: next = { $next }, а этаж выше — { $above }.
tsar-fault-election = { $where }: выборы бывают на верхнем этаже, и только на нём.
tsar-fault-throne = { $where }: на престол никого не заселяют.
tsar-fault-leftover = { $where }: оставшихся придворных принимает нижний этаж, и только он.
tsar-fault-lowest = { $where }: на нижний этаж никого не заселяют.
tsar-fault-favourite = { $where }: придворного «{ $courtier }» нет.
tsar-fault-favourites = { $where }: разных фаворитов должно быть { $wanted }, а их { $found }.
tsar-fault-same-goal = { $where }: фавориты те же, что у «{ $goal }».
tsar-fault-few-goals = goals.toml: для игры без перетасовки нужно целей: { $needed }.
tsar-fault-set-ups = game.toml: setup: нужна своя раскладка для каждого числа игроков, по порядку: { $players }.
tsar-fault-left-over = { $where }: заселяют { $placed }, остаётся { $rest }, а не { $stated }.
tsar-fault-room = { $where }: заселить нужно { $placed }, а мест { $room }.
tsar-fault-against = { $where }: карт на руках { $held } и в коробке { $boxed }, а всего их { $cards }.
tsar-fault-score-rules = scoring.toml: score_rule: нужны { $known }, каждое в своё время.
tsar-fault-score-fields = { $where }: нужны { $fields }.

# Сохранённые и описанные позиции; следует за двоеточием.

tsar-fault-state-crown = корона не может быть у места { $seat }: такого места нет
tsar-fault-state-no-crown = идут выборы, но короны ни у кого нет
tsar-fault-state-floor = этажа { $floor } нет
tsar-fault-state-crowded = на этаже { $floor } придворных больше, чем { $most }
tsar-fault-state-goals = карты целей { $goals } так не раздать
tsar-fault-state-goal = карты цели { $goal } нет, показать её нельзя
tsar-fault-state-shown-twice = карта цели { $goal } показана дважды
tsar-fault-state-shown = карта цели { $goal } в игре, хотя её уже показывали
tsar-fault-state-against = у места { $seat } не может быть столько карт «Против»: { $cards }
tsar-fault-state-no-against = месту { $seat } нечем голосовать против
tsar-fault-state-vote = голоса { $vote } не бывает
tsar-fault-state-past = записаны выборы, которые прошли не раньше раунда { $round }
tsar-fault-state-election-entries = у записанных выборов неверное число полей: { $entries }
tsar-fault-state-election = в записи выборов { $election } никто не назван
tsar-fault-state-hand = место { $seat } голосовало против { $spent ->
        [one] { $spent } раз
        [few] { $spent } раза
       *[many] { $spent } раз
    }, и столько карт «Против» остаться не могло: { $cards }
tsar-fault-state-voted-out = придворный { $courtier } изгнан, но остался во дворце
tsar-fault-state-many-scores = записей об очках { $found } — больше, чем их бывает к раунду { $round }
tsar-fault-state-many-shown = показанных целей { $found } — больше, чем их бывает к раунду { $round }
tsar-fault-state-scores = записей об очках { $found } — не поровну на каждое место
tsar-fault-state-points = за раунд нельзя получить столько очков: { $points }
tsar-fault-state-over = партия окончена, а последний раунд не подсчитан
tsar-fault-state-scored = раунд { $round } подсчитан, но ещё идёт
