import { oncePer } from '@rokade/journal';
import {
  type BoardResult,
  drawnOrder,
  err,
  firstTeamLines,
  groupedBy,
  nextTeamLines,
  ok,
  type Result,
  type TeamCupDecider,
  type TeamCupLeg,
  type TeamCupStep,
  teamCupOutcome,
} from '@rokade/rules';
import type { DivisionId, TeamId } from '../ids.ts';
import { type Division, divisionOf, type League, type Match, teamOf } from '../league.ts';
import type { LeagueRefusal } from '../refusal.ts';
import { boardsOf } from '../views/boards.ts';
import { matchScore, resultFor } from '../views/match-score.ts';
import type { DraftBye, DraftPair, Drawing, RoundDraft } from './round-draft.ts';

/** The codes of what decides a match of a cup, with the rules' deciders. */
const deciderCodes: Readonly<Record<string, TeamCupDecider>> = {
  MP: 'match-points',
  GP: 'board-points',
  'SKT-BW': 'berlin',
  'LAST-OFF': 'bottom-board-off',
  LOTS: 'lots',
};

/** The list of a cup that says none. */
const usualDeciders: readonly string[] = Object.keys(deciderCodes);

export const isDecider = (code: string): boolean => Object.hasOwn(deciderCodes, code);

/** By what a pair was decided: by play, or otherwise. */
export type PairDecision = TeamCupDecider | 'leader' | 'walkover' | 'bye';

/** A line of the bracket in a round: two teams, or one that has nobody to play. */
export interface CupPair {
  readonly round: number;
  /** From 1, from the top of the bracket. */
  readonly place: number;
  /** The team that was drawn first has the first leg at home; null: nobody. */
  readonly teams: readonly [TeamId, TeamId | null];
  /** The legs in order. */
  readonly matches: readonly Match[];
  /** What both teams had in each decider, up to the one in which they differ. */
  readonly steps: readonly TeamCupStep[];
  /** `nobody`: neither team goes on. */
  readonly state: 'won' | 'lots-needed' | 'undecided' | 'not-played' | 'nobody';
  readonly winner: TeamId | null;
  readonly by: PairDecision | null;
}

type Outcome = Pick<CupPair, 'steps' | 'state' | 'winner' | 'by'>;

const isGone = (league: League, team: TeamId): boolean => teamOf(league, team)?.withdrawn !== '';

const wonBy = (winner: TeamId, by: PairDecision, steps: CupPair['steps'] = []): Outcome => ({
  steps,
  state: 'won',
  winner,
  by,
});

const open = (state: CupPair['state'], steps: CupPair['steps'] = []): Outcome => ({
  steps,
  state,
  winner: null,
  by: null,
});

const turned: Readonly<Record<string, BoardResult>> = {
  '1': 0,
  '0.5': 0.5,
  '0': 1,
  '+': '-',
  '-': '+',
};

/** A match as a leg, from the side of the team that was drawn first. */
function legOf(league: League, match: Match, first: TeamId): TeamCupLeg {
  const isHome = match.home === first;
  const { by, halfPoints } = matchScore(league, match);
  const [home, away] = halfPoints;
  if (by !== 'boards') return { boards: [], score: isHome ? [home, away] : [away, home] };
  return {
    boards: boardsOf(league, match).map(({ score }) => {
      const result = resultFor[score];
      return isHome || result === null ? result : (turned[String(result)] ?? null);
    }),
  };
}

function byPlay(
  league: League,
  division: Division,
  { round, teams, matches }: Pick<CupPair, 'round' | 'matches'> & { teams: [TeamId, TeamId] },
): Outcome {
  const isOver = matches.every((match) => matchScore(league, match).points !== null);
  if (!isOver) return open('not-played');
  const isEmpty = matches.every((match) => {
    const [home, away] = matchScore(league, match).halfPoints;
    return home === 0 && away === 0;
  });
  if (isEmpty) return open('nobody');
  const { deciders = [] } = division.values;
  const lots = division.decided.find(
    (one) => one.round === round && one.by === 'lots' && teams.includes(one.winner),
  );
  const outcome = teamCupOutcome({
    teams,
    legs: matches.map((match) => legOf(league, match, teams[0])),
    boards: division.values.boards,
    deciders: (deciders.length === 0 ? usualDeciders : deciders).flatMap(
      (code) => deciderCodes[code] ?? [],
    ),
    lot: lots?.winner ?? null,
  });
  return outcome.kind === 'won'
    ? wonBy(outcome.winner as TeamId, outcome.by, outcome.steps)
    : open(outcome.kind, outcome.steps);
}

function outcomeOf(
  league: League,
  division: Division,
  pair: Pick<CupPair, 'round' | 'matches'> & { teams: [TeamId, TeamId] },
): Outcome {
  const ruled = division.decided.find(
    (one) => one.round === pair.round && one.by === 'leader' && pair.teams.includes(one.winner),
  );
  if (ruled !== undefined) return wonBy(ruled.winner, 'leader');
  const played = byPlay(league, division, pair);
  if (played.state === 'won') return played;
  const staying = pair.teams.filter((team) => !isGone(league, team));
  if (staying.length === 2) return played;
  return staying[0] === undefined ? open('nobody') : wonBy(staying[0], 'walkover');
}

function pairsIn(league: League, id: DivisionId): readonly CupPair[] {
  const division = divisionOf(league, id);
  if (division === undefined) return [];
  const legs = groupedBy(
    league.matches.filter((match) => match.division === id && match.place > 0),
    ({ round, place }) => `${round} ${place}`,
  );
  const played = [...legs.values()].flatMap((matches): readonly CupPair[] => {
    const [first] = matches;
    if (first === undefined) return [];
    const { round, place } = first;
    const teams: [TeamId, TeamId] = [first.home, first.away];
    const pair = { round, place, teams, matches };
    return [{ ...pair, ...outcomeOf(league, division, pair) }];
  });
  const waiting = division.byes
    .filter(({ place }) => place > 0)
    .map(({ team, round, place }): CupPair => {
      const outcome = isGone(league, team) ? open('nobody') : wonBy(team, 'bye');
      return { round, place, teams: [team, null], matches: [], ...outcome };
    });
  return [...played, ...waiting].toSorted(
    (one, other) => one.round - other.round || one.place - other.place,
  );
}

/** The lines of a cup's bracket as far as it is drawn, round by round and from the top. */
export const cupPairs: (league: League, division: DivisionId) => readonly CupPair[] = oncePer(
  pairsIn,
  (id) => id,
  Number.POSITIVE_INFINITY,
);

/** The lines as pairs and byes, with the places that they have in the bracket. */
function draftOf(
  lines: ReturnType<typeof firstTeamLines>,
  team: (no: number) => TeamId,
): RoundDraft {
  const pairs: DraftPair[] = [];
  const byes: DraftBye[] = [];
  for (const [index, [upper, lower]] of lines.entries()) {
    const place = index + 1;
    if (upper !== null && lower !== null) {
      pairs.push({ home: team(upper), away: team(lower), place, because: [] });
    } else if (upper !== null || lower !== null) {
      const only = team(upper ?? lower ?? 0);
      byes.push({ team: only, bye: 'pairing-allocated', place, because: [] });
    }
  }
  return { pairs, byes };
}

/** Teams in the order of lots that anybody can repeat with the seed. */
const byLots = (league: League, teams: readonly TeamId[], seed: string): readonly TeamId[] =>
  drawnOrder(
    teams.map((id) => ({ id, name: teamOf(league, id)?.values.name ?? '' })),
    seed,
  ).map(({ id }) => id);

function firstRound(league: League, { id }: Division, { seed }: Drawing) {
  const teams = league.teams.filter((team) => team.division === id && team.withdrawn === '');
  if (teams.length < 2) return err({ code: 'league.too-few-teams', least: 2 } as const);
  const order = byLots(
    league,
    teams.map((team) => team.id),
    seed,
  );
  return ok(
    draftOf(firstTeamLines(order.map((_, index) => index + 1)), (no) => order[no - 1] as TeamId),
  );
}

const namesOf = (league: League, { teams }: CupPair): string =>
  teams.map((team) => teamOf(league, team ?? '')?.values.name ?? '').join(' – ');

/**
 * The next round of a cup of teams: the first by lots, with as many byes as leave a power of two; further
 * rounds by the lines of the bracket, or by lots again where the division says so.
 *
 * @article Tempelhof 2018 III.C.1, III.C.2
 */
export function drawCupRound(
  league: League,
  division: Division,
  drawing: Drawing,
): Result<RoundDraft, LeagueRefusal> {
  if (drawing.round === 1) return firstRound(league, division, drawing);
  const before = cupPairs(league, division.id).filter(({ round }) => round === drawing.round - 1);
  if (before.length < 2) return err({ code: 'league.cup-over' });
  const undecided = before.find(({ state }) => state !== 'won' && state !== 'nobody');
  if (undecided !== undefined) {
    return err({ code: 'league.pair-undecided', name: namesOf(league, undecided) });
  }
  const winners = before.map(({ winner }) => winner);
  const through = winners.filter((winner) => winner !== null);
  const lines =
    division.values.cupLots === 'each-round' ? byLots(league, through, drawing.seed) : winners;
  const teams: TeamId[] = [];
  const numbers = lines.map((team) => (team === null ? null : teams.push(team)));
  return ok(draftOf(nextTeamLines(numbers), (no) => teams[no - 1] as TeamId));
}
