import type { filesTexts as reference } from '../en/files.ts';
import type { Translation } from '../texts.ts';

/** What is said about files of every format: faults, remarks, guesses, losses. */
export const filesTexts: Translation<typeof reference> = {
  // Why a file of any kind is refused before anything is read from it.
  'error.input.too-large':
    'die Datei hat {megabytes} MB; gelesen werden höchstens {limitMegabytes} MB',
  'error.input.not-text': 'die Datei ist weder ein Text noch eine Tabelle ({kind})',
  'error.input.spreadsheet-locked':
    'die Tabelle verlangt ein Kennwort; in der Tabellenkalkulation entfernen und die Datei neu speichern',
  'error.input.spreadsheet-damaged':
    'die Tabelle ist beschädigt oder wurde unterwegs abgeschnitten; neu speichern und noch einmal senden',
  'error.input.spreadsheet-other':
    'ist eine Excel-Datei einer Art, die nicht gelesen wird (.{kind}); als XLSX, ODS oder CSV speichern',
  'error.input.sheet-too-large':
    'entpackt hat das Blatt {megabytes} MB; gelesen werden höchstens {limitMegabytes} MB',
  'error.input.sheets-several':
    'auf mehreren Blättern stehen Listen mit Personen ({sheets}); die Datei unter Listen ablegen, wo das Blatt gewählt wird, oder das eine Blatt als eigene Datei speichern',
  'error.input.sheet-missing': 'die Datei hat kein Blatt „{sheet}“',
  'error.input.sheet-uncalculated':
    'auf dem Blatt „{sheet}“ {count|hat eine Formel|haben {count} Formeln} keinen Wert, die erste in {cell}; die Datei in der Tabellenkalkulation öffnen und einmal speichern, dann stehen die Werte darin',
  'error.input.empty': 'die Datei ist leer',
  'error.import.whole-journal':
    'Das ist das ganze Protokoll eines Turniers, keine Berichtsdatei: mit Importieren einlesen.',
  'error.input.unknown-format':
    'ist weder eine Turnierberichtsdatei (TRF) noch eine JSON-Datei von Rokade, PGN oder ein Turnier eines anderen Programms, das gelesen wird',

  // Why a report file is refused.
  'error.trf.not-trf': 'keine Zeile beginnt mit einer Satzkennung des Formats (001, 012 …)',
  'error.trf.no-players': 'es gibt keine Spieler (Zeilen mit 001)',
  'error.trf.line.shifted': 'von hier an ist die Zeile um {by|1 Spalte|{by} Spalten} verschoben',
  'error.trf.line.out-of-columns':
    'Zeile des Spielers: „{text}“ steht in einer Spalte, die leer sein muss, sodass die Felder nicht zu trennen sind',
  'error.trf.column.not-blank':
    'Spieler {player}, Runde {round}: „{text}“ steht in einer Spalte, die leer sein muss',
  'error.trf.player-number.invalid': '„{text}“ ist keine Startnummer von 1 bis 9999',
  'error.trf.player-number.duplicate': 'die Startnummer {player} kam schon vor',
  'error.trf.record.invalid': 'Satz {record}: „{text}“ ist dort nicht erlaubt',
  'error.trf.rounds.conflict': 'die Rundenzahl ist {rounds}, vorher stand dort {otherRounds}',
  'error.trf.rounds.too-many': 'Spieler {player} hat mehr als {most} Runden',
  'error.trf.initial-colour.conflict': 'die Farbe der ersten Runde ist widersprüchlich angegeben',
  'error.trf.rating.invalid': 'die Wertungszahl „{text}“ ist keine Zahl',
  'error.trf.points.invalid': 'die Punktzahl „{text}“ besteht nicht aus ganzen oder halben Punkten',
  'error.trf.rank.invalid': 'der Platz „{text}“ ist keine Zahl',
  'error.trf.opponent.invalid':
    'Spieler {player}, Runde {round}: „{text}“ ist nicht die Nummer eines Gegners',
  'error.trf.opponent.unknown':
    'Spieler {player}, Runde {round}: den Gegner {opponent} gibt es nicht',
  'error.trf.opponent.self': 'Spieler {player}, Runde {round}: hat sich selbst als Gegner',
  'error.trf.opponent.not-mutual':
    'Spieler {player}, Runde {round}: beim Gegner {opponent} steht nicht {player}',
  'error.trf.colour.invalid':
    'Spieler {player}, Runde {round}: „{text}“ ist keine Farbe (w, b oder -)',
  'error.trf.colour.missing':
    'Spieler {player}, Runde {round}: die Partie wurde gespielt, hat aber keine Farbe',
  'error.trf.colours.same':
    'Spieler {player}, Runde {round}: hat dieselbe Farbe wie der Gegner {opponent}',
  'error.trf.result.invalid': 'Spieler {player}, Runde {round}: „{text}“ ist kein Ergebnis',
  'error.trf.result.needs-opponent':
    'Spieler {player}, Runde {round}: zum Ergebnis „{text}“ fehlt der Gegner',
  'error.trf.result.excludes-opponent':
    'Spieler {player}, Runde {round}: „{text}“ heißt spielfrei, aber der Gegner ist {opponent}',
  'error.trf.results.incompatible':
    'Spieler {player}, Runde {round}: {result} passt nicht zu {opponentResult} beim Gegner {opponent}',

  // What is odd in a report file that is taken all the same.
  'error.trf.name.missing': 'Spieler {player} hat keinen Namen',
  'error.trf.sex.unknown': 'das Geschlecht „{text}“ ist unbekannt und entfällt',
  'error.trf.title.unknown': 'der Titel „{text}“ ist unbekannt und entfällt',
  'error.trf.points.differ':
    'Spieler {player}: angegeben sind {statedPoints} Punkte, die Runden ergeben {computedPoints}; es gelten die Runden',
  'error.trf.player-count.differs':
    'angegeben sind {statedPlayers} Spieler, es sind aber {players}',
  'error.trf.rounds.exceeded': 'es gibt {held} Runden, geplant sind nur {rounds}',
  'error.trf.acceleration.rounds-unknown':
    '{system} beschleunigt nach der Zahl der Runden, die aber nirgends steht (142, XXR); es wird nicht beschleunigt',
  'error.trf.round-date.invalid': '„{text}“ ist kein Rundendatum und entfällt',
  'error.trf.opponent.missing':
    'Spieler {player}, Runde {round}: „{text}“ ohne Gegner gilt als spielfrei mit Punkt',
  'error.trf.bye-announcement.contradicted':
    'Spieler {player} ist für Runde {round} abgemeldet, hat aber gespielt; die Partie gilt',
  'error.trf.strength.rounded':
    'die Stärke „{text}“ der Mannschaft hat Nachkommastellen, für die Satz 310 keinen Platz hat; gelesen als {strength}',
  'error.trf.bye.second-in-round': 'Spieler {player} ist in Runde {round} als Zweiter spielfrei',
  'error.trf.fide-id.odd':
    '„{text}“ steht bei Spieler {player} anstelle der FIDE-Nummer und ist keine',
  'error.pgn.fide-id.odd': '„{text}“ ist keine FIDE-Nummer von {name}; weggelassen',
  'error.trf.bye.set-beforehand':
    'Spieler {player} ist in Runde {round}, die noch nicht ausgelost ist, bereits spielfrei; die anderen werden ohne ihn ausgelost',
  'error.trf.scoring.other-symbol':
    'Satz {record}: {symbol} ist ein Buchstabe von bbpPairings; er wird als A gelesen, was eine Abwesenheit oder kampflose Niederlage zählt',
  'error.trf.date.short-year':
    'Satz {record}: „{text}“ hat ein zweistelliges Jahr; gelesen als {date}',
  'error.trf.date.unreadable': 'Satz {record}: „{text}“ ist kein lesbares Datum',
  'error.trf.abnormal-points.not-counted':
    'Punkte außer der Regel (299) bleiben erhalten, zählen aber bei Mannschaften nicht mit',
  'error.trf.encoding.unknown': 'Satz {record}: „{text}“ ist keine Kodierung des Formats',
  'error.trf.participant.unknown':
    'Satz {record} nennt die Nummer {participant}, die es nicht gibt',
  'error.trf.record.repeated': 'Satz {record} kommt zweimal vor; der letzte gilt',

  // Why games in PGN make no tournament, and what PGN does not say of one.
  'error.pgn.games.none': 'die Datei enthält keine Partien',
  'error.pgn.events.several':
    'die Partien sind aus mehreren Turnieren, „{first}“ und „{other}“; jedes Turnier in einer eigenen Datei speichern',
  'error.pgn.player.missing': 'die Partie hat keinen Namen im Feld {tag}',
  'error.pgn.player.self': '{name} spielt gegen sich selbst',
  'error.pgn.round.missing':
    'das Feld Round („{text}“) sagt nicht, aus welcher Runde die Partie ist; nötig ist eine Zahl, mit dem Brett hinter einem Punkt',
  'error.pgn.player.twice': '{name} hat zwei Partien in Runde {round}',
  'error.pgn.result.unknown': '„{text}“ ist kein Ergebnis',
  'error.pgn.players.too-many':
    '{players} Spieler sind mehr als die {most}, für die es Nummern gibt',
  'error.pgn.numbers.made':
    'PGN hat keine Startnummern: die {players} Spieler sind nach Wertungszahl, Titel und Namen nummeriert',
  'error.program.damaged':
    'die Datei von {program} ist abgeschnitten oder beschädigt; dort noch einmal speichern',
  'error.program.teams':
    'ist ein Mannschaftsturnier von {program}; gelesen werden nur Einzelturniere. Dort die FIDE-Berichtsdatei (TRF) ausgeben und diese nehmen',
  'error.program.system':
    'ist in {program} ein Pokal, ein Wettkampf oder hat mehrere Durchgänge, was nicht gelesen wird. Dort die FIDE-Berichtsdatei (TRF) ausgeben und diese nehmen',
  'error.program.players.none': 'die Datei von {program} hat keine Spieler',
  'error.program.players-alone':
    'von der Datei von {program} werden nur die Spieler gelesen, unter Listen oder bei den Anmeldungen; für die Runden dort die FIDE-Berichtsdatei (TRF) ausgeben',
  'error.program.contradiction':
    'Runde {round}: Spieler {player} kommt zweimal vor oder ist nicht unter den Spielern der Datei von {program}',
  'error.cross-table.contradiction':
    'Runde {round}: die Zeile von {player} und die des Gegners sagen Verschiedenes',
  'error.cross-table.cell':
    '{player}, Runde {round}: „{text}“ ist weder eine Partie (54w1) noch eine Runde ohne Gegner (-1)',
  'error.swiss-manager.left-out':
    'Feinwertungen, Gruppen, Kategorien, Preise, Rundenzeiten und andere Punkte als 1 – ½ – 0 von Swiss-Manager werden nicht gelesen',
  'error.swiss-chess.left-out':
    'Feinwertungen, Gruppen, Sonderpunkte und Rundenzeiten von Swiss-Chess werden nicht gelesen',
  'error.cross-table.left-out':
    'eine Kreuztabelle hat weder Tage noch Feinwertungen; ein Punkt ohne Partie gilt als Freilos der Auslosung, eine Wertungszahl ohne Namen als die der FIDE',
  'error.program.result-unknown':
    'Runde {round}, Spieler {player}: das Ergebnis {text} von {program} ist nicht bekannt; die Partie bleibt offen',
  'error.program.scoring': '{program} zählt hier Punkte auf eigene Weise; genommen wurde 1 – ½ – 0',
  'error.cross-table.points-differ':
    '{players|ein Spieler hat|{players} Spieler haben} in der Tabelle andere Punkte, als die Ergebnisse geben',
  'error.pgn.games.missing':
    'PGN kennt weder Freilose noch kampflose Partien: {entries|einmal|{entries}-mal} hat ein Spieler in einer Runde keine Partie und dort keine Punkte',

  // Why a JSON file is refused.
  'error.json.syntax': 'ab hier ist der Text kein JSON mehr',
  'error.json.too-deep':
    'Listen und Objekte liegen mehr als {most} Ebenen tief ineinander; nichts davon wurde gelesen',
  'error.json.unknown-document': 'ist JSON, aber kein Turnier von Rokade',
  'error.json.newer-version':
    'stammt von einem neueren Rokade (Fassung {version}; dieses kennt {known})',
  'error.json.wrong-type': '{problem}',
  'error.json.unknown-word': 'ist keines von diesen: {words}',
  'error.json.out-of-bounds': 'muss von {least} bis {most} sein',
  'kind.zip': 'Zip',
  'kind.pdf': 'PDF',
  'kind.binary': 'Binärdaten',
  'problem.not-text': 'muss ein Text sein',
  'problem.not-half-points': 'müssen halbe Punkte sein, eine ganze Zahl von -19 bis 199',
  'problem.not-round': 'muss eine ganze Zahl von 1 bis 999 sein',
  'problem.not-ordinal': 'muss eine ganze Zahl von 1 bis 9999 sein',
  'problem.not-whole': 'muss eine ganze Zahl sein',
  'problem.not-amount': 'muss ein Betrag mit höchstens zwei Nachkommastellen sein',
  'problem.not-yes-or-no': 'muss true oder false sein',
  'problem.not-list': 'muss eine Liste sein',
  'problem.not-object': 'muss ein Objekt sein',
  'problem.unknown-word': 'ist keines der erlaubten Wörter',
  'problem.not-number': 'muss eine Zahl sein',
  'problem.not-points': 'müssen mögliche Punkte sein, ganze und halbe',
  'problem.too-early': 'ist früher als das, was davor steht',
  'problem.not-a-position': 'ist keine mögliche Stellung (FEN)',
  'problem.not-a-board-result': 'muss 1, 0.5, 0, "+", "-" oder null sein',
  'problem.unlike-the-others': 'passt nicht zu den anderen Werten',

  // Why a row of a player list cannot be taken over.
  'error.csv.quote.open':
    'ein Anführungszeichen wird nicht geschlossen; der Rest der Liste ist nicht gelesen',
  'error.csv.name-column.missing':
    'keine Spalte mit Namen; sie muss „Name“ oder „Nachname“ und „Vorname“ heißen',
  'error.csv.players.none': 'es gibt Überschriften, aber keine Spieler',
  'error.csv.players.too-many': 'die Liste hat {rows} Zeilen; gelesen werden höchstens {most}',
  'error.csv.name.missing': 'der Name fehlt',
  'error.csv.rating.invalid': 'die Wertungszahl „{text}“ ist keine ganze Zahl',
  'error.csv.rating.out-of-range': 'die Wertungszahl {rating} liegt über {highest}',
  'error.csv.title.unknown': 'der Titel „{text}“ ist unbekannt (GM IM WGM FM WIM CM WFM WCM)',
  'error.csv.sex.unknown': 'das Geschlecht „{text}“ ist unbekannt (m oder w)',
  'error.csv.federation.unknown': 'die Föderation „{text}“ ist unbekannt (drei Buchstaben wie GER)',
  'error.csv.fide-id.invalid': '„{text}“ ist keine FIDE-Nummer; die besteht nur aus Ziffern',
  'error.csv.birth-date.invalid': '„{text}“ ist kein Datum (31.12.2001, 2001-12-31 oder 2001)',
  'error.csv.membership-day.invalid':
    '„{text}“ ist kein Tag, von dem oder bis zu dem jemand Mitglied ist (31.12.2001, 2001-12-31 oder 2001)',
  'error.csv.text.too-long': 'der Text ist länger als {limit} Zeichen',
  'error.csv.player.duplicate': '„{text}“ steht schon in Zeile {firstRow}',

  // What a file of another format cannot hold.
  'loss.history': 'das Protokoll ({count|1 Eintrag|{count} Einträge})',
  'loss.clubs': 'Vereine ({count} Spieler)',
  'loss.national-ratings': 'nationale Wertungszahlen ({count} Spieler)',
  'loss.fide-ratings': 'Elo-Zahlen ({count} Spieler)',
  'loss.other-ratings': 'Wertungszahlen anderer Spielarten ({count} Spieler)',
  'loss.citizenships': 'Staatsangehörigkeiten ({count} Spieler)',
  'loss.national-ids': 'nationale Nummern ({count} Spieler)',
  'loss.settings':
    'Einstellungen, für die keine Berichtsdatei Platz hat ({count}): Wahlmöglichkeiten des Systems, Uhrzeiten, Zeitvorgabe, Turnierausschuss, Auf- und Abstieg, Fassung der Regeln',
  'loss.notices': 'Fehlen ohne Absage ({count})',
  'loss.cancelled-games': 'abgesetzte Partien ({count}); ihre Punkte werden zu spielfreien Runden',
  'loss.withdrawals': 'wer mit zählenden Partien zurückgetreten ist ({count})',
  'loss.cut-texts': 'Texte, die länger als ihre Spalten sind ({count} Spieler)',
  'loss.rounds': 'Runden und Ergebnisse ({count|1 Runde|{count} Runden})',
  'loss.tournament-facts': 'Angaben zum Turnier ({count})',
  'loss.unplayed-games': 'nicht gespielte Partien ({count})',
  'loss.byes': 'spielfreie Runden ({count})',

  // What lenient reading made of a fault; `{text}` is the fault itself.
  'guess.taken-as': '{text} – gelesen als „{takenAs}“',
  'guess.left-out': '{text} – weggelassen',

  // What one edition of the report file has no record for.
  'loss.scoring': 'Punkte, die diese Fassung nicht angeben kann',
  'loss.file-order': 'dass die Reihenfolge der Datei die Startordnung ist (XXC rank)',
  'loss.set-byes': 'dass vor der Auslosung feststeht, wer spielfrei ist ({count})',
  'loss.encoded-facts': 'kodierte Angaben, 172 bis 222 ({count})',
  'loss.pair-rounds': 'verbotene Paarungen, die nur für einige Runden gelten ({count})',
  'loss.abnormal-points': 'Punkte außer der Regel, 299 ({count})',
  'loss.teams': 'Mannschaften ({count})',
  'loss.accelerations': 'zusätzliche Punkte nur für die Auslosung, 250 und XXA ({count})',
  'loss.team-facts': 'Kürzel, Stärke und Punkte der Mannschaften ({count})',
  'loss.team-matches': 'Aufstellungen, spielfreie Runden und Wertung der Wettkämpfe ({count})',
  'console.list-unread': 'Nicht übernommen: {columns}',
  'console.list-column': 'Spalte {column}',
};
