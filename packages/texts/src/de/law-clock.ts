import type { lawClockTexts as reference } from '../en/law-clock.ts';
import type { Translation } from '../texts.ts';

export const lawClockTexts: Translation<typeof reference> = {
  'law.title-words-of-clocks': 'Uhr, Blättchen, Blättchenfall',
  'law.text-words-of-clocks':
    'Zwei Anzeigen, von denen immer nur eine läuft. „Uhr“ ist eine davon; mit dem Blättchenfall ist die Bedenkzeit eines Spielers abgelaufen.',
  'law.title-periods': 'Perioden, Zugabe, Aufschub',
  'law.text-periods':
    'Eine Zahl von Zügen oder alle Züge in einer Zeit, mit oder ohne Zugabe je Zug, vorher bekannt gegeben. Gesparte Zeit bleibt erhalten. Bei Aufschub läuft die Hauptzeit erst, wenn die feste Zeit des Zuges verbraucht ist.',
  'law.title-moves-checked-at-the-flag': 'Was ein gefallenes Blättchen verlangt',
  'law.text-moves-checked-at-the-flag':
    'Sobald ein Blättchen fällt, wird geprüft, ob die Züge der Periode ausgeführt sind.',
  'law.title-place-of-the-clock': 'Standort der Uhr',
  'law.text-place-of-the-clock': 'Der Schiedsrichter bestimmt ihn vor der Partie.',
  'law.title-start-of-the-clock': 'Beginn',
  'law.text-start-of-the-clock': 'Zur festgesetzten Zeit wird die Uhr von Weiß in Gang gesetzt.',
  'law.title-nobody-came': 'Niemand ist da',
  'law.text-nobody-came':
    'Weiß verliert die Zeit, bis er kommt, wenn Ausschreibung oder Schiedsrichter nichts anderes bestimmen.',
  'law.in-2001-nobody-came': 'Das gilt in jeder Partie.',
  'law.in-2023-nobody-came': 'Das gilt, wo die Wartezeit nicht null ist.',
  'law.title-late': 'Zu spät gekommen',
  'law.text-late':
    'Wer zu spät kommt, verliert, wenn der Schiedsrichter nichts anderes entscheidet.',
  'law.in-2001-late':
    'Mehr als eine Stunde nach dem angekündigten Beginn, wenn die Ausschreibung nichts anderes sagt.',
  'law.in-2023-late':
    'Nach der Wartezeit der Ausschreibung; nennt sie keine, ist sie null: Wer bei Beginn fehlt, hat verloren.',
  'law.title-pressing-the-clock': 'Uhr drücken',
  'law.text-pressing-the-clock':
    'Nach dem Zug hält der Spieler seine Uhr an und setzt die andere in Gang, mit der Hand, die gezogen hat; vorher ist der Zug nicht abgeschlossen, es sei denn, er beendet die Partie. Man muss ihn immer lassen. Die Zeit bis dahin ist seine eigene. Kein Finger auf dem Knopf, kein Schlagen, Anheben oder Umwerfen; das kann bestraft werden. Wer nicht drücken kann, hat einen Helfer, den der Schiedsrichter zulässt.',
  'law.in-2001-pressing-the-clock':
    'Für einen Helfer stellt der Schiedsrichter die Uhren nach Ermessen.',
  'law.in-2023-pressing-the-clock':
    'Ein Zug ist auch abgeschlossen, wenn der nächste eigene ausgeführt ist. Nur wessen Uhr läuft, darf Figuren zurechtrücken; vor dem Zug zu drücken ist verboten. Spielern mit Behinderung wird keine Zeit abgezogen.',
  'law.title-flag-counts-as-fallen': 'Wann ein Blättchen gefallen ist',
  'law.text-flag-counts-as-fallen':
    'Wenn der Schiedsrichter es feststellt oder ein Spieler es zu Recht reklamiert.',
  'law.title-flag-fall-loses': 'Blättchenfall: Zeit überschritten',
  'law.text-flag-fall-loses':
    'Wer die Züge der Periode nicht abgeschlossen hat, hat verloren, es sei denn, die Partie war schon zu Ende. Kann der Gegner durch keine regelgemäßen Züge matt setzen, auch bei ungeschicktester Verteidigung nicht, ist sie remis.',
  'law.title-faulty-clock': 'Defekte oder falsch gestellte Uhr',
  'law.text-faulty-clock':
    'Was die Uhr zeigt, gilt, wenn sie nicht offensichtlich defekt ist; dann wird sie ersetzt, und der Schiedsrichter stellt die Zeiten nach bestem Ermessen.',
  'law.in-2001-faulty-clock': 'Falsches Einstellen wird nicht eigens genannt.',
  'law.in-2023-faulty-clock':
    'Erweist sich eine Uhr als falsch gestellt, hält ein Spieler oder der Schiedsrichter sie sofort an, und der Schiedsrichter berichtigt Zeiten und Zugzähler.',
  'law.title-both-flags': 'Beide Blättchen gefallen',
  'law.text-both-flags': 'Es lässt sich nicht feststellen, welches zuerst fiel.',
  'law.in-2001-both-flags': 'Die Partie geht weiter; in der Endspurtphase ist sie remis (10.3).',
  'law.in-2023-both-flags':
    'Eine Regel gibt es nur, wo Richtlinie III angekündigt ist: Die Partie geht weiter, in der letzten Periode ist sie remis.',
  'law.title-stopping-the-clocks': 'Uhren anhalten',
  'law.text-stopping-the-clocks':
    'Der Schiedsrichter hält sie an, um zu unterbrechen. Ein Spieler hält sie nur an, um den Schiedsrichter zu rufen, etwa wenn eine Umwandlungsfigur fehlt. Der Schiedsrichter sagt, wann es weitergeht; ohne guten Grund gibt es eine Strafe.',
  'law.title-times-after-irregularity': 'Zeiten nach einer Unregelmäßigkeit',
  'law.text-times-after-irregularity':
    'Wird eine frühere Stellung wiederhergestellt, stellt der Schiedsrichter die Uhren nach bestem Ermessen, wenn nötig auch den Zugzähler.',
  'law.title-displays': 'Bildschirme und Demonstrationsbretter',
  'law.text-displays':
    'Stellung, Züge und Zugzahl dürfen im Saal gezeigt werden; kein Anspruch beruht allein darauf.',
  'law.title-wrong-start': 'Falsche Grundstellung, gedrehtes Brett',
  'law.text-wrong-start':
    'Figuren standen falsch: Die Partie wird annulliert, eine neue gespielt. Nur das Brett lag falsch: Die Stellung kommt auf ein richtig gedrehtes.',
  'law.title-colours-reversed': 'Vertauschte Farben',
  'law.text-colours-reversed': 'Die Partie begann mit vertauschten Farben.',
  'law.in-2001-colours-reversed':
    'Sie geht weiter, wenn der Schiedsrichter nichts anderes bestimmt.',
  'law.in-2023-colours-reversed':
    'Weniger als zehn Züge von beiden: neue Partie mit richtigen Farben. Ab zehn: Sie geht weiter.',
  'law.title-displaced-pieces': 'Umgestoßene Figuren',
  'law.text-displaced-pieces':
    'Wer Figuren umstößt, stellt sie in eigener Zeit wieder auf. Beide dürfen die Uhr anhalten und den Schiedsrichter rufen, der strafen kann.',
  'law.title-illegal-move': 'Regelwidriger Zug',
  'law.text-illegal-move':
    'Die Stellung davor wird wiederhergestellt, oder die letzte sichere, und eine berührte Figur zieht, wenn sie kann. Die Uhren werden nach Ermessen gestellt.',
  'law.in-2001-illegal-move':
    'Erster und zweiter: zwei Minuten für den Gegner. Der dritte eines Spielers verliert.',
  'law.in-2023-illegal-move':
    'Abgeschlossen mit dem Drücken der Uhr. Erster: zwei Minuten für den Gegner. Der zweite verliert, oder ist remis, wenn der Gegner niemals matt setzen kann. Ebenso: ein Bauer bleibt auf der letzten Reihe stehen (er wird Dame), Drücken ohne Zug, zwei Hände.',
  'law.title-displacement-found-later': 'Später bemerkte Verschiebung',
  'law.text-displacement-found-later':
    'Die Stellung davor wird wiederhergestellt, oder die letzte sichere; von dort geht es weiter.',
  'law.title-keeping-score': 'Mitschreiben',
  'law.text-keeping-score':
    'Jeder schreibt die Züge beider Seiten Zug um Zug leserlich in algebraischer Notation. Er darf zuerst antworten, muss seinen Zug aber vor dem nächsten notieren. Remisangebote werden mit (=) vermerkt.',
  'law.in-2001-keeping-score': 'Wer nicht schreiben kann, beginnt nach Ermessen mit weniger Zeit.',
  'law.in-2023-keeping-score':
    'Niemals im Voraus, außer für einen Antrag oder Abgabezug. Ein zertifiziertes elektronisches Formular gilt auch. Wer nicht schreiben kann, hat einen Helfer; die Zeit wird angemessen angepasst, nicht bei Spielern mit Behinderung.',
  'law.title-score-in-sight': 'Formular sichtbar',
  'law.text-score-in-sight': 'Das Partieformular bleibt für den Schiedsrichter sichtbar.',
  'law.title-score-belongs-to-organiser': 'Wem die Formulare gehören',
  'law.text-score-belongs-to-organiser': 'Sie gehören dem Veranstalter.',
  'law.title-under-five-minutes': 'Unter fünf Minuten',
  'law.text-under-five-minutes':
    'Mit weniger als fünf Minuten in einer Periode und weniger als 30 Sekunden Zugabe je Zug muss ein Spieler für den Rest der Periode nicht schreiben. Nach dem Blättchenfall ergänzt er, bevor er zieht.',
  'law.title-filling-up-the-score': 'Mitschrift ergänzen',
  'law.text-filling-up-the-score':
    'Keiner schrieb: Der Schiedsrichter oder ein Helfer schreibt mit und hält beim Blättchenfall an; beide ergänzen nach seiner Mitschrift oder der des Gegners. Einer schrieb nicht: Er ergänzt vor seinem Zug und darf, wenn er am Zug ist, die des Gegners nehmen. Keine vollständige: Die Partie wird auf einem anderen Brett rekonstruiert, nachdem Stellung, Zeiten und Züge notiert sind.',
  'law.title-score-cannot-be-filled-up': 'Mitschrift nicht zu ergänzen',
  'law.text-score-cannot-be-filled-up':
    'Lässt sich keine Überschreitung zeigen, ist der nächste Zug der erste der folgenden Periode, wenn nicht mehr Züge bewiesen sind.',
  'law.title-signing-the-score': 'Unterschrift',
  'law.text-signing-the-score':
    'Beide unterschreiben beide Formulare mit dem Ergebnis. Es gilt, auch wenn es falsch ist, wenn der Schiedsrichter nichts anderes entscheidet.',
};
