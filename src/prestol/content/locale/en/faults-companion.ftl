# What can be wrong with what a companion is told, and with its saved game.

companion-fault-none = { $game } has no companion: it has no opponent that plays by itself.
companion-fault-too-long = This game has more than { $most } entries, which is more than the companion keeps.
companion-fault-no-undo = There is nothing to undo.
companion-fault-unreadable = This is no saved game of a companion: { $why }.
companion-fault-format = This game was saved by a newer Prestol (form { $format }); update Prestol to go on with it.
companion-fault-other-game = This is a saved game of { $found }, not of { $game }.
companion-fault-entry = Entry { $number } of the saved game makes no sense: { $why }
companion-fault-form = The entry can’t be understood: { $why }.
companion-fault-not-now = The companion is asking something else now.
companion-fault-word = There is no “{ $word }” here; known are: { $known }.

## Rurik

companion-fault-region = { $region } isn’t in play in the solo game.
companion-fault-deploy = Place exactly { $count } troops at the start, and your leader with one of them.
companion-fault-card = This rebellion card has already come up.
companion-fault-token = No goods token of this kind is left.
companion-fault-which = Two of your advisors have the same number: say from which banner one comes back.
companion-fault-advisor = Your advisor with the smallest number isn’t there.
companion-fault-boat = A boat holds at most { $most } goods; leave out those on your dock.
companion-fault-too-few = { $region }: fewer pieces stand there than you take away.
companion-fault-supply = That is more troops than you have.
companion-fault-their-supply = That is more rebels than the Rebellion has.
companion-fault-buildings = That is more buildings of one kind than there are.
companion-fault-stock = Coins, goods and war markers can’t go below zero.
companion-fault-leader = { $region }: the leader isn’t there.
companion-fault-good = { $region }: the good is already gone.
companion-fault-stocked = { $region }: a good lies there already.
companion-fault-built = { $region }: such a building stands there already.
companion-fault-not-built = { $region }: this side has no such building there.
companion-fault-nobody = { $region }: the Rebellion has nobody to attack there.
companion-fault-struck = { $region }: an attack can’t be taken back so; put the rebel and the war marker back instead.
companion-fault-nothing = A change of zero changes nothing: leave it out, or name how many more or fewer.
companion-fault-table = The table can’t look like this: { $why }.
