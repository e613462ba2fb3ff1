import { emptyValuesOf, type FieldsOf, text, wordOf, yesOrNo } from '@rokade/journal';
import { entryWays } from '@rokade/rules';

/** How a person entered. '' = not entered. */
export const entryShapes = {
  /** Who entered them: the club, the district, the player … */
  way: wordOf([...entryWays, '']),
  /** The day of entry, `2026-12-18`. */
  enteredOn: text,
  /** Whether they have played in a tournament before without being a member. */
  guestBefore: yesOrNo,
  /** The day they accepted a personal invitation. */
  acceptedOn: text,
  /** The day the rating officer granted an exemption from membership. */
  dispensation: text,
  /** The address, where a regulation requires it on the list. */
  address: text,
  /** The telephone number for the list. */
  phone: text,
};
export interface EntryFacts extends FieldsOf<typeof entryShapes> {}

/** The empty facts of an entry. */
export const emptyEntryFacts: EntryFacts = emptyValuesOf(entryShapes);
