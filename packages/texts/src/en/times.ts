import type { Texts } from '../texts.ts';

/** When and how rounds are played: thinking time, waiting time, open games, and what is rated. */
export const timesTexts = {
  'times.control': 'time control {time}',
  'times.waiting': 'waiting time {minutes} min ({article})',
  'times.no-waiting': 'no waiting time ({article})',
  'times.waiting-over': 'The waiting time is over: {date} ({article}). Who has not come?',
  'times.begins-in': 'Round {round} begins in {left}',
  'times.begins-at': 'Round {round} begins {date}',
  'times.five-minutes': 'Five minutes to round {round}: please go to your boards.',
  'times.one-minute': 'One minute to round {round}: please be seated.',
  'times.sound': 'Sound at calls',
  'times.sound-waits': 'Click once or press a key: until then the browser plays no sound.',
  'times.waits': 'Waiting time: {left} left',
  'times.begin-now': 'Start the round now',
  'times.begun-at': 'Begun: {date}',
  'times.not-begun': 'It begins as announced',
  'times.finish-by': 'adjourned games by {date}',
  'times.start-position': 'Chess960 no. {position}: {pieces} (seed {seed})',
  'times.open-games-by': 'All open games must be finished by {date}.',
  'times.advance':
    'Results of games played in advance are published from {date} (Tempelhof 2018 III.A.11).',
  'times.waiting-time': 'Waiting time',
  'times.waiting-hint':
    'A player who arrives later loses. Leave empty for {minutes} min ({article}).',
  'field.rated-by-rule':
    'by the federation’s rules (DSU 2002 4.5.3: only long games with equal times)',
  'field.rated-yes': 'rated, as agreed with the rating officer',
  'field.rated-no': 'not rated',
  'field.startPositions-usual': 'as usual',
  'field.startPositions-chess960': 'Chess960, drawn for each round',
  'times.rated-as-tournament': 'as the tournament',
  'times.rounds-hint':
    'Time control as 90+30s or 40/120+30; leave empty for the tournament’s, or in a cup that of the replays. Adjourned games: the next round is not paired before the deadline (DSU 2002 §11c).',
  'times.finish-date': 'Adjourned games by',
  'times.left-out': '{count|One game is|{count} games are} left out of the calculation',
  'times.left-out-fide': '{count|One game is|{count} games are} in the file as not rated (W, D, L)',
  'times.for-rating-only': '{count|One result is|{count} results are} corrected for rating only',
  'times.rated-otherwise':
    'Round {round}, board {board}, {players}: {standing} in the tables, rated as {rated}',
  'times.leave-out': 'Leave out a game',
  'times.leave-out-what':
    'A game that was played but should not be rated, for example because it was played under different conditions.',
  'times.late-reserve': 'Reserve after half an hour',
  'times.late-reserve-what':
    'In team events, a game in which a reserve was brought in after half an hour is not rated. It counts in the match as usual.',
  'times.take-in': 'Include again',
  'times.odds-difference': 'Rating difference',
  'times.odds-and-more': '{from} and more',
  'times.odds-stronger': 'Stronger player',
  'times.odds-weaker': 'Weaker player',
  'field.timeOdds': 'Time odds',
} as const satisfies Texts;
