import { type Day, isDay, plusDays } from '../kernel/calendar.ts';

/** When a regulation lets somebody stay away from a round and play their game another day. */
export interface ExcuseRule {
  readonly article: string;
  /** How many days before the round arbiter and opponent have to be told, both. */
  readonly daysBefore: number;
  /** How many other days the opponent has to be offered. */
  readonly datesOffered: number;
  /** How often in one tournament. */
  readonly most: number;
}

/**
 * The rules of the regulations that have any.
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

/** What is known of an excuse. A day that nobody has said is ''. */
export interface ExcuseFacts {
  readonly toldArbiter: Day | '';
  readonly toldOpponent: Day | '';
  /** The days offered to the opponent. */
  readonly offered: readonly Day[];
  /** The player plays for their club or federation that day. */
  readonly duty: boolean;
  /** The day of the round; '' where it has none. */
  readonly round: Day | '';
  /** How many of the player's other excuses count. */
  readonly others: number;
}

/** What an excuse lacks. */
export type ExcuseFault =
  | { readonly code: 'not-told'; readonly who: 'arbiter' | 'opponent' }
  | { readonly code: 'told-late'; readonly who: 'arbiter' | 'opponent'; readonly until: Day }
  | { readonly code: 'dates-missing'; readonly offered: number; readonly wanted: number }
  | { readonly code: 'too-many'; readonly most: number };

function toldFault(
  { daysBefore }: ExcuseRule,
  who: 'arbiter' | 'opponent',
  told: Day | '',
  round: Day | '',
): readonly ExcuseFault[] {
  if (told === '') return [{ code: 'not-told', who }];
  if (!isDay(round)) return [];
  const until = plusDays(round, -daysBefore);
  return told > until ? [{ code: 'told-late', who, until }] : [];
}

/**
 * What an excuse lacks of what the regulation asks; nothing: the player is excused. Whoever plays for
 * club or federation must have no disadvantage of it, so that such an excuse is one too many never;
 * the arbiter may accept more than the regulation does for good reasons.
 *
 * @article Tempelhof 2018 III.A.9
 */
export function excuseFaults(rule: ExcuseRule, excuse: ExcuseFacts): readonly ExcuseFault[] {
  const { toldArbiter, toldOpponent, duty, round, others } = excuse;
  const offered = new Set(excuse.offered.filter((day) => day !== '')).size;
  return [
    ...toldFault(rule, 'arbiter', toldArbiter, round),
    ...toldFault(rule, 'opponent', toldOpponent, round),
    ...(offered < rule.datesOffered
      ? [{ code: 'dates-missing', offered, wanted: rule.datesOffered } as const]
      : []),
    ...(!duty && others >= rule.most ? [{ code: 'too-many', most: rule.most } as const] : []),
  ];
}

/**
 * Whether an excuse is one of those a player has: not where they play for club or federation that
 * day, nor where the game is played in advance.
 *
 * @article Tempelhof 2018 III.A.9
 */
export const excuseCounts = (excuse: {
  readonly duty: boolean;
  readonly inAdvance: boolean;
}): boolean => !excuse.duty && !excuse.inAdvance;
