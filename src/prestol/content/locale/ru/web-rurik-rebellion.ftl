# Слова о Мятеже из «Рюрика» в браузере.

web-rurik-rebellion-difficulty = Сложность: { $mat }
web-rurik-rebellion-mat =
    { $difficulty ->
        [1] Лёгкий
        [2] Средний
        [3] Сложный
       *[4] Очень сложный
    }
web-rurik-rebellion-priority = Приоритет сейчас:
web-rurik-rebellion-points = Очков сейчас: { $count }
web-rurik-rebellion-priorities = Его цели
web-rurik-rebellion-cell-open = { $bonus } (открыто)
web-rurik-rebellion-cell-locked = { $bonus } (закрыто монетой)
web-rurik-rebellion-order = Порядок уделов
web-rurik-rebellion-order-about = Там, где нужно выбрать, Мятеж берёт первый подходящий удел в этом порядке. С каждым его ходом порядок меняется.
web-rurik-rebellion-next = Его советники в порядке ходов
web-rurik-rebellion-hand = Ещё на руке: { $numbers }
web-rurik-rebellion-done = В этом раунде
web-rurik-rebellion-idle = В этом раунде Мятеж ещё не ходил.
web-rurik-rebellion-places = Советник { $number }: { $action }
web-rurik-rebellion-acts = { $action }, советник { $number }
web-rurik-rebellion-claims = Фаза развития
web-rurik-rebellion-more = Планшет и карта Мятежа
