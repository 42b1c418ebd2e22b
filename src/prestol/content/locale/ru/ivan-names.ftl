# Имена компонентов «Ивана Грозного» по таблицам и номерам материалов. `other` — для того, что названо в изменённых материалах.

## Товары и монеты

ivan-resource-coin = Монета
    .gen = монеты
    .acc = монету
ivan-resource-rye = Рожь
    .gen = ржи
    .acc = рожь
ivan-resource-wood = Дерево
    .gen = дерева
    .acc = дерево
ivan-resource-stone = Камень
    .gen = камня
    .acc = камень
ivan-resource-gunpowder = Порох
    .gen = пороха
    .acc = порох
ivan-resource-textile = Ткань
    .gen = ткани
    .acc = ткань
ivan-resource-metal = Металл
    .gen = металла
    .acc = металл
ivan-resource-other = { $title }
    .gen = { $title }
    .acc = { $title }

## Боярские роды

ivan-family-belsky = Бельские
    .gen = Бельских
    .one = Бельский
ivan-family-chernyatinsky = Чернятинские
    .gen = Чернятинских
    .one = Чернятинский
ivan-family-zabolotsky = Заболотские
    .gen = Заболотских
    .one = Заболотский
ivan-family-pozharsky = Пожарские
    .gen = Пожарских
    .one = Пожарский
ivan-family-other = { $title }
    .gen = рода «{ $title }»
    .one = { $title }

## Фишки рода

ivan-player_piece-warrior = Воин
    .gen = воина
    .acc = воина
ivan-player_piece-boyar = Боярин
    .gen = боярина
    .acc = боярина
ivan-player_piece-building = Здание
    .gen = здания
    .acc = здание
ivan-player_piece-seal = Печать
    .gen = печати
    .acc = печать
ivan-player_piece-vp_marker = Фишка подсчёта очков
    .gen = фишки подсчёта очков
    .acc = фишку подсчёта очков
ivan-player_piece-favour_marker = Фишка царской милости
    .gen = фишки царской милости
    .acc = фишку царской милости
ivan-player_piece-other = { $title }
    .gen = { $title }
    .acc = { $title }

## Общие фишки

ivan-shared_piece-round_marker = Фишка для счётчика раундов
ivan-shared_piece-first_player_token = Жетон первого игрока
ivan-shared_piece-other = { $title }

## Ячейки планшета

ivan-pad_slot-pad_1 = Ячейка: рожь
ivan-pad_slot-pad_2 = Ячейка: дерево
ivan-pad_slot-pad_3 = Ячейка: монета
ivan-pad_slot-pad_4 = Пустая ячейка I
ivan-pad_slot-pad_5 = Пустая ячейка II
ivan-pad_slot-other = { $title }

## Свободные действия планшета

ivan-pad_action-sell_local = Продать местные товары
ivan-pad_action-sell_foreign = Продать иноземный товар
ivan-pad_action-tokens_for_project = Два торговых жетона за проект
ivan-pad_action-rearrange_tokens = Переложить торговые жетоны
ivan-pad_action-other = { $title }

## Раунды

ivan-round-r1550 = 1550-е
    .gen = 1550-х
    .at = в 1550-е
ivan-round-r1560 = 1560-е
    .gen = 1560-х
    .at = в 1560-е
ivan-round-r1570 = 1570-е
    .gen = 1570-х
    .at = в 1570-е
ivan-round-r1580 = 1580-е
    .gen = 1580-х
    .at = в 1580-е
ivan-round-other = { $title }
    .gen = раунда «{ $title }»
    .at = в раунде «{ $title }»

## Жетоны милости

ivan-favour_token-favour_10 = Жетон царской милости (10)
ivan-favour_token-favour_20 = Жетон царской милости (20)
ivan-favour_token-favour_30 = Жетон царской милости (30)
ivan-favour_token-other = { $title }

## Палаты Кремля

ivan-chamber-income = Палата дохода
    .from = из палаты дохода
    .at = в палате дохода
    .to = в палату дохода
ivan-chamber-maneuvers = Палата манёвров
    .from = из палаты манёвров
    .at = в палате манёвров
    .to = в палату манёвров
ivan-chamber-projects = Палата проектов
    .from = из палаты проектов
    .at = в палате проектов
    .to = в палату проектов
ivan-chamber-exchange = Палата обмена
    .from = из палаты обмена
    .at = в палате обмена
    .to = в палату обмена
ivan-chamber-rewards = Палата пожалований
    .from = из палаты пожалований
    .at = в палате пожалований
    .to = в палату пожалований
ivan-chamber-other = { $title }
    .from = из палаты «{ $title }»
    .at = в палате «{ $title }»
    .to = в палату «{ $title }»

## Карты поручений

ivan-assignment-assign_black = Поручение: чёрный город
ivan-assignment-assign_red = Поручение: красный город
ivan-assignment-assign_blue = Поручение: синий город
ivan-assignment-assign_yellow = Поручение: жёлтый город
ivan-assignment-assign_any = Поручение: любой город
ivan-assignment-assign_kremlin = Поручение: остаться в Кремле
ivan-assignment-other = { $title }

## Регионы

ivan-region-east = Восток
    .gen = Востока
    .at = на Востоке
ivan-region-south = Юг
    .gen = Юга
    .at = на Юге
ivan-region-west = Запад
    .gen = Запада
    .at = на Западе
ivan-region-north = Север
    .gen = Севера
    .at = на Севере
ivan-region-other = { $title }
    .gen = региона «{ $title }»
    .at = в регионе «{ $title }»

## Вне регионов

ivan-area-wild_field = Дикое поле
    .from = из Дикого поля
    .at = в Диком поле
    .to = в Дикое поле
ivan-area-other = { $title }
    .from = из местности «{ $title }»
    .at = в местности «{ $title }»
    .to = в местность «{ $title }»

## Города: где стоят, откуда и куда идут

ivan-city-moscow = Москва
    .from = из Москвы
    .at = в Москве
    .to = в Москву
ivan-city-nizhny_novgorod = Нижний Новгород
    .from = из Нижнего Новгорода
    .at = в Нижнем Новгороде
    .to = в Нижний Новгород
ivan-city-ryazan = Рязань
    .from = из Рязани
    .at = в Рязани
    .to = в Рязань
ivan-city-kazan = Казань
    .from = из Казани
    .at = в Казани
    .to = в Казань
ivan-city-chernigov = Чернигов
    .from = из Чернигова
    .at = в Чернигове
    .to = в Чернигов
ivan-city-novgorod_seversky = Новгород-Северский
    .from = из Новгорода-Северского
    .at = в Новгороде-Северском
    .to = в Новгород-Северский
ivan-city-putivl = Путивль
    .from = из Путивля
    .at = в Путивле
    .to = в Путивль
ivan-city-kursk = Курск
    .from = из Курска
    .at = в Курске
    .to = в Курск
ivan-city-novgorod = Новгород
    .from = из Новгорода
    .at = в Новгороде
    .to = в Новгород
ivan-city-pskov = Псков
    .from = из Пскова
    .at = в Пскове
    .to = в Псков
ivan-city-velikie_luki = Великие Луки
    .from = из Великих Лук
    .at = в Великих Луках
    .to = в Великие Луки
ivan-city-smolensk = Смоленск
    .from = из Смоленска
    .at = в Смоленске
    .to = в Смоленск
ivan-city-yaroslavl = Ярославль
    .from = из Ярославля
    .at = в Ярославле
    .to = в Ярославль
ivan-city-vologda = Вологда
    .from = из Вологды
    .at = в Вологде
    .to = в Вологду
ivan-city-veliky_ustyug = Великий Устюг
    .from = из Великого Устюга
    .at = в Великом Устюге
    .to = в Великий Устюг
ivan-city-kholmogory = Холмогоры
    .from = из Холмогор
    .at = в Холмогорах
    .to = в Холмогоры
ivan-city-other = { $title }
    .from = из города «{ $title }»
    .at = в городе «{ $title }»
    .to = в город «{ $title }»

## Водные пути

ivan-waterway-w_desna = Десна
    .along = по Десне
ivan-waterway-w_seim = Сейм
    .along = по Сейму
ivan-waterway-w_lower_seim = Нижний Сейм
    .along = по Нижнему Сейму
ivan-waterway-w_kleven = Клевень
    .along = по Клевени
ivan-waterway-w_dnieper = Днепр
    .along = по Днепру
ivan-waterway-w_bolva = Болва
    .along = по Болве
ivan-waterway-w_upper_oka = Верхняя Ока
    .along = по Верхней Оке
ivan-waterway-w_moskva = Москва-река
    .along = по Москве-реке
ivan-waterway-w_oka = Ока
    .along = по Оке
ivan-waterway-w_middle_volga = Средняя Волга
    .along = по Средней Волге
ivan-waterway-w_volga = Волга
    .along = по Волге
ivan-waterway-w_dubna = Дубна
    .along = по Дубне
ivan-waterway-w_ugra = Угра
    .along = по Угре
ivan-waterway-w_msta = Мста
    .along = по Мсте
ivan-waterway-w_mologa = Молога
    .along = по Мологе
ivan-waterway-w_shelon = Шелонь
    .along = по Шелони
ivan-waterway-w_lovat = Ловать
    .along = по Ловати
ivan-waterway-w_velikaya = Великая
    .along = по Великой
ivan-waterway-w_kasplya = Каспля
    .along = по Каспле
ivan-waterway-w_sheksna = Шексна
    .along = по Шексне
ivan-waterway-w_sukhona = Сухона
    .along = по Сухоне
ivan-waterway-w_onega = Онега
    .along = по Онеге
ivan-waterway-w_northern_dvina = Северная Двина
    .along = по Северной Двине
ivan-waterway-w_vyatka = Вятка
    .along = по Вятке
ivan-waterway-other = { $title }
    .along = по пути «{ $title }»

## Виды проектов

ivan-project_type-construction = Строительный проект
    .gen = строительного проекта
    .acc = строительный проект
ivan-project_type-trade = Торговый проект
    .gen = торгового проекта
    .acc = торговый проект
ivan-project_type-military = Военный проект
    .gen = военного проекта
    .acc = военный проект
ivan-project_type-other = { $title }
    .gen = { $title }
    .acc = { $title }

## Проекты

ivan-project-c01_ostrog = Деревянный острог
ivan-project-c02_yam_station = Ямской двор
ivan-project-c03_abatis_line = Засечная черта
ivan-project-c04_sviyazhsk = Свияжская крепость
ivan-project-c05_vologda_kremlin = Вологодский кремль
ivan-project-c06_kazan_kremlin = Казанский кремль
ivan-project-c07_printing_house = Печатный двор
ivan-project-c08_oprichny_court = Опричный двор
ivan-project-c09_alexandrov_sloboda = Александровская слобода
ivan-project-c10_intercession_cathedral = Собор Покрова на Рву
ivan-project-t01_grain_market = Хлебный торг
ivan-project-t02_pomor_salt = Поморская соль
ivan-project-t03_hanseatic_court = Немецкий двор
ivan-project-t04_volga_route = Волжский путь
ivan-project-t05_narva_sailing = Нарвское плавание
ivan-project-t06_stroganov_works = Строгановские промыслы
ivan-project-t07_nogai_horses = Ногайские табуны
ivan-project-t08_english_court = Английский двор
ivan-project-t09_persian_silk = Персидские шелка
ivan-project-t10_muscovy_company = Московская компания
ivan-project-m01_steppe_watch = Сторожевая служба
ivan-project-m02_landed_levy = Поместное ополчение
ivan-project-m03_streltsy = Стрелецкие полки
ivan-project-m04_astrakhan_campaign = Астраханский поход
ivan-project-m05_crimean_campaign = Крымский поход
ivan-project-m06_narva = Взятие Нарвы
ivan-project-m07_yermak = Поход Ермака
ivan-project-m08_polotsk = Взятие Полоцка
ivan-project-m09_molodi = Битва при Молодях
ivan-project-m10_kazan = Казанское взятие
ivan-project-other = { $title }

## Титулы

ivan-title-duma_boyar = Думный боярин
ivan-title-merchant_guest = Гость
ivan-title-town_builder = Горододелец
ivan-title-voivode = Воевода
ivan-title-treasurer = Казначей
ivan-title-governor = Наместник
ivan-title-okolnichy = Окольничий
ivan-title-majordomo = Дворецкий
ivan-title-duma_clerk = Думный дьяк
ivan-title-streltsy_head = Стрелецкий голова
ivan-title-cupbearer = Кравчий
ivan-title-equerry = Конюший
ivan-title-chamberlain = Постельничий
ivan-title-town_warden = Городничий
ivan-title-embassy_clerk = Посольский дьяк
ivan-title-other = { $title }

## Поместья

ivan-estate-toll_yard = Мытный двор
ivan-estate-hunting_lodge = Потешный двор
ivan-estate-service_settlement = Служилая слобода
ivan-estate-post_house = Ямская изба
ivan-estate-patrimony = Родовая вотчина
ivan-estate-quarry = Каменоломня
ivan-estate-forest_hamlet = Лесная деревня
ivan-estate-powder_mill = Пороховая мельница
ivan-estate-cloth_yard = Суконный двор
ivan-estate-bloomery = Железная домница
ivan-estate-market_rows = Торговые ряды
ivan-estate-clerks_house = Приказная изба
ivan-estate-craft_settlement = Мастеровая слобода
ivan-estate-river_wharf = Речная пристань
ivan-estate-frontier_post = Степная застава
ivan-estate-other = { $title }

## Трофеи

ivan-spoils-s01_glory = Слава
ivan-spoils-s02_horses = Табун
ivan-spoils-s03_banner = Бунчук
ivan-spoils-s04_treasury = Казна мурзы
ivan-spoils-s05_supply_train = Обоз
ivan-spoils-s06_ruined_fort = Разорённый городок
ivan-spoils-s07_powder_kegs = Пороховые бочки
ivan-spoils-s08_silks = Шелка
ivan-spoils-s09_sabres = Сабли
ivan-spoils-s10_noble_captive = Знатный пленник
ivan-spoils-s11_freed_captives = Освобождённый полон
ivan-spoils-s12_captured_letters = Перехваченные грамоты
ivan-spoils-other = { $title }

## Торговые жетоны

ivan-trade_token-tr01 = Рожь и серебро I
ivan-trade_token-tr02 = Рожь и серебро II
ivan-trade_token-tr03 = Наёмники I
ivan-trade_token-tr04 = Наёмники II
ivan-trade_token-tr05 = Лес и серебро I
ivan-trade_token-tr06 = Лес и серебро II
ivan-trade_token-tr07 = Серебро I
ivan-trade_token-tr08 = Серебро II
ivan-trade_token-tr09 = Рожь и лес I
ivan-trade_token-tr10 = Рожь и лес II
ivan-trade_token-tr11 = Белый камень I
ivan-trade_token-tr12 = Белый камень II
ivan-trade_token-tr13 = Порох
ivan-trade_token-tr14 = Сукно
ivan-trade_token-tr15 = Железо
ivan-trade_token-tr16 = Дары послов
ivan-trade_token-tr17 = Меха
ivan-trade_token-tr18 = Струги
ivan-trade_token-tr19 = Пошлины
ivan-trade_token-tr20 = Мена
ivan-trade_token-other = { $title }

## Региональные жетоны

ivan-region_token-rl1 = Казна
ivan-region_token-rl2 = Урожай
ivan-region_token-rl3 = Лес и камень
ivan-region_token-rl4 = Зелейный запас
ivan-region_token-rl5 = Суконный запас
ivan-region_token-rl6 = Железный запас
ivan-region_token-rl7 = Ярмарка
ivan-region_token-rl8 = Пожалование поместья
ivan-region_token-rl9 = Ратные люди
ivan-region_token-rd1 = Пожалование титула
ivan-region_token-rd2 = Царская ласка
ivan-region_token-rd3 = Государево дело
ivan-region_token-rd4 = Городовое дело
ivan-region_token-rd5 = Поход в степь
ivan-region_token-rd6 = Большой торг
ivan-region_token-rd7 = Заморские дары
ivan-region_token-rd8 = Оброк
ivan-region_token-rd9 = Сбор ополчения
ivan-region_token-other = { $title }

## Значки

ivan-icon-icon_any = Любой товар или монета
ivan-icon-icon_income = Доход с 1 города
ivan-icon-icon_place_warrior = Выставить воина
ivan-icon-icon_move = Переместить воина или боярина
ivan-icon-icon_take_project = Взять проект
ivan-icon-icon_complete_project = Выполнить проект
ivan-icon-icon_take_estate = Взять поместье
ivan-icon-icon_take_title = Взять титул
ivan-icon-icon_exchange_2_1 = Обмен 2:1
ivan-icon-icon_exchange_1_1 = Обмен 1:1
ivan-icon-icon_favour = Царская милость
ivan-icon-icon_resolve_1 = Разыграть 1 торговый жетон
ivan-icon-icon_resolve_2 = Разыграть 2 разных торговых жетона
ivan-icon-icon_war = Воин в Дикое поле и трофей
ivan-icon-icon_build = Поставить здание
ivan-icon-icon_arrow = Заплатить слева, получить справа
ivan-icon-icon_title_owned = Полученный титул
ivan-icon-icon_estate_owned = Полученное поместье
ivan-icon-icon_done_construction = Выполненный строительный проект
ivan-icon-icon_done_trade = Выполненный торговый проект
ivan-icon-icon_done_military = Выполненный военный проект
ivan-icon-other = { $title }
