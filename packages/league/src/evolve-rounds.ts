import { sides } from './board-result.ts';
import { unplayed } from './evolve-matches.ts';
import { changed, type Evolving } from './evolving.ts';
import type { TeamId } from './ids.ts';
import type { Division, League, Match } from './league.ts';

const withDivision = (
  league: League,
  id: string,
  change: (division: Division) => Partial<Division>,
): League => ({ ...league, divisions: changed(league.divisions, id, change) });

/** The line-ups of the teams of a round. */
const lineUpsIn = (matches: readonly Match[]): ReadonlyMap<TeamId, Match['lineUps']['home']> =>
  new Map(
    matches.flatMap((match) => sides.map((side) => [match[side], match.lineUps[side]] as const)),
  );

/**
 * A match with two teams in each other's place, with their line-ups; the same match where neither plays in it.
 */
function exchangedIn(
  match: Match,
  [one, other]: readonly [TeamId, TeamId],
  { why, lineUps }: { readonly why: string; readonly lineUps: ReturnType<typeof lineUpsIn> },
): Match {
  const instead = (team: TeamId): TeamId => (team === one ? other : team === other ? one : team);
  const [home, away] = [instead(match.home), instead(match.away)];
  return home === match.home && away === match.away
    ? match
    : {
        ...match,
        home,
        away,
        lineUps: { home: lineUps.get(home) ?? null, away: lineUps.get(away) ?? null },
        because: [],
        changedBy: why,
      };
}

/** The matches with two teams of a round in each other's place. */
function withTeamsExchanged(
  { matches }: League,
  exchange: {
    readonly division: string;
    readonly round: number;
    readonly teams: readonly [TeamId, TeamId];
    readonly why: string;
  },
): readonly Match[] {
  const { division, round, teams, why } = exchange;
  const isOfRound = (match: Match): boolean =>
    match.division === division && match.round === round && !match.isPlayOff;
  const lineUps = lineUpsIn(matches.filter(isOfRound));
  return matches.map((match) =>
    isOfRound(match) ? exchangedIn(match, teams, { why, lineUps }) : match,
  );
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
    matches: withTeamsExchanged(league, { division, round, teams: [one, other], why: reason }),
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
