import type { Entry } from '@rokade/journal';
import { invariant, unreachable } from '@rokade/rules';
import { type Contest, type ContestEntry, emptyContest } from './contest.ts';
import { erasedEntry } from './contest-values.ts';
import type { ContestHappened } from './happened.ts';
import type { EntryId } from './ids.ts';

const withValues = (
  { entries }: Contest,
  id: EntryId,
  values: Partial<ContestEntry['values']>,
): readonly ContestEntry[] =>
  entries.map((one) => (one.id === id ? { ...one, values: { ...one.values, ...values } } : one));

function after(contest: Contest, happened: ContestHappened): Contest {
  switch (happened.kind) {
    case 'contest-made': {
      const { kind: _, ...made } = happened;
      return { ...contest, ...made };
    }
    case 'contest-changed':
      return { ...contest, values: { ...contest.values, ...happened.values } };
    case 'entry-entered': {
      const { entry, values, rating, day } = happened;
      return {
        ...contest,
        entries: [...contest.entries, { id: entry, values }],
        acts: [...contest.acts, { kind: 'entered', entry, rating, day }],
      };
    }
    case 'entry-changed':
      return { ...contest, entries: withValues(contest, happened.entry, happened.values) };
    case 'entry-erased':
      return { ...contest, entries: withValues(contest, happened.entry, erasedEntry) };
    case 'act-noted':
      return { ...contest, acts: [...contest.acts, happened.act] };
    default:
      return unreachable(happened);
  }
}

/** The competition after one more entry. */
export function evolve(
  contest: Contest | null,
  { version, event: happened }: Entry<ContestHappened>,
): Contest {
  const before = happened.kind === 'contest-made' ? emptyContest(happened.id) : contest;
  invariant(before !== null, 'a competition begins by being made');
  return { ...after(before, happened), version };
}
