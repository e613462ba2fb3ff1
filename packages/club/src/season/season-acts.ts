import { fieldsOf, idBy, listOf, orNull, text, type ValueOf, wordOf } from '@rokade/journal';
import { type EntryId, parseEntryId, parseItemId } from '../ids.ts';

const day = { day: text };
const itemId = idBy(parseItemId);
const entry = idBy<EntryId>(parseEntryId);

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
  'item-entered': { item: itemId, entry, ...day },
  'item-left': { item: itemId, entry, ...day },
  /** Who won it; several share it, and nobody takes it back. */
  'champion-named': { item: itemId, champions: listOf(entry, { least: 0, most: 20 }), ...day },
};
