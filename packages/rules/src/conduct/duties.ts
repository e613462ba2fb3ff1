import { type Day, isDay, plusDays } from '../kernel/calendar.ts';

/** The arbiter's duties between rounds by a regulation. */
export interface DutyRule {
  /** How many days before a round its pairing must be announced, from the second round on. */
  readonly announcedDaysBefore: number;
  readonly announced: string;
  /** The number of absences without excuse that count as a withdrawal. */
  readonly absences: number;
  readonly absent: string;
}

/**
 * The rules of the regulations that have such duties.
 *
 * @article Tempelhof 2018 III.A.6, III.A.12
 */
export const dutyRules = {
  'tempelhof-2018': {
    announcedDaysBefore: 2,
    announced: 'Tempelhof III.A.6',
    absences: 2,
    absent: 'Tempelhof III.A.12',
  },
} as const satisfies Readonly<Record<string, DutyRule>>;

/**
 * The last day on which the pairing of a round is announced in time. null: a day is not known, or the
 * round before is too late for it.
 *
 * @article Tempelhof 2018 III.A.6
 */
export function announceBy(
  { announcedDaysBefore }: Pick<DutyRule, 'announcedDaysBefore'>,
  { day, before }: { readonly day: Day | ''; readonly before: Day | '' },
): Day | null {
  if (!isDay(day) || !isDay(before)) return null;
  const by = plusDays(day, -announcedDaysBefore);
  return before > by ? null : by;
}
