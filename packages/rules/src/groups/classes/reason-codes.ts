import type { Reason } from '../../kernel/reason.ts';

/** Every code with which a class, or a place in one, says why. */
export const classReasonCodes = [
  /** Put there by hand. */
  'classes.by-hand',
  /** Chose the class, and has a right to it. */
  'classes.chosen',
  /** Chose a class without a right to it. */
  'classes.choice-void',
  'classes.national-winner',
  'classes.candidate-winner',
  /** Facts: rating, least. */
  'classes.rated-from',
  /** Facts: rating. */
  'classes.candidate-result',
  /** Facts: rating. */
  'classes.next-master',
  'classes.national-player',
  'classes.junior-champion',
  /** Facts: rating. */
  'classes.junior',
  'classes.group-winner',
  /** Facts: rating, least. */
  'classes.fills-up',
  /** Facts: rating. */
  'classes.makes-even',
  /** Among equals for the last place: more, or fewer, rated games since the last championship. Facts: games. */
  'classes.more-games',
  'classes.fewer-games',
  /** Equal with somebody on the other side of the last place, and nothing decides. */
  'classes.undecided',
  /** Facts: rating, least. */
  'classes.master',
  /** Facts: rating, least. */
  'classes.basic',
  'classes.unrated',
  /** Of a class. Facts: count, least; so with the most. */
  'classes.too-few',
  'classes.too-many',
  /** Facts: count. */
  'classes.odd',
  /** Facts: count, rounds. */
  'classes.all-play-all',
  /** Facts: rounds. */
  'classes.system',
  'classes.system-any',
  /** The organisers say whether and how it is played. Facts: count. */
  'classes.organisers-decide',
  /** Facts: most (rounds). */
  'classes.rounds-at-most',
  /** Facts: hours. */
  'classes.time',
] as const;

export type ClassReasonCode = (typeof classReasonCodes)[number];
export type ClassReason = Reason<ClassReasonCode>;
