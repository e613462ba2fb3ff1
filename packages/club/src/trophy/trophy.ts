import { ruleSetsOf } from '@rokade/rules';
import type { ActOf } from '../acts.ts';
import type { Contest } from '../contest.ts';
import type { ContestFormat } from '../contest-format.ts';
import { invalid } from '../decide/values-refusal.ts';
import { entryName } from '../entry-name.ts';
import type { ContestRefusal } from '../refusal.ts';
import { trophyWinners } from './trophy-view.ts';

/** A year that has come; another winner of one that has is asked about. */
function objectionToWin(contest: Contest, act: ActOf<'trophy-won'>): ContestRefusal | null {
  const { year, winner, day } = act;
  if (year > Number(day.slice(0, 4))) return invalid('year', 'unknown');
  const before = trophyWinners(contest).get(year);
  return before === undefined || before === winner
    ? null
    : { code: 'contest.won-already', field: 'year', name: entryName(contest, before), year };
}

/**
 * The club sends whoever won its cup, and as many others as there are places for. Leaving the winner
 * out is asked about: they may not want to go.
 *
 * @article Tempelhof 2018 III.H.7
 */
function objectionToPlaces(contest: Contest, act: ActOf<'places-given'>): ContestRefusal | null {
  const { year, cup, places, players } = act;
  const winner = trophyWinners(contest).get(year);
  if (winner === undefined) return { code: 'contest.not-won', year };
  if (cup.trim() === '') return invalid('cup', 'missing');
  if (cup.length > 200) return invalid('cup', 'too-long');
  const count = new Set(players).size;
  if (count > places) return { code: 'contest.too-many-places', count, places };
  return players.includes(winner)
    ? null
    : { code: 'contest.winner-left-out', name: entryName(contest, winner) };
}

/** A challenge cup of a competition, with its winners through the years. */
export const trophy: ContestFormat = {
  code: 'trophy',
  ruleSets: ruleSetsOf('trophy'),
  acts: ['trophy-won', 'trophy-struck', 'places-given'],
  objection(contest, act) {
    switch (act.kind) {
      case 'trophy-won':
        return objectionToWin(contest, act);
      case 'trophy-struck':
        return trophyWinners(contest).has(act.year)
          ? null
          : { code: 'contest.not-won', year: act.year };
      case 'places-given':
        return objectionToPlaces(contest, act);
      default:
        return { code: 'contest.other-format' };
    }
  },
};
