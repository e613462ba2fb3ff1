import type { Texts } from '../texts.ts';

/** Norms and titles, on the command line as in the console. */
export const normsTexts = {
  'norms.none': 'Nobody has made a norm.',
  'norms.near': 'Near a norm',
  'norms.candidates': 'Candidate results (DSU 2002 §26)',
  'norms.by-rating': 'Titles by rating alone',
  'norms.direct': 'Direct titles',
  'norms.direct-what':
    'FIDE also gives titles for places in world, continental, zonal and youth championships, without norms. Which place gives which title stands in a table of its title regulations that Rokade does not have: look it up there by hand. The least ratings are: {list}.',
  'norms.assumed': 'Taken as met, since no result shows it: {list}.',
  'norms.requirement.games': 'Games: {have}, at least {need}',
  'norms.requirement.rounds': 'Rounds finished: {have} of {need}',
  'norms.requirement.players': 'Players: {have}, at least {need}',
  'norms.requirement.federations': 'Federations: {have}, at least {need}',
  'norms.requirement.own-federation': 'Opponents from the own federation: {have}, at most {need}',
  'norms.requirement.one-federation': 'Opponents from one federation: {have}, at most {need}',
  'norms.requirement.foreigners': 'Foreigners: {have}, at least {need}',
  'norms.requirement.rated': 'Rated 2001 or more: {have}, at least {need}',
  'norms.requirement.titled': 'Titleholders: {have}, at least {need}',
  'norms.requirement.key-titles': 'Opponents with the titles asked for: {have}, at least {need}',
  'norms.requirement.average': 'Average rating: {have}, at least {need}',
  'norms.requirement.performance': 'Performance: {have}, at least {need}',
  'norms.requirement.score': 'Points: {have}, at least {need}',
  'norms.condition.registered': 'registered with FIDE at least 30 days before the start',
  'norms.condition.arbiters': 'an International or FIDE Arbiter in the hall at all times',
  'norms.condition.arbiters-not-playing': 'no arbiter plays',
  'norms.condition.equal-conditions':
    'the same conditions for all players, nothing changed for anybody',
  'norms.condition.rating-list': 'ratings and titles as on the first day',
  'norms.condition.rounds-planned': 'rounds',
  'norms.condition.rounds-a-day': 'rounds a day',
  'norms.condition.hours-a-day': 'hours of play a day',
  'norms.condition.thinking-time': 'minutes for each player and 60 moves',
  'norms.condition.moves-an-hour': 'moves an hour up to a time control',
  'norms.condition.full-time':
    'minutes for each player and 60 moves (with less a player makes one norm only)',
  'norms.condition.days': 'days from the first round to the last',
  'norms.condition.double-rounds': 'days with two rounds (for GM norms)',
  'norms.condition.last-rounds': 'of the last three rounds on days of their own (for GM norms)',
  'norms.condition.one-round-days':
    'days with one round (one norm of an application for GM or WGM has to have them)',
  'norms.condition.large-event':
    'players through all rounds, rated 2000 on average (one norm of an application has to come from such a Swiss)',
  'norms.limit-least': '{what}: at least {need}',
  'norms.limit-most': '{what}: at most {need}',
  'norms.at-least': '{what}: {have}, at least {need}',
  'norms.at-most': '{what}: {have}, at most {need}',
  'norms.still': 'Still needed: {points} of {rounds} against an average of {average}',
  'norms.still-any': 'Still needed: {points} of {rounds}, whoever the opponents are',
  'norms.still-titled': 'Among the opponents to come at least {count} titleholders',
  'norms.still-key-titles':
    'Among the opponents to come at least {count} with the titles asked for',
  'norms.still-federations':
    'Among the opponents to come at least {count} more foreign federations',
} as const satisfies Texts;
