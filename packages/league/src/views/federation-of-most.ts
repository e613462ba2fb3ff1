import { groupedBy } from '@rokade/rules';
import type { League } from '../league.ts';

/** The federation of most players in the squads, `DEN`; '' = none is said. */
export function federationOfMost({ members }: Pick<League, 'members'>): string {
  const named = members.map(({ values }) => values.federation).filter(Boolean);
  const counted = [...groupedBy(named, (one) => one)];
  return counted.toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? '';
}
