import {
  emptyValuesOf,
  erasedName,
  type FieldsOf,
  orNull,
  shapesIn,
  text,
  type ValueFields,
  type ValuesOf,
  whole,
  yesOrNo,
} from '@rokade/journal';

const open = { seenBy: 'everybody', personal: false } as const;
const line = { shape: text, ...open, input: { kind: 'line' }, longest: 200 } as const;
const day = { shape: text, ...open, input: { kind: 'day' } } as const;

/** Every field of a competition. '' = not given. */
export const contestFields = {
  name: { ...line, label: 'terms.name', required: true },
  /** The name of who runs it, which is public. */
  leader: line,
  /** The first day, `2026-01-01`. */
  firstDay: { ...day, label: 'terms.from-day' },
  lastDay: { ...day, label: 'terms.until-day' },
  /** Whether it has a public page. */
  published: {
    shape: yesOrNo,
    ...open,
    input: { kind: 'tick' },
    label: 'club-desk.public',
  },
} as const satisfies ValueFields;

export const contestShapes = shapesIn(contestFields);
export interface ContestValues extends ValuesOf<typeof contestFields> {}

/** The empty values of a competition. */
export const emptyContestValues: ContestValues = emptyValuesOf(contestShapes);

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
export const emptyEntryValues: EntryValues = emptyValuesOf(entryShapes);

/** A player's values after erasing. */
export const erasedEntry: EntryValues = { ...emptyEntryValues, name: erasedName };

/** A rating; null: none. */
export const ratingShape = orNull(whole(0, 9999));
