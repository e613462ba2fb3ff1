import type { checkInTexts as reference } from '../en/check-in.ts';
import type { Translation } from '../texts.ts';

/** Who is in the hall before a round. */
export const checkInTexts: Translation<typeof reference> = {
  'tables.fixed': 'Fester Tisch',
  'tables.fixed-what':
    'Diesen Tisch behält der Spieler in jeder Runde; alle anderen rücken auf. Leer: kein fester Tisch.',
  'tables.save': 'Tisch speichern',
  'tables.of-groups': 'Tische der Gruppen',
  'tables.of-groups-what':
    'Mit welchem Tisch jede Gruppe beginnt. Die Paarungen bleiben; Listen, Ergebniszettel und Handys zeigen den Tisch.',
  'tables.first-of': 'Erster Tisch von {group}',
  'excuses.title': 'Entschuldigungen',
  'excuses.what':
    'Wer für eine Runde entschuldigt ist, verliert nicht: Die Partie wird verlegt. Fehlt der Entschuldigung etwas, das die Turnierordnung verlangt, wird gefragt; mit Begründung kann sie angenommen werden.',
  'excuses.game': 'Wer, und welche Partie',
  'excuses.told-arbiter': 'Spielleiter unterrichtet am',
  'excuses.told-opponent': 'Gegner unterrichtet am',
  'excuses.offered-n': 'Ausweichtermin ({number})',
  'excuses.duty': 'Spielt an dem Tag für Verein oder Verband: zählt nicht als Entschuldigung',
  'excuses.note': 'Entschuldigung eintragen',
  'excuses.count-of': '{counted} von {most}',
  'excuses.counted': 'Gezählt',
  'excuses.dates': 'Ausweichtermine',
  'excuses.told': 'Unterrichtet: Spielleiter {arbiter}, Gegner {opponent}',
  'excuses.for-duty': 'für Verein oder Verband',
  'excuses.remove': 'Entschuldigung streichen',
  'excuses.remove-of': 'Entschuldigung von {player} für Runde {round} streichen',
  'excuses.nobody': 'Niemand ist entschuldigt.',
  'excuses.unsaid': 'nicht angegeben',
  'check-in.title': 'Anwesenheit',
  'check-in.title-n': 'Anwesenheit zu Runde {round}',
  'check-in.here-of': '{here} von {expected} sind da',
  'check-in.away-n': '{count} setzen aus oder sind zurückgetreten',
  'check-in.find': 'Name oder Verein suchen',
  'check-in.shown': 'Anzeige',
  'check-in.missing-n': 'Fehlen: {count}',
  'check-in.here-n': 'Da: {count}',
  'check-in.all-groups': 'Alle Gruppen',
  'check-in.confirm-one': '{player} ist da',
  'check-in.confirm-n': '{count} Spieler sind da',
  'check-in.not-here-one': '{player} ist nicht da',
  'check-in.not-here-n': '{count} Spieler sind nicht da',
  'check-in.clear': 'Auswahl aufheben',
  'check-in.said-here': 'Da: {players}.',
  'check-in.said-not-here': 'Doch nicht da: {players}.',
  'check-in.seen-by': 'da seit {time} ({name})',
  'check-in.is-here': 'da',
  'check-in.unsaved': 'noch nicht gespeichert',
  'check-in.nobody-missing': 'Alle sind da.',
  'check-in.nobody-here': 'Noch ist niemand erfasst.',
  'check-in.nobody-found':
    'Niemand auf der Liste heißt so. Wer nicht angemeldet ist, geht zum Schiedsrichter.',
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
    'Dieser Browser hat keinen Zugang mehr; {count|ein Name ist|{count} Namen sind} nicht gespeichert',
  'check-in.shut-out-what':
    'Der Link ist widerrufen oder abgelaufen. Nichts ist verloren: Öffnen Sie einen neuen Link vom Schiedsrichter in diesem Browser, dann werden sie von selbst gespeichert: {players}.',
  'check-in.refused': '{player} ist nicht gespeichert',
  'check-in.absent': 'Wer fehlt',
  'check-in.absent-what':
    'Vor der Auslosung ist bei jedem zu entscheiden, was geschieht; alles zusammen ist ein Schritt und lässt sich als einer zurücknehmen (FIDE 2012 8.3.2).',
  'check-in.for-all': 'Alle',
  'check-in.each': 'einzeln',
  'check-in.becomes-paired': 'wird trotzdem ausgelost',
  'check-in.becomes-zero-point': 'setzt ohne Punkt aus',
  'check-in.becomes-half-point': 'setzt mit ½ Punkt aus',
  'check-in.becomes-withdrawn': 'ist zurückgetreten',
  'check-in.settle': 'Über Fehlende entscheiden',
  'check-in.is-settled': 'Über die Fehlenden dieser Runde ist entschieden.',
  'check-in.after-all': 'Doch noch gekommen',
  'check-in.after-all-what':
    'Sie setzen in dieser Runde aus oder waren zurückgetreten, sind aber da. Ein noch nicht veröffentlichter Entwurf wird neu ausgelost.',
  'check-in.plays': 'Spielt diese Runde',
  'check-in.no-shows': 'Zu Runde {round} nicht erschienen: Spielen sie weiter?',
  'check-in.no-shows-what':
    'Wer ohne triftigen Grund kampflos verliert, scheidet aus, wenn der Hauptschiedsrichter nichts anderes entscheidet (FIDE 2012 8.1). Wer nicht zurückgezogen wird, kommt in die nächste Auslosung.',
  'check-in.stays-in': 'Spielt weiter',
};
