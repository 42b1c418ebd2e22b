# What any table of Rurik says, in the browser and in the terminal.

rurik-program-rebellion = The Rebellion
    .mid = the Rebellion

## Where points come from

rurik-source-rule = Rule
rurik-source-build = Build
rurik-source-trade = Trade
rurik-source-war = War
rurik-source-agenda = Agenda
rurik-source-deeds = Deeds
rurik-source-coins = Coins
rurik-source-goods = Goods
