import type { SanctionsHappened } from './happened.ts';
import { type Sanctions, sanctionOf } from './sanctions.ts';

function followsInside(sanctions: Sanctions, happened: SanctionsHappened): boolean {
  switch (happened.kind) {
    case 'sanctions-begun':
      return false;
    case 'sanction-given':
      return sanctionOf(sanctions, happened.sanction) === undefined;
    // What is deleted may be told of again after a return to before it.
    case 'sanction-deleted':
      return true;
    default:
      return sanctionOf(sanctions, happened.sanction) !== undefined;
  }
}

/** Whether what a stranger's file tells can follow on a state: it begins the book, or speaks of what is there. */
export const sanctionsFollow = (
  sanctions: Sanctions | null,
  happened: SanctionsHappened,
): boolean =>
  sanctions === null ? happened.kind === 'sanctions-begun' : followsInside(sanctions, happened);
