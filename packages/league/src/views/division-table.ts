import { oncePer } from '@rokade/journal';
import {
  invariant,
  type LeagueBoard,
  type LeagueBye,
  type LeagueLine,
  type LeagueMatch,
  type LeagueRules,
  leagueTable,
  playOffsNeeded,
  type TieBreakValue,
} from '@rokade/rules';
import { halfPointsAt, isGame } from '../board-result.ts';
import { formOf, newestRound } from '../forms/division-forms.ts';
import { byePoints } from '../forms/swiss.ts';
import type { DivisionId, TeamId } from '../ids.ts';
import type { Withdrawal } from '../league.ts';
import {
  type Division,
  divisionOf,
  isDraft,
  type League,
  type Match,
  sideOf,
  type Team,
} from '../league.ts';
import { boardsOf } from './boards.ts';
import { judgementOf } from './line-up-faults.ts';
import { matchScore } from './match-score.ts';

/** A team's row in a table; board points in halves. */
export interface TableLine {
  readonly team: TeamId;
  /** Teams that are equal in everything share a rank. */
  readonly rank: number;
  /** Without what was taken from the team. */
  readonly matchPoints: number;
  readonly halfPoints: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly taken: { readonly matchPoints: number; readonly halfPoints: number };
  /** By the criteria of the league, each with the lines of its sum; null where it does not apply. */
  readonly values: readonly (TieBreakValue | null)[];
  readonly withdrawn: Withdrawal;
  /** Whether its matches count for nobody. */
  readonly isStruck: boolean;
  /** Whether the place leads up or down; '' where it is shared with one that does not, or nothing is played. */
  readonly leads: 'up' | 'down' | '';
  /** Whether all is played and the place is shared with a team on the other side of a border. */
  readonly needsPlayOff: boolean;
}

/** What was taken from a team by its leader, and by the rule set for too few players in its matches. */
function takenFrom({ league, matches }: Picked, team: string): TableLine['taken'] {
  const own = league.penalties.filter((one) => one.team === team);
  const short = matches.reduce((sum, match) => {
    const side = sideOf(match, team);
    const isOver = matchScore(league, match).points !== null;
    if (side === null || !isOver) return sum;
    return sum + judgementOf(league, match, side).penaltyMatchPoints;
  }, 0);
  return {
    matchPoints: own.reduce((sum, one) => sum + one.matchPoints, short),
    halfPoints: own.reduce((sum, one) => sum + one.halfPoints, 0),
  };
}

/** The boards of a match that has a result, as the rules count them. */
const finishedBoards = (league: League, match: Match): readonly LeagueBoard[] =>
  boardsOf(league, match).map(({ score }) => {
    const [home, away] = halfPointsAt[score];
    return { home, away, played: isGame(score) };
  });

/** A division with its teams and matches, picked out of the league once. */
interface Picked {
  readonly league: League;
  readonly division: Division;
  readonly teams: readonly Team[];
  readonly matches: readonly Match[];
}

/** The matches as the rules look at them; one counts once all its boards have a result. */
function countedMatches({ league, division, teams, matches }: Picked): readonly LeagueMatch[] {
  const numbers = new Map<string, number>(teams.map(({ id }, index) => [id, index + 1]));
  const struck = new Set<string>(
    formOf(division).strikes
      ? teams.filter(({ withdrawn }) => withdrawn === 'struck').map(({ id }) => id)
      : [],
  );
  return matches.flatMap((match): readonly LeagueMatch[] => {
    const [home, away] = [numbers.get(match.home), numbers.get(match.away)];
    const { by, halfPoints, points } = matchScore(league, match);
    if (home === undefined || away === undefined) return [];
    if (struck.has(match.home) || struck.has(match.away)) return [];
    const { round, isPlayOff } = match;
    const one = { round, home, away, isPlayOff };
    if (points === null) return [{ ...one, boards: [] }];
    return by === 'boards'
      ? [{ ...one, boards: finishedBoards(league, match) }]
      : [{ ...one, boards: [], score: halfPoints }];
  });
}

/** The rounds without an opponent that count: those of published rounds and of drafts that are drawn. */
function byesOf({ league, division, teams }: Picked): readonly LeagueBye[] {
  const newest = newestRound(league, division);
  return division.byes.flatMap(({ team, round, bye }) => {
    const no = teams.findIndex(({ id }) => id === team) + 1;
    if (no === 0 || round > newest || isDraft(division, round)) return [];
    const { match, game } = byePoints(league, division, bye);
    return [{ team: no, round, bye, matchHalfPoints: match, gameHalfPoints: game }];
  });
}

/** How the rules rank a division. */
function rulesOf(picked: Picked): LeagueRules {
  const { league, division, teams } = picked;
  const form = formOf(division);
  const { order, winPoints, drawPoints, withdrawal } = league.values;
  const numbered = teams.map((team, index) => ({ ...team, no: index + 1 }));
  return {
    system: form.tieBreaks,
    boards: division.values.boards,
    matchPoints: { win: 2 * winPoints, draw: 2 * drawPoints, loss: 0 },
    order,
    withdrawal: form.strikes ? withdrawal : 'kept',
    byes: byesOf(picked),
    adjustments: numbered.map(({ id, no }) => {
      const { matchPoints, halfPoints } = takenFrom(picked, id);
      return { team: no, matchHalfPoints: -2 * matchPoints, gameHalfPoints: -halfPoints };
    }),
    withdrawn: numbered.filter(({ withdrawn }) => withdrawn === 'rule').map(({ no }) => no),
  };
}

/** Where a rank leads that teams share from their first to their last place, once anything is played. */
function leadsTo(
  division: Division,
  { first, last, teams }: { readonly first: number; readonly last: number; readonly teams: number },
): TableLine['leads'] {
  const { promoted, relegated } = division.values;
  if (!formOf(division).leadsOn) return '';
  if (last <= promoted) return 'up';
  return first > teams - relegated ? 'down' : '';
}

/** The lines with those of withdrawn teams last, and the places of the others closed up. */
function withdrawnLast(
  lines: readonly LeagueLine[],
  teams: readonly Team[],
): readonly LeagueLine[] {
  const isGone = ({ team }: LeagueLine): boolean => teams[team - 1]?.withdrawn !== '';
  const sorted = [...lines.filter((line) => !isGone(line)), ...lines.filter(isGone)];
  let rank = 1;
  return sorted.map((line, index) => {
    const before = sorted[index - 1];
    const isShared =
      before !== undefined && before.rank === line.rank && isGone(before) === isGone(line);
    if (!isShared) rank = index + 1;
    return { ...line, rank };
  });
}

/** The places between which a table decides something: the title, who goes up and who goes down. */
const bordersOf = ({ values }: Division, teams: number): readonly number[] =>
  [values.level === 1 ? 1 : 0, values.promoted, teams - values.relegated].filter(
    (place) => place > 0 && place < teams,
  );

/** The teams that share a place at a border once everything is played. */
function teamsInPlayOff({ league, division }: Picked, lines: readonly LeagueLine[]) {
  const form = formOf(division);
  if (!form.leadsOn || !form.isOver(league, division)) return new Set<number>();
  const needed = playOffsNeeded(lines, bordersOf(division, lines.length));
  return new Set(needed.flatMap(({ teams }) => teams));
}

function tableOf(league: League, id: DivisionId): readonly TableLine[] {
  const division = divisionOf(league, id);
  if (division === undefined) return [];
  const teams = league.teams.filter((team) => team.division === id);
  const matches = league.matches.filter((match) => match.division === id);
  const picked = { league, division, teams, matches };
  const table = leagueTable(
    teams.map((_, index) => index + 1),
    countedMatches(picked),
    rulesOf(picked),
  );
  invariant(table.ok, 'a league names criteria that there are');
  const lines = withdrawnLast(table.value, teams);
  const inPlayOff = teamsInPlayOff(picked, lines);
  const isBegun = lines.some(({ won, drawn, lost }) => won + drawn + lost > 0);
  return lines.map((line): TableLine => {
    const { rank, won, drawn, lost, values, isStruck } = line;
    const { id: team, withdrawn } = teams[line.team - 1] as Team;
    const last = lines.findLastIndex((other) => other.rank === rank) + 1;
    return {
      team,
      rank,
      matchPoints: line.matchHalfPoints / 2,
      halfPoints: line.gameHalfPoints,
      won,
      drawn,
      lost,
      taken: takenFrom(picked, team),
      values,
      withdrawn,
      isStruck: isStruck || (withdrawn === 'struck' && formOf(division).strikes),
      leads: isBegun ? leadsTo(division, { first: rank, last, teams: lines.length }) : '',
      needsPlayOff: inPlayOff.has(line.team),
    };
  });
}

/**
 * The table of a division, by the criteria of the league in their order. A match counts once all its boards
 * have a result; teams that have withdrawn stand last.
 *
 * @article Tempelhof 2018 IV.4d, IV.4e
 */
export const divisionTable: (league: League, division: DivisionId) => readonly TableLine[] =
  oncePer(tableOf, (id) => id, Number.POSITIVE_INFINITY);
