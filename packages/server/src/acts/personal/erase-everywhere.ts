import type { Actor } from '@rokade/journal';
import type { Application } from '../../application.ts';
import { type StillOwed, stillOwed } from '../money/still-owed.ts';
import { type Personal, personalAt, personKey, type SeenBooks } from './personal.ts';

/** The people to erase: those found by names and numbers (`who`) whose keys are in `persons`. */
export interface Erasing {
  readonly who: readonly string[];
  readonly persons: readonly string[];
  readonly actor: Actor;
  /** `twice`: also people who are still to get money. */
  readonly confirmed: true | 'twice';
}

type NotErased = Extract<Awaited<ReturnType<Personal['erase']>>, { readonly ok: false }>['error'];

/** The keys of those who were erased, and the error that stopped it; null: none. */
export interface Erased {
  readonly erased: readonly string[];
  readonly error: NotErased | ({ readonly code: 'money.still-owed' } & StillOwed) | null;
}

/**
 * Erases people from the books in which they were found, one after the other. Whether they are still to get
 * money is checked first, since afterwards nobody sees whose money it is.
 */
export async function eraseEverywhere(
  app: Application,
  sees: SeenBooks,
  { who, persons: keys, actor, confirmed }: Erasing,
): Promise<Erased> {
  const personal = personalAt(app, sees);
  const { persons } = await personal.find(who);
  const chosen = persons.filter((person) => keys.includes(personKey(person)));
  for (const person of confirmed === 'twice' ? [] : chosen) {
    const owed = await stillOwed(app, person);
    if (owed !== null) return { erased: [], error: { code: 'money.still-owed', ...owed } };
  }
  const erased: string[] = [];
  for (const person of chosen) {
    const done = await personal.erase(person, actor);
    if (!done.ok) return { erased, error: done.error };
    erased.push(personKey(person));
  }
  return { erased, error: null };
}
