import type { Entry } from '@rokade/journal';
import { unreachable } from '@rokade/rules';
import type { SanctionsHappened } from './happened.ts';
import { type GivenSanction, noSanctions, type Sanctions } from './sanctions.ts';

type OfSanction = Exclude<SanctionsHappened, { kind: 'sanctions-begun' | 'sanction-given' }>;

function afterOne(one: GivenSanction, happened: OfSanction): readonly GivenSanction[] {
  switch (happened.kind) {
    case 'sanction-changed':
      return [{ ...one, values: { ...one.values, ...happened.values } }];
    case 'sanction-lifted':
      return [{ ...one, lifted: happened.values }];
    case 'sanction-annulled':
      return [{ ...one, annulled: happened.values }];
    case 'sanction-stands':
      return [{ ...one, stands: happened.values }];
    case 'sanction-deleted':
      return [];
    default:
      return unreachable(happened);
  }
}

function after(given: Sanctions['given'], happened: SanctionsHappened): Sanctions['given'] {
  switch (happened.kind) {
    case 'sanctions-begun':
      return given;
    case 'sanction-given': {
      const { sanction: id, values } = happened;
      return [...given, { id, values, lifted: null, annulled: null, stands: null }];
    }
    default:
      return given.flatMap((one) =>
        one.id === happened.sanction ? afterOne(one, happened) : [one],
      );
  }
}

/** The book after one more entry. */
export const evolve = (
  sanctions: Sanctions | null,
  { version, event }: Entry<SanctionsHappened>,
): Sanctions => ({ given: after((sanctions ?? noSanctions).given, event), version });
