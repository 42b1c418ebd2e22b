# Что может быть не так с изменёнными материалами «Рюрика».

rurik-fault-order = { $table }: нужны записи { $ids }, в этом порядке.
rurik-fault-count = { $table }: записей { $found }, а в counts файла game.toml стоит { $count }.
rurik-fault-regions = map.toml: игроков { $players }, уделов в игре { $found }, а в game.toml указано другое число.
rurik-fault-deed-schemes = schemes.toml: карт, дающих подвиг, { $found }, а в counts файла game.toml стоит { $count }.
rurik-fault-abilities = pieces.toml: leader: у двух персонажей не может быть способности одного вида.
rurik-fault-neighbours = map.toml: region '{ $one }': соседом '{ $other }' может быть только другой удел, который тоже называет его соседом.
rurik-fault-setups = game.toml: setup: нужна запись для каждого числа игроков — 1, 2, 3 и 4.
rurik-fault-advisors = game.toml: setup, игроков { $players }: советники раунда { $round } не те, что в pieces.toml.
rurik-fault-region = pieces.toml: track: удела '{ $region }' нет.
rurik-fault-spaces = strategy.toml: { $side }: у всех стягов должны быть одни и те же деления, каждое по разу.
rurik-fault-metric = agendas.toml: agenda '{ $agenda }': metric может быть только из этих: { $metrics }.
rurik-fault-conversions = pieces.toml: conversion: нужны два жетона, каждый за товар на выбор и ещё один любой.
rurik-fault-agendas = agendas.toml: за самым большим столом раздают карт: { $dealt }; столько и нужно.
rurik-fault-difficulties = rebellion.toml: mat: нужен планшет для каждой сложности от 1 до 4.
rurik-fault-region-order = rebellion.toml: rebellion_card '{ $card }': порядок должен называть каждый удел одиночной игры по разу.
rurik-fault-card-rows = rebellion.toml: rebellion_card '{ $card }': строки должны называть каждого советника по разу.
rurik-fault-build-order = rebellion.toml: rebellion_card '{ $card }': у каждого приоритета должен быть порядок всех трёх построек.
rurik-fault-total = game.toml: counts: { $name } — { $stated }, а в файлах { $found }.
rurik-fault-building-sets = pieces.toml: building: построек каждого вида должно быть поровну.
rurik-fault-goods-tokens = map.toml: goods_token: у каждого цвета должно быть столько жетонов, сколько уделов, и для того же числа игроков.
rurik-fault-too-few-spaces = strategy.toml: игроков { $players }, делений нужно { $needed }, а на планшете их { $spaces }.
rurik-fault-rebels-on-map = game.toml: setup, игроков { $players }: rebels_on_map может быть только { $rebels }.
rurik-fault-start-troops = game.toml: setup, игроков { $players }: start_troops больше, чем ратников у игрока.
rurik-fault-capital = map.toml: region: последняя столица должна быть в игре за любым столом: с неё начинает мятеж.
rurik-fault-solo-agendas = agendas.toml: для одиночной игры нужно не меньше двух достижений.
rurik-fault-solo-leaders = pieces.toml: leader: для одиночной игры нужен хотя бы один персонаж.
rurik-fault-priorities = rebellion.toml: priority: их порядок — 1, 2, 3.
rurik-fault-use = { $where }: поле '{ $field }': правила не умеют применять здесь '{ $word }'.

## Описанные позиции

rurik-fault-position-building = { $region }: в уделе две постройки одного вида.
rurik-fault-position-twice = { $name } лежит в двух местах.
rurik-fault-position-decks = В полях left и right должны стоять разные указы, которых больше нигде нет.
rurik-fault-position-banner = На стяге '{ $action }' слишком много советников, или кого-то из них нет на руке.

# Сохранённые и описанные позиции; следует за двоеточием.

rurik-fault-state-points = очки и дополнительные действия хода не складываются
rurik-fault-state-tracks = фишка стоит мимо делений своего счётчика
rurik-fault-state-tally = очков не бывает меньше нуля
rurik-fault-state-leaders = персонажи стоят в уделах, каждый у своего игрока
rurik-fault-state-leader-twice = у двух игроков один и тот же персонаж
rurik-fault-state-troops = ратников у места { $seat }: { $troops }, а должно быть { $whole }
rurik-fault-state-buildings = постройки места { $seat } не составляют одного набора
rurik-fault-state-counts = фигурок и построек не бывает меньше нуля
rurik-fault-state-owners = постройки принадлежат игрокам
rurik-fault-state-goods-there = в уделе один товар или ни одного
rurik-fault-state-rebels = мятежники стоят в уделах или лежат у игроков
rurik-fault-state-rebel-twice = мятежник { $rebel } в двух местах
rurik-fault-state-region = удела { $region } в игре нет
rurik-fault-state-advisors = советники бывают на руке, на стяге, в ожидании или вне игры
rurik-fault-state-bribes = взятка — это число монет рядом с советником
rurik-fault-state-advisor = советник { $advisor } места { $seat } не там, где сказано
rurik-fault-state-spaces = делений на стяге { $spaces }
rurik-fault-state-gap = советник стоит ниже свободного деления, хотя фаза стратегии не кончилась
rurik-fault-state-cards = карты бывают у игроков, в колодах или в сбросе
rurik-fault-state-discards = в сбросе не те карты, что должны там быть
rurik-fault-state-decks = в колодах указов не те карты, что должны там быть
rurik-fault-state-looked = карты, которые смотрят, не подходят к вопросу
rurik-fault-state-known = карты известны местам, которых нет
rurik-fault-state-agendas = достижения так не раздать
rurik-fault-state-deeds = подвиги лежат перед игроками
rurik-fault-state-stock = товара или монет не бывает меньше нуля или больше { $most }
rurik-fault-state-tokens = жетон лежит лицом вверх или вниз
rurik-fault-state-rebellion = карты или планшет Мятежа не складываются
rurik-fault-state-turn = игрок есть у хода фазы действий, и только у него
rurik-fault-state-over = партия окончена раньше последнего раунда
rurik-fault-state-ready = партия началась, а персонажа или достижения нет
rurik-fault-state-actor = в свой ход действует только его игрок
