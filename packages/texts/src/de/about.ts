import type { aboutTexts as reference } from '../en/about.ts';
import type { Translation } from '../texts.ts';

/** What is said of how a tournament is played, and what is still to be said. */
export const aboutTexts: Translation<typeof reference> = {
  'about.what':
    'Was alle darüber lesen dürfen, wie das Turnier gespielt wird (DSU 2002 4.9.1-10), aus den Einstellungen. Was fehlt, bleibt auf der öffentlichen Seite weg.',
  'about.say-it': 'Angeben',
  'about.schedule': 'Spieltage',
  'about.undated': 'Ohne Datum: {rounds}.',
  'about.no-place': 'Der Ort ist noch nicht angegeben.',
  'about.no-chief-arbiter': 'Noch ist kein Hauptschiedsrichter genannt (DSU 2002 4.9.1-5).',
  'about.committee-too-many':
    'Der Ausschuss hat drei Mitglieder (DSU 2002 §5b); {named} sind genannt, {over|eines|{over}} zu viel.',
  'about.committee-of-three':
    'Der Turnierausschuss hat drei Mitglieder (DSU 2002 §5b); {named|eines ist|{named} sind} genannt.',
  'about.no-tie-breaks': 'Was bei Punktgleichheit gilt, ist nicht angegeben.',
  'about.no-prizes':
    'Noch sind keine Preise öffentlich (DSU 2002 §5f: Sie sind spätestens am zweiten Spieltag bekannt zu geben).',
  'about.kept-apart':
    '{count|Eine Gruppe von Spielern, die der Veranstalter nennt, spielt|{count} Gruppen von Spielern, die der Veranstalter nennt, spielen} nicht untereinander',
  'about.time-over-longest':
    'Mehr als die zwei Stunden für vierzig Züge und dreißig Minuten für den Rest, die gelten, wenn nichts anderes festgelegt ist',
  'about.laws': 'Spielregeln',
  'about.law-fide': 'Die FIDE-Regeln, wie sie zu Beginn des Turniers gelten, bis auf das Folgende',
  'about.law-draw-claim-5':
    'Bei weniger als 5 Minuten Gesamtbedenkzeit kann Remis beantragen, wer deutlich überlegen steht; wird es abgelehnt, hält man die Uhr an und ruft den Turnierleiter',
  'about.law-draw-claim-2':
    'Bei weniger als 2 Minuten Gesamtbedenkzeit kann Remis beantragen, wer deutlich überlegen steht; wird es abgelehnt, hält man die Uhr an und ruft den Turnierleiter',
  'about.law-no-progress':
    'Auf Antrag bei angehaltener Uhr kann die Turnierleitung eine Stellung für remis erklären, in der ohne Gewinnplan nur auf Zeit gespielt wird',
  'about.law-by-notation':
    'Dreimal dieselbe Stellung oder 50 Züge ohne Schlagen und ohne Bauernzug sind nur remis, wenn es der Reklamierende erzwingen oder durch seine Notation belegen kann',
  'about.law-telephone':
    'Meldet sich ein Telefon, wird der Partieverlust angedroht; beim zweiten Mal am selben Tag ist die Partie verloren, und das Ergebnis des Gegners wird nach der Stellung geschätzt',
  'about.law-fide-rapid': 'Die aktuellen FIDE-Regeln, bis auf die folgenden Schnellschachregeln',
  'about.law-set-up':
    'Beide prüfen vor der Partie Steine und Uhr; danach ist nichts mehr zu reklamieren, und ein falsch stehender König hat kein Rochaderecht',
  'about.law-move-made':
    'Ein Zug ist ausgeführt, sobald der Stein losgelassen ist; ein regelwidriger darf bis zum Betätigen der Uhr korrigiert werden',
  'about.law-rapid-draw-claim':
    'Bei weniger als 5 Minuten kann Remis beantragt werden, wenn man deutlich überlegen steht, die Stellung tot ist oder der Gegner nur auf Zeit spielt; wird es abgelehnt, hält man die Uhr an und ruft den Turnierleiter',
  'about.law-rapid-repetition':
    'Dreimal dieselbe Stellung ist nur remis, wenn es der Reklamierende durch seine Notation belegen oder erzwingen kann',
  'about.law-one-hand':
    'Notiert werden muss nicht; alle Züge werden mit einer Hand ausgeführt und die Uhr mit derselben betätigt',
  'about.law-mate-after-flag':
    'Matt gilt auch nach Ablauf der Zeit, wenn der Gegner nicht vorher Zeitüberschreitung reklamiert hat',
  'about.law-loss-on-claim':
    'Matt, Aufgabe und die Reklamation von Zeitüberschreitung oder regelwidrigem Zug verlieren; Zeitüberschreitung reklamieren nur die beiden Spieler selbst',
  'about.law-dead-draw':
    'Übereinkunft, Patt, Dauerschach, erzwungene Zugwiederholung, tote Stellung und beiderseitige Zeitüberschreitung sind remis; ebenso die Zeitüberschreitung dessen, der ein elementares Matt hat oder dessen Gegner nicht mehr gewinnen kann',
  'about.law-winner-reports': 'Der Sieger meldet das Ergebnis sofort, bei Remis Weiß',
};
