import type { Texts } from '../texts.ts';

/** What is said about files of every format: faults, remarks, guesses, losses. */
export const filesTexts = {
  // Why a file of any kind is refused before anything is read from it.
  'error.input.too-large': 'the file has {megabytes} MB; the limit is {limitMegabytes} MB',
  'error.input.not-text': 'the file is neither a text nor a spreadsheet ({kind})',
  'error.input.spreadsheet-locked':
    'the spreadsheet needs a password; take it away in your spreadsheet program and save the file again',
  'error.input.spreadsheet-damaged':
    'the spreadsheet is damaged, or was cut off on its way; save it again and send it once more',
  'error.input.spreadsheet-other':
    'is an Excel file of a kind that is not read (.{kind}); save it as XLSX, ODS or CSV',
  'error.input.sheet-too-large':
    'unpacked, the sheet has {megabytes} MB; the limit is {limitMegabytes} MB',
  'error.input.sheets-several':
    'several sheets have a list of people ({sheets}); drop the file at Lists, where the sheet is chosen, or save the one as a file of its own',
  'error.input.sheet-missing': 'the file has no sheet “{sheet}”',
  'error.input.sheet-uncalculated':
    'on the sheet “{sheet}” {count|a formula has|{count} formulas have} no value, the first in {cell}; open the file in your spreadsheet program and save it once, then its values are in it',
  'error.input.empty': 'the file is empty',
  'error.import.whole-journal':
    'This is the whole journal of a tournament, not a report file: take it in with Import.',
  'error.input.unknown-format':
    'is neither a report file (TRF), a Rokade JSON file, games in PGN nor a tournament of another program that is read',

  // Why a report file is refused.
  'error.trf.not-trf': 'no line begins with a record code of the format (001, 012 …)',
  'error.trf.no-players': 'there are no players (lines with 001)',
  'error.trf.line.shifted': 'from here on the line is shifted by {by|1 column|{by} columns}',
  'error.trf.line.out-of-columns':
    'the player’s line: “{text}” is in a column that must be blank, so the fields cannot be told apart',
  'error.trf.column.not-blank':
    'player {player}, round {round}: “{text}” is in a column that must be blank',
  'error.trf.player-number.invalid': '“{text}” is not a starting number from 1 to 9999',
  'error.trf.player-number.duplicate': 'starting number {player} is already used',
  'error.trf.record.invalid': 'record {record}: “{text}” is not allowed there',
  'error.trf.rounds.conflict':
    'the number of rounds is {rounds}, but was given as {otherRounds} before',
  'error.trf.rounds.too-many': 'player {player} has more than {most} rounds',
  'error.trf.initial-colour.conflict': 'two different colours are given for the first round',
  'error.trf.rating.invalid': 'the rating “{text}” is not a number',
  'error.trf.points.invalid': 'the points “{text}” are not whole or half points',
  'error.trf.rank.invalid': 'the rank “{text}” is not a number',
  'error.trf.opponent.invalid':
    'player {player}, round {round}: “{text}” is not an opponent’s number',
  'error.trf.opponent.unknown': 'player {player}, round {round}: there is no opponent {opponent}',
  'error.trf.opponent.self': 'player {player}, round {round}: is paired against themselves',
  'error.trf.opponent.not-mutual':
    'player {player}, round {round}: opponent {opponent} does not have {player} as opponent',
  'error.trf.colour.invalid':
    'player {player}, round {round}: “{text}” is not a colour (w, b or -)',
  'error.trf.colour.missing':
    'player {player}, round {round}: the game was played but has no colour',
  'error.trf.colours.same':
    'player {player}, round {round}: has the same colour as opponent {opponent}',
  'error.trf.result.invalid': 'player {player}, round {round}: “{text}” is not a result',
  'error.trf.result.needs-opponent':
    'player {player}, round {round}: the result “{text}” needs an opponent',
  'error.trf.result.excludes-opponent':
    'player {player}, round {round}: “{text}” means no game, but the opponent is {opponent}',
  'error.trf.results.incompatible':
    'player {player}, round {round}: {result} does not match {opponentResult} of opponent {opponent}',

  // What is odd in a report file that is taken all the same.
  'error.trf.name.missing': 'player {player} has no name',
  'error.trf.sex.unknown': 'the sex “{text}” is unknown and was left out',
  'error.trf.title.unknown': 'the title “{text}” is unknown and was left out',
  'error.trf.points.differ':
    'player {player}: {statedPoints} points are stated, the rounds give {computedPoints}; the rounds count',
  'error.trf.player-count.differs': '{statedPlayers} players are stated, but there are {players}',
  'error.trf.rounds.exceeded': 'there are {held} rounds, but only {rounds} are planned',
  'error.trf.acceleration.rounds-unknown':
    '{system} needs the number of rounds for its acceleration, but the file does not give it (142, XXR); there is no acceleration',
  'error.trf.round-date.invalid': '“{text}” is not a round date and was left out',
  'error.trf.opponent.missing':
    'player {player}, round {round}: “{text}” without an opponent is read as a full-point bye',
  'error.trf.bye-announcement.contradicted':
    'player {player} is announced absent in round {round}, but played; the game counts',
  'error.trf.strength.rounded':
    'the team’s strength “{text}” has decimals, which record 310 has no room for; read as {strength}',
  'error.trf.bye.second-in-round': 'player {player} is the second with a bye in round {round}',
  'error.trf.fide-id.odd':
    '“{text}” stands where player {player}’s FIDE number belongs, and is none',
  'error.pgn.fide-id.odd': '“{text}” is no FIDE number of {name}; left out',
  'error.trf.bye.set-beforehand':
    'player {player} already has the bye of round {round}, which is not paired yet; the others are paired without them',
  'error.trf.scoring.other-symbol':
    'record {record}: {symbol} is a letter of bbpPairings; it is read as A, what an absence or a forfeit loss is worth',
  'error.trf.date.short-year': 'record {record}: “{text}” has a year of two digits; read as {date}',
  'error.trf.date.unreadable': 'record {record}: “{text}” is not a date we can read',
  'error.trf.abnormal-points.not-counted':
    'points against the scoring (299) are kept but not counted for teams',
  'error.trf.encoding.unknown': 'record {record}: “{text}” is not one of the format’s codes',
  'error.trf.participant.unknown':
    'record {record} names number {participant}, which does not exist',
  'error.trf.record.repeated': 'record {record} appears twice; the last one counts',

  // Why games in PGN make no tournament, and what PGN does not say of one.
  'error.pgn.games.none': 'there are no games in the file',
  'error.pgn.events.several':
    'the games are from several tournaments, “{first}” and “{other}”; save each tournament in a file of its own',
  'error.pgn.player.missing': 'the game has no name in its tag {tag}',
  'error.pgn.player.self': '{name} plays against themselves',
  'error.pgn.round.missing':
    'the tag Round (“{text}”) does not give the round of the game; it must be a number, optionally followed by a full stop and the board',
  'error.pgn.player.twice': '{name} has two games in round {round}',
  'error.pgn.result.unknown': '“{text}” is not a result',
  'error.pgn.players.too-many': '{players} players are too many; there are only {most} numbers',
  'error.pgn.numbers.made':
    'PGN has no starting numbers: the {players} players are numbered by rating, title and name',
  'error.program.damaged': 'the file of {program} is cut off or damaged; save it there again',
  'error.program.teams':
    'is a team tournament of {program}, of which only individual ones are read; export FIDE’s report file (TRF) there and take that',
  'error.program.system':
    'is a knock-out, a match or several cycles in {program}, which are not read; export FIDE’s report file (TRF) there and take that',
  'error.program.players.none': 'the file of {program} has no players',
  'error.program.players-alone':
    'of {program}’s file only the players are read, at Lists or among the entries; for the rounds export FIDE’s report file (TRF) there',
  'error.program.contradiction':
    'round {round}: player {player} is there twice, or is not among the players of the file of {program}',
  'error.cross-table.contradiction':
    'round {round}: the row of {player} and the opponent’s row say different things',
  'error.cross-table.cell':
    '{player}, round {round}: “{text}” is neither a game (54w1) nor a round without an opponent (-1)',
  'error.swiss-manager.left-out':
    'Swiss-Manager’s tie-breaks, groups, categories, prizes, times of rounds and points other than 1 – ½ – 0 are not read',
  'error.swiss-chess.left-out':
    'tie-breaks, groups, special points and times of rounds of Swiss-Chess are not read',
  'error.cross-table.left-out':
    'a cross table has neither days nor tie-breaks; a point without a game is taken as the bye of the pairing, a rating without a name as FIDE’s',
  'error.program.result-unknown':
    'round {round}, player {player}: {program}’s result {text} is not known; the game stays open',
  'error.program.scoring': '{program} counts points here in a way of its own; 1 – ½ – 0 was taken',
  'error.cross-table.points-differ':
    '{players|one player has|{players} players have} other points in the table than their results give',
  'error.pgn.games.missing':
    'PGN has neither byes nor forfeits: {entries|once|{entries} times} a player has no game in a round and gets no points for it',

  // Why a JSON file is refused.
  'error.json.syntax': 'the text is not valid JSON from here on',
  'error.json.too-deep':
    'lists and objects are nested more than {most} levels deep; nothing was read from the file',
  'error.json.unknown-document': 'is JSON, but not a Rokade tournament',
  'error.json.newer-version':
    'was saved by a newer Rokade (version {version}; this one knows {known})',
  'error.json.wrong-type': '{problem}',
  'error.json.unknown-word': 'is none of these: {words}',
  'error.json.out-of-bounds': 'must be from {least} to {most}',
  'kind.zip': 'zip',
  'kind.pdf': 'pdf',
  'kind.binary': 'binary',
  'problem.not-text': 'must be text',
  'problem.not-half-points': 'must be half-points, a whole number from -19 to 199',
  'problem.not-round': 'must be a whole number from 1 to 999',
  'problem.not-ordinal': 'must be a whole number from 1 to 9999',
  'problem.not-whole': 'must be a whole number',
  'problem.not-amount': 'must be an amount with at most two decimals',
  'problem.not-yes-or-no': 'must be true or false',
  'problem.not-list': 'must be a list',
  'problem.not-object': 'must be an object',
  'problem.unknown-word': 'is not one of the words allowed',
  'problem.not-number': 'must be a number',
  'problem.not-points': 'must be possible points, in whole and halves',
  'problem.too-early': 'is earlier than what comes before it',
  'problem.not-a-position': 'is not a possible position (FEN)',
  'problem.not-a-board-result': 'must be 1, 0.5, 0, "+", "-" or null',
  'problem.unlike-the-others': 'does not fit the other values',

  // Why a row of a player list cannot be taken over.
  'error.csv.quote.open': 'a quotation mark is never closed; the rest of the list was not read',
  'error.csv.name-column.missing':
    'there is no column of names; call it “Name” or “Surname” and “First name”',
  'error.csv.players.none': 'there are headings, but no players',
  'error.csv.players.too-many': 'the list has {rows} rows; the limit is {most}',
  'error.csv.name.missing': 'the name is missing',
  'error.csv.rating.invalid': 'the rating “{text}” is not a whole number',
  'error.csv.rating.out-of-range': 'the rating {rating} is above {highest}',
  'error.csv.title.unknown': 'the title “{text}” is unknown (GM IM WGM FM WIM CM WFM WCM)',
  'error.csv.sex.unknown': 'the sex “{text}” is unknown (m or f)',
  'error.csv.federation.unknown': 'the federation “{text}” is unknown (three letters, such as ENG)',
  'error.csv.fide-id.invalid': '“{text}” is not a FIDE number: those are digits alone',
  'error.csv.birth-date.invalid': '“{text}” is not a date (31.12.2001, 2001-12-31 or 2001)',
  'error.csv.membership-day.invalid':
    '“{text}” is not a day from or to which somebody is a member (31.12.2001, 2001-12-31 or 2001)',
  'error.csv.text.too-long': 'the text is longer than {limit} characters',
  'error.csv.player.duplicate': '“{text}” is already in row {firstRow}',

  // What a file of another format cannot hold.
  'loss.history': 'the history ({count|1 line|{count} lines})',
  'loss.clubs': 'clubs ({count|1 player|{count} players})',
  'loss.national-ratings': 'national ratings ({count|1 player|{count} players})',
  'loss.fide-ratings': 'FIDE ratings ({count|1 player|{count} players})',
  'loss.other-ratings': 'ratings of other kinds of play ({count|1 player|{count} players})',
  'loss.citizenships': 'citizenships ({count|1 player|{count} players})',
  'loss.national-ids': 'national numbers ({count|1 player|{count} players})',
  'loss.settings':
    'settings that no report file has room for ({count}): choices of the system, times of day, time odds, committee, promotion and relegation, edition of the rules',
  'loss.notices': 'absences without notice ({count})',
  'loss.cancelled-games': 'cancelled games ({count}); their points become byes',
  'loss.withdrawals': 'players who left with games that count ({count})',
  'loss.cut-texts': 'texts longer than their columns ({count|1 player|{count} players})',
  'loss.rounds': 'rounds and results ({count|1 round|{count} rounds})',
  'loss.tournament-facts': 'facts about the tournament ({count})',
  'loss.unplayed-games': 'games that were not played ({count})',
  'loss.byes': 'byes ({count})',

  // What lenient reading made of a fault; `{text}` is the fault itself.
  'guess.taken-as': '{text} – read as “{takenAs}”',
  'guess.left-out': '{text} – left out',

  // What one edition of the report file has no record for.
  'loss.scoring': 'points that the edition cannot state',
  'loss.file-order': 'that the file’s order is the ranking (XXC rank)',
  'loss.set-byes': 'that a bye was set before the round is paired ({count})',
  'loss.encoded-facts': 'encoded facts, 172 to 222 ({count})',
  'loss.pair-rounds': 'forbidden pairs for some rounds only ({count})',
  'loss.abnormal-points': 'abnormal points, 299 ({count})',
  'loss.teams': 'teams ({count})',
  'loss.accelerations': 'extra points for pairing only, 250 and XXA ({count})',
  'loss.team-facts': 'nicknames, strength and points of teams ({count})',
  'loss.team-matches': 'line-ups, byes and scoring of matches ({count})',
  'console.list-unread': 'Not used: {columns}',
  'console.list-column': 'column {column}',
} as const satisfies Texts;
