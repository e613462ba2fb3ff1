import type { Day } from './calendar.ts';

/** What rules ask of an event, and how it stands. */
export interface Condition<Code extends string = string> {
  readonly code: Code;
  readonly article: string;
  /** `assumed`: nothing is known of it. */
  readonly state: 'met' | 'missed' | 'assumed';
  /** null where there is nothing to count. */
  readonly have: number | null;
  readonly need: number | null;
  /** Whether all depends on it; else it matters to something beside. */
  readonly isWanted: boolean;
}

type Counted<Code extends string> = Omit<Condition<Code>, 'state' | 'have'> & {
  readonly have: number;
};

/** A condition that can be counted. */
export const counted = <Code extends string>(
  condition: Counted<Code>,
  isMet: boolean,
): Condition<Code> => ({ ...condition, state: isMet ? 'met' : 'missed' });

/** A condition of which nothing is known. */
const assumed = <Code extends string>(condition: Omit<Counted<Code>, 'have'>): Condition<Code> => ({
  ...condition,
  state: 'assumed',
  have: null,
});

/** A condition that asks for a number. */
export type Asked<Code extends string> = Omit<Condition<Code>, 'state' | 'have' | 'need'> & {
  readonly need: number;
};

/** At least, or at most, so many; null: nobody knows how many there are. */
export const atLeast = <Code extends string>(asked: Asked<Code>, have: number | null) =>
  have === null ? assumed(asked) : counted({ ...asked, have }, have >= asked.need);

export const atMost = <Code extends string>(asked: Asked<Code>, have: number | null) =>
  have === null ? assumed(asked) : counted({ ...asked, have }, have <= asked.need);

/** How many rounds an event is to have, and their days: '' or missing where one is unknown. */
export interface RoundDays {
  readonly rounds: number;
  readonly days: readonly (Day | '')[];
}

/** The days on which rounds are played with their number; null where a round has none. */
export function roundsByDay({ rounds, days }: RoundDays): ReadonlyMap<Day, number> | null {
  const dated = days.slice(0, rounds);
  if (dated.length < rounds || dated.some((day) => day === '')) return null;
  const counts = new Map<Day, number>();
  for (const day of dated) counts.set(day, (counts.get(day) ?? 0) + 1);
  return counts;
}

/** From the first day to the last, both counted. */
export function daysSpanned(days: Iterable<Day>): number {
  const times = [...days].map((day) => Date.parse(`${day}T00:00Z`) / 86_400_000);
  return times.length === 0 ? 0 : Math.max(...times) - Math.min(...times) + 1;
}
