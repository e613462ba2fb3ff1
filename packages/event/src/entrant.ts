import { type FieldsOf, orNull, text, whole, wordOf } from '@rokade/journal';
import type { EntrantId, GroupId } from './ids.ts';

const rating = orNull(whole(0, 9999));

/** What is said of somebody on the entry list, in the words tournaments have for it. '' = not said. */
export const entrantShapes = {
  /** "Surname, Firstname" */
  name: text,
  title: text,
  sex: wordOf(['m', 'w', '']),
  club: text,
  federation: text,
  citizenship: text,
  rating,
  rapidRating: rating,
  blitzRating: rating,
  fideRating: rating,
  fideId: text,
  nationalId: text,
  /** `2001-12-31`, `2001` or ''. */
  birthDate: text,
  /** Who of a register they are, by the id there. */
  person: text,
};
export interface EntrantValues extends FieldsOf<typeof entrantShapes> {}

/** Somebody of whom nothing is said yet. */
export const unsaidEntrant: EntrantValues = {
  name: '',
  title: '',
  sex: '',
  club: '',
  federation: '',
  citizenship: '',
  rating: null,
  rapidRating: null,
  blitzRating: null,
  fideRating: null,
  fideId: '',
  nationalId: '',
  birthDate: '',
  person: '',
};

/** What is personal, and what stands in its place once it is erased; the rest names nobody. */
export const erasedEntrant = {
  name: 'N. N.',
  sex: '',
  club: '',
  citizenship: '',
  fideId: '',
  nationalId: '',
  birthDate: '',
  person: '',
} satisfies Partial<EntrantValues>;

/** Somebody on the entry list. */
export interface Entrant {
  readonly id: EntrantId;
  readonly values: EntrantValues;
  /** The group they are to play in; null: they are in none yet. */
  readonly group: GroupId | null;
}
