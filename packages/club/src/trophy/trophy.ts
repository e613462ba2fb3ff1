import { ruleSetsOf } from '@rokade/rules';
import type { ContestFormat, Objection } from '../contest-format.ts';
import { invalid } from '../decide/values-refusal.ts';
import { entryName } from '../entries.ts';
import { trophyWinners } from './trophy-view.ts';

/** A year in the future is refused; another winner of a past year must be confirmed. */
const objectionToWin: Objection<'trophy-won'> = (contest, { year, winner, day }) => {
  if (year > Number(day.slice(0, 4))) return invalid('year', 'unknown');
  const before = trophyWinners(contest).get(year);
  return before === undefined || before === winner
    ? null
    : { code: 'contest.won-already', field: 'year', name: entryName(contest, before), year };
};

/**
 * The club sends the winner of its cup, and others up to the number of places. Leaving the winner out
 * must be confirmed: they may not want to go.
 *
 * @article Tempelhof 2018 III.H.7
 */
const objectionToPlaces: Objection<'places-given'> = (contest, { year, cup, places, players }) => {
  const winner = trophyWinners(contest).get(year);
  if (winner === undefined) return { code: 'contest.not-won', year };
  if (cup.trim() === '') return invalid('cup', 'missing');
  if (cup.length > 200) return invalid('cup', 'too-long');
  const count = new Set(players).size;
  if (count > places) return { code: 'contest.too-many-places', count, places };
  return players.includes(winner)
    ? null
    : { code: 'contest.winner-left-out', name: entryName(contest, winner) };
};

/** A challenge cup of a competition, with its winners through the years. */
export const trophy: ContestFormat = {
  code: 'trophy',
  ruleSets: ruleSetsOf('trophy'),
  objections: {
    'trophy-won': objectionToWin,
    'trophy-struck': (contest, { year }) =>
      trophyWinners(contest).has(year) ? null : { code: 'contest.not-won', year },
    'places-given': objectionToPlaces,
  },
};
