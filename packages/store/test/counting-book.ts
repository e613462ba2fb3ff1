import { type Decider, makeEntries, nothingPersonal, type Recorded } from '@rokade/journal';

export interface Added {
  readonly kind: 'added';
  readonly number: number;
}

/** A second kind of book, whose entries are numbers. */
export const countingBook: Decider<{ readonly version: number }, Added, Added, never> = {
  kind: 'counting',
  format: 2,
  migrations: [(event) => event],
  decide: (_, { command }) => ({ ok: true, value: [command] }),
  objectionToReturn: () => null,
  evolve: (_, { version }) => ({ version }),
  restsOn: () => false,
  personal: nothingPersonal,
};

/** Entries first … last of a book that counts by a step. */
export const countingEntries = (
  first: number,
  last: number,
  step = 1,
): readonly Recorded<Added>[] =>
  makeEntries(
    Array.from({ length: last - first + 1 }, (_, i) => ({
      kind: 'added',
      number: (first + i) * step,
    })),
    {
      version: first - 1,
      at: '2026-11-22T10:00:00.000Z',
      actor: { id: 'a', name: 'Ida' },
      reason: '',
    },
  );
