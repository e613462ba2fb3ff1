import { followingBy } from '@rokade/journal';
import type { SanctionsHappened } from './happened.ts';
import type { SanctionId } from './ids.ts';
import { type Sanctions, sanctionOf } from './sanctions.ts';

const isKept = (sanctions: Sanctions, { sanction }: { readonly sanction: SanctionId }): boolean =>
  sanctionOf(sanctions, sanction) !== undefined;

/** Whether what a stranger's file tells can follow on a state: it begins the book, or speaks of what is there. */
export const sanctionsFollow = followingBy<Sanctions, SanctionsHappened>('sanctions-begun', {
  'sanctions-begun': () => false,
  'sanction-given': (sanctions, happened) => !isKept(sanctions, happened),
  'sanction-changed': isKept,
  'sanction-lifted': isKept,
  'sanction-annulled': isKept,
  'sanction-stands': isKept,
  // What is deleted may be told of again after a return to before it.
  'sanction-deleted': () => true,
});
