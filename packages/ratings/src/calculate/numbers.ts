import type { Act, Step } from '../act.ts';
import type { RatedPersonId } from '../ids.ts';

/** A number that somebody got, on a day. */
interface Registered {
  readonly day: string;
  readonly rating: number;
  /** It came from an event, and counts from the next day on. */
  readonly byEvent: boolean;
}

/** Everybody's numbers up to some act, in the order in which they got them. */
export type Numbers = Map<RatedPersonId, Registered[]>;

/** The number that is registered now; null: none. */
export const numberNow = (numbers: Numbers, person: RatedPersonId): number | null =>
  numbers.get(person)?.at(-1)?.rating ?? null;

/** The number that was registered on a day, what events brought on it not among it; null: none. */
export const numberOn = (numbers: Numbers, person: RatedPersonId, day: string): number | null =>
  numbers.get(person)?.findLast((one) => (one.byEvent ? one.day < day : one.day <= day))?.rating ??
  null;

/**
 * The number that the organiser was sent: the registered one of the first day. Who had none then starts
 * with the first that they were given.
 *
 * @article DSU 2002 4.5.4.1, §5c; DSU 2010 4.5.4.1
 */
export const numberAtStart = (
  numbers: Numbers,
  person: RatedPersonId,
  firstDay: string,
): number | null => numberOn(numbers, person, firstDay) ?? numbers.get(person)?.[0]?.rating ?? null;

/** The step that changes a number; none where there is no number, or it stays. */
export function stepOf(
  numbers: Numbers,
  person: RatedPersonId,
  change: (rating: number) => number,
): readonly Step[] {
  const before = numberNow(numbers, person);
  const after = before === null ? null : change(before);
  return after === null || after === before ? [] : [{ person, start: before, before, after }];
}

/** Registers what an act did to the numbers. */
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
