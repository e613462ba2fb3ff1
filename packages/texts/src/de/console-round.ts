import type { consoleRoundTexts as reference } from '../en/console-round.ts';
import type { Translation } from '../texts.ts';

/** Pairing a round, files and prints. */
export const consoleRoundTexts: Translation<typeof reference> = {
  'console.draft': 'Entwurf',
  'console.published': 'Veröffentlicht',
  'console.altered': 'von Hand geändert',
  'console.draft-what': 'Nur Schiedsrichter sehen den Entwurf. Veröffentlichen, sobald er stimmt.',
  'console.round-ready': '{count|1 Spieler ist|{count} Spieler sind} bereit.',
  'appointed.title': 'Partie eintragen',
  'appointed.what':
    'Wählen Sie die Partie, wie sie gespielt wurde, Weiß zuerst; haben die beiden die Farben gelost, wird das mit dem Ergebnis vermerkt.',
  'appointed.game': 'Partie, Weiß zuerst',
  'appointed.save': 'Partie eintragen',
  'duty.title': 'Zu erledigen',
  'duty.announce': 'Runde {round} bis {by} auslosen und bekannt geben: zwei Tage vorher.',
  'duty.announce-late':
    'Runde {round} war bis {by} auszulosen und bekannt zu geben, zwei Tage vorher.',
  'duty.announced-late':
    'Runde {round} wurde am {on} bekannt gegeben; sie musste bis {by} bekannt sein, zwei Tage vorher.',
  'duty.absences':
    '{name} fehlte unentschuldigt in Runde {rounds}: Das gilt als Rücktritt. Ziehen Sie den Spieler zurück, oder begründen Sie, warum nicht.',
  'duty.committee':
    'Vor der 1. Runde werden drei erfahrene Spieler benannt, die über Proteste entscheiden.',
  'duty.committee-late':
    'Die drei Spieler, die über Proteste entscheiden, waren vor der 1. Runde zu benennen; sie fehlen.',
  'duty.targets': 'Die Richtpunkte werden spätestens zur 2. Runde bekannt gegeben.',
  'duty.targets-late':
    'Die Richtpunkte waren spätestens zur 2. Runde bekannt zu geben; das fehlt noch.',
  'console.round-pair-above':
    'Die Runde mit der Schaltfläche oben auslosen; zuerst entsteht ein Entwurf.',
  'console.pair-all-the-same': 'Trotzdem auslosen',
  'console.round-too-few':
    'Nur {count|ein Spieler ist|{count} Spieler sind} für diese Runde da: Es braucht mindestens zwei. Melden Sie Spieler an, oder nehmen Sie Freilose und Abmeldungen zurück.',
  'console.round-needs-lots':
    'Die erste Runde lässt sich auslosen, sobald die Spieler Nummern haben.',
  'console.round-missing':
    '{count|Ein Ergebnis|{count} Ergebnisse} der vorigen Runde {count|fehlt|fehlen}.',
  'console.players-of-round': 'Wer Runde {round} spielt',
  'console.players-what':
    'Kreuzen Sie einen oder mehrere Spieler an und wählen Sie, was für sie gilt; das ist eine Handlung und wird als eine rückgängig gemacht. Aussetzen in späteren Runden wird auf der Seite des Spielers vorgemerkt.',
  'console.players-choose': 'Auswählen',
  'console.players-choose-one': '{player} auswählen',
  'console.players-find': 'Namen oder Verein suchen',
  'console.players-all': 'Alle: {count}',
  'console.players-away': 'Spielen nicht: {count}',
  'console.players-chosen': '{count|Ein Spieler|{count} Spieler} ausgewählt',
  'console.place-plays': 'Spielt',
  'console.place-zero-point': 'Setzt ohne Punkt aus',
  'console.place-half-point': 'Setzt mit ½ Punkt aus',
  'console.place-withdrawn': 'Tritt zurück',
  'console.player-plays': 'spielt',
  'console.player-here': 'ist da',
  'console.add-latecomer': 'Nachzügler anmelden',
  'console.games-open': '{count|Eine Partie ist|{count} Partien sind} noch zu spielen',
  'console.remarks': 'Anmerkungen',
  'console.alter': 'Von Hand ändern',
  'console.alter-what':
    'Einen Spieler wählen und dann den, mit dem er den Platz tauscht. Die Pfeile tauschen die Farben.',
  'console.alter-held': '{player} tauscht den Platz mit …',
  'console.alter-swapped': '{player} und {other} haben die Plätze getauscht.',
  'console.swap-colours-on': 'Farben an Brett {board} tauschen',
  'console.alter-keep': 'Änderungen übernehmen',
  'console.alter-reset': 'Zurücksetzen',
  'console.late-pair': 'Paar hinzufügen',
  'console.late-pair-what':
    'Zwei ohne Gegner können nach Rundenbeginn gegeneinander spielen, wenn beide einverstanden sind und noch nicht gegeneinander gespielt haben (FIDE 2012 8.3.3). Wer spielfrei war, verliert den Punkt dafür. Wer eben erst kommt, wird zuerst unter Anmeldung eingetragen.',
  'console.late-pair-minutes': 'Von beiden Uhren abgezogene Minuten',
  'console.late-pair-add': 'Die beiden paaren',
  'console.discard-draft': 'Entwurf verwerfen',
  'console.unpublish-round': 'Runde zurücknehmen',
  'console.prints-all': 'Ganzes Turnier',
  'console.files': 'Dateien',
  'console.files-what':
    'CSV öffnet sich in Tabellenprogrammen. TRF lesen andere Turnierprogramme und die FIDE. JSON ist das ganze Turnier mit Protokoll, als Sicherung und für ein anderes Rokade.',
  'console.file-standings': 'Tabelle (CSV)',
  'console.file-pairings': 'Runde (CSV)',
  'console.file-players': 'Spieler (CSV)',
  'console.file-trf': 'Turnierbericht (TRF)',
  'console.file-json': 'Ganzes Turnier (JSON)',
  'console.report-none': 'Der Ratingbericht erscheint, sobald die erste Runde veröffentlicht ist.',
  'console.report-send-by':
    'Spätestens am {date} an den Wertungsreferenten (RKF) zu senden (DSU 2002 §5g, §6).',
  'console.report-missing': 'Vor dem Versand fehlt noch',
  'console.report-complete': 'Der Bericht ist vollständig.',
  'console.report.result-missing': 'Ergebnisse (Runde/Brett)',
  'console.report.birth-date-missing': 'Geburtsdaten',
  'console.report.club-missing': 'Vereine',
  'console.report.rating-missing':
    'Wertungszahlen; ohne sie wird aus den Ergebnissen des Turniers gerechnet',
  'console.report.national-id-missing': 'Mitgliedsnummern beim Verband',
  'console.report.index-missing':
    'DWZ-Indizes: ohne den eigenen wird der Koeffizient wie bei Index 1 (bis Juli 2026) oder 6 gerechnet',
  'console.report.round-date-missing': 'Termine der Runden',
  'console.report.arbiter-missing': 'Der Name des Hauptschiedsrichters (DSU 2002 §5a)',
  'console.report.committee-incomplete': 'Drei Mitglieder des Turnierausschusses (DSU 2002 §5b)',
  'console.report.time-control-outside-rules': 'Eine Bedenkzeit innerhalb von DSU 2002 §12 und §13',
  'console.impossible': 'Runde {round} lässt sich nach den Regeln nicht auslosen',
  'console.impossible-pairing.no-legal-pairing':
    'Die unten Genannten bleiben übrig, wie man die anderen auch paart.',
  'console.impossible-pairing.no-legal-colours':
    'Es gibt genug Gegner, aber nur mit einer Farbe, die jemand nicht bekommen darf.',
  'console.impossible-pairing.too-few-players': 'Es müssen mindestens zwei Spieler da sein.',
  'console.impossible-met': 'Hat schon gespielt gegen: {names}',
  'console.impossible-forbidden': 'Darf nicht spielen gegen: {names}',
  'console.impossible-colour': 'Muss dieselbe Farbe bekommen wie: {names}',
  'console.impossible-possible':
    'Könnte gegen {names} spielen, dann bliebe aber jemand anderes übrig',
  'console.impossible-choices': 'Das kann der Schiedsrichter tun',
  'console.impossible-finish': 'Turnier jetzt beenden',
  'console.impossible-finish-what': 'nach {count|einer Runde|{count} Runden}',
  'console.impossible-rounds': 'Rundenzahl ändern',
  'console.impossible-lift': 'Gegnersperren aufheben',
  'console.impossible-byes':
    'Jemandem eine freie Runde geben oder eintragen, wer ausgeschieden ist',
  'console.impossible-by-hand': 'Runde von Hand auslosen, mit Begründung',
  'console.impossible-see': 'Gründe und Auswege ansehen',
  'console.by-hand-what':
    'Ausgangspunkt sind Nachbarn in der Tabelle. Wiederholungen und alles andere, was die Regeln nicht zulassen, wird vor dem Speichern genannt.',
  'console.typed-pairs': 'Paare vom Papier eingeben',
  'console.typed-pairs-what':
    'Die Nummern von Weiß und Schwarz, Brett für Brett: 1-12 13-2 7-5. Wer spielt und nicht genannt ist, ist spielfrei.',
  'console.typed-boards': '{count|Ein Brett|{count} Bretter}.',
  'console.typed-idle': 'Ohne Gegner: {names}.',
  'console.typed-idle-n': '{count} Spieler haben noch keinen Gegner.',
  'console.typed-no-pair': '„{text}“ ist kein Paar von Nummern wie 1-12.',
  'console.typed-unknown': 'Es gibt keinen Spieler mit der Nummer {no}.',
  'console.typed-twice': 'Nummer {no}, {name}, steht zweimal da.',
  'console.typed-away': 'Nummer {no}, {name}, spielt in dieser Runde nicht.',
  'console.by-hand-keep': 'Als Entwurf speichern',
  'beside.player': 'Der gewählte Spieler',
  'beside.place': 'Platz {rank}',
  'beside.points': '{points|{points} Punkt|{points} Punkte}',
  'beside.places': 'Platz nach jeder Runde',
  'beside.choose': 'Klicken Sie auf eine Zeile, um ihren Spieler hier zu sehen.',
  'beside.reasons': 'Warum diese Paarung',
  'beside.waiting': 'Worauf die Runde wartet',
  'beside.nothing': 'Nichts fehlt, und niemand hat um etwas gebeten.',
  'beside.missing': 'Noch kein Ergebnis',
  'beside.follows': 'Was aus den Einstellungen folgt',
};
