import type { linksTexts as reference } from '../en/links.ts';
import type { Translation } from '../texts.ts';

/** Links with which helpers enter results. */
export const linksTexts: Translation<typeof reference> = {
  'links.title': 'Links für Helfer',
  'links.what':
    'Mit einem Link trägt ein Helfer ohne Konto an bestimmten Brettern für eine begrenzte Zeit Ergebnisse ein, auch am Handy. Er sieht nur diese Bretter und kann Eingetragenes nicht berichtigen. Das Protokoll nennt den Link.',
  'links.what-check-in':
    'Ein Link nur für die Anwesenheit zeigt Namen, Vereine und Gruppen der erwarteten Spieler; der Helfer erfasst damit, wer da ist, und kann es zurücknehmen.',
  'links.what-class-keeper':
    'Mit einem Link für die Betreuung einer Klasse verfolgt ein Teilnehmer ihre Tabelle und rückständigen Partien und trägt deren Ergebnisse ein, das ganze Turnier hindurch.',
  'links.class-n': 'Klasse {class}',
  'links.class-all': 'alle Klassen',
  'links.class-hint':
    'Mit einer Klasse stehen nur ihre offenen Partien da, und nur Ergebnisse von Partien, in denen jemand aus ihr spielt, können eingegeben werden.',
  'links.whole': 'alle Spieler',
  'links.none': 'Noch gibt es keinen Link.',
  'links.make': 'Link anlegen',
  'links.name-hint': 'Wie er im Protokoll stehen soll, zum Beispiel Bo Voß, Brett 1–10.',
  'links.rounds-first': 'Von Runde',
  'links.rounds-last': 'bis Runde',
  'links.boards-first': 'Von Brett',
  'links.boards-last': 'bis Brett',
  'links.range-hint': 'Leer: alle.',
  'links.hours': 'Gilt so viele Stunden',
  'links.for-year': 'Gilt ein Jahr, bis er widerrufen wird.',
  'links.made': 'Der Link ist angelegt. Er wird nur jetzt gezeigt: drucken oder scannen lassen.',
  'links.print': 'Zettel drucken',
  'links.slip': 'Zettel für den Helfer',
  'links.qr': 'QR-Code des Links',
  'links.until': 'Bis {moment}',
  'links.rounds-n': 'Runde {numbers}',
  'links.all-rounds': 'alle Runden',
  'links.boards-n': 'Brett {numbers}',
  'links.all-boards': 'alle Bretter',
  'links.is-over': 'abgelaufen',
  'links.is-revoked': 'widerrufen',
  'links.revoke': 'Widerrufen',
  'links.revoked': 'Der Link ist widerrufen.',
  'links.task': 'Für',
  'links.made-by': 'Angelegt von',
  'links.open-results-only': 'Ergebnisse eintragen',
  'links.open-what-results-only': 'Sie tragen Ergebnisse ein, in {event}: {task}.',
  'links.open-check-in-only': 'Anwesenheit erfassen',
  'links.open-what-check-in-only': 'Sie erfassen die Anwesenheit, in {event}: {task}.',
  'links.open-class-keeper': 'Klasse betreuen',
  'links.open-what-class-keeper':
    'Hier werden Tabelle und rückständige Partien von {event} ({task}) verfolgt und ihre Ergebnisse eingetragen.',
  'links.open-player': 'Mitspielen',
  'links.open-what-player':
    'Mit diesem Link spielen Sie in {event} als {name}: Herausforderungen, Antworten, Ergebnisse.',
  'links.open-signs-out': 'Sie sind als {name} eingeloggt; das endet in diesem Browser.',
  'links.not-open': 'Dieser Link lässt niemanden ein',
  'links.codes': 'Codes für Handys',
  'links.codes-what':
    'Karten und Zettel tragen Codes, die das ganze Turnier gelten. Ist einer in falsche Hände geraten, machen Sie ihn ungültig und drucken Sie neu.',
  'links.codes-revoked': 'Die Codes sind ungültig. Karten und Zettel bitte neu drucken.',
  'links.codes-revoke': 'Ungültig machen',
  'links.codes-all': 'Alle Codes',
  'links.codes-print': 'Karten drucken',
};
