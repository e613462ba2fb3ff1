import { fieldsOf, listOf, orNull, text, type ValueOf, wordOf } from '@rokade/journal';
import { entryId, itemId } from '../ids.ts';

const day = { day: text };

/** Something of a year's programme. */
const itemShape = fieldsOf({
  item: itemId,
  /** Which section of the programme it belongs to. */
  what: text,
  name: text,
  /** Its days, `2027-01-08`; none: by appointment, or all year. */
  days: listOf(text, { least: 0, most: 60 }),
  /** The hour it begins, `19:30`; '' = not said. */
  at: text,
  note: text,
  /** The book in which it is played, of the same organisation. */
  book: orNull(fieldsOf({ kind: wordOf(['tournament', 'event', 'contest']), id: text })),
});
export type SeasonItem = ValueOf<typeof itemShape>;

/** What happens in a season: what is planned, who enters what, and who won. */
export const seasonActKinds = {
  /** Further ones of the programme, or some of it otherwise; all of them at once. */
  'programme-planned': { ...day, items: listOf(itemShape, { least: 1, most: 200 }) },
  'item-dropped': { item: itemId, ...day },
  'item-entered': { item: itemId, entry: entryId, ...day },
  'item-left': { item: itemId, entry: entryId, ...day },
  /** Who won it; several share it, and nobody takes it back. */
  'champion-named': { item: itemId, champions: listOf(entryId, { least: 0, most: 20 }), ...day },
};
