# Слова «Судебного поединка», игры-образца.

duel-name = Судебный поединок
duel-tagline = Двое решают тяжбу в чистом поле; игра-образец для авторов правил.

## Что происходит

duel-event-drawn = { $seat } берёт карту.
duel-event-card-seen = { $seat } видит на ней: «{ $card }».
duel-event-bout-begins = Сходка { $bout }.
duel-event-stake-laid = { $seat } делает ставку.
duel-event-stake-shown = { $seat } ставит удали: { $stake }.
duel-event-lot-cast = Ставки равны, решает жребий: { $seat }.
duel-event-turn-begins = Ходит { $seat }.
duel-event-struck = { $seat } бьёт картой «{ $card }».
duel-event-answered = { $seat } отвечает картой «{ $card }».
duel-event-stopped = { $seat } останавливает удар.
duel-event-strengthened = { $seat } наседает: сила удара теперь { $force }.
duel-event-voided = { $seat } отменяет ответ.
duel-event-landed = { $seat } наносит удар: { $blow }.
duel-event-wounded =
    { $seat } получает { $wounds ->
        [one] { $wounds } рану
        [few] { $wounds } раны
       *[many] { $wounds } ран
    }, сил осталось: { $strength }.
duel-event-dropped = { $seat } роняет карту «{ $card }».
duel-event-fell = { $seat } падает.
duel-event-drank = { $seat } пьёт: «{ $card }».
duel-event-healed = { $seat } приходит в себя, сил теперь: { $strength }.
duel-event-nobody-answered = Никто не отвечает.
duel-event-parted = Судья разводит поединщиков.
duel-event-won = { $seat } выигрывает дело, сил осталось: { $strength }.

## Ходы, как на кнопке

duel-move-pass = Пас
duel-move-answer = Ответить картой «{ $card }»
duel-move-stake = Поставить { $number }
duel-move-strike = Ударить картой «{ $card }»
duel-move-breathe = Перевести дух
duel-move-done = Закончить ход
duel-move-drink = Выпить «{ $card }»
duel-move-heal = Вернуть силу
duel-move-draw = Взять карту
duel-move-drop = Уронить карту «{ $card }»

## Вопросы

duel-ask-stake = Сколько удали поставите?
duel-ask-act = Бейте, переведите дух или закончите ход.
duel-ask-remedy = Что даст вам этот глоток?
duel-ask-drop = Вы ошеломлены: какую карту уроните?
duel-ask-window = Ответите картой или спасуете?
duel-wait-stake = Ждём ставок: { $seat }.
duel-wait-act = { $seat } решает, что делать.
duel-wait-remedy = { $seat } пьёт.
duel-wait-drop = { $seat } от удара роняет карту.
duel-wait-window = { $seat } может ответить.

## Почему ход не принят

duel-refusal-no-action-left =
    { $actions ->
        [one] Действие этого хода уже потрачено.
       *[other] Действий больше нет: в этом ходу их { $actions }.
    }
duel-refusal-deck-empty = Колода пуста, передышка ничего не даст.
duel-refusal-no-such-strike = Такой карты для удара у вас нет.

## Настройки стола

duel-option-even_lots = Равный жребий
duel-option-even_lots-about = Раны не дают лишних долей, когда жребий решает, кто начинает сходку.

## Чем решилось первое место при равенстве

duel-tie-DUE-END-02 = Сил поровну: решает удаль.
duel-tie-DUE-END-03 = Поровну и сил, и удали: дело прекращено.

## Карты

duel-card-sabre = Сабля
duel-card-mace = Булава
duel-card-shield = Щит
duel-card-lunge = Натиск
duel-card-feint = Хитрость
duel-card-kvas = Квас
duel-card-other = { $title }

## Окна и то, что о них известно

duel-window-blow = удар
duel-window-card = карта, которой ответили
duel-window-rest = отдых перед сходкой
duel-fact-window = Окно
duel-fact-card = Карта
duel-fact-by = Кто положил
duel-scope-bout = конца этой сходки

## Как пришёлся удар

duel-blow-miss = мимо
duel-blow-graze = вскользь
duel-blow-full = в полную силу
duel-blow-other = { $title }
