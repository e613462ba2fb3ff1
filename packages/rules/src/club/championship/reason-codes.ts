import type { Reason } from '../../kernel/reason.ts';

/** The reasons for a player's class, with their articles. */
export const championshipClassArticles = {
  /** The result of the player's last championship. Facts: class (where they played). */
  'championship.result-up': 'III.A.1',
  'championship.result-down': 'III.A.1',
  'championship.result-stays': 'III.A.1',
  /** They played there by a right for one year, and return to their own class. Facts: class. */
  'championship.right-ended': 'III.A.8',
  /** They have paused since. Facts: class. */
  'championship.paused': 'III.A.1',
  /** A right for one year. Facts: place, class. */
  'championship.cup': 'III.A.8',
  /** Facts: rating, class, median (of those who have that class already). */
  'championship.rating': 'III.A.8',
  /** Nobody has a class yet: all are divided by rating. Facts: rating, class. */
  'championship.first': 'III.A.8',
  /** In the lowest class. Facts: rating. */
  'championship.rating-lowest': 'III.A.8',
  'championship.unrated': 'III.A.8',
  /** By the arbiter, with a written reason. */
  'championship.by-hand': 'III.A.8',
} as const;
export type ChampionshipClassCode = keyof typeof championshipClassArticles;

export const championshipClassCodes = Object.keys(
  championshipClassArticles,
) as readonly ChampionshipClassCode[];

/** Findings about the form of a championship. */
const championshipFormCodes = [
  /** Facts: class, count, most. */
  'championship.class-too-large',
  /** Facts: class. */
  'championship.class-empty',
  /** Too few players for all-play-all. Facts: count, least. */
  'championship.too-few-for-all',
  /** Facts: rounds, usual, count, least, most (players). */
  'championship.rounds-fixed',
  /** Facts: rounds. */
  'championship.rounds-even',
  /** Facts: rounds, least. */
  'championship.rounds-few',
  /** A class with a Swiss of its own. Facts: count, over. */
  'championship.class-swiss-few',
  /** Facts: rounds, least, count, places. */
  'championship.class-swiss-rounds',
  'championship.class-swiss-wish',
] as const;

/** Every code of the reasons of a club's championship. */
export const championshipReasonCodes = [
  ...championshipClassCodes,
  ...championshipFormCodes,
] as const;

export type ChampionshipReason<
  Code extends (typeof championshipReasonCodes)[number] = (typeof championshipReasonCodes)[number],
> = Reason<Code>;
