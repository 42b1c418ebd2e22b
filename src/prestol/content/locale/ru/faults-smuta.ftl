# Что может быть не так с изменёнными материалами «Смуты».

smuta-fault-order = { $table }: нужны записи { $ids }, в этом порядке.
smuta-fault-needed = { $table }: нужна запись '{ $id }': правила знают её по имени.
smuta-fault-size = { $table }: записей { $found }, а правилам нужно { $count }.
smuta-fault-count = game.toml: counts: { $name } может быть только { $found }, как в файлах.
smuta-fault-numbers = { $table }: нужны все номера от 1 до { $most }, каждый по разу.
smuta-fault-neighbours = map.toml: point '{ $one }': соседом '{ $other }' может быть только другой пункт, который тоже называет его соседом, каждый по разу.
smuta-fault-unreachable = map.toml: point '{ $point }': туда не ведёт ни одна дорога.
smuta-fault-sovereign = map.toml: point '{ $point }': государевой в начале может быть только крепость.
smuta-fault-poland = map.toml: point '{ $point }': пункты Польши не дают ни очков, ни легитимности.
smuta-fault-no-poland = map.toml: point: нужен хотя бы один пункт вида 'poland'.
smuta-fault-sovereign-vp = game.toml: vp_track: sovereign_vp_start — { $stated }, а у государевых крепостей из map.toml в сумме { $found }.
smuta-fault-named = { $where }: поле '{ $field }': '{ $name }' там не знают.
smuta-fault-region = map.toml: point '{ $point }' и tables.toml: legitimacy_table '{ $table }' должны называть друг друга.
smuta-fault-powerful = tables.toml: legitimacy_table '{ $table }': '{ $point }' — мощная крепость, её легитимностью не взять.
smuta-fault-columns = tables.toml: combat_table '{ $table }': столбцы должны расти от 1 и быть одни и те же для стрельбы и рукопашной.
smuta-fault-row = tables.toml: combat_table '{ $table }': в строке { $row } должно быть клеток { $count }, по одной на столбец.
smuta-fault-rout = tables.toml: combat_table 'fire': строка { $row }: стрельба не разбивает наголову, '!' здесь стоять не может.
smuta-fault-track = game.toml: turn_track: игра идёт от деления 0 до Земского собора на делении 31.
smuta-fault-resource = game.toml: vp_track: ступени recruit_bonus должны расти, каждая по разу.
smuta-fault-setups = game.toml: setup: нужна запись для каждого числа игроков — 2, 3, 4 и 5, в этом порядке.
smuta-fault-parties = game.toml: setup, игроков { $players }: нужны партии { $parties }, в этом порядке.
smuta-fault-party = game.toml: setup, игроков { $players }: партии '{ $party }' в этой игре нет.
smuta-fault-party-cards = game.toml: setup, игроков { $players }: party_cards должно раздавать карточки всех отсутствующих партий, каждую по разу, и никаких других.

## Личности

smuta-fault-entry = { $where }: поле '{ $field }': для появления '{ $enters }' нужны year и season, если это срок, cards, если это карточка, и больше ничего.
smuta-fault-no-places = { $where }: поле 'places': нужно хотя бы одно место.
smuta-fault-start-place = { $where }: поле 'places': кто в начале уже на карте, стоит ровно в одном пункте.
smuta-fault-army = { $where }: поле 'start_units': частей больше, чем позволяет max_army, { $most }.
smuta-fault-per-army = { $where }: поле 'start_units': '{ $unit }' в армии не больше { $most }.
smuta-fault-owner-or-card = { $where }: нужен либо владелец, либо карточка, которая приводит персонажа.
smuta-fault-tsar-owner = { $where }: у первого царя должен быть владелец.
smuta-fault-one-tsar = personages.toml: personage: первым царём должен быть ровно один.
smuta-fault-pretenders = commanders.toml: commander: претендентов в начале { $found }, а маркеров { $markers }.
smuta-fault-dmitry-order = personages.toml: personage: у тех, кого приводит карточка 'false_dmitry', order должен быть 1, 2, 3 и так далее.
smuta-fault-supply = pieces.toml: unit_kind '{ $unit }': в начале нужно { $count }, а фишек { $counters }.
smuta-fault-siege-counters = pieces.toml: фишек у siege и у маркера 'siege' должно быть поровну.
smuta-fault-reserve = { $where }: игроков { $players }: владелец 'reserve' бывает у тех, кого называет reserve в game.toml, и только у них.
smuta-fault-reserve-entry = { $where }: кто лежит в резерве, может появиться только по карточке.
smuta-fault-owner = { $where }: игроков { $players }: партии '{ $party }' нет.
smuta-fault-start-total = game.toml: setup, игроков { $players }: { $name } у '{ $party }' может быть только { $found }, как выходит по фишкам.
smuta-fault-start-parties = game.toml: setup, игроков { $players }: { $name } должно называть партии этой игры и никаких других.

## Карточки

smuta-fault-use = { $where }: поле '{ $field }': правила не умеют применять здесь '{ $word }'.
smuta-fault-lacks = { $where }: поле '{ $field }': '{ $word }' не указано или указано дважды.
smuta-fault-no-numbers = { $where }: поле 'numbers': нужен хотя бы один номер.
smuta-fault-effects-or-modes = { $where }: нужно либо effects, либо modes.

## Сохранённые партии; это продолжение после двоеточия.

smuta-fault-state-cell = на дорожке хода нет клетки { $cell }
smuta-fault-state-victory = победа и победитель не подходят друг к другу
smuta-fault-state-throne = так никто царствовать не может
smuta-fault-state-control = пункт под контролем того, кто не может им владеть
smuta-fault-state-figure = лицо или отряд номер { $figure } не может находиться в этом месте
smuta-fault-state-units = войск больше, чем фишек
smuta-fault-state-markers = маркеров больше, чем в коробке
smuta-fault-state-card = карта номер { $card } не может там лежать
smuta-fault-state-move = так ни одна фишка двигаться не может
smuta-fault-state-battle = такого сражения быть не может
smuta-fault-state-announced = объявлена карта, которой нет на столе
smuta-fault-state-dying = умирает тот, кто не лицо
smuta-fault-state-hand = в руке больше двенадцати карт
