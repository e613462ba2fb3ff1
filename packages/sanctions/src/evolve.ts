import { evolvingFrom } from '@rokade/journal';
import type { SanctionsHappened } from './happened.ts';
import { noSanctions, type RecordedSanction, type Sanctions } from './sanctions.ts';

const withOne = (
  sanctions: Sanctions,
  id: string,
  change: (one: RecordedSanction) => Partial<RecordedSanction>,
): Sanctions => ({
  ...sanctions,
  given: sanctions.given.map((one) => (one.id === id ? { ...one, ...change(one) } : one)),
});

/** The book after one more entry. */
export const evolve = evolvingFrom<Sanctions, SanctionsHappened>(noSanctions, {
  'sanctions-begun': (sanctions) => sanctions,
  'sanction-given': (sanctions, { sanction: id, values }) => {
    const one = { id, values, lifted: null, annulled: null, stands: null };
    return { ...sanctions, given: [...sanctions.given, one] };
  },
  'sanction-changed': (sanctions, { sanction, values }) =>
    withOne(sanctions, sanction, (one) => ({ values: { ...one.values, ...values } })),
  'sanction-lifted': (sanctions, { sanction, values: lifted }) =>
    withOne(sanctions, sanction, () => ({ lifted })),
  'sanction-annulled': (sanctions, { sanction, values: annulled }) =>
    withOne(sanctions, sanction, () => ({ annulled })),
  'sanction-stands': (sanctions, { sanction, values: stands }) =>
    withOne(sanctions, sanction, () => ({ stands })),
  'sanction-deleted': (sanctions, { sanction }) => ({
    ...sanctions,
    given: sanctions.given.filter(({ id }) => id !== sanction),
  }),
});
