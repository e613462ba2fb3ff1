import { erasedName, type FieldsOf, text, unsaidBy, wordOf } from '@rokade/journal';
import type { RatedPersonId } from './ids.ts';

/** What is said of somebody with a number, or of whom they played. '' = not said. */
export const ratedPersonShapes = {
  /** "Surname, Firstname" */
  name: text,
  /** The number in the federation's own lists. */
  nationalId: text,
  fideId: text,
  club: text,
  /** Whose player they are; '' counts as the federation's own. */
  federation: text,
  sex: wordOf(['m', 'w', '']),
  /** `2001-12-31`, `2001` or ''. */
  birth: text,
};
export interface RatedPersonValues extends FieldsOf<typeof ratedPersonShapes> {}

/** Somebody of whom nothing is said yet. */
export const unsaidRatedPerson: RatedPersonValues = unsaidBy(ratedPersonShapes);

const { federation: _, ...personal } = unsaidRatedPerson;

/** What is personal, and what stands in its place once it is erased; whose player they are stays. */
export const erasedRatedPerson = { ...personal, name: erasedName };

/** A person of the book. */
export interface RatedPerson {
  readonly id: RatedPersonId;
  readonly values: RatedPersonValues;
}
