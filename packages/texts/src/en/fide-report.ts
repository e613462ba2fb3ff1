import type { Texts } from '../texts.ts';

/** What a report to FIDE lacks. */
export const fideReportTexts = {
  'fide-report.name-missing': 'the tournament’s name is missing (012)',
  'fide-report.city-missing': 'the city is missing (022)',
  'fide-report.federation-missing': 'the federation’s three letters are missing (032)',
  'fide-report.chief-arbiter-missing': 'the chief arbiter is missing (102)',
  'fide-report.time-control-missing':
    'the rate of play is missing in its code (222), such as 5400+30',
  'fide-report.start-date-missing': 'the first day is missing or not written as 2026/04/02 (042)',
  'fide-report.end-date-missing': 'the last day is missing or not written as 2026/04/02 (052)',
  'fide-report.dates-reversed': 'the tournament ends before it begins (042, 052)',
  'fide-report.round-date-missing': 'round {round} has no date (132)',
  'fide-report.round-date-outside':
    'the date of round {round} is outside the dates of the tournament (132)',
  'fide-report.rounds-missing': 'there are no rounds',
  'fide-report.rounds-unplayed': 'only {held} of {planned} rounds have been played',
  'fide-report.game-unfinished': 'round {round}: game {player}–{opponent} has no result',
  'fide-report.player-name-missing': 'player {player} has no name',
  'fide-report.fide-id-missing': 'player {player}, {name}, has no FIDE ID',
  'fide-report.fide-id-invalid': 'player {player}: “{text}” is not a FIDE ID',
  'fide-report.fide-id-twice': 'player {player} has the same FIDE ID as player {other}',
  'fide-report.rank-missing': 'player {player} has no rank',
  'fide-report.arbiter-id-missing': 'arbiter {name} has no FIDE ID',
  'fide-report.title-record-missing':
    'record {record} is missing; it is needed where title norms are possible',
  'fide-report.birth-date-missing': 'player {player}, {name}, has no date of birth',
  'fide-report.sex-missing': 'player {player}, {name}: sex is missing',
  'fide-report.player-federation-missing': 'player {player}, {name}, has no federation',
  'fide-report.no-game': 'player {player}, {name}, has played no games and may be left out',
  'console.fide-report': 'Report to FIDE',
  'console.fide-report-what':
    'The TRF file that the federation’s rating officer sends to FIDE, checked as it is now.',
  'console.fide-report-required': 'FIDE does not accept the report without these',
  'console.fide-report-complete': 'Everything FIDE requires is there.',
  'console.and-more': 'and {count} more of the same kind',
  'console.fide-report-advised': 'Also advisable ({count})',
  'reports.by-month': 'By month, as FIDE rates a long event:',
  'reports.month-ratings': 'Ratings by month',
  'reports.month-ratings-what':
    'In an event of several months each game is rated with the ratings of its month. The first month’s number the players and order the table; those of later months are set here, as the lists of the month have them, and the month’s report is made with them.',
  'reports.month-ratings-set': '{month}: set',
  'reports.month-ratings-open': '{month}: not set; the first ratings count',
  'reports.month-ratings-take': 'Use these ratings for {month}',
  'reports.rules': 'Rules',
  'reports.by-these': 'Calculate',
  'reports.rated-from': 'List for the DWZ',
  'reports.rated-from-what':
    'A DSB rating office accepts the file of a program it knows, or a list with everything it asks for (Wertungsordnung 6.1): the event with its dates and time control; names, dates of birth, clubs and numbers; opponents and results round by round; games not played as + and −. This is that list; Swiss-Chess’s own file format has no public description.',
  'reports.days-left': '{count|One day is|{count} days are} left.',
  'reports.late': 'The deadline has passed.',

  // Whether an event will be rated: what the rules ask of it before it begins.
  'rated.condition.thinking-time': 'minutes for each player and 60 moves',
  'rated.condition.time-against-2400':
    'minutes if a player rated 2400 or more takes part, otherwise that game is not rated',
  'rated.condition.time-against-1800':
    'minutes if a player rated 1800 or more takes part, otherwise that game is not rated',
  'rated.condition.first-control': 'moves to the first time control',
  'rated.condition.moves-an-hour': 'moves an hour to a time control',
  'rated.condition.equal-times': 'both players have the same time',
  'rated.condition.rounds-a-day': 'rounds a day',
  'rated.condition.hours-a-day': 'hours of play a day',
  'rated.condition.days': 'days from the first round to the last',
  'rated.condition.monthly-parts':
    'days from the first round to the last, otherwise one report per month',
  'rated.condition.rated-players': 'players with an Elo rating',
  'rated.condition.match-rated': 'players in a match with an Elo rating',
  'rated.condition.registered': 'registered for Elo rating',
  'rated.condition.in-invitation': 'the invitation says that it is rated',
  'rated.condition.no-smoking': 'no smoking where games are played',
  'rated.condition.reported': 'report sent, otherwise FIDE’s fee is due',
  'rated.by-day': '{what}: by {date}',
  'rated.met': 'Met',
  'rated.missed': 'Not met',
  'rated.assumed': 'Check yourself',
  'rated.otherwise': 'Not the case here',
  'rated.national-met':
    '{edition} will rate its long games: the thinking time is as its rules want it.',
  'rated.national-outside':
    '{edition} will rate its games, but the thinking time is not as its rules want it; the rating officer may leave it out ({edition} 4.5.3).',
  'rated.national-missed': '{edition} will not rate its games as planned.',
  'rated.national-title': 'Will it be rated under {edition}?',
  'rated.title': 'Will FIDE rate it?',
  'rated.what': 'What the rules require of an event before it begins, as it is planned now.',
  'rated.look': 'View',
  'rated.registered-on': 'Registered on',
  'rated.unknown': 'Rokade does not know what {edition} requires of an event.',
  'rated.see': 'What is missing',
  'rated.not-yet':
    'As planned, FIDE will not rate it: {count|one condition is|{count} conditions are} not met.',
} as const satisfies Texts;
