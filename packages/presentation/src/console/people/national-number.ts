/** The number by which the register knows the players of a federation. */
type NationalNumber = 'dsuNumber' | 'dsbId';

const numbers: Readonly<Record<string, NationalNumber>> = { DEN: 'dsuNumber', GER: 'dsbId' };

/**
 * The number by which a federation, `DEN`, knows its players, if it has a name of its own here; null: it
 * is called a national number.
 */
export const nationalNumberOf = (federation: string): NationalNumber | null =>
  Object.hasOwn(numbers, federation) ? (numbers[federation] ?? null) : null;
