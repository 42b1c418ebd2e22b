# What can go wrong with the database of a server and with its backups: one sentence for the person who runs it.

## The database

fault-store-address = The database address “{ $where }” is not valid; write sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.
fault-store-no-folder = There is no folder “{ $where }” for the database; create it first.
fault-store-is-a-folder = The database “{ $where }” is a folder; give a file.
fault-store-in-use = The database “{ $where }” is in use by another Prestol server; to run several, use PostgreSQL.
fault-store-locked = The database “{ $where }” is locked by another program; stop that program or wait for it to finish.
fault-store-read-only = The database “{ $where }” cannot be written to: make the file and its folder writable.
fault-store-full = The disk with the database “{ $where }” is full; free some space. Nothing confirmed was lost.
fault-store-damaged = The database “{ $where }” is damaged; restore it from a backup with “prestol restore”.
fault-store-not-a-database = The file “{ $where }” is damaged or not a database; restore it from a backup with “prestol restore”.
fault-store-closed = The database “{ $where }” cannot be opened: its folder must exist, and we need access to both.
fault-store-disk = The disk with the database “{ $where }” reports an error; check it before you continue.
fault-store-open = The database “{ $where }” cannot be opened: { $error }.
fault-store-reports = The database “{ $where }” reports: { $error }.
fault-store-broken = The database “{ $where }” can no longer be written to by this process; it ends, so that a new one can begin.
fault-store-unsure = The database “{ $where }” went away in the middle of a commit; whether it was stored is not known.
fault-store-newer = The database “{ $where }” was written by a newer Prestol (schema { $found }; this version reads up to { $known }); upgrade Prestol to open it.
fault-store-foreign = The database “{ $where }” has something other than Prestol's tables; choose another one.

## PostgreSQL

fault-store-no-answer = The database “{ $where }” does not answer: { $error }.
fault-store-not-let-in = The database “{ $where }” refused the login: { $error }.
fault-store-missing = There is no database “{ $where }”; create it first with “createdb”.
fault-store-standby = The database “{ $where }” is read-only right now; choose one that can be written to.
fault-store-no-rights = The database “{ $where }” does not allow us to change its tables: { $error }.
fault-store-connections = The database “{ $where }” has too many connections; raise max_connections, or run fewer processes.
fault-store-slow = The database “{ $where }” took too long to answer; look for a program that locks its tables.
fault-store-starting = The database “{ $where }” is shutting down or starting; work resumes as soon as it answers.

## Backups

fault-store-file = The file “{ $file }” cannot be written to: { $error }.
fault-store-file-there = The file “{ $file }” already exists; choose another one.
fault-store-folder = The folder “{ $where }” cannot be used: { $error }.
fault-store-none = There is no database “{ $where }”.
fault-store-empty = The database “{ $where }” is empty.
fault-store-old = The database “{ $where }” is empty or out of date; start the server on it once.
fault-store-no-backup = There is no backup “{ $file }”.
fault-store-not-a-backup = The file “{ $file }” is not a Prestol backup.
fault-store-backup-damaged = The backup is damaged: { $error }.
fault-store-backup-stray = The backup is damaged: rows without their table.
fault-store-backup-changed = The backup “{ $file }” is damaged: its checksum does not fit. Take another one.
fault-store-backup-unsealed = The backup “{ $file }” is damaged: its checksum is missing. Take another one.
fault-store-damaged-in-use = The database “{ $where }” is damaged and still in use; stop the server before you restore it.
fault-store-left = The database “{ $where }” was left unchanged.

fault-admin-nobody = There is no account “{ $name }”; people create one on the account page first.
fault-admin-already = { $name } is an administrator already.
fault-admin-not = { $name } isn’t an administrator.
