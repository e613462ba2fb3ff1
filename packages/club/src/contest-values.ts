import { erasedName, type FieldsOf, orNull, text, unsaidBy, whole, yesOrNo } from '@rokade/journal';

/** What is said of a competition. '' = not said. */
export const contestShapes = {
  name: text,
  /** Who runs it, as everybody may read. */
  leader: text,
  /** `2026-01-01` */
  firstDay: text,
  lastDay: text,
  /** Everybody may see its page. */
  published: yesOrNo,
};
export interface ContestValues extends FieldsOf<typeof contestShapes> {}

/** A competition of which nothing is said yet. */
export const unsaidContest: ContestValues = unsaidBy(contestShapes);

/** What is said of who plays; all of it is personal. */
export const entryShapes = {
  /** "Surname, Firstname" */
  name: text,
  /** The year, `2001` or ''. */
  born: text,
  /** Who of a register they are, by the id there. */
  person: text,
};
export interface EntryValues extends FieldsOf<typeof entryShapes> {}

/** Somebody of whom nothing is said yet. */
export const unsaidEntry: EntryValues = unsaidBy(entryShapes);

/** What stands in its place once it is erased. */
export const erasedEntry: EntryValues = { ...unsaidEntry, name: erasedName };

/** A rating; null: none. */
export const ratingShape = orNull(whole(0, 9999));
