# Что помощник «Рюрика» велит сделать на столе. Что читает Мятеж и почему он так решает — в rurik-events.ftl.

## Подготовка

companion-rurik-set-up-box = Разложите игру на двоих, но без мятежников. Уберите в коробку подвиги «Великая охота», «Законотворец» и «Принуждение к миру» и достижения «Богатырь», «Витязь» и «Казначей».
companion-rurik-set-up-mat =
    Отдайте Мятежу компоненты одного цвета без ратников (его войско — 15 мятежников), карту Святополка с символом мятежа и планшет, на котором { $dots ->
        [one] { $dots } точка
        [few] { $dots } точки
       *[many] { $dots } точек
    }, — горизонтальной стороной.
companion-rurik-set-up-coins =
    Положите { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    } на его пристань и по монете на каждую круглую ячейку планшета.
companion-rurik-set-up-token = Положите фишку первого игрока над колонкой «{ $priority }»: это приоритет Мятежа.
companion-rurik-deployed = Поставьте 2 мятежников { $region_to }.
companion-rurik-deployed-chief = Поставьте Святополка и 2 мятежников { $region_to }.
companion-rurik-neutral-laid = Поставьте по одному нейтральному ратнику незанятого цвета в каждый из пяти остальных уделов.

## Стратегия

companion-rurik-round-begins =
    { $round ->
        [3] Начинается раунд 3: вы и Мятеж берёте со счётчика раундов по второму советнику 2.
        [4] Начинается раунд 4: вы и Мятеж берёте со счётчика раундов по советнику 3.
       *[other] Начинается раунд { $round }.
    }
companion-rurik-placed = Поставьте { $advisor_acc } Мятежа на стяг «{ $action }»: { $row }. Советники слабее сдвигаются вниз.
companion-rurik-bribed =
    Поставьте { $advisor_acc } Мятежа на стяг «{ $action }»: { $row }, и рядом { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    } с его пристани. Советники слабее сдвигаются вниз.

## Ходы Мятежа

companion-rurik-card-on-top = Переложите нижнюю карту колоды наверх: { $card }.
companion-rurik-taken-back = Снимите { $advisor_acc } Мятежа со стяга «{ $action }» ({ $row }). Взятка, если она есть, уходит в запас.
companion-rurik-coins-paid =
    Заплатите в запас { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    } с пристани Мятежа.
companion-rurik-coins-gained =
    Положите { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    } на пристань Мятежа.
companion-rurik-returns = Поставьте Святополка и мятежника { $region_to }: Мятеж возвращается на карту.
companion-rurik-too-dear =
    Мятеж пропускает действие «{ $action }»: ему не хватает монет, цена — { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    }.
companion-rurik-idle = Мятеж пропускает действие «{ $action }»: выполнить его нельзя.
companion-rurik-mustered = Поставьте мятежника из запаса { $region_to }.
companion-rurik-mustered-chief = Поставьте Святополка { $region_to }.
companion-rurik-marched = Переставьте мятежника { $region_from } { $target_to }.
companion-rurik-marched-chief = Переставьте Святополка { $region_from } { $target_to }.
companion-rurik-none-can-go = Ни один удел не может послать никого { $target_to }: оставшиеся очки похода пропадают.
companion-rurik-figure-lost = Мятеж атакует вас { $region_at }: верните оттуда одного своего ратника в запас.
companion-rurik-figure-lost-chief = Мятеж атакует вас { $region_at }: снимите с карты своего персонажа.
companion-rurik-war-advanced = Поднимите фишку войны Мятежа на деление { $space }.
companion-rurik-no-check = Проверки потерь нет: карты не открываются.
companion-rurik-loss = Символ потери: верните мятежника { $region_from } в запас.
companion-rurik-loss-chief = Символ потери: снимите Святополка { $region_from } с карты.
companion-rurik-no-loss = Символа потери нет: Мятеж никого не теряет.
companion-rurik-neutral-removed = Уберите нейтрального ратника { $region_from } в коробку.
companion-rurik-taxed = Возьмите товар { $region_from }: положите { $good_acc } в ладью Мятежа, а если места нет — на его пристань.
companion-rurik-market-good = Рынок Мятежа добавляет из запаса ещё { $good_acc }.
companion-rurik-built = Возведите { $building_acc } Мятежа { $region_at }.
companion-rurik-troop-converted = Церковь изгоняет вашего ратника { $region_from }: верните его в свой запас.
companion-rurik-neutral-converted = Церковь изгоняет нейтрального ратника { $region_from }: уберите его в коробку.
companion-rurik-joined = Поставьте на его место мятежника { $region_at }.
companion-rurik-uncovers = Переложите верхнюю монету колонки «{ $priority }» с планшета Мятежа на его пристань.
companion-rurik-nothing-covered = На планшете Мятежа не осталось монет: ничего не открывается.

## Фаза развития

companion-rurik-claim-begins = Фаза развития раунда { $round }.
companion-rurik-new-priority = Положите фишку первого игрока над колонкой «{ $priority }» планшета Мятежа: { $test }.
companion-rurik-claimed =
    Поднимите фишку Мятежа { $track_at } до { $points ->
        [one] { $points } очка
       *[other] { $points } очков
    } ({ $track_what }: { $value }).
companion-rurik-claimed-you =
    Поднимите свою фишку { $track_at } до { $points ->
        [one] { $points } очка
       *[other] { $points } очков
    } ({ $track_what }: { $value }).
companion-rurik-income =
    Доход: положите { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    } на пристань Мятежа.
companion-rurik-own-claim = Получите свой доход, возьмите подвиг из ряда и переверните жетоны обмена обратно.
companion-rurik-refilled =
    { $count ->
        [one] Положите новый товар в удел, где его нет.
       *[other] Положите новые товары в уделы, где их нет: { $count }.
    }
