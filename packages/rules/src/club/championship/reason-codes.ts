import type { Reason } from '../../kernel/reason.ts';

/** Why somebody plays in a class, and where it stands. */
export const classGivenArticles = {
  /** What they did in the last championship they played in. Facts: class (where they played). */
  'championship.result-up': 'III.A.1',
  'championship.result-down': 'III.A.1',
  'championship.result-stays': 'III.A.1',
  /** They played there by a right for one year, and are back in their own. Facts: class. */
  'championship.right-ended': 'III.A.8',
  /** They paused since. Facts: class. */
  'championship.paused': 'III.A.1',
  /** For one year. Facts: place, class. */
  'championship.cup': 'III.A.8',
  /** Facts: rating, class, median (of those who have that class already). */
  'championship.rating': 'III.A.8',
  /** Facts: rating; in the lowest class. */
  'championship.rating-lowest': 'III.A.8',
  'championship.unrated': 'III.A.8',
  /** By whoever leads play, with a reason in words. */
  'championship.by-hand': 'III.A.8',
} as const;
export type ClassGivenCode = keyof typeof classGivenArticles;

export const classGivenCodes = Object.keys(classGivenArticles) as readonly ClassGivenCode[];

/** What is said of how a championship is played. */
const championshipFormCodes = [
  /** Facts: class, count, most. */
  'championship.class-too-large',
  /** Facts: class. */
  'championship.class-empty',
  /** Everybody against everybody. Facts: count, least. */
  'championship.too-few-for-all',
  /** Facts: rounds, usual, count, least, most (players). */
  'championship.rounds-fixed',
  /** Facts: rounds. */
  'championship.rounds-even',
  /** Facts: rounds, least. */
  'championship.rounds-few',
  /** A class by itself. Facts: count, over. */
  'championship.class-swiss-few',
  /** Facts: rounds, least, count, places. */
  'championship.class-swiss-rounds',
  'championship.class-swiss-wish',
] as const;

/** Every code with which a club's championship says why. */
export const championshipReasonCodes = [...classGivenCodes, ...championshipFormCodes] as const;

export type ChampionshipReason<
  Code extends (typeof championshipReasonCodes)[number] = (typeof championshipReasonCodes)[number],
> = Reason<Code>;
