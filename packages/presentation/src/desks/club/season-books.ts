import type { PlannedItem } from '@rokade/club';

/** A tournament, event or competition that an item of a season's programme may name. */
export interface SeasonBook {
  readonly kind: 'tournament' | 'event' | 'contest';
  readonly id: string;
  readonly name: string;
  readonly organisation: string;
  /** Whether it has a public page. */
  readonly isPublic: boolean;
}

/** The path of each kind of book's public page. */
const pages = { tournament: '/t', event: '/e', contest: '/club' } as const;

/**
 * The book of a planned item, among those of its organisation; undefined: it has none, or the book
 * is gone.
 */
const bookOfItem = (
  books: readonly SeasonBook[],
  { book }: Pick<PlannedItem, 'book'>,
): SeasonBook | undefined => books.find(({ kind, id }) => kind === book?.kind && id === book.id);

/** The public pages of planned items, by the item's id. */
export function publicPagesOfItems(
  items: readonly Pick<PlannedItem, 'item' | 'book'>[],
  books: readonly SeasonBook[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    items.flatMap((item) => {
      const book = bookOfItem(books, item);
      return book?.isPublic ? [[item.item as string, `${pages[book.kind]}/${book.id}`]] : [];
    }),
  );
}
