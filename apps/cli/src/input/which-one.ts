import { err, ok, type Result } from '@rokade/rules';
import { bad, type Context, no, type Outcome } from '../outcome.ts';

/** A thing that users identify by its address or its name. */
interface Named {
  readonly id: string;
  readonly name: string;
}

/** A name regardless of spacing and capitals. */
const plain = (name: string): string =>
  name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

/** The one at an address, otherwise those with this name. */
export function whichOne<One extends Named>(which: string, all: readonly One[]): readonly One[] {
  const addressed = all.filter(({ id }) => id === which);
  if (addressed.length > 0) return addressed;
  return all.filter(({ name }) => name !== '' && plain(name) === plain(which));
}

/** Books of one kind, by their addresses. */
interface Books<Id> {
  list(): Promise<
    readonly { readonly id: Id; readonly summary: { readonly name: string } | null }[]
  >;
}

/** The chosen event or competition; otherwise why there is none. */
export async function bookNamed<Id extends string>(
  { t }: Context,
  books: Books<Id>,
  which: string,
  kind: 'event' | 'contest' | 'league',
): Promise<Result<Id, Outcome>> {
  if (which === '') return err(bad(t('cli.usage.missing-argument', { what: 'WHAT' })));
  const all = await books.list();
  const named = all.map(({ id, summary }) => ({ id, name: summary?.name ?? '' }));
  const [one, ...others] = whichOne(which, named);
  if (one === undefined) return err(no('', t(`cli.${kind}.nothing`, { which })));
  if (others.length === 0) return ok(one.id);
  const addresses = [one, ...others].map(({ id }) => id).join(', ');
  return err(no('', t(`cli.${kind}.several`, { which, addresses })));
}
