import { erasedName, type FieldsOf, orNull, text, unsaidBy, whole, yesOrNo } from '@rokade/journal';

/** The values of a competition. '' = not given. */
export const contestShapes = {
  name: text,
  /** The name of who runs it, which is public. */
  leader: text,
  /** The first day, `2026-01-01`. */
  firstDay: text,
  lastDay: text,
  /** Whether it has a public page. */
  published: yesOrNo,
};
export interface ContestValues extends FieldsOf<typeof contestShapes> {}

/** The empty values of a competition. */
export const unsaidContest: ContestValues = unsaidBy(contestShapes);

/** The values of a player; all of them are personal. */
export const entryShapes = {
  /** "Surname, Firstname" */
  name: text,
  /** The year of birth, `2001` or ''. */
  born: text,
  /** The person's id in the register; '' = none. */
  person: text,
};
export interface EntryValues extends FieldsOf<typeof entryShapes> {}

/** The empty values of a player. */
export const unsaidEntry: EntryValues = unsaidBy(entryShapes);

/** A player's values after erasing. */
export const erasedEntry: EntryValues = { ...unsaidEntry, name: erasedName };

/** A rating; null: none. */
export const ratingShape = orNull(whole(0, 9999));
