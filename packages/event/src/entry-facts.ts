import { emptyValuesOf, type FieldsOf, text, wordOf, yesOrNo } from '@rokade/journal';
import { entryWays } from '@rokade/rules';

/** How a person entered. '' = not entered. */
export const entryShapes = {
  /** Who entered them: the club, the district, the player … */
  way: wordOf([...entryWays, '']),
  /**
   * The day of entry, `2026-12-18`; as an event keeps it, the moment (UTC) at which the person was entered
   * until somebody gives a day.
   */
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

/** The clock by which a moment falls on a day: the local time, `2026-12-18T19:05`, of a moment (UTC). */
interface LocalClock {
  at(utc: string): string;
}

/** The facts of an entry, with the day on which the person entered by the hall's clock. */
export const entryFactsByClock = (facts: EntryFacts, hall: LocalClock): EntryFacts =>
  facts.enteredOn.includes('T')
    ? { ...facts, enteredOn: hall.at(facts.enteredOn).slice(0, 10) }
    : facts;

/** The empty facts of an entry. */
export const emptyEntryFacts: EntryFacts = emptyValuesOf(entryShapes);
