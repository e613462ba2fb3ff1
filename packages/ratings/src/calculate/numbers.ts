import type { Act, Step } from '../act.ts';
import type { RatedPersonId } from '../ids.ts';

/** A rating registered on a day. */
interface Registered {
  readonly day: string;
  readonly rating: number;
  /** Whether it came from an event, so that it is valid from the next day on. */
  readonly byEvent: boolean;
}

/** Everybody's ratings up to some act, in order of time. */
export type Numbers = Map<RatedPersonId, Registered[]>;

/** The rating registered now; null: none. */
export const numberNow = (numbers: Numbers, person: RatedPersonId): number | null =>
  numbers.get(person)?.at(-1)?.rating ?? null;

/** The rating registered on a day, without that day's events; null: none. */
export const numberOn = (numbers: Numbers, person: RatedPersonId, day: string): number | null =>
  numbers.get(person)?.findLast((one) => (one.byEvent ? one.day < day : one.day <= day))?.rating ??
  null;

/**
 * The rating sent to the organiser: the registered one of the first day. A player without one starts
 * with the first rating given later.
 *
 * @article DSU 2002 4.5.4.1, §5c; DSU 2010 4.5.4.1
 */
export const numberAtStart = (
  numbers: Numbers,
  person: RatedPersonId,
  firstDay: string,
): number | null => numberOn(numbers, person, firstDay) ?? numbers.get(person)?.[0]?.rating ?? null;

/** The step that changes a rating; empty if there is none or it stays the same. */
export function stepOf(
  numbers: Numbers,
  person: RatedPersonId,
  change: (rating: number) => number,
): readonly Step[] {
  const before = numberNow(numbers, person);
  const after = before === null ? null : change(before);
  return after === null || after === before ? [] : [{ person, start: before, before, after }];
}

/** Registers the steps of an act. */
export function register(
  numbers: Numbers,
  { kind, day }: Pick<Act, 'kind' | 'day'>,
  steps: readonly Pick<Step, 'person' | 'after'>[],
): void {
  for (const { person, after } of steps) {
    const had = numbers.get(person) ?? [];
    had.push({ day, rating: after, byEvent: kind === 'event' });
    numbers.set(person, had);
  }
}
