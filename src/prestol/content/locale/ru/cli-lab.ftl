## Арена

cli-arena-records = Все партии записаны в { $folder }.
cli-program = программа
cli-alone = Бот один против программы самой игры; отрыв — разница с её счётом. В скобках 95-процентные интервалы.
cli-against-program = Доля побед программы: { $wins }; лучший игрок опередил её в среднем на { $lead } очк.
cli-rating-program = У программы самой игры рейтинг 1000; на 400 очков больше — шансы в 10 раз выше.

## Баланс

cli-balance-title = { $title }: баланс в партиях ботов { $bot }
cli-balance-about = Перевес — на сколько очков владелец опередил среднее остальных. Ценность — на сколько больше перевес у тех, кому вещь случайно раздали перед первым ходом, чем у тех, кому нет. В скобках 95-процентные интервалы.
cli-balance-table =
    { $seats ->
        [one] { $seats } игрок
        [few] { $seats } игрока
       *[many] { $seats } игроков
    }, { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }{ $gifts ->
        [0] { "" }
        [one] { "" } и { $gifts } партия эксперимента
        [few] { "" } и { $gifts } партии эксперимента
       *[many] { "" } и { $gifts } партий эксперимента
    }
cli-balance-moves = Ходы: как часто каждый выбирали, когда он был доступен и было из чего выбирать
cli-balance-turn = ход { $turn }
cli-balance-against = Отличия от других материалов, сначала самые большие
cli-balance-run = Зерно { $seed }, материалы { $content }, Prestol { $prestol }.
cli-column-turn = порядок хода
cli-column-lead = перевес
cli-column-own = свои очки
cli-column-worth = ценность
cli-column-taken = взято
cli-column-thing = вещь
cli-column-kind = вид
cli-column-players = игроков
cli-column-move = ход
cli-column-offered = был доступен
cli-column-chosen = выбран
cli-kind-tsar-goal = Карты целей
cli-kind-ivan-title = Титулы
cli-kind-ivan-estate = Поместья
cli-kind-ivan-project = Проекты
cli-kind-ivan-spoils = Жетоны трофеев
cli-kind-ivan-trade_token = Торговые жетоны
cli-kind-rurik-leader = Персонажи
cli-kind-rurik-agenda = Достижения
cli-kind-rurik-deed = Подвиги
cli-kind-rurik-scheme = Карты указов
cli-kind-rurik-rebel = Побеждённые мятежники
cli-kind-rurik-reward = Жетоны наград
cli-kind-smuta-victory = Победы
cli-kind-smuta-card_kind = Сыгранные карты
cli-kind-smuta-figure = Кто стал царём или претендентом
cli-kind-smuta-point = Взятые города и крепости

## Настройка весов

cli-tune-title =
    { $title }: веса «{ $what }» через { $generations ->
        [one] { $generations } поколение
        [few] { $generations } поколения
       *[many] { $generations } поколений
    }
cli-tune-shares = Во сколько раз больше побед, чем при равной силе, против игроков с начальными весами: { $before } с ними же, { $after } с новыми. В скобках 95-процентные интервалы.
cli-tune-surprise = Средняя неожиданность итогов партий, которых поиск не видел (чем меньше, тем лучше): { $before } раньше, { $after } теперь. В скобках 95-процентные интервалы.
