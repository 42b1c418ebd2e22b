# Что говорит любой стол «Рюрика», в браузере и в терминале.

rurik-program-rebellion = Мятеж

## Откуда очки

rurik-source-rule = Владения
rurik-source-build = Постройки
rurik-source-trade = Торговля
rurik-source-war = Война
rurik-source-agenda = Достижение
rurik-source-deeds = Подвиги
rurik-source-coins = Монеты
rurik-source-goods = Товары
