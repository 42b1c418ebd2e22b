# Что бывает не так с базой данных сервера и с её копиями: одна фраза для того, кто держит сервер.

## База данных

fault-store-address = Адрес базы «{ $where }» непонятен; пишите sqlite:///ФАЙЛ или postgresql://ПОЛЬЗОВАТЕЛЬ:ПАРОЛЬ@ХОСТ/ИМЯ.
fault-store-no-folder = Папки «{ $where }» для базы нет; сначала создайте её.
fault-store-is-a-folder = База «{ $where }» — это папка; укажите файл.
fault-store-in-use = Базу «{ $where }» уже использует другой сервер «Престола»; для нескольких нужен PostgreSQL.
fault-store-locked = База «{ $where }» заблокирована другой программой; остановите её или подождите, пока она закончит.
fault-store-read-only = База «{ $where }» недоступна для записи: разрешите запись и в файл, и в его папку.
fault-store-full = На диске с базой «{ $where }» нет места; освободите его. Ничего из подтверждённого не пропало.
fault-store-damaged = База «{ $where }» повреждена; восстановите её из резервной копии командой «prestol restore».
fault-store-not-a-database = Файл «{ $where }» повреждён, или это не база; восстановите её из резервной копии командой «prestol restore».
fault-store-closed = Не удалось открыть базу «{ $where }»: папка должна существовать, и права нужны и на неё, и на файл.
fault-store-disk = Диск с базой «{ $where }» сообщает об ошибке; проверьте его, прежде чем продолжать.
fault-store-open = Не удалось открыть базу «{ $where }»: { $error }.
fault-store-reports = База «{ $where }» сообщает: { $error }.
fault-store-broken = Этот процесс больше не может писать в базу «{ $where }»; он завершается, чтобы его сменил новый.
fault-store-unsure = База «{ $where }» пропала посреди записи; сохранилось ли записанное, неизвестно.
fault-store-newer = Базу «{ $where }» записал более новый «Престол» (схема { $found }, эта версия читает до { $known }); чтобы её открыть, обновите «Престол».
fault-store-foreign = В базе «{ $where }» не таблицы «Престола»; укажите другую.

## PostgreSQL

fault-store-no-answer = База «{ $where }» не отвечает: { $error }.
fault-store-not-let-in = База «{ $where }» отказала во входе: { $error }.
fault-store-missing = Базы «{ $where }» нет; сначала создайте её командой «createdb».
fault-store-standby = База «{ $where }» сейчас только для чтения; укажите ту, в которую можно писать.
fault-store-no-rights = База «{ $where }» не разрешает менять свои таблицы: { $error }.
fault-store-connections = У базы «{ $where }» слишком много соединений; увеличьте max_connections или запустите меньше процессов.
fault-store-slow = База «{ $where }» слишком долго не отвечала; проверьте, не блокирует ли её таблицы другая программа.
fault-store-starting = База «{ $where }» останавливается или запускается; работа продолжится, как только она ответит.

## Копии

fault-store-file = Не удалось записать файл «{ $file }»: { $error }.
fault-store-file-there = Файл «{ $file }» уже есть; укажите другой.
fault-store-folder = Не удалось использовать папку «{ $where }»: { $error }.
fault-store-none = Базы «{ $where }» нет.
fault-store-empty = База «{ $where }» пуста.
fault-store-old = База «{ $where }» пуста или устарела; запустите на ней сервер один раз.
fault-store-no-backup = Резервной копии «{ $file }» нет.
fault-store-not-a-backup = Файл «{ $file }» — не резервная копия «Престола».
fault-store-backup-damaged = Резервная копия повреждена: { $error }.
fault-store-backup-stray = Резервная копия повреждена: в ней есть записи без своего стола.
fault-store-backup-changed = Резервная копия «{ $file }» повреждена: контрольная сумма не сходится. Возьмите другую.
fault-store-backup-unsealed = Резервная копия «{ $file }» повреждена: в ней нет контрольной суммы. Возьмите другую.
fault-store-damaged-in-use = База «{ $where }» повреждена и ещё используется; прежде чем восстанавливать, остановите сервер.
fault-store-left = База «{ $where }» осталась без изменений.

fault-admin-nobody = Учётной записи «{ $name }» нет; сначала её создают на странице «Учётная запись».
fault-admin-already = { $name } — уже администратор.
fault-admin-not = { $name } — не администратор.
