import { fieldsOf, listOf, textUpTo, type ValueOf, whole } from '@rokade/journal';

/**
 * What decided a shared place outside the tournament, such as an armageddon: its name, and each player's
 * value in hundredths, in the order of the players; the more, the better.
 */
export const outsideValues = fieldsOf({ name: textUpTo(80), hundredths: listOf(whole()) });
export interface OutsideValues extends ValueOf<typeof outsideValues> {}

/** That the arbiter gave the order: after which round, and by which values; null: by hand. */
export interface GivenOrder {
  readonly round: number;
  readonly values: OutsideValues | null;
}
