# Что может быть не так с изменёнными материалами «Ивана Грозного».

ivan-fault-too-many = { $table }: записей больше { $most }.
ivan-fault-counts = game.toml: counts: { $name } = { $stated }, а в файлах их { $found }.
ivan-fault-totals = game.toml: totals: { $name } = { $stated }, а по counts выходит { $found }.
ivan-fault-projects-of-type = projects.toml: проектов { $kind } должно быть { $stated }, а их { $found }.
ivan-fault-goods-of-kind = pieces.toml: resource: каждого товара { $kind } должно быть { $each }.

## Фишки и планшет

ivan-fault-resources = pieces.toml: resource: нужны монеты, три местных товара и три иноземных.
ivan-fault-pieces = pieces.toml: player_piece: нужны { $known }.
ivan-fault-influence = pieces.toml: player_piece '{ $piece }': influence = { $own }, а по правилам { $stated }.
ivan-fault-movers = pieces.toml: player_piece: ходят воины и бояре, больше никто.
ivan-fault-pad-actions = pieces.toml: pad_action: нужны { $known }, в этом порядке.
ivan-fault-pad-prices = pieces.toml: pad_action: цены могут быть только такие: два местных товара, один иноземный, два жетона.
ivan-fault-pad-effects = pieces.toml: pad_action: планшет даёт только монеты, проект или новый порядок жетонов.

## Карта

ivan-fault-region-order = map.toml: region: перечислите регионы по порядку.
ivan-fault-region = map.toml: city '{ $city }': региона «{ $region }» нет.
ivan-fault-city = map.toml: waterway '{ $way }': города «{ $city }» нет.
ivan-fault-way-back = map.toml: waterway '{ $way }': путь ведёт туда же, откуда начинается.
ivan-fault-way-twice = map.toml: waterway '{ $way }': эти города уже соединяет другой путь.
ivan-fault-city-alone = map.toml: city '{ $city }': сюда не ведёт ни один водный путь.

## Эффекты

ivan-fault-effect-empty = { $where }: эффект пуст.
ivan-fault-effect-step = { $where }: у каждого шага эффекта ровно один ключ.
ivan-fault-effect-swap = { $where }: при обмене без ограничений отдавать нужно больше, чем получать.
ivan-fault-effect-gain = { $where }: товары на выбор могут быть только одного вида.
ivan-fault-effect-trade = { $where }: торговый эффект не может разыгрывать торговые эффекты.
ivan-fault-favour-token = game.toml: favour_token '{ $token }': жетон даёт только царскую милость.

## Палаты, карты и жетоны

ivan-fault-chambers = kremlin.toml: chamber: нужны { $known }, в этом порядке.
ivan-fault-chamber-action = kremlin.toml: chamber '{ $chamber }': поле «{ $field }»: такого действия в этой палате по правилам нет.
ivan-fault-project-types = projects.toml: project_type: видов проектов должно быть три.
ivan-fault-title-counter = honours.toml: title '{ $title }': правила не считают «{ $counter }».
ivan-fault-title-table = honours.toml: title '{ $title }': таблица нужна только для favour_rank.
ivan-fault-region-token = tokens.toml: region_token '{ $token }': vp_number не совпадает с единственной наградой в очках.
ivan-fault-assignment-colours = kremlin.toml: assignment: на каждый цвет города — одна карта.
ivan-fault-assignment-others = kremlin.toml: assignment: одна карта ведёт в любой город и одна — никуда.
ivan-fault-favour-spaces = game.toml: favour_token: перечислите их от нижнего деления к верхнему.

## Подготовка

ivan-fault-set-ups = game.toml: setup: нужны числа для 2, 3 и 4 игроков.
ivan-fault-rounds = game.toml: round: раундов должно быть четыре, по порядку.
ivan-fault-scored-rounds = game.toml: round: очки считают в раундах 2 и 4.
ivan-fault-trade-slots = game.toml: setup: на каждое место у водного пути кладут торговый жетон.
ivan-fault-unused-tokens = game.toml: setup: жетонов регионов остаётся { $unused }.
ivan-fault-trade-tokens = tokens.toml: торговых жетонов должно хватить, чтобы заполнить места дважды.
ivan-fault-dark-tokens = tokens.toml: для раунда 4 нужны четыре тёмных жетона регионов.
ivan-fault-few-projects = projects.toml: для подготовки нужно проектов: { $needed }.
ivan-fault-few-spoils = game.toml: setup, игроков { $players }: трофеев должно хватить, чтобы выложить их дважды.
ivan-fault-few-titles = game.toml: setup, игроков { $players }: титулов слишком мало.
ivan-fault-few-estates = game.toml: setup, игроков { $players }: поместий слишком мало.

# Сохранённые и описанные позиции; следует за двоеточием.

ivan-fault-state-flags = arranged и favour_tokens — 0 или 1
ivan-fault-state-favour = на шкале милости { $favour } каждое место должно стоять один раз
ivan-fault-state-goods = товара не бывает меньше нуля или больше { $most }
ivan-fault-state-points = очки места { $seat } не дают в сумме { $points }
ivan-fault-state-tally = очков не бывает меньше нуля
ivan-fault-state-pieces = фишек не бывает меньше нуля
ivan-fault-state-owners = здания и печати принадлежат местам
ivan-fault-state-warriors = воинов у места { $seat }: { $found }, а должно быть { $wanted }
ivan-fault-state-buildings = зданий у места { $seat }: { $found }, а должно быть { $wanted }
ivan-fault-state-boyars = бояр у места { $seat }: { $found }, а должно быть { $wanted }
ivan-fault-state-seals = место { $seat } положило больше печатей, чем { $most }
ivan-fault-state-chamber = в палате не больше одного боярина от каждого места, с монетами под ним
ivan-fault-state-assignments = карты поручений { $cards } так не раздать
ivan-fault-state-title = у титула не бывает места { $place }
ivan-fault-state-spoils = у трофея не бывает места { $place }
ivan-fault-state-estate = у поместья не бывает места { $place }
ivan-fault-state-project = у проекта не бывает места { $place }
ivan-fault-state-title-deck = колода титулов пуста, а сброс — нет
ivan-fault-state-estate-deck = колода поместий пуста, а сброс — нет
ivan-fault-state-dealt = проекты { $projects } так не раздать
ivan-fault-state-not-kept = место { $seat } не оставило себе проект { $project }
ivan-fault-state-trade-token = торговый жетон лежит в двух местах или его нет в игре
ivan-fault-state-region-token = жетон региона лежит в двух местах или его нет в игре
ivan-fault-state-few-regions = жетонов регионов не хватит на оставшиеся раунды
ivan-fault-state-few-tokens = жетонов не хватит на обновление после раунда { $round }
ivan-fault-state-turn = игрок есть у хода фазы действий, и только у него
ivan-fault-state-over = партия окончена раньше последнего раунда
ivan-fault-state-actor = в свой ход действует только его игрок
ivan-fault-state-keeping = проекты места { $seat } не подходят к вопросу
ivan-fault-state-laid = жетон, который кладут, уже лежит
ivan-fault-state-no-boyar = боярина нужно отправить в палату, но ни одного не осталось
ivan-fault-state-no-stake = монеты нужно поставить, но боярина под них нет
ivan-fault-state-not-posted = на карте поручения палаты нет боярина
ivan-fault-state-no-city = карта поручения палаты не ведёт ни в какой город
