import { type Day, isDay, plusDays } from '../kernel/calendar.ts';

/**
 * The conditions under which a regulation lets a player stay away from a round and play the game on
 * another day.
 */
export interface ExcuseRule {
  readonly article: string;
  /** How many days before the round both arbiter and opponent must be told. */
  readonly daysBefore: number;
  /** How many other days the opponent must be offered. */
  readonly datesOffered: number;
  /** The most excuses in one tournament. */
  readonly most: number;
}

/**
 * The rules of the regulations that have excuses.
 *
 * @article Tempelhof 2018 III.A.9
 */
export const excuseRules = {
  'tempelhof-2018': {
    article: 'Tempelhof III.A.9',
    daysBefore: 1,
    datesOffered: 2,
    most: 2,
  },
} as const satisfies Readonly<Record<string, ExcuseRule>>;

/** The facts of an excuse. An unknown day is ''. */
export interface ExcuseFacts {
  readonly toldArbiter: Day | '';
  readonly toldOpponent: Day | '';
  /** The days offered to the opponent. */
  readonly offered: readonly Day[];
  /** Whether the player plays for the club or federation that day. */
  readonly duty: boolean;
  /** The day of the round; '' if it has none. */
  readonly round: Day | '';
  /** How many of the player's other excuses count. */
  readonly others: number;
}

/** A requirement that an excuse does not meet. */
export type ExcuseFault =
  | { readonly code: 'not-told'; readonly who: 'arbiter' | 'opponent' }
  | { readonly code: 'told-late'; readonly who: 'arbiter' | 'opponent'; readonly until: Day }
  | { readonly code: 'dates-missing'; readonly offered: number; readonly wanted: number }
  | { readonly code: 'too-many'; readonly most: number };

function noticeFault(
  { daysBefore }: ExcuseRule,
  who: 'arbiter' | 'opponent',
  notice: Day | '',
  round: Day | '',
): readonly ExcuseFault[] {
  if (notice === '') return [{ code: 'not-told', who }];
  if (!isDay(round)) return [];
  const until = plusDays(round, -daysBefore);
  return notice > until ? [{ code: 'told-late', who, until }] : [];
}

/**
 * The requirements that an excuse does not meet; empty: the player is excused. Playing for the club or
 * federation must not be a disadvantage, so such an excuse is never one too many; the arbiter may
 * accept more than the regulation does for good reasons.
 *
 * @article Tempelhof 2018 III.A.9
 */
export function excuseFaults(rule: ExcuseRule, excuse: ExcuseFacts): readonly ExcuseFault[] {
  const { toldArbiter, toldOpponent, duty, round, others } = excuse;
  const offered = new Set(excuse.offered.filter((day) => day !== '')).size;
  return [
    ...noticeFault(rule, 'arbiter', toldArbiter, round),
    ...noticeFault(rule, 'opponent', toldOpponent, round),
    ...(offered < rule.datesOffered
      ? [{ code: 'dates-missing', offered, wanted: rule.datesOffered } as const]
      : []),
    ...(!duty && others >= rule.most ? [{ code: 'too-many', most: rule.most } as const] : []),
  ];
}

/**
 * Whether an excuse counts towards the maximum: not if the player plays for the club or federation that
 * day, nor if the game is played in advance.
 *
 * @article Tempelhof 2018 III.A.9
 */
export const excuseCounts = (excuse: {
  readonly duty: boolean;
  readonly inAdvance: boolean;
}): boolean => !excuse.duty && !excuse.inAdvance;
