import type { sanctionsTexts as reference } from '../en/sanctions.ts';
import type { Translation } from '../texts.ts';

/** Warnings and suspensions: what they are for, how they stand, and the written decision. */
export const sanctionsTexts: Translation<typeof reference> = {
  'sanctions.title': 'Verwarnungen und Sperren',
  'sanctions.what':
    'Was gegen Spieler ausgesprochen wurde, was nach der Ordnung daraus folgt und wie lange es verzeichnet bleibt. Nur die Amtsträger des Verbands dürfen das sehen.',
  'sanctions.none': 'Es ist nichts verzeichnet.',
  'sanctions.none-on': 'An dem Tag galt nichts, und es war nichts verzeichnet.',
  'sanctions.none-of': 'Über die Person ist nichts verzeichnet.',
  'sanctions.show': 'Zeigen',
  'sanctions.show-all': 'Alles Verzeichnete',
  'sanctions.show-due': 'Zu löschen',
  'sanctions.kind-warning': 'Verwarnung',
  'sanctions.kind-suspension': 'Sperre',
  'sanctions.numbered': 'Nr. {no}: {kind}',
  'sanctions.turned': 'Verwarnung, die zur Sperre wurde',
  'sanctions.standing-coming': 'noch nicht begonnen',
  'sanctions.standing-holds': 'gilt',
  'sanctions.standing-kept': 'abgelaufen, noch verzeichnet',
  'sanctions.standing-due': 'zu löschen',
  'sanctions.annulled': 'annulliert',
  'sanctions.ground-dsu-2002-unsporting': 'unsportliches Verhalten',
  'sanctions.ground-dsu-2002-refused-ruling': 'Weigerung, einer Entscheidung zu folgen',
  'sanctions.ground-dsu-2002-absent': 'unentschuldigtes Fernbleiben',
  'sanctions.ground-dsu-2002-absent-throughout':
    'Fernbleiben vom ganzen Turnier ohne anerkannte Absage',
  'sanctions.ground-dsu-2002-not-reported': 'Nichtmelden eines Turniers im Ausland',
  'sanctions.give': 'Verwarnung oder Sperre aussprechen',
  'sanctions.twice-yes': 'Es sind zwei; eintragen.',
  'sanctions.choose-person': 'Verwarnung oder Sperre gegen',
  'sanctions.time': 'Die Dauer auf eine von drei Arten: Monate, Wochen oder der letzte Tag.',
  'sanctions.steps': 'Was daraus folgt',
  'sanctions.kept-until': 'verzeichnet bis {day}',
  'sanctions.last-day': 'letzter Tag {day}',
  'sanctions.given-by': 'Ausgesprochen am {given} von: {by}',
  'sanctions.of-event': 'Turnier: {event}',
  'sanctions.copies': 'Kopien: {copies}',
  'sanctions.copies-rkf': 'RKF',
  'sanctions.copies-club': 'Verein des Spielers',
  'sanctions.other-body': 'Nach {article} spricht dies aus: {offices}.',
  'sanctions.correct': 'Eingabe berichtigen',
  'sanctions.lift': 'Ab einem Tag aufheben',
  'sanctions.lift-what':
    'Ab dem Tag kann der Spieler wieder angemeldet werden. Was aufgehoben ist, bleibt verzeichnet und zählt, als wäre es an dem Tag abgelaufen.',
  'sanctions.annul': 'Annullieren',
  'sanctions.annul-what':
    'Als wäre sie nie ausgesprochen worden: Sie wurde verworfen oder irrtümlich eingetragen. Sie ist sofort zu löschen.',
  'sanctions.lifted': 'Aufgehoben ab {day} von {by}: {why}',
  'sanctions.annulled-by': 'Annulliert am {day} von {by}: {why}',
  'sanctions.delete': 'Fälliges löschen: {count|1 Eintrag|{count} Einträge}',
  'sanctions.delete-yes': 'Ich weiß, dass sich Gelöschtes nicht zurückholen lässt.',
  'sanctions.deleted': '{count|1 Eintrag|{count} Einträge} gelöscht.',
  'sanctions.decision': 'Schriftliche Entscheidung',
  'sanctions.decision-warning': 'Verwarnung',
  'sanctions.decision-suspension': 'Sperre',
  'sanctions.decision-to': 'An',
  'sanctions.decision-says-warning': 'Sie werden verwarnt. Grund: {ground} ({article}).',
  'sanctions.decision-says-suspension':
    'Sie werden ab {from} für {months|1 Monat|{months} Monate} von koordinierten Turnieren ausgeschlossen. Grund: {ground} ({article}).',
  'sanctions.decision-says-suspension-weeks':
    'Sie werden ab {from} für {weeks|1 Woche|{weeks} Wochen} von koordinierten Turnieren ausgeschlossen. Grund: {ground} ({article}).',
  'sanctions.decision-says-suspension-to':
    'Sie werden vom {from} bis einschließlich {lastDay} von koordinierten Turnieren ausgeschlossen. Grund: {ground} ({article}).',
  'sanctions.decision-outcome': 'Nach dem Verzeichnis der Verwarnungen und Sperren ({article})',
  'sanctions.decision-last-day': 'Der letzte Tag der Sperre ist der {day}.',
  'sanctions.decision-appeal':
    'Wie gegen die Entscheidung Berufung eingelegt werden kann, steht in {article}.',
  'sanctions.decision-copy': 'Kopie an: {copies}',
  'sanctions.decision-signature': 'Für {by}',
  'sanctions.save-book': 'Das ganze Buch speichern',
  'sanctions.of-person': 'Verwarnungen und Sperren der Person',
  'sanctions.entered': 'Gesperrt, während gespielt wird',
  'sanctions.entered-line':
    '{name}: bis einschließlich {lastDay} ({article}). Wer schon angemeldet ist, wird nicht entfernt; gepaart wird wie bisher.',
  'sanctions.erased-person': 'eine gelöschte Person',
};
