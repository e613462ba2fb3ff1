import { shownBirth } from '@rokade/rules';
import type { Tournament } from '@rokade/tournament';

/** Whoever is known in any book or list is born by one of these names. */
const births: readonly string[] = ['birth', 'birthDate', 'born'];

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** What is said of a field, as changes and lists of what was said do: `{field: 'birth', to: …}`. */
const saysBirth = (said: object): boolean => births.includes(Reflect.get(said, 'field') ?? '');

function keepBack(within: object, day: string): void {
  const isOfBirth = saysBirth(within);
  for (const [key, value] of Object.entries(within)) {
    if (isObject(value)) keepBack(value, day);
    else if (typeof value === 'string' && (isOfBirth || births.includes(key))) {
      Reflect.set(within, key, shownBirth(value, day));
    }
  }
}

/** Plain data with the year alone where it holds the birthday of whoever is a minor on a day. */
export function withoutBirthdays<T>(data: T, day: string): T {
  if (!isObject(data)) return data;
  const copy = structuredClone(data);
  keepBack(copy, day);
  return copy;
}

const seen = new WeakMap<Tournament, { readonly day: string; readonly t: Tournament }>();

const hasMinor = ({ players }: Tournament, day: string): boolean =>
  players.some(({ details: { birthDate } }) => shownBirth(birthDate, day) !== birthDate);

/** The same of a tournament, made once for its state and the day: views of it are remembered by it. */
export function tournamentWithoutBirthdays(t: Tournament, day: string): Tournament {
  const before = seen.get(t);
  if (before?.day === day) return before.t;
  const made = hasMinor(t, day) ? { ...t, players: withoutBirthdays(t.players, day) } : t;
  seen.set(t, { day, t: made });
  return made;
}
