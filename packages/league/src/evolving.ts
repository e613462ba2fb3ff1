import type { ByKind } from '@rokade/journal';
import type { LeagueHappened } from './happened.ts';
import type { League } from './league.ts';

/** The account that wrote an entry. */
export interface Writing {
  readonly from: string;
}

/** What some kinds of events make of a league. */
export type Evolving<Kind extends LeagueHappened['kind']> = Pick<
  ByKind<LeagueHappened, League, League, Writing>,
  Kind
>;

/** The list with the value of one id changed. */
export const changed = <Value extends { readonly id: string }>(
  values: readonly Value[],
  id: string,
  change: (value: Value) => Partial<Value>,
): readonly Value[] =>
  values.map((value) => (value.id === id ? { ...value, ...change(value) } : value));

/** The list without the value of one id. */
export const without = <Value extends { readonly id: string }>(
  values: readonly Value[],
  id: string,
): readonly Value[] => values.filter((value) => value.id !== id);
