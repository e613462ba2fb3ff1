import { makeSeededRandom } from '@rokade/rules';
import type { Contest } from '../contest.ts';
import type { EntryId } from '../ids.ts';
import type { SeriesRules } from './series-rules.ts';

/** Who is first. */
export interface SeriesTitle {
  /** Those who share the first place, one or more; nobody where there is no result. */
  readonly tied: readonly EntryId[];
  /** Whose the title is; null: it is shared as yet, or nobody's. */
  readonly winner: EntryId | null;
  readonly how: 'alone' | 'drawn' | 'played' | null;
}

/**
 * Who has the title: whoever is first alone, else whom games or lots decided for. The lot is drawn with
 * the competition's seed among those who share the place, in their order of entry. What was decided
 * before a later result counts no more.
 *
 * @article Tempelhof 2018 III.D.3, III.J.5
 */
export function seriesTitle(rules: SeriesRules, contest: Contest): SeriesTitle {
  const first = rules.lines(contest, rules.legs(contest)).filter(({ rank }) => rank === 1);
  const tied = contest.entries
    .map(({ id }) => id)
    .filter((id) => first.some(({ entry }) => entry === id));
  const [alone = null] = tied;
  if (tied.length < 2) return { tied, winner: alone, how: alone === null ? null : 'alone' };
  const last = contest.acts.findLastIndex(({ kind }) => kind.startsWith('leg-'));
  const act = contest.acts.slice(last + 1).findLast(({ kind }) => kind.startsWith('title-'));
  switch (act?.kind) {
    case 'title-drawn': {
      const winner = tied[makeSeededRandom(`${contest.seed}/title`).below(tied.length)] ?? null;
      return { tied, winner, how: 'drawn' };
    }
    case 'title-played':
      return tied.includes(act.winner)
        ? { tied, winner: act.winner, how: 'played' }
        : { tied, winner: null, how: null };
    default:
      return { tied, winner: null, how: null };
  }
}
