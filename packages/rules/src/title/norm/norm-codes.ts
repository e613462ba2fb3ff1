/** What is asked of a player's games, by code. */
export const normRequirementCodes = [
  'games',
  'rounds',
  'players',
  'federations',
  'own-federation',
  'one-federation',
  'foreigners',
  'rated',
  'titled',
  'key-titles',
  'average',
  'performance',
  'score',
] as const;
export type NormRequirementCode = (typeof normRequirementCodes)[number];

/** What somebody has to say about an event, since no result shows it. */
export const toldFacts = [
  'registered',
  'arbiters',
  'arbiters-not-playing',
  'equal-conditions',
  'rating-list',
] as const;
export type ToldFact = (typeof toldFacts)[number];

/** What dates and thinking time show of an event. */
export const scheduleConditions = [
  'rounds-planned',
  'rounds-a-day',
  'hours-a-day',
  'thinking-time',
  'moves-an-hour',
  'full-time',
  'days',
  'double-rounds',
  'last-rounds',
  'one-round-days',
] as const;

/** What is asked of the event itself, by code. */
export const normConditionCodes = [...toldFacts, ...scheduleConditions, 'large-event'] as const;
export type NormConditionCode = (typeof normConditionCodes)[number];

/** Every code with which a norm says how it came about. */
export const normReasonCodes = [
  /** The lowest rated opponent counts with the floor. Facts: opponent, floor. */
  'norm.floor',
  /** Unrated opponents. Facts: players, rating. */
  'norm.unrated',
  /** Eight games of nine: the missing one was a forfeit won or the bye. Facts: games. */
  'norm.eight-of-nine',
  /** Nobody asks where the opponents come from. Facts: none. */
  'norm.exempt',
  /** Games after the norm was made. Facts: rounds. */
  'norm.later-ignored',
  /** Games won that would spoil it. Facts: rounds. */
  'norm.won-ignored',
  /** Games that count for nobody. Facts: rounds. */
  'norm.not-counted',
  /** Facts: average, category. */
  'norm.category',
] as const;
export type NormReasonCode = (typeof normReasonCodes)[number];
