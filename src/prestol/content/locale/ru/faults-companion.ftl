# Что может быть не так с тем, что говорят помощнику, и с сохранённой партией.

companion-fault-none = У игры { $game } нет помощника: в ней нет противника, который играет сам.
companion-fault-too-long = В этой партии больше { $most } записей — столько помощник не хранит.
companion-fault-no-undo = Отменять нечего.
companion-fault-unreadable = Это не сохранённая партия помощника: { $why }.
companion-fault-format = Партия сохранена более новым «Престолом» (форма { $format }); обновите «Престол», чтобы её продолжить.
companion-fault-other-game = Это сохранённая партия игры { $found }, а не { $game }.
companion-fault-entry = Запись { $number } сохранённой партии бессмысленна: { $why }
companion-fault-form = Запись непонятна: { $why }.
companion-fault-not-now = Сейчас помощник спрашивает о другом.
companion-fault-word = Здесь нет «{ $word }»; есть: { $known }.

## Рюрик

companion-fault-region = { $region }: в одиночной игре этого удела нет.
companion-fault-deploy = Вначале поставьте ровно { $count } ратников, а персонажа — к одному из них.
companion-fault-card = Эта карта мятежа уже была.
companion-fault-token = Таких жетонов товара больше нет.
companion-fault-which = У двух ваших советников одно число: скажите, с какого стяга снят один из них.
companion-fault-advisor = Вашего советника с наименьшим числом там нет.
companion-fault-boat = В ладье помещается не больше { $most } товаров; товары на пристани не считайте.
companion-fault-too-few = { $region }: там меньше фигур, чем вы убираете.
companion-fault-supply = Столько ратников у вас нет.
companion-fault-their-supply = Столько мятежников у Мятежа нет.
companion-fault-buildings = Столько построек одного вида нет.
companion-fault-stock = Монет, товаров и делений войны не бывает меньше нуля.
companion-fault-leader = { $region }: персонажа там нет.
companion-fault-good = { $region }: товара там уже нет.
companion-fault-stocked = { $region }: товар там уже лежит.
companion-fault-built = { $region }: такая постройка там уже стоит.
companion-fault-not-built = { $region }: у этой стороны там нет такой постройки.
companion-fault-nobody = { $region }: там нет никого из Мятежа.
companion-fault-struck = { $region }: атаку так не отменить; верните мятежника и фишку войны.
companion-fault-nothing = Изменение на ноль ничего не меняет: уберите его или назовите, насколько больше или меньше.
companion-fault-table = Такого на столе не бывает: { $why }.
