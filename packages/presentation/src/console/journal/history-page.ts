import type { Result } from '@rokade/rules';
import type { Query } from '../../words/query.ts';
import { damageOf } from '../doors/damage-of.ts';
import type { BookLines } from './book-lines.ts';

const most = 200;

/**
 * One page of a book's history: the newest lines, or those up to the version `to` of the address.
 * `older` is where the next page begins; null: this is the last.
 */
export function historyPage<E>(
  journal: Result<readonly E[], { readonly code: string }>,
  linesOf: (entries: readonly E[]) => BookLines,
  { searchParams }: { readonly searchParams: Query },
) {
  const all = journal.ok ? linesOf(journal.value) : [];
  const total = all[0]?.version ?? 0;
  const to = searchParams.get('to');
  const upTo = to === null ? total : Number(to);
  const older = all.filter(({ version }) => version <= upTo);
  return {
    total,
    lines: older.slice(0, most),
    older: older[most]?.version ?? null,
    damaged: damageOf(journal),
  };
}
