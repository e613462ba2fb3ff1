/** The requirements of a player's games, by code. */
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

/** Facts about an event that the organiser has to answer, since no result shows them. */
export const organiserFacts = [
  'registered',
  'arbiters',
  'arbiters-not-playing',
  'equal-conditions',
  'rating-list',
] as const;
export type OrganiserFact = (typeof organiserFacts)[number];

/** Conditions that follow from dates and time control. */
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

/** The conditions of the event itself, by code. */
export const normConditionCodes = [
  ...organiserFacts,
  ...scheduleConditions,
  'large-event',
] as const;
export type NormConditionCode = (typeof normConditionCodes)[number];

/** Every code of a norm's reasons. */
export const normReasonCodes = [
  /** The lowest rated opponent counts with the floor. Facts: opponent, floor. */
  'norm.floor',
  /** Unrated opponents. Facts: players, rating. */
  'norm.unrated',
  /** Eight games of nine: the missing one was a forfeit win or the bye. Facts: games. */
  'norm.eight-of-nine',
  /** The opponents' federations do not matter. Facts: none. */
  'norm.exempt',
  /** Games after the norm was made. Facts: rounds. */
  'norm.later-ignored',
  /** Won games that were left out to keep the norm. Facts: rounds. */
  'norm.won-ignored',
  /** Games that never count. Facts: rounds. */
  'norm.not-counted',
  /** Facts: average, category. */
  'norm.category',
] as const;
export type NormReasonCode = (typeof normReasonCodes)[number];
