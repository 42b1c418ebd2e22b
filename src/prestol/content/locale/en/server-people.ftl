# What the server says about people: names, sessions, recovery, moderation.

server-name-reserved = “{ $name }” could be taken for a guest, for a bot or for somebody who runs this server; choose another name.
server-too-many-names = Too many names in a row; try again in { $wait } seconds.
server-person-changed = Your account has changed meanwhile; reload the page and try again.
server-no-account = You don’t have an account.
server-wrong-code = Wrong name or code, or the code is too old.
server-no-such-session = You have no such session.
server-no-mail = This server doesn’t send mail.
server-mail-failed = The mail couldn’t be sent; try again later.
server-mailed-already = A code was sent a moment ago; wait a minute before you ask for another one.

server-nobody-there = There is nobody it could concern.
server-not-blocked = You haven’t blocked this person.
server-too-many-blocks = You can block up to { $most } people; unblock somebody first.
server-not-welcome = You can’t sit down at this table.
server-too-many-reports = You have reported a lot; you can go on in { $wait } seconds.
server-no-such-message = There is no such message.
server-no-such-report = There is no such report, or it is closed already.
server-no-such-sanction = There is nothing to lift.
server-own-address = That is your own address; you would lock yourself out.
server-wrong-address = This is no address: give one IPv4 or IPv6 address, or an IPv6 network (/64).
server-not-over-admins = This person runs the server, too.
server-banned = You are banned until { $until }. Reason: { $reason }
server-banned-for-good = You are banned. Reason: { $reason }
server-muted = You can’t write in the chat until { $until }. Reason: { $reason }
server-muted-for-good = You can’t write in the chat. Reason: { $reason }
server-kicked = You were removed from this table. Reason: { $reason }

## Mail

server-mail-recover-subject = Prestol: a new password
server-mail-recover =
    Hello { $name },

    somebody, probably you, has forgotten the password of your account on { $server }. This code sets a new one; it is valid for an hour:

    { $code }

    If it wasn’t you, do nothing: your password stays as it is.
server-mail-email-subject = Prestol: confirm your address
server-mail-email =
    Hello { $name },

    this code confirms your address for your account on { $server }; it is valid for an hour:

    { $code }

    If you didn’t ask for it, do nothing.
