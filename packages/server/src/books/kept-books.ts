import type { Storage } from '@rokade/store';
import { copiesFolder, makeBackups } from './backups.ts';
import type { BookKind, BookTypes } from './book-kind.ts';
import type { RemovalContext } from './remove-book.ts';

/** The books of each kind where the data are, with copies of them where such are kept. */
export function keptBooks(journals: Storage['journals'], place: string) {
  const copies = copiesFolder(place);
  return <B extends BookTypes>(kind: BookKind<B>): RemovalContext<B> => {
    const store = journals<B['event']>(kind);
    return { kind, store, backups: copies === null ? null : makeBackups(kind, store, copies) };
  };
}
