# Names of the components of Ivan the Terrible, by table and id of the content. `other` names what a changed content folder names.

## Goods and coins

ivan-resource-coin = Coin
    .acc = coin
ivan-resource-rye = Grain
    .acc = grain
ivan-resource-wood = Wood
    .acc = wood
ivan-resource-stone = Stone
    .acc = stone
ivan-resource-gunpowder = Gunpowder
    .acc = gunpowder
ivan-resource-textile = Textile
    .acc = textile
ivan-resource-metal = Steel
    .acc = steel
ivan-resource-other = { $title }
    .acc = { $title }

## Boyar families

ivan-family-belsky = Belsky
ivan-family-chernyatinsky = Chernyatinsky
ivan-family-zabolotsky = Zabolotsky
ivan-family-pozharsky = Pozharsky
ivan-family-other = { $title }

## Pieces of a family

ivan-player_piece-warrior = Warrior
    .acc = a warrior
ivan-player_piece-boyar = Boyar
    .acc = a boyar
ivan-player_piece-building = Building
    .acc = a building
ivan-player_piece-seal = Seal
    .acc = a seal
ivan-player_piece-vp_marker = Victory point marker
    .acc = a victory point marker
ivan-player_piece-favour_marker = Tsar's favour marker
    .acc = a Tsar's favour marker
ivan-player_piece-other = { $title }
    .acc = { $title }

## Pieces of the table

ivan-shared_piece-round_marker = Round marker
ivan-shared_piece-first_player_token = First player token
ivan-shared_piece-other = { $title }

## Slots of the pad

ivan-pad_slot-pad_1 = Slot: grain
ivan-pad_slot-pad_2 = Slot: wood
ivan-pad_slot-pad_3 = Slot: coin
ivan-pad_slot-pad_4 = Blank slot I
ivan-pad_slot-pad_5 = Blank slot II
ivan-pad_slot-other = { $title }

## Free actions of the pad

ivan-pad_action-sell_local = Sell local goods
ivan-pad_action-sell_foreign = Sell a foreign good
ivan-pad_action-tokens_for_project = Two trade tokens for a project
ivan-pad_action-rearrange_tokens = Rearrange trade tokens
ivan-pad_action-other = { $title }

## Rounds

ivan-round-r1550 = 1550s
    .at = in the 1550s
ivan-round-r1560 = 1560s
    .at = in the 1560s
ivan-round-r1570 = 1570s
    .at = in the 1570s
ivan-round-r1580 = 1580s
    .at = in the 1580s
ivan-round-other = { $title }
    .at = in { $title }

## Favour tokens

ivan-favour_token-favour_10 = Tsar's favour token (10)
ivan-favour_token-favour_20 = Tsar's favour token (20)
ivan-favour_token-favour_30 = Tsar's favour token (30)
ivan-favour_token-other = { $title }

## Chambers of the Kremlin

ivan-chamber-income = Production Chamber
    .from = out of the Production Chamber
    .at = in the Production Chamber
    .to = to the Production Chamber
ivan-chamber-maneuvers = Maneuver Chamber
    .from = out of the Maneuver Chamber
    .at = in the Maneuver Chamber
    .to = to the Maneuver Chamber
ivan-chamber-projects = Project Chamber
    .from = out of the Project Chamber
    .at = in the Project Chamber
    .to = to the Project Chamber
ivan-chamber-exchange = Exchange Chamber
    .from = out of the Exchange Chamber
    .at = in the Exchange Chamber
    .to = to the Exchange Chamber
ivan-chamber-rewards = Reward Chamber
    .from = out of the Reward Chamber
    .at = in the Reward Chamber
    .to = to the Reward Chamber
ivan-chamber-other = { $title }
    .from = out of the chamber “{ $title }”
    .at = in the chamber “{ $title }”
    .to = to the chamber “{ $title }”

## Assignment cards

ivan-assignment-assign_black = Assignment: black city
ivan-assignment-assign_red = Assignment: red city
ivan-assignment-assign_blue = Assignment: blue city
ivan-assignment-assign_yellow = Assignment: yellow city
ivan-assignment-assign_any = Assignment: any city
ivan-assignment-assign_kremlin = Assignment: stay in the Kremlin
ivan-assignment-other = { $title }

## Regions

ivan-region-east = East
    .at = in the East
ivan-region-south = South
    .at = in the South
ivan-region-west = West
    .at = in the West
ivan-region-north = North
    .at = in the North
ivan-region-other = { $title }
    .at = in the region “{ $title }”

## Beyond the regions

ivan-area-wild_field = Field of War
    .from = from the Field of War
    .at = in the Field of War
    .to = to the Field of War
ivan-area-other = { $title }
    .from = from { $title }
    .at = in { $title }
    .to = to { $title }

## Cities: where somebody stands, where from and where to

ivan-city-moscow = Moscow
    .from = from Moscow
    .at = in Moscow
    .to = to Moscow
ivan-city-nizhny_novgorod = Nizhny Novgorod
    .from = from Nizhny Novgorod
    .at = in Nizhny Novgorod
    .to = to Nizhny Novgorod
ivan-city-ryazan = Ryazan
    .from = from Ryazan
    .at = in Ryazan
    .to = to Ryazan
ivan-city-kazan = Kazan
    .from = from Kazan
    .at = in Kazan
    .to = to Kazan
ivan-city-chernigov = Chernigov
    .from = from Chernigov
    .at = in Chernigov
    .to = to Chernigov
ivan-city-novgorod_seversky = Novgorod-Seversky
    .from = from Novgorod-Seversky
    .at = in Novgorod-Seversky
    .to = to Novgorod-Seversky
ivan-city-putivl = Putivl
    .from = from Putivl
    .at = in Putivl
    .to = to Putivl
ivan-city-kursk = Kursk
    .from = from Kursk
    .at = in Kursk
    .to = to Kursk
ivan-city-novgorod = Novgorod
    .from = from Novgorod
    .at = in Novgorod
    .to = to Novgorod
ivan-city-pskov = Pskov
    .from = from Pskov
    .at = in Pskov
    .to = to Pskov
ivan-city-velikie_luki = Velikie Luki
    .from = from Velikie Luki
    .at = in Velikie Luki
    .to = to Velikie Luki
ivan-city-smolensk = Smolensk
    .from = from Smolensk
    .at = in Smolensk
    .to = to Smolensk
ivan-city-yaroslavl = Yaroslavl
    .from = from Yaroslavl
    .at = in Yaroslavl
    .to = to Yaroslavl
ivan-city-vologda = Vologda
    .from = from Vologda
    .at = in Vologda
    .to = to Vologda
ivan-city-veliky_ustyug = Veliky Ustyug
    .from = from Veliky Ustyug
    .at = in Veliky Ustyug
    .to = to Veliky Ustyug
ivan-city-kholmogory = Kholmogory
    .from = from Kholmogory
    .at = in Kholmogory
    .to = to Kholmogory
ivan-city-other = { $title }
    .from = from { $title }
    .at = in { $title }
    .to = to { $title }

## Waterways

ivan-waterway-w_desna = Desna
    .along = along the Desna
ivan-waterway-w_seim = Seim
    .along = along the Seim
ivan-waterway-w_lower_seim = Lower Seim
    .along = along the Lower Seim
ivan-waterway-w_kleven = Kleven
    .along = along the Kleven
ivan-waterway-w_dnieper = Dnieper
    .along = along the Dnieper
ivan-waterway-w_bolva = Bolva
    .along = along the Bolva
ivan-waterway-w_upper_oka = Upper Oka
    .along = along the Upper Oka
ivan-waterway-w_moskva = Moskva
    .along = along the Moskva
ivan-waterway-w_oka = Oka
    .along = along the Oka
ivan-waterway-w_middle_volga = Middle Volga
    .along = along the Middle Volga
ivan-waterway-w_volga = Volga
    .along = along the Volga
ivan-waterway-w_dubna = Dubna
    .along = along the Dubna
ivan-waterway-w_ugra = Ugra
    .along = along the Ugra
ivan-waterway-w_msta = Msta
    .along = along the Msta
ivan-waterway-w_mologa = Mologa
    .along = along the Mologa
ivan-waterway-w_shelon = Shelon
    .along = along the Shelon
ivan-waterway-w_lovat = Lovat
    .along = along the Lovat
ivan-waterway-w_velikaya = Velikaya
    .along = along the Velikaya
ivan-waterway-w_kasplya = Kasplya
    .along = along the Kasplya
ivan-waterway-w_sheksna = Sheksna
    .along = along the Sheksna
ivan-waterway-w_sukhona = Sukhona
    .along = along the Sukhona
ivan-waterway-w_onega = Onega
    .along = along the Onega
ivan-waterway-w_northern_dvina = Northern Dvina
    .along = along the Northern Dvina
ivan-waterway-w_vyatka = Vyatka
    .along = along the Vyatka
ivan-waterway-other = { $title }
    .along = along { $title }

## Types of project

ivan-project_type-construction = Construction project
    .acc = a construction project
ivan-project_type-trade = Trade project
    .acc = a trade project
ivan-project_type-military = Military project
    .acc = a military project
ivan-project_type-other = { $title }
    .acc = { $title }

## Projects

ivan-project-c01_ostrog = Timber fort
ivan-project-c02_yam_station = Post station
ivan-project-c03_abatis_line = Abatis line
ivan-project-c04_sviyazhsk = Sviyazhsk fortress
ivan-project-c05_vologda_kremlin = Vologda kremlin
ivan-project-c06_kazan_kremlin = Kazan kremlin
ivan-project-c07_printing_house = Printing house
ivan-project-c08_oprichny_court = Oprichnina court
ivan-project-c09_alexandrov_sloboda = Alexandrov residence
ivan-project-c10_intercession_cathedral = Cathedral of the Intercession
ivan-project-t01_grain_market = Grain market
ivan-project-t02_pomor_salt = Pomor salt
ivan-project-t03_hanseatic_court = Hanseatic court
ivan-project-t04_volga_route = Volga route
ivan-project-t05_narva_sailing = Narva sailing
ivan-project-t06_stroganov_works = Stroganov works
ivan-project-t07_nogai_horses = Nogai horses
ivan-project-t08_english_court = English court
ivan-project-t09_persian_silk = Persian silks
ivan-project-t10_muscovy_company = Muscovy Company
ivan-project-m01_steppe_watch = Steppe watch
ivan-project-m02_landed_levy = Landed levy
ivan-project-m03_streltsy = Streltsy regiments
ivan-project-m04_astrakhan_campaign = Astrakhan campaign
ivan-project-m05_crimean_campaign = Crimean campaign
ivan-project-m06_narva = Taking of Narva
ivan-project-m07_yermak = Yermak's expedition
ivan-project-m08_polotsk = Taking of Polotsk
ivan-project-m09_molodi = Battle of Molodi
ivan-project-m10_kazan = Taking of Kazan
ivan-project-other = { $title }

## Titles

ivan-title-duma_boyar = Duma boyar
ivan-title-merchant_guest = Merchant guest
ivan-title-town_builder = Town builder
ivan-title-voivode = Voivode
ivan-title-treasurer = Treasurer
ivan-title-governor = Governor
ivan-title-okolnichy = Okolnichy
ivan-title-majordomo = Majordomo
ivan-title-duma_clerk = Duma clerk
ivan-title-streltsy_head = Streltsy head
ivan-title-cupbearer = Cupbearer
ivan-title-equerry = Equerry
ivan-title-chamberlain = Chamberlain
ivan-title-town_warden = Town warden
ivan-title-embassy_clerk = Embassy clerk
ivan-title-other = { $title }

## Estates

ivan-estate-toll_yard = Toll yard
ivan-estate-hunting_lodge = Hunting lodge
ivan-estate-service_settlement = Service settlement
ivan-estate-post_house = Post house
ivan-estate-patrimony = Patrimony
ivan-estate-quarry = Quarry
ivan-estate-forest_hamlet = Forest hamlet
ivan-estate-powder_mill = Powder mill
ivan-estate-cloth_yard = Cloth yard
ivan-estate-bloomery = Bloomery
ivan-estate-market_rows = Market rows
ivan-estate-clerks_house = Clerks' house
ivan-estate-craft_settlement = Craft settlement
ivan-estate-river_wharf = River wharf
ivan-estate-frontier_post = Frontier post
ivan-estate-other = { $title }

## Spoils

ivan-spoils-s01_glory = Glory
ivan-spoils-s02_horses = Herd of horses
ivan-spoils-s03_banner = Horsetail banner
ivan-spoils-s04_treasury = Mirza's treasury
ivan-spoils-s05_supply_train = Supply train
ivan-spoils-s06_ruined_fort = Razed fort
ivan-spoils-s07_powder_kegs = Powder kegs
ivan-spoils-s08_silks = Silks
ivan-spoils-s09_sabres = Sabres
ivan-spoils-s10_noble_captive = Noble captive
ivan-spoils-s11_freed_captives = Freed captives
ivan-spoils-s12_captured_letters = Captured letters
ivan-spoils-other = { $title }

## Trade tokens

ivan-trade_token-tr01 = Grain and silver I
ivan-trade_token-tr02 = Grain and silver II
ivan-trade_token-tr03 = Hired hands I
ivan-trade_token-tr04 = Hired hands II
ivan-trade_token-tr05 = Timber and silver I
ivan-trade_token-tr06 = Timber and silver II
ivan-trade_token-tr07 = Silver I
ivan-trade_token-tr08 = Silver II
ivan-trade_token-tr09 = Grain and timber I
ivan-trade_token-tr10 = Grain and timber II
ivan-trade_token-tr11 = White stone I
ivan-trade_token-tr12 = White stone II
ivan-trade_token-tr13 = Gunpowder
ivan-trade_token-tr14 = Broadcloth
ivan-trade_token-tr15 = Iron
ivan-trade_token-tr16 = Envoys' gifts
ivan-trade_token-tr17 = Furs
ivan-trade_token-tr18 = River boats
ivan-trade_token-tr19 = Customs
ivan-trade_token-tr20 = Barter
ivan-trade_token-other = { $title }

## Region tokens

ivan-region_token-rl1 = Treasury
ivan-region_token-rl2 = Harvest
ivan-region_token-rl3 = Timber and stone
ivan-region_token-rl4 = Powder stock
ivan-region_token-rl5 = Cloth stock
ivan-region_token-rl6 = Iron stock
ivan-region_token-rl7 = Fair
ivan-region_token-rl8 = Grant of an estate
ivan-region_token-rl9 = Men at arms
ivan-region_token-rd1 = Grant of a title
ivan-region_token-rd2 = The Tsar's grace
ivan-region_token-rd3 = The sovereign's business
ivan-region_token-rd4 = Town works
ivan-region_token-rd5 = March into the steppe
ivan-region_token-rd6 = Great market
ivan-region_token-rd7 = Gifts from overseas
ivan-region_token-rd8 = Quitrent
ivan-region_token-rd9 = Muster
ivan-region_token-other = { $title }

## Icons of the reference page

ivan-icon-icon_any = Any good or coin
ivan-icon-icon_income = Income of 1 city
ivan-icon-icon_place_warrior = Place a warrior
ivan-icon-icon_move = Move a warrior or boyar
ivan-icon-icon_take_project = Take a project
ivan-icon-icon_complete_project = Complete a project
ivan-icon-icon_take_estate = Take an estate
ivan-icon-icon_take_title = Take a title
ivan-icon-icon_exchange_2_1 = Exchange 2:1
ivan-icon-icon_exchange_1_1 = Exchange 1:1
ivan-icon-icon_favour = Tsar's favour
ivan-icon-icon_resolve_1 = Resolve 1 trade token
ivan-icon-icon_resolve_2 = Resolve 2 different trade tokens
ivan-icon-icon_war = Warrior to the Field of War and spoils
ivan-icon-icon_build = Place a building
ivan-icon-icon_arrow = Pay left, get right
ivan-icon-icon_title_owned = Title owned
ivan-icon-icon_estate_owned = Estate owned
ivan-icon-icon_done_construction = Completed construction project
ivan-icon-icon_done_trade = Completed trade project
ivan-icon-icon_done_military = Completed military project
ivan-icon-other = { $title }
