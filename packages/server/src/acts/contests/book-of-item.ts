import { idNamedBy, type Parse } from '../../values/new-ids.ts';
import type { ItemToBegin } from './programme-item.ts';

/** How many books the programme has named for an item so far. */
const namedSoFar = ({ season, item }: ItemToBegin): number =>
  new Set(
    season.acts.flatMap((act) =>
      act.kind === 'programme-planned'
        ? act.items.flatMap((one) =>
            one.item === item.item && one.book !== null ? [`${one.book.kind} ${one.book.id}`] : [],
          )
        : [],
    ),
  ).size;

/** A kind of books, as far as one of them is looked for. */
interface Listed<Id> {
  list(): Promise<
    readonly { readonly id: Id; readonly archived: boolean; readonly damaged: object | null }[]
  >;
}

/** Where the book of an item is made, and whether it is there already. */
interface PlaceOfBook<Id> {
  readonly id: Id;
  readonly isMade: boolean;
}

/**
 * The address of an item's book. It is the same each time until the programme names the book: if the
 * server ended between making the book and naming it, the next try finds the one that nobody has named,
 * and goes on with it. One that was put away or cannot be read is left alone, and `newId` is taken.
 */
export async function placeOfBook<Id extends string>(
  books: Listed<Id>,
  toBegin: ItemToBegin,
  {
    parse,
    name,
    as,
    newId,
  }: {
    readonly parse: Parse<Id>;
    readonly name: string;
    /** What it is played as. */
    readonly as: string;
    readonly newId: (name: string) => Id;
  },
): Promise<PlaceOfBook<Id>> {
  const { season, item } = toBegin;
  const id = idNamedBy(parse, name, [season.id, item.item, as, `${namedSoFar(toBegin)}`]);
  const listed = (await books.list()).find((one) => one.id === id);
  if (listed === undefined) return { id, isMade: false };
  return listed.archived || listed.damaged !== null
    ? { id: newId(name), isMade: false }
    : { id, isMade: true };
}
