import { type FieldsOf, text, unsaidBy, wordOf, yesOrNo } from '@rokade/journal';
import { entryWays } from '@rokade/rules';

/** What is said of how somebody entered, besides who they are. '' = not said. */
export const entryShapes = {
  /** By whom they were entered. */
  way: wordOf([...entryWays, '']),
  /** `2026-12-18` */
  enteredOn: text,
  /** Has played in a tournament before without being a member. */
  guestBefore: yesOrNo,
  /** When they accepted an invitation to them by name. */
  acceptedOn: text,
  /** When the rating officer dispensed from membership. */
  dispensation: text,
  /** Where a regulation wants it on the list. */
  address: text,
  /** As the list may name it. */
  phone: text,
};
export interface EntryFacts extends FieldsOf<typeof entryShapes> {}

/** An entry of which nothing is said. */
export const unsaidEntry: EntryFacts = unsaidBy(entryShapes);
