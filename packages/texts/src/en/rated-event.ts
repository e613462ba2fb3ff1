import type { Texts } from '../texts.ts';

/** Whether an event will be rated: what the rules ask of it before it begins. */
export const ratedEventTexts = {
  'rated.condition.thinking-time': 'minutes for each player and 60 moves',
  'rated.condition.time-against-2400':
    'minutes where somebody with 2400 or more plays, else that game is not rated',
  'rated.condition.time-against-1800':
    'minutes where somebody with 1800 or more plays, else that game is not rated',
  'rated.condition.first-control': 'moves to the first time control',
  'rated.condition.moves-an-hour': 'moves an hour to a time control',
  'rated.condition.equal-times': 'both players have the same time',
  'rated.condition.rounds-a-day': 'rounds a day',
  'rated.condition.hours-a-day': 'hours of play a day',
  'rated.condition.days': 'days from the first round to the last',
  'rated.condition.monthly-parts':
    'days from the first round to the last, else each month has a report of its own',
  'rated.condition.rated-players': 'players with an Elo',
  'rated.condition.match-rated': 'players of a match with an Elo',
  'rated.condition.registered': 'registered for Elo rating',
  'rated.condition.in-invitation': 'the invitation says that it is rated',
  'rated.condition.no-smoking': 'no smoking where games are played',
  'rated.condition.reported': 'report sent, else FIDE’s fee is due',
  'rated.by-day': '{what}: by {date}',
  'rated.met': 'Met',
  'rated.missed': 'Missing',
  'rated.assumed': 'To be seen to',
  'rated.otherwise': 'Not so here',
  'rated.title': 'Will it be rated?',
  'rated.what': 'What the rules ask of an event before it begins, as it is planned now.',
  'rated.look': 'See',
  'rated.registered-on': 'Registered on',
  'rated.unknown': 'What {edition} asks of an event is not known here.',
  'rated.see': 'What is missing',
  'rated.not-yet':
    'As it is planned FIDE does not rate it: {count|one condition is|{count} conditions are} not met.',
} as const satisfies Texts;
