import { erasedName, type FieldsOf, text, unsaidBy, wordOf } from '@rokade/journal';
import type { RatedPersonId } from './ids.ts';

/** The values of a person with a rating, or of an opponent. '' = not given. */
export const ratedPersonShapes = {
  /** "Surname, Firstname" */
  name: text,
  /** The number in the federation's own lists. */
  nationalId: text,
  fideId: text,
  club: text,
  /** The federation; '' counts as the federation's own. */
  federation: text,
  sex: wordOf(['m', 'w', '']),
  /** `2001-12-31`, `2001` or ''. */
  birth: text,
};
export interface RatedPersonValues extends FieldsOf<typeof ratedPersonShapes> {}

/** The empty values of a person. */
export const unsaidRatedPerson: RatedPersonValues = unsaidBy(ratedPersonShapes);

const { federation: _, ...personal } = unsaidRatedPerson;

/** The replacements of personal values after erasing; the federation stays. */
export const erasedRatedPerson = { ...personal, name: erasedName };

/** A person of the book. */
export interface RatedPerson {
  readonly id: RatedPersonId;
  readonly values: RatedPersonValues;
}
