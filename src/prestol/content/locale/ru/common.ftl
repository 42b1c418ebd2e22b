# Слова, общие для всех игр.

## Откуда взялся компонент

source-rulebook = из книги правил
source-public = из открытых источников
source-reconstruction = наша реконструкция
source-own = наше собственное

## Боты

bot-random = Случайный
bot-random-about = Делает любой разрешённый ход, все ходы равновероятны.
bot-greedy = Жадный
bot-greedy-about = Берёт очки, где видит, а чужих отправляет на голосование.
bot-always-for = Всегда за
bot-always-for-about = Жадный, но голосует за всех подряд.
bot-always-against = Всегда против
bot-always-against-about = Жадный, но голосует против всех, пока может.
bot-rule-1 = Здравый смысл, первая версия
bot-rule-1-about = Простые приёмы первого выпуска, для сравнения.
bot-strong-1 = Сильный, первая версия
bot-strong-1-about = Сильный игрок первого выпуска, для сравнения.
bot-expert-1 = Знаток, первая версия
bot-expert-1-about = Знаток первого выпуска, для сравнения.
bot-rule = Здравый смысл
bot-rule-about = Играет по простым приёмам, вперёд не считает.
bot-search = Перебор
bot-search-about = Считает вперёд в заданных пределах: search:500 (симуляций) или search:200ms.
bot-novice = Новичок
bot-novice-about = Только осваивает игру и многого не замечает.
bot-casual = Любитель
bot-casual-about = Играет для удовольствия: знает простое, кое-что упускает.
bot-strong = Сильный
bot-strong-about = Прикидывает, что есть у других, и считает вперёд.
bot-expert = Знаток
bot-expert-about = Прикидывает больше и считает дальше; думает дольше.

## Партии против программы

program-victory = Победа!
program-defeat = Поражение.
program-behind =
    { $program } отстаёт на { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
program-ahead =
    { $program } впереди на { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
program-level = { $program }: очков столько же.

## Почему ход не принят

refusal-seat-malformed = Место — это целое число от 0, а не { $seat }.
refusal-seat-unknown =
    { $seats ->
        [one] За столом { $seats } место, места { $seat } нет: счёт идёт от 0.
        [few] За столом { $seats } места, места { $seat } нет: счёт идёт от 0.
       *[many] За столом { $seats } мест, места { $seat } нет: счёт идёт от 0.
    }
refusal-game-over = Партия окончена.
refusal-move-malformed = { $move } — не ход: ход состоит из целых чисел.
refusal-not-your-turn = Сейчас ходит игрок на месте { $turn }, а не на месте { $seat }.
refusal-already-answered = Игрок на месте { $seat } уже ответил и ждёт остальных.
refusal-not-offered = Сейчас такого хода сделать нельзя.
refusal-several-other = Этого нет среди того, что можно выбрать.
refusal-several-each = Этого можно выбрать не больше { $most }.
refusal-several-most = Можно выбрать не больше { $most }.
refusal-several-least = Нужно выбрать не меньше { $least }.
refusal-several-budget = Вместе это больше { $budget }.
