import {
  emptyValuesOf,
  erasedName,
  erasedValues,
  shapesIn,
  text,
  type ValueFields,
  type ValuesOf,
  wordOf,
} from '@rokade/journal';
import type { RatedPersonId } from './ids.ts';

/** Everything about a person but the federation is erased with them. */
const ofPerson = { shape: text, seenBy: 'desk', personal: true, input: { kind: 'line' } } as const;

/** The fields of a person with a rating, or of an opponent. '' = not given. */
export const ratedPersonFields = {
  /** "Surname, Firstname" */
  name: { ...ofPerson, erased: erasedName, required: true },
  /** The number in the federation's own lists. */
  nationalId: ofPerson,
  fideId: ofPerson,
  club: ofPerson,
  /** The federation; '' counts as the federation's own. */
  federation: { ...ofPerson, personal: false },
  sex: {
    ...ofPerson,
    shape: wordOf(['m', 'w', '']),
    input: { kind: 'choice', words: 'console.sex-' },
  },
  /** `2001-12-31`, `2001` or ''. */
  birth: ofPerson,
} as const satisfies ValueFields;

export const ratedPersonShapes = shapesIn(ratedPersonFields);
export interface RatedPersonValues extends ValuesOf<typeof ratedPersonFields> {}

/** The empty values of a person. */
export const emptyRatedPerson: RatedPersonValues = emptyValuesOf(ratedPersonShapes);

/** The replacements of personal values after erasing; the federation stays. */
export const erasedRatedPerson = erasedValues(ratedPersonFields);

/** A person of the book. */
export interface RatedPerson {
  readonly id: RatedPersonId;
  readonly values: RatedPersonValues;
}
