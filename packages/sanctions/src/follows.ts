import { followingBy } from '@rokade/journal';
import type { SanctionsHappened } from './happened.ts';
import type { SanctionId } from './ids.ts';
import { type Sanctions, sanctionOf } from './sanctions.ts';

const isKept = (sanctions: Sanctions, { sanction }: { readonly sanction: SanctionId }): boolean =>
  sanctionOf(sanctions, sanction) !== undefined;

/** Whether an imported event can come after a state: it creates the book, or everything it refers to exists. */
export const sanctionsFollow = followingBy<Sanctions, SanctionsHappened>('sanctions-begun', {
  'sanctions-begun': () => false,
  'sanction-given': (sanctions, happened) => !isKept(sanctions, happened),
  'sanction-changed': isKept,
  'sanction-lifted': isKept,
  'sanction-annulled': isKept,
  'sanction-stands': isKept,
  // After a return to before a deletion, the deletion can be repeated.
  'sanction-deleted': () => true,
});
