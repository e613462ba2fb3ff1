import type { HalfPoints } from '../../../kernel/half-points.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import type { PlayerNo } from '../../../kernel/round-record.ts';
import type { TieBreakCodeFault } from '../../fide/descriptor-fault.ts';
import { rankTied } from '../../rank-tied.ts';
import type { TieBreakValue } from '../../tie-break.ts';
import type { TeamScore } from '../scored-team.ts';
import type { TeamTieBreak } from '../team-standings.ts';
import { makeTeamTable, usualTeamRules } from '../team-table.ts';
import { adjustmentOf, findLeagueCriterion } from './league-criteria.ts';
import { type LeagueMatch, scoreOf } from './league-match.ts';
import { matchesOf, scoredTeams } from './league-records.ts';
import type { LeagueRules } from './league-rules.ts';

/** A team's line. Points are halves, with what was taken; wins, draws and losses are of matches. */
export interface LeagueLine {
  readonly team: PlayerNo;
  /** Teams equal in everything share it. */
  readonly rank: number;
  readonly matchHalfPoints: HalfPoints;
  readonly gameHalfPoints: HalfPoints;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** What was taken or given beside the matches. */
  readonly adjustedMatchHalfPoints: HalfPoints;
  readonly adjustedGameHalfPoints: HalfPoints;
  /** By the rules' order, each with the lines of its sum; null where it was not needed or does not apply. */
  readonly values: readonly (TieBreakValue | null)[];
  readonly isWithdrawn: boolean;
  /** Whether its matches count for nobody. */
  readonly isStruck: boolean;
}

/** The teams whose matches do not count. */
function struckTeams(matches: readonly LeagueMatch[], rules: LeagueRules): ReadonlySet<PlayerNo> {
  const { withdrawal, withdrawn } = rules;
  if (withdrawal === 'kept') return new Set();
  if (withdrawal === 'struck') return new Set(withdrawn);
  return new Set(
    withdrawn.filter((team) => {
      const own = matchesOf(team, matches);
      const played = own.filter(({ match }) =>
        match.boards.some((board) => board?.played === true),
      );
      return 2 * played.length < own.length;
    }),
  );
}

/** The teams with a match that was settled by its score alone. */
const teamsWithoutBoards = (matches: readonly LeagueMatch[]): ReadonlySet<PlayerNo> =>
  new Set(matches.flatMap(({ score, home, away }) => (score === undefined ? [] : [home, away])));

function criteriaOf(
  rules: LeagueRules,
  matches: readonly LeagueMatch[],
  playOffs: readonly LeagueMatch[],
): Result<readonly TeamTieBreak[], TieBreakCodeFault> {
  const withoutBoards = teamsWithoutBoards(matches);
  const criteria: TeamTieBreak[] = [];
  for (const code of rules.order) {
    const found = findLeagueCriterion(code, rules, { withoutBoards, playOffs });
    if (!found.ok) return err(found.error);
    criteria.push(found.value);
  }
  return ok(criteria);
}

/** Won, drawn and lost matches of a team. */
function countsOf(team: PlayerNo, matches: readonly LeagueMatch[]) {
  const counts = { won: 0, drawn: 0, lost: 0 };
  for (const { match } of matchesOf(team, matches)) {
    const score = scoreOf(match);
    if (score === null) continue;
    const [own, other] = score;
    if (own > other) counts.won += 1;
    else if (own === other && own > 0) counts.drawn += 1;
    else counts.lost += 1;
  }
  return counts;
}

/**
 * The table of a division: by each criterion of the rules in turn, among those equal before. A match
 * without any result counts for nobody; one that is under way counts as it stands, and one in which
 * neither team scores is lost by both. Matches of a play-off only decide where `PLAY-OFF` stands in the
 * order. Teams whose matches are struck come last, without a place of their own. Refuses an unknown code.
 *
 * @article Tempelhof 2018 IV.4d, IV.4e
 */
export function leagueTable(
  teams: readonly PlayerNo[],
  matches: readonly LeagueMatch[],
  rules: LeagueRules,
): Result<readonly LeagueLine[], TieBreakCodeFault> {
  const playOffs = matches.filter(({ isPlayOff }) => isPlayOff === true);
  const usual = matches.filter(({ isPlayOff }) => isPlayOff !== true);
  const struck = struckTeams(usual, rules);
  const counting = usual.filter(({ home, away }) => !struck.has(home) && !struck.has(away));
  const criteria = criteriaOf(rules, counting, playOffs);
  if (!criteria.ok) return criteria;
  const primary: TeamScore = rules.order[0] === 'GP' ? 'GP' : 'MP';
  const { boards, matchPoints } = rules;
  const table = makeTeamTable(scoredTeams(teams, counting, rules), {
    ...usualTeamRules,
    system: rules.system,
    boards,
    matchPoints,
    primary,
  });
  const total = (score: TeamScore, team: PlayerNo): HalfPoints =>
    (table.byScore[score].totals.get(team) ?? 0) + adjustmentOf(rules, team, score);
  const lines = rankTied({
    table,
    numbers: teams,
    halfPoints: () => 0,
    tieBreaks: criteria.value,
    unranked: struck,
  });
  return ok(
    lines.map(({ no, rank, values }) => ({
      team: no,
      rank,
      matchHalfPoints: total('MP', no),
      gameHalfPoints: total('GP', no),
      ...countsOf(no, counting),
      adjustedMatchHalfPoints: adjustmentOf(rules, no, 'MP'),
      adjustedGameHalfPoints: adjustmentOf(rules, no, 'GP'),
      values: rules.order.map((_, index) => values[index] ?? null),
      isWithdrawn: rules.withdrawn.includes(no),
      isStruck: struck.has(no),
    })),
  );
}

/** Teams that share a place, with a place between two of them that matters. */
export interface PlayOff {
  readonly places: readonly [first: number, last: number];
  readonly teams: readonly PlayerNo[];
}

/**
 * Where a match must still decide: teams equal in everything, on both sides of a border between places.
 * A border is named by the place above it: 1 for the title, 2 if two are promoted.
 */
export function playOffsNeeded(
  lines: readonly LeagueLine[],
  borders: readonly number[],
): readonly PlayOff[] {
  const ranks = [...new Set(lines.filter(({ isStruck }) => !isStruck).map(({ rank }) => rank))];
  return ranks.flatMap((rank): readonly PlayOff[] => {
    const teams = lines
      .filter((line) => line.rank === rank && !line.isStruck)
      .map(({ team }) => team);
    const last = rank + teams.length - 1;
    const isOpen = borders.some((border) => border >= rank && border < last);
    return isOpen ? [{ places: [rank, last], teams }] : [];
  });
}
