import { byKind, type Entry } from '@rokade/journal';
import { invariant } from '@rokade/rules';
import { type Contest, emptyContest } from './contest.ts';
import { type EntryValues, erasedEntry } from './contest-values.ts';
import type { ContestHappened } from './happened.ts';
import type { EntryId } from './ids.ts';

const withValues = (contest: Contest, id: EntryId, values: Partial<EntryValues>): Contest => ({
  ...contest,
  entries: contest.entries.map((one) =>
    one.id === id ? { ...one, values: { ...one.values, ...values } } : one,
  ),
});

const after = byKind<ContestHappened, Contest, Contest>({
  'contest-made': (contest, { kind: _, ...made }) => ({ ...contest, ...made }),
  'contest-changed': (contest, { values }) => ({
    ...contest,
    values: { ...contest.values, ...values },
  }),
  'entry-entered': (contest, { entry, values, rating, day }) => ({
    ...contest,
    entries: [...contest.entries, { id: entry, values }],
    acts: [...contest.acts, { kind: 'entered', entry, rating, day }],
  }),
  'entry-changed': (contest, { entry, values }) => withValues(contest, entry, values),
  'entry-erased': (contest, { entry }) => withValues(contest, entry, erasedEntry),
  'act-noted': (contest, { act }) => ({ ...contest, acts: [...contest.acts, act] }),
});

/** The competition after one more entry. */
export function evolve(
  contest: Contest | null,
  { version, event: happened }: Entry<ContestHappened>,
): Contest {
  const before = happened.kind === 'contest-made' ? emptyContest(happened.id) : contest;
  invariant(before !== null, 'a competition begins by being made');
  return { ...after(before, happened), version };
}
