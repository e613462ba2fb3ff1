import { byKind, type Entry } from '@rokade/journal';
import type { SanctionsHappened } from './happened.ts';
import { type GivenSanction, noSanctions, type Sanctions } from './sanctions.ts';

type Given = Sanctions['given'];

const withOne = (given: Given, id: string, said: Partial<GivenSanction>): Given =>
  given.map((one) => (one.id === id ? { ...one, ...said } : one));

const after = byKind<SanctionsHappened, Given, Given>({
  'sanctions-begun': (given) => given,
  'sanction-given': (given, { sanction: id, values }) => [
    ...given,
    { id, values, lifted: null, annulled: null, stands: null },
  ],
  'sanction-changed': (given, { sanction, values }) =>
    given.map((one) =>
      one.id === sanction ? { ...one, values: { ...one.values, ...values } } : one,
    ),
  'sanction-lifted': (given, { sanction, values }) => withOne(given, sanction, { lifted: values }),
  'sanction-annulled': (given, { sanction, values }) =>
    withOne(given, sanction, { annulled: values }),
  'sanction-stands': (given, { sanction, values }) => withOne(given, sanction, { stands: values }),
  'sanction-deleted': (given, { sanction }) => given.filter(({ id }) => id !== sanction),
});

/** The book after one more entry. */
export const evolve = (
  sanctions: Sanctions | null,
  { version, event }: Entry<SanctionsHappened>,
): Sanctions => ({ given: after((sanctions ?? noSanctions).given, event), version });
