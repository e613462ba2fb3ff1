import { fieldsOf, listOf, newOne, orNull, text, type ValueOf, wordOf } from '@rokade/journal';
import { entryId, itemId } from '../ids.ts';

const day = { day: text };

/** An item of a year's programme. */
export const seasonItemShape = fieldsOf({
  item: newOne(itemId),
  /** The code of its section of the programme. */
  what: text,
  name: text,
  /** Its days, `2027-01-08`; empty: by appointment, or all year. */
  days: listOf(text, { least: 0, most: 60 }),
  /** The hour it begins, `19:30`; '' = not given. */
  at: text,
  note: text,
  /** The book in which it is played, of the same organisation. */
  book: orNull(fieldsOf({ kind: wordOf(['tournament', 'event', 'contest']), id: text })),
});
export type SeasonItem = ValueOf<typeof seasonItemShape>;

/** The acts of a season: planning, entries and champions. */
export const seasonActKinds = {
  /** Adds or changes items of the programme; all of them at once. */
  'programme-planned': { ...day, items: listOf(seasonItemShape, { least: 1, most: 200 }) },
  'item-dropped': { item: itemId, ...day },
  'item-entered': { item: itemId, entry: entryId, ...day },
  'item-left': { item: itemId, entry: entryId, ...day },
  /** The champions of an item; several if they share the title. It cannot be taken back. */
  'champion-named': { item: itemId, champions: listOf(entryId, { least: 0, most: 20 }), ...day },
};
