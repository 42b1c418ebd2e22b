# Что бывает не так с базой данных сервера и с её копиями: одна фраза для того, кто держит сервер.

## База данных

fault-store-address = Адрес базы «{ $where }» непонятен; пишите sqlite:///ФАЙЛ или postgresql://КТО:ПАРОЛЬ@УЗЕЛ/ИМЯ.
fault-store-no-folder = Папки «{ $where }» для базы нет; сначала создайте её.
fault-store-is-a-folder = База «{ $where }» — это папка; укажите файл.
fault-store-in-use = Базу «{ $where }» уже держит другой сервер «Престола»; для нескольких нужен PostgreSQL.
fault-store-locked = Базу «{ $where }» заперла другая программа; остановите её или подождите, пока она закончит.
fault-store-read-only = В базу «{ $where }» нельзя писать: откройте на запись и файл, и его папку.
fault-store-full = Диск под базой «{ $where }» полон; освободите место, а из подтверждённого ничего не пропало.
fault-store-damaged = База «{ $where }» повреждена; восстановите её из копии командой «prestol restore».
fault-store-not-a-database = Файл «{ $where }» повреждён, или это не база; восстановите её из копии командой «prestol restore».
fault-store-closed = Базу «{ $where }» не открыть: папка должна существовать, и права нужны и на неё, и на файл.
fault-store-disk = Диск под базой «{ $where }» сообщает об ошибке; проверьте его, прежде чем продолжать.
fault-store-open = Базу «{ $where }» не открыть: { $error }.
fault-store-reports = База «{ $where }» сообщает: { $error }.
fault-store-newer = В базу «{ $where }» писал более новый «Престол» (схема { $found }, здесь знают до { $known }); чтобы её открыть, обновите «Престол».
fault-store-foreign = В базе «{ $where }» лежат не таблицы «Престола»; укажите другую.

## PostgreSQL

fault-store-no-answer = База «{ $where }» не отвечает: { $error }.
fault-store-not-let-in = База «{ $where }» нас не впускает: { $error }.
fault-store-missing = Базы «{ $where }» нет; сначала создайте её командой «createdb».
fault-store-standby = База «{ $where }» сейчас открыта только для чтения; укажите ту, в которую можно писать.
fault-store-no-rights = База «{ $where }» не даёт менять свои таблицы: { $error }.
fault-store-connections = У базы «{ $where }» слишком много соединений; поднимите max_connections или запустите меньше процессов.
fault-store-slow = База «{ $where }» слишком долго не отвечала; поищите программу, которая держит её таблицы.
fault-store-starting = База «{ $where }» останавливается или запускается; как только она ответит, работа пойдёт дальше.

## Копии

fault-store-file = В файл «{ $file }» нельзя писать: { $error }.
fault-store-file-there = Файл «{ $file }» уже есть; укажите другой.
fault-store-folder = Папкой «{ $where }» нельзя пользоваться: { $error }.
fault-store-none = Базы «{ $where }» нет.
fault-store-empty = В базе «{ $where }» ещё ничего нет.
fault-store-old = База «{ $where }» пуста или устарела; запустите на ней сервер один раз.
fault-store-no-backup = Копии «{ $file }» нет.
fault-store-not-a-backup = Файл «{ $file }» — не копия базы «Престола».
fault-store-backup-damaged = Копия повреждена: { $error }.
fault-store-backup-stray = Копия повреждена: в ней есть записи без своего стола.
fault-store-damaged-in-use = База «{ $where }» повреждена и ещё в работе; прежде чем восстанавливать, остановите сервер.
fault-store-left = База «{ $where }» осталась как была.
