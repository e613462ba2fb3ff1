import type { Reason } from '../../kernel/reason.ts';

/** Every code of the reasons of classes and their places. */
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
  /** Among equals for the last place: more or fewer rated games since the last championship. Facts: games. */
  'classes.more-games',
  'classes.fewer-games',
  /** Equal to a player on the other side of the last place, without a decision. */
  'classes.undecided',
  /** Facts: rating, least. */
  'classes.master',
  /** Facts: rating, least. */
  'classes.basic',
  'classes.unrated',
  /** About a class. Facts of this and `too-many`: count, least or most. */
  'classes.too-few',
  'classes.too-many',
  /** Facts: count. */
  'classes.odd',
  /** Facts: count, rounds. */
  'classes.all-play-all',
  /** Facts: rounds. */
  'classes.system',
  'classes.system-any',
  /** The organisers decide whether and how it is played. Facts: count. */
  'classes.organisers-decide',
  /** Facts: most (rounds). */
  'classes.rounds-at-most',
  /** Facts: hours. */
  'classes.time',
] as const;

export type ClassReasonCode = (typeof classReasonCodes)[number];
export type ClassReason = Reason<ClassReasonCode>;
