import { halfPointsIn, type RoundRecord } from '@rokade/rules';
import type { PlayerId } from '../ids.ts';
import { recordTable } from '../records.ts';
import type { Tournament } from '../state.ts';
import { hasScoreGroups } from '../system-choice.ts';
import { countedPlayers } from '../withdrawals.ts';
import { scoreFloats } from './score-floats.ts';
import { scoredPlayers, viewStandings } from './view-standings.ts';
import type { CrosstableCell, CrosstableView, StandingsView } from './view-types.ts';

/** Turns a round's record into a cell: opponents are named by their rank in the table shown. */
export interface CellMaker {
  readonly idOf: (no: number) => PlayerId;
  readonly rankOf: (id: PlayerId) => number;
}

/** How cells of a table with these standings are made. */
export function cellMaker(t: Tournament, standings: StandingsView): CellMaker {
  const ranks = new Map(standings.rows.map(({ player }, index) => [player.id, index + 1]));
  return {
    idOf: (no) => (t.players[no - 1] as Tournament['players'][number]).id,
    rankOf: (id) => ranks.get(id) ?? 0,
  };
}

function howPlayed(record: Extract<RoundRecord, { opponent: number }>): {
  readonly how: 'played' | 'forfeit' | 'pending' | 'open';
  readonly halfPoints: number | null;
} {
  if (record.kind === 'forfeit') return { how: 'forfeit', halfPoints: record.halfPoints };
  if (record.status !== 'pending') return { how: 'played', halfPoints: record.halfPoints };
  return record.halfPoints === 0
    ? { how: 'open', halfPoints: null }
    : { how: 'pending', halfPoints: null };
}

/** A round as it was, and as it counts for the standings. */
export interface CellRecords {
  readonly played: RoundRecord;
  readonly counted: RoundRecord | undefined;
}

/** One round of one player as a cell. */
export function crosstableCell(
  { played: record, counted }: CellRecords,
  { idOf, rankOf }: CellMaker,
): CrosstableCell {
  if (record.kind === 'absent') return { kind: 'none' };
  if (record.kind === 'bye') {
    return { kind: 'bye', bye: record.bye, halfPoints: record.halfPoints };
  }
  const opponent = idOf(record.opponent);
  const opponentRank = rankOf(opponent);
  const counts = counted?.kind !== 'bye';
  const { colour } = record;
  return { kind: 'game', opponent, opponentRank, colour, counts, ...howPlayed(record) };
}

/** Half-points after each round. */
export function progressOf(records: readonly RoundRecord[]): readonly number[] {
  let sum = 0;
  return records.map((record) => {
    sum += halfPointsIn(record);
    return sum;
  });
}

/** Everybody's rounds as they count for the standings, by id. */
export const countedRecords = (
  t: Tournament,
  rounds: number,
): ReadonlyMap<PlayerId, readonly RoundRecord[]> =>
  new Map(
    countedPlayers(t, scoredPlayers(t, rounds)).players.flatMap(({ no, records }) =>
      t.players.slice(no - 1, no).map(({ id }) => [id, records] as const),
    ),
  );

/** The crosstable after a round: rows in the order of the standings, opponents by row number. */
export function viewCrosstable(t: Tournament, afterRound?: number): CrosstableView {
  const standings = viewStandings(t, afterRound);
  const records = recordTable(t, standings.round, 'nothing');
  const counted = countedRecords(t, standings.round);
  const maker = cellMaker(t, standings);
  const progress = new Map(
    t.players.map(({ id, no }) => [no, progressOf(counted.get(id) ?? [])] as const),
  );
  const hasFloats = hasScoreGroups(t.settings.system);
  return {
    rounds: standings.round,
    rows: standings.rows.map((standing) => {
      const own = records.get(standing.player.id) ?? [];
      const sums = counted.get(standing.player.id) ?? [];
      const { no } = standing.player;
      return {
        standing,
        cells: own.map((played, index) => crosstableCell({ played, counted: sums[index] }, maker)),
        progress: progress.get(no) ?? [],
        floats: hasFloats ? scoreFloats(no, own, progress) : own.map(() => null),
      };
    }),
  };
}
