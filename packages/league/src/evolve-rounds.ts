import { unplayed } from './evolve-matches.ts';
import { changed, type Evolving } from './evolving.ts';
import type { TeamId } from './ids.ts';
import type { Division, League, Match } from './league.ts';

const withDivision = (
  league: League,
  id: string,
  change: (division: Division) => Partial<Division>,
): League => ({ ...league, divisions: changed(league.divisions, id, change) });

/** A match with two teams in each other's place; the same match where neither plays in it. */
function exchangedIn(match: Match, [one, other]: readonly [TeamId, TeamId], why: string): Match {
  const instead = (team: TeamId): TeamId => (team === one ? other : team === other ? one : team);
  const [home, away] = [instead(match.home), instead(match.away)];
  return home === match.home && away === match.away
    ? match
    : { ...match, home, away, because: [], changedBy: why };
}

/** The teams with those of a division in a new order, where the first of them stood. */
function numbered(league: League, division: string, order: readonly TeamId[]): League {
  const places = new Map(order.map((team, index) => [team, index]));
  const own = league.teams.filter((team) => team.division === division);
  const sorted = own.toSorted(
    (a, b) => (places.get(a.id) ?? own.length) - (places.get(b.id) ?? own.length),
  );
  let next = 0;
  return {
    ...league,
    teams: league.teams.map((team) =>
      team.division === division ? (sorted[next++] ?? team) : team,
    ),
  };
}

/** What becomes of the rounds that are drawn one by one. */
export const evolveRounds: Evolving<
  | 'teams-numbered'
  | 'bye-set'
  | 'round-drawn'
  | 'round-published'
  | 'round-taken-back'
  | 'teams-exchanged'
  | 'pair-decided'
> = {
  'teams-numbered': (league, { division, teams }) => numbered(league, division, teams),
  'bye-set': (league, { division, team, round, bye }) =>
    withDivision(league, division, ({ byes }) => {
      const others = byes.filter((one) => one.team !== team || one.round !== round);
      return {
        byes: bye === '' ? others : [...others, { team, round, bye, place: 0, because: [] }],
      };
    }),
  'round-drawn': (league, { division, round, seed, matches, byes }) => ({
    ...withDivision(league, division, ({ drawn, byes: before }) => ({
      drawn: [...drawn.filter((one) => one.round !== round), { round, seed, isPublished: false }],
      byes: [
        ...before.filter(
          (one) => one.round !== round || !byes.some(({ team }) => team === one.team),
        ),
        ...byes.map((bye) => ({ ...bye, round })),
      ],
    })),
    matches: [
      ...league.matches,
      ...matches.map(({ match: id, values: meeting, ...match }) =>
        unplayed(league, { ...match, id, division, round, meeting, isPlayOff: false }),
      ),
    ],
  }),
  'round-published': (league, { division, round }) =>
    withDivision(league, division, ({ drawn }) => ({
      drawn: drawn.map((one) => (one.round === round ? { ...one, isPublished: true } : one)),
    })),
  // What was set before the draw stays; what the draw gave goes with it.
  'round-taken-back': (league, { division, round }) => ({
    ...withDivision(league, division, ({ drawn, byes, decided }) => ({
      drawn: drawn.filter((one) => one.round !== round),
      byes: byes.filter(
        (one) => one.round !== round || (one.because.length === 0 && one.place === 0),
      ),
      decided: decided.filter((one) => one.round !== round),
    })),
    matches: league.matches.filter(
      (match) => match.division !== division || match.round !== round || match.isPlayOff,
    ),
    calls: league.calls.filter(
      ({ match: id }) =>
        !league.matches.some(
          (match) => match.id === id && match.division === division && match.round === round,
        ),
    ),
  }),
  'teams-exchanged': (league, { division, round, one, other, reason }) => ({
    ...withDivision(league, division, ({ byes }) => ({
      byes: byes.map((bye) => {
        if (bye.round !== round) return bye;
        const team = bye.team === one ? other : bye.team === other ? one : bye.team;
        return { ...bye, team };
      }),
    })),
    matches: league.matches.map((match) =>
      match.division === division && match.round === round && !match.isPlayOff
        ? exchangedIn(match, [one, other], reason)
        : match,
    ),
  }),
  'pair-decided': (league, { division, round, winner, by, reason }) =>
    withDivision(league, division, ({ decided }) => {
      const rivals = new Set(
        league.matches
          .filter((match) => match.division === division && match.round === round)
          .flatMap(({ home, away }) => (home === winner || away === winner ? [home, away] : [])),
      );
      return {
        decided: [
          ...decided.filter((each) => each.round !== round || !rivals.has(each.winner)),
          { round, winner, by, reason },
        ],
      };
    }),
};
