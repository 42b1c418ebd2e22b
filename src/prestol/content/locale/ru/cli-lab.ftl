## Арена

cli-arena-records = Все партии записаны в { $folder }.
