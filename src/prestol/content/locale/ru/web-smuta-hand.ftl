# Рука и стопки карточек «Смуты».

web-smuta-hand-of = Карточка партии: { $party }
web-smuta-hand-instant = Мгновенная: не входит в две карточки фазы
web-smuta-hand-one-shot = Одноразовая: уходит из игры
web-smuta-hand-count = ×{ $count }

web-smuta-hand-title = Ваши карточки
web-smuta-hand-state =
    { $count ->
        [one] { $count } карточка, сыграть можно: { $playable }
        [few] { $count } карточки, сыграть можно: { $playable }
       *[other] { $count } карточек, сыграть можно: { $playable }
    }
web-smuta-hand-covered = Закрыты
web-smuta-hand-piles = Все карточки
web-smuta-hand-deck = Карточек в колоде: { $count }
web-smuta-hand-empty = Карточек нет.
web-smuta-hand-pile-hand = Ваша рука ({ $count })
web-smuta-hand-pile-picks = Взято из колоды партии ({ $count })
web-smuta-hand-pile-known = Замечено в чужих руках ({ $count })
web-smuta-hand-pile-discards = Сброс ({ $count })
web-smuta-hand-pile-aside = Отложены ({ $count })
web-smuta-hand-pile-gone = Вышли из игры ({ $count })
web-smuta-hand-named = «{ $card }»

## Способы сыграть карточку

web-smuta-hand-way-legitimacy = +2 легитимности до конца года
web-smuta-hand-way-acquittal = Снять обвинение
web-smuta-hand-way-artillery = Артиллерия
web-smuta-hand-way-siege = Маркер «Осада»
web-smuta-hand-way-detachment = Ввести отряд
web-smuta-hand-way-cossacks = Две части казаков
