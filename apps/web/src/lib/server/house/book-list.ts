import { mayDo, type Owned } from '../rights/may-do.ts';

/** A book in the server's list of its kind. */
interface ListedOne extends Owned {
  readonly changedAt: string;
  readonly archived: boolean;
  /** null: it can be read. */
  readonly damaged: { readonly code: string } | null;
}

/**
 * The books of a kind that a page of the console lists, those changed last first: the current or, by
 * its address, the archived ones, with the damaged ones in a list of their own. `isListed` says which
 * books the reader may see.
 */
export function bookList<One extends ListedOne>(
  { locals, url }: { readonly locals: App.Locals; readonly url: URL },
  books: readonly One[],
  isListed: (one: One) => boolean,
) {
  const all = books.filter(isListed).toSorted((a, b) => (a.changedAt < b.changedAt ? 1 : -1));
  const inArchive = url.searchParams.get('view') === 'archived';
  return {
    /** Those that can be read. */
    books: all.filter(({ damaged, archived }) => damaged === null && archived === inArchive),
    list: {
      inArchive,
      hasArchive: all.some(({ archived }) => archived),
      damaged: all.flatMap(({ id, damaged }) => (damaged === null ? [] : [{ id, damaged }])),
      mayMake: mayDo(locals, 'make-event', null),
    },
  };
}
