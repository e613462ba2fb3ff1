import { oncePer } from '@rokade/journal';
import { type FinishedLevel, groupedBy, type PromotionMark, promotionMarks } from '@rokade/rules';
import { formOf } from '../forms/division-forms.ts';
import type { DivisionId, TeamId } from '../ids.ts';
import { type Division, divisionOf, type League, type Team, teamOf } from '../league.ts';
import { divisionTable } from './division-table.ts';

/** What becomes of a team after the season. */
export interface SeasonEnd {
  readonly team: TeamId;
  readonly division: DivisionId;
  readonly rank: number;
  readonly move: PromotionMark['move'];
  /** Why it moves, or stays although its place says otherwise; null: it just stays, or its leader decided. */
  readonly because: PromotionMark['because'] | null;
  /** The division in which it would play next; null: it leaves the league. */
  readonly next: DivisionId | null;
  /** What its leader settled: the reason, '' where none is given; null: nothing yet, the tables say it. */
  readonly settled: string | null;
  /** Whether its leader settled otherwise than the table says. */
  readonly isAgainstTable: boolean;
  /** Whether its place is shared at a border, so that a play-off must decide first. */
  readonly needsPlayOff: boolean;
}

/**
 * The divisions between which teams move, by level, the highest first; those of a level are groups beside
 * each other.
 */
function levelsOf({ divisions }: League): readonly (readonly Division[])[] {
  const leading = divisions.filter((division) => formOf(division).leadsOn);
  const byLevel = groupedBy(leading, ({ values }) => values.level);
  return [...byLevel].toSorted(([one], [other]) => one - other).map(([, groups]) => groups);
}

const most = (groups: readonly Division[], of: (values: Division['values']) => number): number =>
  Math.max(0, ...groups.map(({ values }) => of(values)));

/** The strictest bound of the groups; null: none has one. */
function fewest(groups: readonly Division[]): number | null {
  const bounds = groups.flatMap(({ values }) => values.mostOfClub ?? []);
  return bounds.length === 0 ? null : Math.min(...bounds);
}

/** Whether there is a group of a level in which nothing was played yet: there nobody moves by its place. */
const isToBegin = (groups: FinishedLevel['groups']): boolean =>
  groups.some(({ teams }) => teams.length > 0 && teams.every(({ matches }) => matches === 0));

/** A level as the rules look at it. A team without a club is alone in a club of its own. */
function finishedLevel(league: League, divisions: readonly Division[]): FinishedLevel {
  const groups = divisions.map(({ id }) => ({
    group: id,
    teams: divisionTable(league, id).map((line) => {
      const team = teamOf(league, line.team);
      return {
        team: line.team,
        club: team?.values.club || `team ${line.team}`,
        matches: line.won + line.drawn + line.lost,
        matchHalfPoints: 2 * line.matchPoints,
        gameHalfPoints: line.halfPoints,
        refuses: team?.values.refuses ?? false,
        isWithdrawn: line.withdrawn !== '',
      };
    }),
  }));
  const isBegun = !isToBegin(groups);
  const count = (of: (values: Division['values']) => number): number =>
    isBegun ? most(divisions, of) : 0;
  return {
    groups,
    promoted: count(({ promoted }) => promoted),
    bestNext: count(({ bestNext }) => bestNext ?? 0),
    lastPlace: count(({ lastPlace }) => lastPlace ?? 0),
    relegated: count(({ relegated }) => relegated),
    worstNext: count(({ worstNext }) => worstNext ?? 0),
    mostOfClub: fewest(divisions),
  };
}

/** The group of a level with the fewest teams so far, to which a team that moves there is given. */
function roomiest(groups: readonly Division[], counts: Map<string, number>): DivisionId | null {
  const [first] = groups.toSorted(
    (one, other) => (counts.get(one.id) ?? 0) - (counts.get(other.id) ?? 0),
  );
  if (first !== undefined) counts.set(first.id, (counts.get(first.id) ?? 0) + 1);
  return first?.id ?? null;
}

/** Whether every match of a league that counts for a table is over. */
export const isSeasonOver = (league: League): boolean =>
  league.matches.length > 0 &&
  league.divisions.every(
    (division) =>
      !league.teams.some((team) => team.division === division.id) ||
      formOf(division).isOver(league, division),
  );

/** What becomes of a team as its leader settled it, instead of what its table says. */
function asSettled(league: League, end: SeasonEnd): SeasonEnd {
  const { places, reasons } = league.ends;
  const place = places[end.team];
  if (place === undefined) return end;
  const level = (id: string | null) => divisionOf(league, id ?? '')?.values.level ?? 0;
  const next = divisionOf(league, place)?.id ?? null;
  const steps = next === null ? 0 : level(end.division) - level(next);
  const move = steps === 0 ? 'stays' : steps > 0 ? 'up' : 'down';
  const isAgainstTable = next !== end.next;
  return {
    ...end,
    next,
    move,
    because: isAgainstTable ? null : end.because,
    settled: reasons[end.team] ?? '',
    isAgainstTable,
    needsPlayOff: false,
  };
}

function endsOf(league: League): readonly SeasonEnd[] {
  const levels = levelsOf(league);
  const marks = new Map(
    promotionMarks({ levels: levels.map((groups) => finishedLevel(league, groups)) }).map(
      (mark) => [mark.team, mark],
    ),
  );
  const moveOf = ({ id }: Team) => marks.get(id)?.move ?? 'stays';
  const counts = new Map<string, number>(
    league.divisions.map(({ id }) => [
      id,
      league.teams.filter((team) => team.division === id && moveOf(team) === 'stays').length,
    ]),
  );
  const moving = levels.flatMap((groups, index) =>
    groups.flatMap(({ id: division }) =>
      divisionTable(league, division).map(({ team, rank, needsPlayOff }): SeasonEnd => {
        const { move = 'stays', because = null } = marks.get(team) ?? {};
        const level = levels[move === 'up' ? index - 1 : index + 1] ?? [];
        const next = move === 'stays' ? division : roomiest(level, counts);
        const place = { team, division, rank, move, because, next, needsPlayOff };
        return asSettled(league, { ...place, settled: null, isAgainstTable: false });
      }),
    ),
  );
  const staying = league.divisions
    .filter((division) => !formOf(division).leadsOn)
    .flatMap(({ id: division }) =>
      divisionTable(league, division).map(({ team, rank }): SeasonEnd => {
        const stays = {
          move: 'stays',
          because: null,
          next: division,
          needsPlayOff: false,
          settled: null,
          isAgainstTable: false,
        } as const;
        return asSettled(league, { team, division, rank, ...stays });
      }),
    );
  return [...moving, ...staying];
}

/**
 * What becomes of each team, division by division from the highest down: as its leader settled it, else by
 * the tables as they stand: who goes up and down and why, with second teams, refusals and vacancies. Where
 * groups of a level differ in their numbers the greatest count; in a level of which a group has not begun
 * nobody moves by its place. A team that moves to a level of several groups is given to the one with the
 * fewest teams; its leader may choose otherwise.
 */
export const seasonEnds: (league: League) => readonly SeasonEnd[] = oncePer(endsOf, () => '');
