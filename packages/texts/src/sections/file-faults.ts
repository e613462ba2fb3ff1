import { section } from '../section.ts';
import { fideReportTexts } from './fide-report.ts';
import { editionLossTexts, fileGuessTexts } from './file-guesses.ts';

/** Why a file of any kind is refused before anything is read from it. */
const inputTexts = section({
  'error.input.too-large': {
    da: 'filen er på {megabytes} MB; der læses højst {limitMegabytes} MB',
    de: 'die Datei hat {megabytes} MB; gelesen werden höchstens {limitMegabytes} MB',
    en: 'the file has {megabytes} MB; at most {limitMegabytes} MB are read',
  },
  'error.input.not-text': {
    da: 'er ikke en tekstfil ({kind}); et regneark gemmes først som CSV',
    de: 'ist keine Textdatei ({kind}); eine Tabelle zuerst als CSV speichern',
    en: 'is not a text file ({kind}); save a spreadsheet as CSV first',
  },
  'error.input.empty': {
    da: 'filen er tom',
    de: 'die Datei ist leer',
    en: 'the file is empty',
  },
  'error.input.unknown-format': {
    da: 'er hverken en rapportfil (TRF), en JSON-fil fra Rokade eller partier i PGN',
    de: 'ist weder eine Turnierberichtsdatei (TRF) noch eine JSON-Datei von Rokade noch PGN',
    en: 'is neither a report file (TRF), a JSON file of Rokade nor games in PGN',
  },
});

/** Why a report file is refused. */
const trfTexts = section({
  'error.trf.not-trf': {
    da: 'ingen linje begynder med en af formatets koder (001, 012 …)',
    de: 'keine Zeile beginnt mit einer Satzkennung des Formats (001, 012 …)',
    en: 'no line begins with a record code of the format (001, 012 …)',
  },
  'error.trf.no-players': {
    da: 'der er ingen spillere (linjer med 001)',
    de: 'es gibt keine Spieler (Zeilen mit 001)',
    en: 'there are no players (lines with 001)',
  },
  'error.trf.line.shifted': {
    da: 'herfra er linjen forskudt {by|1 kolonne|{by} kolonner}',
    de: 'von hier an ist die Zeile um {by|1 Spalte|{by} Spalten} verschoben',
    en: 'from here on the line is shifted by {by|1 column|{by} columns}',
  },
  'error.trf.line.out-of-columns': {
    da: 'spillerens linje: »{text}« står i en kolonne, der skal være tom, så felterne ikke kan skelnes',
    de: 'Zeile des Spielers: „{text}“ steht in einer Spalte, die leer sein muss, so dass die Felder nicht zu trennen sind',
    en: 'the player’s line: “{text}” stands in a column that must be blank, so that its fields cannot be told apart',
  },
  'error.trf.column.not-blank': {
    da: 'spiller {player}, runde {round}: »{text}« står i en kolonne, der skal være tom',
    de: 'Spieler {player}, Runde {round}: „{text}“ steht in einer Spalte, die leer sein muss',
    en: 'player {player}, round {round}: “{text}” stands in a column that must be blank',
  },
  'error.trf.player-number.invalid': {
    da: '»{text}« er ikke et startnummer fra 1 til 9999',
    de: '„{text}“ ist keine Startnummer von 1 bis 9999',
    en: '“{text}” is not a starting number from 1 to 9999',
  },
  'error.trf.player-number.duplicate': {
    da: 'startnummer {player} er brugt før',
    de: 'die Startnummer {player} kam schon vor',
    en: 'starting number {player} was used before',
  },
  'error.trf.record.invalid': {
    da: 'linje {record}: »{text}« er ikke tilladt dér',
    de: 'Satz {record}: „{text}“ ist dort nicht erlaubt',
    en: 'record {record}: “{text}” is not allowed there',
  },
  'error.trf.rounds.conflict': {
    da: 'antal runder er {rounds}, men før stod der {otherRounds}',
    de: 'die Rundenzahl ist {rounds}, vorher stand dort {otherRounds}',
    en: 'the number of rounds is {rounds}, but {otherRounds} was said before',
  },
  'error.trf.rounds.too-many': {
    da: 'spiller {player} har mere end {most} runder',
    de: 'Spieler {player} hat mehr als {most} Runden',
    en: 'player {player} has more than {most} rounds',
  },
  'error.trf.initial-colour.conflict': {
    da: 'farven i første runde er angivet på to måder',
    de: 'die Farbe der ersten Runde ist widersprüchlich angegeben',
    en: 'two different colours are given for the first round',
  },
  'error.trf.rating.invalid': {
    da: 'ratingen »{text}« er ikke et tal',
    de: 'die Wertungszahl „{text}“ ist keine Zahl',
    en: 'the rating “{text}” is not a number',
  },
  'error.trf.points.invalid': {
    da: 'pointtallet »{text}« er ikke hele eller halve point',
    de: 'die Punktzahl „{text}“ besteht nicht aus ganzen oder halben Punkten',
    en: 'the points “{text}” are not whole or half points',
  },
  'error.trf.rank.invalid': {
    da: 'placeringen »{text}« er ikke et tal',
    de: 'der Platz „{text}“ ist keine Zahl',
    en: 'the rank “{text}” is not a number',
  },
  'error.trf.opponent.invalid': {
    da: 'spiller {player}, runde {round}: »{text}« er ikke en modstanders nummer',
    de: 'Spieler {player}, Runde {round}: „{text}“ ist nicht die Nummer eines Gegners',
    en: 'player {player}, round {round}: “{text}” is not an opponent’s number',
  },
  'error.trf.opponent.unknown': {
    da: 'spiller {player}, runde {round}: modstanderen {opponent} findes ikke',
    de: 'Spieler {player}, Runde {round}: den Gegner {opponent} gibt es nicht',
    en: 'player {player}, round {round}: there is no opponent {opponent}',
  },
  'error.trf.opponent.self': {
    da: 'spiller {player}, runde {round}: har sig selv som modstander',
    de: 'Spieler {player}, Runde {round}: hat sich selbst als Gegner',
    en: 'player {player}, round {round}: has himself as opponent',
  },
  'error.trf.opponent.not-mutual': {
    da: 'spiller {player}, runde {round}: modstanderen {opponent} har ikke {player} som modstander',
    de: 'Spieler {player}, Runde {round}: beim Gegner {opponent} steht nicht {player}',
    en: 'player {player}, round {round}: opponent {opponent} does not have {player} as opponent',
  },
  'error.trf.colour.invalid': {
    da: 'spiller {player}, runde {round}: »{text}« er ikke en farve (w, b eller -)',
    de: 'Spieler {player}, Runde {round}: „{text}“ ist keine Farbe (w, b oder -)',
    en: 'player {player}, round {round}: “{text}” is not a colour (w, b or -)',
  },
  'error.trf.colour.missing': {
    da: 'spiller {player}, runde {round}: partiet er spillet, men har ingen farve',
    de: 'Spieler {player}, Runde {round}: die Partie wurde gespielt, hat aber keine Farbe',
    en: 'player {player}, round {round}: the game was played but has no colour',
  },
  'error.trf.colours.same': {
    da: 'spiller {player}, runde {round}: har samme farve som modstanderen {opponent}',
    de: 'Spieler {player}, Runde {round}: hat dieselbe Farbe wie der Gegner {opponent}',
    en: 'player {player}, round {round}: has the same colour as opponent {opponent}',
  },
  'error.trf.result.invalid': {
    da: 'spiller {player}, runde {round}: »{text}« er ikke et resultat',
    de: 'Spieler {player}, Runde {round}: „{text}“ ist kein Ergebnis',
    en: 'player {player}, round {round}: “{text}” is not a result',
  },
  'error.trf.result.needs-opponent': {
    da: 'spiller {player}, runde {round}: resultatet »{text}« mangler en modstander',
    de: 'Spieler {player}, Runde {round}: zum Ergebnis „{text}“ fehlt der Gegner',
    en: 'player {player}, round {round}: the result “{text}” lacks an opponent',
  },
  'error.trf.result.excludes-opponent': {
    da: 'spiller {player}, runde {round}: »{text}« står for en fri runde, men modstanderen er {opponent}',
    de: 'Spieler {player}, Runde {round}: „{text}“ heißt spielfrei, aber der Gegner ist {opponent}',
    en: 'player {player}, round {round}: “{text}” means no game, but the opponent is {opponent}',
  },
  'error.trf.results.incompatible': {
    da: 'spiller {player}, runde {round}: {result} passer ikke til {opponentResult} hos modstanderen {opponent}',
    de: 'Spieler {player}, Runde {round}: {result} passt nicht zu {opponentResult} beim Gegner {opponent}',
    en: 'player {player}, round {round}: {result} does not go with {opponentResult} of opponent {opponent}',
  },
});

/** What is odd in a report file that is taken all the same. */
const trfRemarkTexts = section({
  'error.trf.name.missing': {
    da: 'spiller {player} har intet navn',
    de: 'Spieler {player} hat keinen Namen',
    en: 'player {player} has no name',
  },
  'error.trf.sex.unknown': {
    da: 'kønnet »{text}« er ukendt og udelades',
    de: 'das Geschlecht „{text}“ ist unbekannt und entfällt',
    en: 'the sex “{text}” is unknown and left out',
  },
  'error.trf.title.unknown': {
    da: 'titlen »{text}« er ukendt og udelades',
    de: 'der Titel „{text}“ ist unbekannt und entfällt',
    en: 'the title “{text}” is unknown and left out',
  },
  'error.trf.points.differ': {
    da: 'spiller {player}: der står {statedPoints} point, men runderne giver {computedPoints}; runderne gælder',
    de: 'Spieler {player}: angegeben sind {statedPoints} Punkte, die Runden ergeben {computedPoints}; es gelten die Runden',
    en: 'player {player}: {statedPoints} points are stated, the rounds give {computedPoints}; the rounds count',
  },
  'error.trf.player-count.differs': {
    da: 'der står {statedPlayers} spillere, men der er {players}',
    de: 'angegeben sind {statedPlayers} Spieler, es sind aber {players}',
    en: '{statedPlayers} players are stated, but there are {players}',
  },
  'error.trf.rounds.exceeded': {
    da: 'der er {held} runder, men kun {rounds} er planlagt',
    de: 'es gibt {held} Runden, geplant sind nur {rounds}',
    en: 'there are {held} rounds, but only {rounds} are planned',
  },
  'error.trf.acceleration.rounds-unknown': {
    da: '{system} accelererer efter antallet af runder, men intet siger det (142, XXR); der accelereres ikke',
    de: '{system} beschleunigt nach der Zahl der Runden, die aber nirgends steht (142, XXR); es wird nicht beschleunigt',
    en: '{system} accelerates by the number of rounds, but nothing says it (142, XXR); there is no acceleration',
  },
  'error.trf.round-date.invalid': {
    da: '»{text}« er ikke en rundes dato og udelades',
    de: '„{text}“ ist kein Rundendatum und entfällt',
    en: '“{text}” is not the date of a round and is left out',
  },
  'error.trf.opponent.missing': {
    da: 'spiller {player}, runde {round}: »{text}« uden modstander regnes som en fri runde med point',
    de: 'Spieler {player}, Runde {round}: „{text}“ ohne Gegner gilt als spielfrei mit Punkt',
    en: 'player {player}, round {round}: “{text}” without an opponent is taken for a full-point bye',
  },
  'error.trf.bye-announcement.contradicted': {
    da: 'spiller {player} er meldt fri i runde {round}, men har spillet; spillet gælder',
    de: 'Spieler {player} ist für Runde {round} abgemeldet, hat aber gespielt; die Partie gilt',
    en: 'player {player} is announced absent in round {round}, but played; the game counts',
  },
  'error.trf.strength.rounded': {
    da: 'holdets styrke »{text}« har decimaler, som linje 310 ikke kan have; læst som {strength}',
    de: 'die Stärke „{text}“ der Mannschaft hat Nachkommastellen, für die Satz 310 keinen Platz hat; gelesen als {strength}',
    en: 'the team’s strength “{text}” has decimals, which record 310 has no place for; taken as {strength}',
  },
  'error.trf.bye.second-in-round': {
    da: 'spiller {player} er den anden oversidder i runde {round}',
    de: 'Spieler {player} ist in Runde {round} als Zweiter spielfrei',
    en: 'player {player} is the second with the bye in round {round}',
  },
  'error.trf.abnormal-points.not-counted': {
    da: 'point uden for reglerne (299) bevares, men tælles ikke med for hold',
    de: 'Punkte außer der Regel (299) bleiben erhalten, zählen aber bei Mannschaften nicht mit',
    en: 'points against the scoring (299) are kept but not counted for teams',
  },
  'error.trf.encoding.unknown': {
    da: 'linje {record}: »{text}« er ikke en af formatets koder',
    de: 'Satz {record}: „{text}“ ist keine Kodierung des Formats',
    en: 'record {record}: “{text}” is none of the format’s codes',
  },
  'error.trf.participant.unknown': {
    da: 'linje {record} nævner nummer {participant}, som ikke findes',
    de: 'Satz {record} nennt die Nummer {participant}, die es nicht gibt',
    en: 'record {record} names number {participant}, which is not there',
  },
  'error.trf.record.repeated': {
    da: 'linje {record} står to gange; den sidste gælder',
    de: 'Satz {record} kommt zweimal vor; der letzte gilt',
    en: 'record {record} stands there twice; the last one counts',
  },
});

/** Why games in PGN make no tournament, and what PGN does not say of one. */
const pgnTexts = section({
  'error.pgn.games.none': {
    da: 'der er ingen partier i filen',
    de: 'die Datei enthält keine Partien',
    en: 'there are no games in the file',
  },
  'error.pgn.events.several': {
    da: 'partierne er fra flere turneringer, »{first}« og »{other}«; gem hver turnering i sin egen fil',
    de: 'die Partien sind aus mehreren Turnieren, „{first}“ und „{other}“; jedes Turnier in einer eigenen Datei speichern',
    en: 'the games are of several tournaments, “{first}” and “{other}”; save each tournament in a file of its own',
  },
  'error.pgn.player.missing': {
    da: 'partiet har ikke noget navn i feltet {tag}',
    de: 'die Partie hat keinen Namen im Feld {tag}',
    en: 'the game has no name in its tag {tag}',
  },
  'error.pgn.player.self': {
    da: '{name} spiller mod sig selv',
    de: '{name} spielt gegen sich selbst',
    en: '{name} plays against himself',
  },
  'error.pgn.round.missing': {
    da: 'feltet Round (»{text}«) siger ikke, hvilken runde partiet er fra; der skal stå et tal, eventuelt med brættet efter et punktum',
    de: 'das Feld Round („{text}“) sagt nicht, aus welcher Runde die Partie ist; nötig ist eine Zahl, mit dem Brett hinter einem Punkt',
    en: 'the tag Round (“{text}”) does not say which round the game is of; it must be a number, with the board after a full stop if wanted',
  },
  'error.pgn.player.twice': {
    da: '{name} har to partier i runde {round}',
    de: '{name} hat zwei Partien in Runde {round}',
    en: '{name} has two games in round {round}',
  },
  'error.pgn.result.unknown': {
    da: '»{text}« er ikke et resultat',
    de: '„{text}“ ist kein Ergebnis',
    en: '“{text}” is not a result',
  },
  'error.pgn.players.too-many': {
    da: '{players} spillere er flere end de {most}, der er numre til',
    de: '{players} Spieler sind mehr als die {most}, für die es Nummern gibt',
    en: '{players} players are more than the {most} there are numbers for',
  },
  'error.pgn.numbers.made': {
    da: 'PGN har ingen startnumre: de {players} spillere er nummereret efter rating, titel og navn',
    de: 'PGN hat keine Startnummern: die {players} Spieler sind nach Wertungszahl, Titel und Namen nummeriert',
    en: 'PGN has no starting numbers: the {players} players are numbered by rating, title and name',
  },
  'error.pgn.games.missing': {
    da: 'PGN kender hverken oversiddere eller udeblivelser: {entries|1 gang|{entries} gange} mangler en spiller et parti i en runde og står uden point i den',
    de: 'PGN kennt weder Freilose noch kampflose Partien: {entries|einmal|{entries}-mal} hat ein Spieler in einer Runde keine Partie und dort keine Punkte',
    en: 'PGN knows neither byes nor forfeits: {entries|once|{entries} times} a player has no game in a round and stands there without points',
  },
});

/** Why a JSON file is refused. */
const jsonTexts = section({
  'error.json.syntax': {
    da: 'her holder teksten op med at være JSON',
    de: 'hier hört der Text auf, JSON zu sein',
    en: 'here the text stops being JSON',
  },
  'error.json.too-deep': {
    da: 'lister og objekter ligger mere end {most} lag inde i hinanden; intet af filen er læst',
    de: 'Listen und Objekte liegen mehr als {most} Ebenen tief ineinander; nichts davon wurde gelesen',
    en: 'lists and objects lie more than {most} levels within one another; nothing of the file was read',
  },
  'error.json.unknown-document': {
    da: 'er JSON, men ikke en turnering fra Rokade',
    de: 'ist JSON, aber kein Turnier von Rokade',
    en: 'is JSON, but not a tournament of Rokade',
  },
  'error.json.newer-version': {
    da: 'er skrevet af en nyere Rokade (udgave {version}; denne kender {known})',
    de: 'stammt von einem neueren Rokade (Fassung {version}; dieses kennt {known})',
    en: 'was written by a newer Rokade (version {version}; this one knows {known})',
  },
  'error.json.wrong-type': {
    da: '{problem}',
    de: '{problem}',
    en: '{problem}',
  },
  'problem.not-text': { da: 'skal være en tekst', de: 'muss ein Text sein', en: 'must be a text' },
  'problem.not-half-points': {
    da: 'skal være halve point, et helt tal fra -19 til 199',
    de: 'müssen halbe Punkte sein, eine ganze Zahl von -19 bis 199',
    en: 'must be half-points, a whole number from -19 to 199',
  },
  'problem.not-round': {
    da: 'skal være et helt tal fra 1 til 999',
    de: 'muss eine ganze Zahl von 1 bis 999 sein',
    en: 'must be a whole number from 1 to 999',
  },
  'problem.not-ordinal': {
    da: 'skal være et helt tal fra 1 til 9999',
    de: 'muss eine ganze Zahl von 1 bis 9999 sein',
    en: 'must be a whole number from 1 to 9999',
  },
  'problem.not-whole': {
    da: 'skal være et helt tal',
    de: 'muss eine ganze Zahl sein',
    en: 'must be a whole number',
  },
  'problem.not-amount': {
    da: 'skal være et beløb med højst to decimaler',
    de: 'muss ein Betrag mit höchstens zwei Nachkommastellen sein',
    en: 'must be an amount with at most two decimals',
  },
  'problem.not-yes-or-no': {
    da: 'skal være true eller false',
    de: 'muss true oder false sein',
    en: 'must be true or false',
  },
  'problem.not-list': {
    da: 'skal være en liste',
    de: 'muss eine Liste sein',
    en: 'must be a list',
  },
  'problem.not-object': {
    da: 'skal være et objekt',
    de: 'muss ein Objekt sein',
    en: 'must be an object',
  },
  'problem.unknown-word': {
    da: 'er ikke et af de tilladte ord',
    de: 'ist keines der erlaubten Wörter',
    en: 'is none of the words allowed',
  },
});

/** Why a row of a player list cannot be taken over. */
const csvTexts = section({
  'error.csv.quote.open': {
    da: 'et anførselstegn bliver ikke lukket; resten af listen er ikke læst',
    de: 'ein Anführungszeichen wird nicht geschlossen; der Rest der Liste ist nicht gelesen',
    en: 'a quotation mark is never closed; the rest of the list was not read',
  },
  'error.csv.name-column.missing': {
    da: 'ingen kolonne med navne; kald den »Navn« eller »Efternavn« og »Fornavn«',
    de: 'keine Spalte mit Namen; sie muss „Name“ oder „Nachname“ und „Vorname“ heißen',
    en: 'no column of names; call it “Name” or “Surname” and “First name”',
  },
  'error.csv.players.none': {
    da: 'der er overskrifter, men ingen spillere',
    de: 'es gibt Überschriften, aber keine Spieler',
    en: 'there are headings, but no players',
  },
  'error.csv.players.too-many': {
    da: 'listen har {rows} rækker; der læses højst {most}',
    de: 'die Liste hat {rows} Zeilen; gelesen werden höchstens {most}',
    en: 'the list has {rows} rows; at most {most} are read',
  },
  'error.csv.name.missing': {
    da: 'navnet mangler',
    de: 'der Name fehlt',
    en: 'the name is missing',
  },
  'error.csv.rating.invalid': {
    da: 'ratingen »{text}« er ikke et helt tal',
    de: 'die Wertungszahl „{text}“ ist keine ganze Zahl',
    en: 'the rating “{text}” is not a whole number',
  },
  'error.csv.rating.out-of-range': {
    da: 'ratingen {rating} er over {highest}',
    de: 'die Wertungszahl {rating} liegt über {highest}',
    en: 'the rating {rating} is above {highest}',
  },
  'error.csv.title.unknown': {
    da: 'titlen »{text}« er ukendt (GM IM WGM FM WIM CM WFM WCM)',
    de: 'der Titel „{text}“ ist unbekannt (GM IM WGM FM WIM CM WFM WCM)',
    en: 'the title “{text}” is unknown (GM IM WGM FM WIM CM WFM WCM)',
  },
  'error.csv.sex.unknown': {
    da: 'kønnet »{text}« er ukendt (m eller k)',
    de: 'das Geschlecht „{text}“ ist unbekannt (m oder w)',
    en: 'the sex “{text}” is unknown (m or f)',
  },
  'error.csv.birth-date.invalid': {
    da: '»{text}« er ikke en dato (31.12.2001, 2001-12-31 eller 2001)',
    de: '„{text}“ ist kein Datum (31.12.2001, 2001-12-31 oder 2001)',
    en: '“{text}” is not a date (31.12.2001, 2001-12-31 or 2001)',
  },
  'error.csv.text.too-long': {
    da: 'teksten er længere end {limit} tegn',
    de: 'der Text ist länger als {limit} Zeichen',
    en: 'the text is longer than {limit} characters',
  },
  'error.csv.player.duplicate': {
    da: '»{text}« står allerede i række {firstRow}',
    de: '„{text}“ steht schon in Zeile {firstRow}',
    en: '“{text}” stands already in row {firstRow}',
  },
});

/** What a file of another format cannot hold. */
const lossTexts = section({
  'loss.history': {
    da: 'historikken ({count|1 linje|{count} linjer})',
    de: 'der Verlauf ({count|1 Eintrag|{count} Einträge})',
    en: 'the history ({count|1 line|{count} lines})',
  },
  'loss.clubs': {
    da: 'klubber ({count|1 spiller|{count} spillere})',
    de: 'Vereine ({count} Spieler)',
    en: 'clubs ({count|1 player|{count} players})',
  },
  'loss.national-ratings': {
    da: 'danske ratingtal ({count|1 spiller|{count} spillere})',
    de: 'nationale Wertungszahlen ({count} Spieler)',
    en: 'national ratings ({count|1 player|{count} players})',
  },
  'loss.fide-ratings': {
    da: 'FIDE-ratingtal ({count|1 spiller|{count} spillere})',
    de: 'Elo-Zahlen ({count} Spieler)',
    en: 'FIDE ratings ({count|1 player|{count} players})',
  },
  'loss.other-ratings': {
    da: 'ratingtal for andre slags partier ({count|1 spiller|{count} spillere})',
    de: 'Wertungszahlen anderer Spielarten ({count} Spieler)',
    en: 'ratings of other kinds of play ({count|1 player|{count} players})',
  },
  'loss.citizenships': {
    da: 'statsborgerskaber ({count|1 spiller|{count} spillere})',
    de: 'Staatsangehörigkeiten ({count} Spieler)',
    en: 'citizenships ({count|1 player|{count} players})',
  },
  'loss.national-ids': {
    da: 'DSU-numre ({count|1 spiller|{count} spillere})',
    de: 'DSU-Nummern ({count} Spieler)',
    en: 'DSU numbers ({count|1 player|{count} players})',
  },
  'loss.settings': {
    da: 'indstillinger, som ingen rapportfil har plads til ({count}): systemets valg, klokkeslæt, betænkningstidens forspring, turneringskomite, op- og nedrykning, reglernes udgave',
    de: 'Einstellungen, für die keine Berichtsdatei Platz hat ({count}): Wahlmöglichkeiten des Systems, Uhrzeiten, Zeitvorgabe, Turnierausschuss, Auf- und Abstieg, Fassung der Regeln',
    en: 'settings that no report file has room for ({count}): choices of the system, times of day, time odds, committee, promotion and relegation, edition of the rules',
  },
  'loss.notices': {
    da: 'udeblivelser uden afbud ({count})',
    de: 'Fehlen ohne Absage ({count})',
    en: 'absences without notice ({count})',
  },
  'loss.cancelled-games': {
    da: 'aflyste partier ({count}); deres point bliver til fri runder',
    de: 'abgesetzte Partien ({count}); ihre Punkte werden zu spielfreien Runden',
    en: 'cancelled games ({count}); their points become byes',
  },
  'loss.withdrawals': {
    da: 'hvem der er udgået med tællende partier ({count})',
    de: 'wer mit zählenden Partien zurückgetreten ist ({count})',
    en: 'who left with games that count ({count})',
  },
  'loss.cut-texts': {
    da: 'tekster, der er længere end deres kolonner ({count|1 spiller|{count} spillere})',
    de: 'Texte, die länger als ihre Spalten sind ({count} Spieler)',
    en: 'texts longer than their columns ({count|1 player|{count} players})',
  },
  'loss.rounds': {
    da: 'runder og resultater ({count|1 runde|{count} runder})',
    de: 'Runden und Ergebnisse ({count|1 Runde|{count} Runden})',
    en: 'rounds and results ({count|1 round|{count} rounds})',
  },
  'loss.tournament-facts': {
    da: 'oplysninger om turneringen ({count})',
    de: 'Angaben zum Turnier ({count})',
    en: 'facts about the tournament ({count})',
  },
  'loss.unplayed-games': {
    da: 'partier, der ikke blev spillet ({count})',
    de: 'nicht gespielte Partien ({count})',
    en: 'games that were not played ({count})',
  },
  'loss.byes': {
    da: 'fri runder ({count})',
    de: 'spielfreie Runden ({count})',
    en: 'byes ({count})',
  },
});

/** What is said about files of every format: faults, remarks, guesses, losses, lacks. */
export const fileFaultTexts = section({
  ...inputTexts,
  ...trfTexts,
  ...trfRemarkTexts,
  ...pgnTexts,
  ...jsonTexts,
  ...csvTexts,
  ...lossTexts,
  ...fileGuessTexts,
  ...editionLossTexts,
  ...fideReportTexts,
});
