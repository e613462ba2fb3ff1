import type { Texts } from '../texts.ts';

/** Whether an event will be rated: what the rules ask of it before it begins. */
export const ratedEventTexts = {
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
  'rated.title': 'Will it be rated?',
  'rated.what': 'What the rules require of an event before it begins, as it is planned now.',
  'rated.look': 'View',
  'rated.registered-on': 'Registered on',
  'rated.unknown': 'Rokade does not know what {edition} requires of an event.',
  'rated.see': 'What is missing',
  'rated.not-yet':
    'As planned, FIDE will not rate it: {count|one condition is|{count} conditions are} not met.',
} as const satisfies Texts;
