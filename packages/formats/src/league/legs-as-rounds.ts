import { type Division, type DivisionId, divisionOf, type League, legsOf } from '@rokade/league';

/** What belongs to a round, in each of the two that it becomes. */
const inBothLegs = <Of extends { readonly round: number }>(all: readonly Of[]): readonly Of[] =>
  all.flatMap((one) => [1, 0].map((left) => ({ ...one, round: 2 * one.round - left })));

/**
 * A league in which each leg of a cup's round is a round of its own, since a player has one game in a round
 * of a report file; a team without an opponent has none in both.
 */
export function legsAsRounds(league: League, id: DivisionId): League {
  const division = divisionOf(league, id);
  if (division === undefined || legsOf(division) === 1) return league;
  const before = new Set<string>();
  const legOf = (pair: string): number => {
    const isSecond = before.has(pair);
    before.add(pair);
    return isSecond ? 0 : 1;
  };
  const split: Division = {
    ...division,
    days: [],
    drawn: inBothLegs(division.drawn),
    byes: inBothLegs(division.byes),
  };
  return {
    ...league,
    divisions: league.divisions.map((one) => (one.id === id ? split : one)),
    matches: league.matches.map((match) =>
      match.division === id && !match.isPlayOff
        ? { ...match, round: 2 * match.round - legOf(`${match.round} ${match.place}`) }
        : match,
    ),
  };
}
