import type { Facts, KeyFor } from '@rokade/texts';

/** Why a list's month is to be looked at; where its zip was packed otherwise, in which month. */
type Doubt =
  | { readonly kind: 'packed-otherwise'; readonly packed: string }
  | { readonly kind: 'month-of-zip' | 'month-of-today' };

type Say = (key: KeyFor<'console'> & KeyFor<'terminal'>, facts: Facts) => string;

/** What is to be looked at where a list does not say its month itself. */
export const listDoubtText = (
  t: Say,
  { month, doubt }: { readonly month: string; readonly doubt: Doubt },
): string =>
  t(`terms.list-${doubt.kind}`, {
    month,
    ...(doubt.kind === 'packed-otherwise' ? { packed: doubt.packed } : {}),
  });
