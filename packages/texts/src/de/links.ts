import type { linksTexts as reference } from '../en/links.ts';
import type { Translation } from '../texts.ts';

/** Links with which helpers enter results. */
export const linksTexts: Translation<typeof reference> = {
  'links.title': 'Links für Helfer',
  'links.what':
    'Mit einem Link trägt jemand ohne Konto an einigen Brettern und für einige Zeit Ergebnisse ein, auch am Telefon. Zu sehen sind nur diese Bretter, und was eingetragen ist, lässt sich damit nicht berichtigen. Der Verlauf nennt den Link.',
  'links.what-check-in':
    'Ein Link nur für die Anwesenheit zeigt Namen, Vereine und Gruppen derer, die erwartet werden; damit lässt sich eintragen und zurücknehmen, wer da ist.',
  'links.what-class-keeper':
    'Mit einem Link für die Betreuung einer Klasse verfolgt ein Teilnehmer ihre Tabelle und rückständigen Partien und trägt deren Ergebnisse ein, das ganze Turnier hindurch.',
  'links.whole': 'alle Spieler',
  'links.none': 'Noch gibt es keinen Link.',
  'links.make': 'Link anlegen',
  'links.name': 'Name',
  'links.name-hint': 'Wie er im Verlauf stehen soll, zum Beispiel Bo Voß, Brett 1–10.',
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
  'links.state': 'Stand',
  'links.is-valid': 'gilt',
  'links.is-over': 'abgelaufen',
  'links.is-revoked': 'widerrufen',
  'links.revoke': 'Widerrufen',
  'links.revoked': 'Der Link ist widerrufen.',
  'links.task': 'Für',
  'links.made-by': 'Angelegt von',
  'links.open-results-only': 'Ergebnisse eintragen',
  'links.open-what-results-only': 'Hier werden Ergebnisse eingetragen, in {event}: {task}.',
  'links.open-check-in-only': 'Anwesenheit erfassen',
  'links.open-what-check-in-only': 'Hier wird die Anwesenheit erfasst, in {event}: {task}.',
  'links.open-class-keeper': 'Klasse betreuen',
  'links.open-what-class-keeper':
    'Hier werden Tabelle und rückständige Partien von {event} verfolgt und ihre Ergebnisse eingetragen.',
  'links.open-player': 'Mitspielen',
  'links.open-what-player':
    'Mit diesem Link spielen Sie in {event} als {name}: Herausforderungen, Antworten, Ergebnisse.',
  'links.open-signs-out': 'Angemeldet als {name}; das endet in diesem Browser.',
  'links.not-open': 'Dieser Link lässt niemanden ein',
  'links.codes': 'Codes für Handys',
  'links.codes-what':
    'Karten und Zettel tragen Codes, die das ganze Turnier gelten. Ist einer in falsche Hände geraten, wird er ungültig gemacht und neu gedruckt.',
  'links.codes-revoked': 'Die Codes sind ungültig. Karten und Zettel bitte neu drucken.',
  'links.codes-revoke': 'Ungültig machen',
  'links.codes-all': 'Alle Codes',
  'links.codes-print': 'Karten drucken',
};
