import type { Facts, KeyFor } from '@rokade/texts';

/** Why a list's month is uncertain; if its zip was packed in another month, that month. */
type Doubt =
  | { readonly kind: 'packed-otherwise'; readonly packed: string }
  | { readonly kind: 'month-of-zip' | 'month-of-today' };

type Say = (key: KeyFor<'console'> & KeyFor<'terminal'>, facts: Facts) => string;

/** The text about a month that the list itself does not contain. */
export const listDoubtText = (
  t: Say,
  { month, doubt }: { readonly month: string; readonly doubt: Doubt },
): string =>
  t(`terms.list-${doubt.kind}`, {
    month,
    ...(doubt.kind === 'packed-otherwise' ? { packed: doubt.packed } : {}),
  });
