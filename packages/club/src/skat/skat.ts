import { ruleSetsOf, type SkatListFault, skatListFaults } from '@rokade/rules';
import type { SkatLine } from '../acts.ts';
import type { Contest } from '../contest.ts';
import type { ContestFormat, Objection } from '../contest-format.ts';
import { entryName, nameOf } from '../entries.ts';
import type { ContestRefusal } from '../refusal.ts';
import { rulesOf } from '../rules-of.ts';
import { listLines, type SkatTableOf, seatsOf, skatRounds } from './skat-course.ts';
import { skatSeries } from './skat-series.ts';

const isIn = ({ lines }: SkatTableOf): boolean => lines.length > 0;

/**
 * Why a round cannot be drawn: there are three rounds, each needs all lists of the ones before. A round
 * without any list can be drawn again, for a late player.
 *
 * @article Tempelhof 2018 III.I.11, III.I.12
 */
const objectionToRound: Objection<'round-drawn'> = (contest, act) => {
  const rounds = skatRounds(contest);
  const last = rounds.at(-1);
  const isAnew = last !== undefined && act.round === last.round;
  if (isAnew && last.tables.some(isIn)) return { code: 'contest.round-begun', round: act.round };
  if (!isAnew) {
    const open = last?.tables.filter((table) => !isIn(table)) ?? [];
    if (open.length > 0) {
      return { code: 'contest.lists-missing', tables: open.map(({ table }) => table).join(', ') };
    }
    if (act.round !== rounds.length + 1 || act.round > rulesOf(contest, 'skat').rounds) {
      return { code: 'contest.rounds-over', most: rulesOf(contest, 'skat').rounds };
    }
  }
  const before = rounds.filter(({ round }) => round < act.round);
  const count = new Set(act.players).size;
  return seatsOf(contest, before, act) === null ? { code: 'contest.no-tables', count } : null;
};

function faultRefusal(contest: Contest, fault: SkatListFault): ContestRefusal {
  switch (fault.kind) {
    case 'games': {
      const { games, ramsch, wanted } = fault;
      return { code: 'contest.games-differ', games, ramsch, wanted };
    }
    case 'against':
      return { code: 'contest.against-differs', sum: fault.sum, wanted: fault.wanted };
    case 'sign': {
      const { points, won, lost } = fault;
      return {
        code: 'contest.points-impossible',
        name: nameOf(contest, fault.no),
        points,
        won,
        lost,
      };
    }
    case 'total': {
      const { total, wanted, no } = fault;
      return { code: 'contest.total-differs', name: nameOf(contest, no), total, wanted };
    }
  }
}

/** More points than three rounds of the most expensive games give. */
const mostPoints = 20_000;

function isPossible({ points, won, lost, ramsch, against, total }: SkatLine): boolean {
  const counts = [won, lost, ramsch, against ?? 0];
  return (
    [points, total ?? 0].every((one) => Number.isInteger(one) && Math.abs(one) <= mostPoints) &&
    counts.every((one) => Number.isInteger(one) && one >= 0)
  );
}

/**
 * Why the list of a table is refused: it names other players, contains impossible values, or does not
 * add up.
 */
const objectionToList: Objection<'table-scored'> = (contest, act) => {
  const round = skatRounds(contest).find((one) => one.round === act.round);
  const seats = round?.tables.find(({ table }) => table === act.table);
  const entries = act.lines.map(({ entry }) => entry);
  const isTheirs =
    seats !== undefined &&
    entries.length === seats.players.length &&
    seats.players.every((entry) => entries.includes(entry));
  if (!isTheirs) return { code: 'contest.unknown-table', table: act.table };
  const wrong = act.lines.find((line) => !isPossible(line));
  if (wrong !== undefined) {
    return { code: 'contest.score-invalid', name: entryName(contest, wrong.entry) };
  }
  const [fault] = skatListFaults(rulesOf(contest, 'skat'), listLines(contest, act.lines));
  return fault === undefined ? null : faultRefusal(contest, fault);
};

/** A Skat tournament: three rounds at tables, seated by lot and then by score. */
export const skat: ContestFormat = {
  code: 'skat',
  ruleSets: ruleSetsOf('skat'),
  series: skatSeries,
  objections: { 'round-drawn': objectionToRound, 'table-scored': objectionToList },
};
