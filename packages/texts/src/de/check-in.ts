import type { checkInTexts as reference } from '../en/check-in.ts';
import type { Translation } from '../texts.ts';

/** Who is in the hall before a round. */
export const checkInTexts: Translation<typeof reference> = {
  'check-in.title': 'Anwesenheit',
  'check-in.title-n': 'Anwesenheit zu Runde {round}',
  'check-in.here-of': '{here} von {expected} sind da',
  'check-in.away-n': '{count} setzen aus oder sind zurückgetreten',
  'check-in.find': 'Name oder Verein suchen',
  'check-in.shown': 'Was gezeigt wird',
  'check-in.missing-n': 'Fehlen: {count}',
  'check-in.here-n': 'Da: {count}',
  'check-in.all-groups': 'Alle Gruppen',
  'check-in.confirm-one': '{player} ist da',
  'check-in.confirm-n': '{count} sind da',
  'check-in.not-here-one': '{player} ist nicht da',
  'check-in.not-here-n': '{count} sind nicht da',
  'check-in.clear': 'Auswahl aufheben',
  'check-in.said-here': 'Da: {players}.',
  'check-in.said-not-here': 'Doch nicht da: {players}.',
  'check-in.undo': 'Rückgängig',
  'check-in.seen-by': 'da seit {time} ({name})',
  'check-in.is-here': 'da',
  'check-in.unsaved': 'noch nicht gespeichert',
  'check-in.nobody-missing': 'Alle sind da.',
  'check-in.nobody-here': 'Noch ist niemand erfasst.',
  'check-in.nobody-found':
    'Niemand auf der Liste heißt so. Wer nicht gemeldet ist, geht zum Schiedsrichter.',
  'check-in.no-round': 'Es folgt keine Runde',
  'check-in.no-round-next':
    'Wer da ist, wird vor jeder Runde erfasst: von der Anmeldung an, bis ihre Paarungen veröffentlicht sind.',
  'check-in.by-club': 'Nach Vereinen',
  'check-in.no-club': 'kein Verein',
  'check-in.choose-missing': 'Fehlende auswählen',
  'check-in.choose-listed': 'Alle gezeigten auswählen',
  'check-in.waiting': '{count|Ein Name ist|{count} Namen sind} noch nicht gespeichert',
  'check-in.waiting-what':
    'Der Browser behält sie und speichert sie, sobald der Server antwortet: {players}.',
  'check-in.shut-out':
    'Dieser Browser hat keinen Zutritt mehr; {count|ein Name ist|{count} Namen sind} nicht gespeichert',
  'check-in.shut-out-what':
    'Der Link ist widerrufen oder abgelaufen. Nichts ist verloren: einen neuen Link vom Schiedsrichter in diesem Browser öffnen, dann werden sie von selbst gespeichert: {players}.',
  'check-in.refused': '{player} ist nicht gespeichert',
  'check-in.absent': 'Wer fehlt',
  'check-in.absent-what':
    'Vor der Auslosung ist von jedem zu sagen, was aus ihm wird; alles zusammen ist ein Schritt und lässt sich als einer zurücknehmen (FIDE 2012 8.3.2).',
  'check-in.for-all': 'Alle',
  'check-in.each': 'einzeln',
  'check-in.becomes-paired': 'wird trotzdem ausgelost',
  'check-in.becomes-zero-point': 'setzt ohne Punkt aus',
  'check-in.becomes-half-point': 'setzt mit ½ Punkt aus',
  'check-in.becomes-withdrawn': 'ist zurückgetreten',
  'check-in.settle': 'Fehlende entscheiden',
  'check-in.is-settled': 'Über die Fehlenden dieser Runde ist entschieden.',
  'check-in.after-all': 'Doch noch gekommen',
  'check-in.after-all-what':
    'Sie setzen in dieser Runde aus oder waren zurückgetreten, sind aber da. Ein noch nicht veröffentlichter Entwurf wird neu ausgelost.',
  'check-in.plays': 'Spielt diese Runde',
  'check-in.no-shows': 'Zu Runde {round} nicht erschienen: Spielen sie weiter?',
  'check-in.no-shows-what':
    'Wer ohne triftigen Grund kampflos verliert, scheidet aus, wenn der Hauptschiedsrichter nichts anderes entscheidet (FIDE 2012 8.1). Wer nicht zurückgezogen wird, wird ausgelost.',
  'check-in.stays-in': 'Spielt weiter',
  'check-in.leaves': 'Zurückziehen',
};
