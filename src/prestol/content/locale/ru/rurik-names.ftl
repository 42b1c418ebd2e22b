# Имена компонентов «Рюрика» по таблицам и номерам материалов. `other` — для того, что названо в изменённых материалах.

## Уделы: где, откуда и куда

rurik-region-novgorod = Новгород
    .at = в Новгороде
    .from = из Новгорода
    .to = в Новгород
rurik-region-rostov = Ростов
    .at = в Ростове
    .from = из Ростова
    .to = в Ростов
rurik-region-polotsk = Полоцк
    .at = в Полоцке
    .from = из Полоцка
    .to = в Полоцк
rurik-region-smolensk = Смоленск
    .at = в Смоленске
    .from = из Смоленска
    .to = в Смоленск
rurik-region-volyn = Волынь
    .at = на Волыни
    .from = с Волыни
    .to = на Волынь
rurik-region-kiev = Киев
    .at = в Киеве
    .from = из Киева
    .to = в Киев
rurik-region-chernigov = Чернигов
    .at = в Чернигове
    .from = из Чернигова
    .to = в Чернигов
rurik-region-pereyaslavl = Переяславль
    .at = в Переяславле
    .from = из Переяславля
    .to = в Переяславль
rurik-region-pskov = Псков
    .at = в Пскове
    .from = из Пскова
    .to = в Псков
rurik-region-suzdal = Суздаль
    .at = в Суздале
    .from = из Суздаля
    .to = в Суздаль
rurik-region-galich = Галич
    .at = в Галиче
    .from = из Галича
    .to = в Галич
rurik-region-brest = Брест
    .at = в Бресте
    .from = из Бреста
    .to = в Брест
rurik-region-murom = Муром
    .at = в Муроме
    .from = из Мурома
    .to = в Муром
rurik-region-peresech = Пересечен
    .at = в Пересечене
    .from = из Пересечена
    .to = в Пересечен
rurik-region-azov = Азов
    .at = в Азове
    .from = из Азова
    .to = в Азов
rurik-region-other = { $title }
    .at = в уделе «{ $title }»
    .from = из удела «{ $title }»
    .to = в удел «{ $title }»

## Товары

rurik-good-wood = Древесина
    .acc = древесину
rurik-good-ore = Руда
    .acc = руду
rurik-good-fish = Рыба
    .acc = рыбу
rurik-good-honey = Мёд
    .acc = мёд
rurik-good-fur = Пушнина
    .acc = пушнину
rurik-good-other = { $title }
    .acc = «{ $title }»

## Постройки

rurik-building-church = Церковь
    .acc = церковь
    .many = церкви
rurik-building-market = Рынок
    .acc = рынок
    .many = рынки
rurik-building-stronghold = Крепость
    .acc = крепость
    .many = крепости
rurik-building-other = { $title }
    .acc = постройку «{ $title }»
    .many = постройки «{ $title }»

## Советники: обе двойки называются одинаково

rurik-advisor-adv_1 = Советник 1
    .low = советник 1
    .acc = советника 1
rurik-advisor-adv_2a = Советник 2
    .low = советник 2
    .acc = советника 2
rurik-advisor-adv_2b = Советник 2 (второй)
    .low = советник 2
    .acc = советника 2
rurik-advisor-adv_3 = Советник 3
    .low = советник 3
    .acc = советника 3
rurik-advisor-adv_4 = Советник 4
    .low = советник 4
    .acc = советника 4
rurik-advisor-adv_5 = Советник 5
    .low = советник 5
    .acc = советника 5
rurik-advisor-other = { $title }
    .low = «{ $title }»
    .acc = советника «{ $title }»

## Персонажи

rurik-leader-agatha = Агафья
    .acc = Агафью
rurik-leader-boris = Борис
    .acc = Бориса
rurik-leader-maria = Мария
    .acc = Марию
rurik-leader-mstislav = Мстислав
    .acc = Мстислава
rurik-leader-predslava = Предслава
    .acc = Предславу
rurik-leader-sviatopolk = Святополк
    .acc = Святополка
rurik-leader-sudislav = Судислав
    .acc = Судислава
rurik-leader-yaroslav = Ярослав
    .acc = Ярослава
rurik-leader-other = { $title }
    .acc = «{ $title }»

## Жетоны обмена и что они дают

rurik-conversion-build = Обмен на строительство
    .what = очко строительства
rurik-conversion-muster = Обмен на призыв
    .what = очко призыва
rurik-conversion-other = { $title }
    .what = «{ $title }»

## Счётчики развития: где стоит фишка и что считают

rurik-track-rule = Владения
    .at = на счётчике владений
    .what = уделов во владении
rurik-track-build = Постройки
    .at = на счётчике построек
    .what = связанных уделов с постройками
rurik-track-trade = Торговля
    .at = на счётчике торговли
    .what = товаров в ладье
rurik-track-other = { $title }
    .at = на счётчике «{ $title }»
    .what = показатель

## Основные действия и их стяги

rurik-action-muster = Призыв
rurik-action-move = Поход
rurik-action-attack = Атака
rurik-action-tax = Дань
rurik-action-build = Строительство
rurik-action-scheme = Указы
rurik-action-other = { $title }

## Карты указов

rurik-scheme-muster_a = Призыв 1
rurik-scheme-muster_b = Призыв 1
rurik-scheme-muster_paid = Призыв 1 за монету
rurik-scheme-muster_coin = Призыв 1 и монета
rurik-scheme-muster_double = Призыв 2
rurik-scheme-move_1 = Поход 1
rurik-scheme-move_2a = Поход 2
rurik-scheme-move_2b = Поход 2
rurik-scheme-move_3 = Поход 3
rurik-scheme-attack_a = Атака 1
rurik-scheme-attack_b = Атака 1
rurik-scheme-attack_c = Атака 1
rurik-scheme-attack_paid = Атака 1 за монету
rurik-scheme-attack_coin = Атака 1 и монета
rurik-scheme-tax_a = Дань 1
rurik-scheme-tax_b = Дань 1
rurik-scheme-tax_coin = Дань 1 и монета
rurik-scheme-tax_double = Дань 2
rurik-scheme-build_a = Строительство 1
rurik-scheme-build_b = Строительство 1
rurik-scheme-build_paid = Строительство 1 за монету
rurik-scheme-build_coin = Строительство 1 и монета
rurik-scheme-coins_a = Две монеты
rurik-scheme-coins_b = Две монеты
rurik-scheme-deed = Подвиг
rurik-scheme-deed_paid = Подвиг за монету
rurik-scheme-deed_coin = Подвиг и монета
rurik-scheme-other = { $title }

## Подвиги

rurik-deed-market_day = Базарный день
rurik-deed-honorable_prince = Благородный князь
rurik-deed-master_beekeeper = Бортничество
rurik-deed-great_library = Великая библиотека
rurik-deed-establish_fortress = Великая крепость
rurik-deed-grand_hunter = Великая охота
rurik-deed-dispatch_messengers = Гонцы
rurik-deed-send_gifts = Дары
rurik-deed-tithe_payments = Десятина
rurik-deed-border_patrols = Дозорные
rurik-deed-law_giver = Законотворец
rurik-deed-defensive_belt = Засечная черта
rurik-deed-hoard = Казна
rurik-deed-wilderness_forts = Лесной острог
rurik-deed-peace_maker = Миротворец
rurik-deed-reward_laborers = Награда труженикам
rurik-deed-new_beginning = Новое начало
rurik-deed-splendid_feast = Пир на весь мир
rurik-deed-victory_march = Победная поступь
rurik-deed-hire_mercenaries = Привлечение наёмников
rurik-deed-enforce_peace = Принуждение к миру
rurik-deed-retire_veterans = Роспуск войска
rurik-deed-amass_forces = Сбор сил
rurik-deed-capital_city = Стольный град
rurik-deed-trade_route = Торговый путь
rurik-deed-generous_prince = Щедрый князь
rurik-deed-other = { $title }

## Достижения

rurik-agenda-dignified = Богатырь
rurik-agenda-regal = Вельможа
rurik-agenda-courageous = Витязь
rurik-agenda-conquering = Воевода
rurik-agenda-capable = Добытчик
rurik-agenda-protective = Заступник
rurik-agenda-committed = Зодчий
rurik-agenda-wealthy = Казначей
rurik-agenda-esteemed = Княжич
rurik-agenda-prosperous = Купец
rurik-agenda-successful = Самодержец
rurik-agenda-other = { $title }

## Мятежники и награда за победу над ними

rurik-rebel-rebel_01 = Мятежник (мёд)
    .what = мёд
rurik-rebel-rebel_02 = Мятежник (мёд)
    .what = мёд
rurik-rebel-rebel_03 = Мятежник (мёд)
    .what = мёд
rurik-rebel-rebel_04 = Мятежник (древесина)
    .what = древесина
rurik-rebel-rebel_05 = Мятежник (2 монеты)
    .what = 2 монеты
rurik-rebel-rebel_06 = Мятежник (2 монеты)
    .what = 2 монеты
rurik-rebel-rebel_07 = Мятежник (древесина)
    .what = древесина
rurik-rebel-rebel_08 = Мятежник (2 монеты)
    .what = 2 монеты
rurik-rebel-rebel_09 = Мятежник (2 монеты)
    .what = 2 монеты
rurik-rebel-rebel_10 = Мятежник (мёд)
    .what = мёд
rurik-rebel-rebel_11 = Мятежник (древесина)
    .what = древесина
rurik-rebel-rebel_12 = Мятежник (мёд)
    .what = мёд
rurik-rebel-rebel_13 = Мятежник (древесина)
    .what = древесина
rurik-rebel-rebel_14 = Мятежник (древесина)
    .what = древесина
rurik-rebel-rebel_15 = Мятежник (2 монеты)
    .what = 2 монеты
rurik-rebel-other = { $title }
    .what = «{ $title }»

## Жетоны наград

rurik-reward-reward_01 = Награда (мёд)
    .what = мёд
rurik-reward-reward_02 = Награда (мёд)
    .what = мёд
rurik-reward-reward_03 = Награда (мёд)
    .what = мёд
rurik-reward-reward_04 = Награда (древесина)
    .what = древесина
rurik-reward-reward_05 = Награда (2 монеты)
    .what = 2 монеты
rurik-reward-reward_06 = Награда (2 монеты)
    .what = 2 монеты
rurik-reward-reward_07 = Награда (древесина)
    .what = древесина
rurik-reward-reward_08 = Награда (2 монеты)
    .what = 2 монеты
rurik-reward-reward_09 = Награда (2 монеты)
    .what = 2 монеты
rurik-reward-reward_10 = Награда (мёд)
    .what = мёд
rurik-reward-reward_11 = Награда (древесина)
    .what = древесина
rurik-reward-reward_12 = Награда (мёд)
    .what = мёд
rurik-reward-reward_13 = Награда (древесина)
    .what = древесина
rurik-reward-reward_14 = Награда (древесина)
    .what = древесина
rurik-reward-reward_15 = Награда (2 монеты)
    .what = 2 монеты
rurik-reward-other = { $title }
    .what = «{ $title }»

## Приоритеты Мятежа

rurik-priority-attack_move = Атака и поход
rurik-priority-build = Строительство
rurik-priority-tax = Дань
rurik-priority-other = { $title }

## Карты мятежа

rurik-rebellion_card-rebellion_01 = Карта мятежа 1
rurik-rebellion_card-rebellion_02 = Карта мятежа 2
rurik-rebellion_card-rebellion_03 = Карта мятежа 3
rurik-rebellion_card-rebellion_04 = Карта мятежа 4
rurik-rebellion_card-rebellion_05 = Карта мятежа 5
rurik-rebellion_card-rebellion_06 = Карта мятежа 6
rurik-rebellion_card-rebellion_07 = Карта мятежа 7
rurik-rebellion_card-rebellion_08 = Карта мятежа 8
rurik-rebellion_card-rebellion_09 = Карта мятежа 9
rurik-rebellion_card-rebellion_10 = Карта мятежа 10
rurik-rebellion_card-rebellion_11 = Карта мятежа 11
rurik-rebellion_card-rebellion_12 = Карта мятежа 12
rurik-rebellion_card-rebellion_13 = Карта мятежа 13
rurik-rebellion_card-rebellion_14 = Карта мятежа 14
rurik-rebellion_card-rebellion_15 = Карта мятежа 15
rurik-rebellion_card-rebellion_16 = Карта мятежа 16
rurik-rebellion_card-rebellion_17 = Карта мятежа 17
rurik-rebellion_card-rebellion_18 = Карта мятежа 18
rurik-rebellion_card-other = { $title }
