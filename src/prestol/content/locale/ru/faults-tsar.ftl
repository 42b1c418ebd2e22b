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
