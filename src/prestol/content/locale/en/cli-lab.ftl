## The arena

cli-arena-records = Every game is recorded in { $folder }.
