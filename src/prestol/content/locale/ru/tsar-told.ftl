# Что журнал «Царя горы» рассказывает по-своему, чтобы ничего не повторять.

tsar-told-raised = { $seat } поднимает { $courtier_acc } { $before_from } { $floor_to }.
tsar-told-goal =
    { $seat } открывает тайную цель ({ $goal }) и получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, всего { $total }.
tsar-told-goal-zero =
    { $seat } открывает тайную цель ({ $goal }): в этом раунде ничего, и за это { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, всего { $total }.
tsar-told-palace = Дворец в конце раунда { $round }: { $floors }.
tsar-told-floor = { $floor }: { $courtiers }
tsar-told-banished = изгнаны: { $courtiers }
tsar-told-won = { $seat } побеждает.
