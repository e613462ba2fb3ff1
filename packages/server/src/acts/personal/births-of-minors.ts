import { shownBirth } from '@rokade/rules';
import type { Tournament } from '@rokade/tournament';

/** The names of fields with birth dates, in all books and lists. */
const births: readonly string[] = ['birth', 'birthDate', 'born'];

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether an object describes a change of a birth date: `{field: 'birth', to: …}`. */
const isBirthChange = (change: object): boolean =>
  births.includes(Reflect.get(change, 'field') ?? '');

function keepBack(within: object, day: string): void {
  const isOfBirth = isBirthChange(within);
  for (const [key, value] of Object.entries(within)) {
    if (isObject(value)) keepBack(value, day);
    else if (typeof value === 'string' && (isOfBirth || births.includes(key))) {
      Reflect.set(within, key, shownBirth(value, day));
    }
  }
}

/** A copy of plain data with only the year of birth of everybody who is a minor on a day. */
export function withoutBirthdays<T>(data: T, day: string): T {
  if (!isObject(data)) return data;
  const copy = structuredClone(data);
  keepBack(copy, day);
  return copy;
}

/**
 * Changes of a person without the year of birth that their sender was shown instead of the birthday, so
 * that it does not replace the birthday.
 */
export function withoutShownYear<
  Field extends string,
  Changes extends { readonly [name in Field]?: string },
>(changes: Changes, field: Field, present: string, day: string): Changes {
  const shown = shownBirth(present, day);
  if (shown === present || changes[field] !== shown) return changes;
  const { [field]: _, ...others } = changes;
  return others as unknown as Changes;
}

const seen = new WeakMap<Tournament, { readonly day: string; readonly t: Tournament }>();

const hasMinor = ({ players }: Tournament, day: string): boolean =>
  players.some(({ details: { birthDate } }) => shownBirth(birthDate, day) !== birthDate);

/** The same for a tournament, cached for its state and the day, since caches of its views depend on the object. */
export function tournamentWithoutBirthdays(t: Tournament, day: string): Tournament {
  const before = seen.get(t);
  if (before?.day === day) return before.t;
  const made = hasMinor(t, day) ? { ...t, players: withoutBirthdays(t.players, day) } : t;
  seen.set(t, { day, t: made });
  return made;
}
