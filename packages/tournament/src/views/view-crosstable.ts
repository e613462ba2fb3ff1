import { halfPointsIn, type PlayerNo, type RoundRecord } from '@rokade/rules';
import { publishedRounds } from '../questions/phase.ts';
import { countedPlayers, roundCounts } from '../questions/withdrawals.ts';
import { oncePerState } from '../state/once-per-state.ts';
import type { Tournament } from '../state/state.ts';
import { hasScoreGroups } from '../systems/system-choice.ts';
import type { PlayerId } from '../values/ids.ts';
import { scoreFloats } from './score-floats.ts';
import { viewStandings } from './view-standings.ts';
import type { CrosstableCell, CrosstableView, StandingsView } from './view-types.ts';

/** Makes a cell of a round's record, with the opponent's rank in the table shown. */
export interface CellMaker {
  readonly idOf: (no: number) => PlayerId;
  readonly rankOf: (id: PlayerId) => number;
}

/** Makes the cells of a table with these standings. */
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

/** A player's rounds for a table. */
export interface TableRounds {
  readonly records: readonly RoundRecord[];
  /** Whether each round counts for the standings. */
  readonly counts: readonly boolean[];
  /** Half-points after each round, as they count. */
  readonly progress: readonly number[];
}

/** One round of one player as a cell. */
export function crosstableCell(
  record: RoundRecord,
  counts: boolean,
  { idOf, rankOf }: CellMaker,
): CrosstableCell {
  if (record.kind === 'absent') return { kind: 'none' };
  if (record.kind === 'bye') {
    return { kind: 'bye', bye: record.bye, halfPoints: record.halfPoints };
  }
  const opponent = idOf(record.opponent);
  const opponentRank = rankOf(opponent);
  const { colour } = record;
  return { kind: 'game', opponent, opponentRank, colour, counts, ...howPlayed(record) };
}

function progressOf(records: readonly RoundRecord[]): readonly number[] {
  let sum = 0;
  return records.map((record) => {
    sum += halfPointsIn(record);
    return sum;
  });
}

/** Everybody's rounds 1 … `rounds`, by number, including games that do not count. */
export function tableRounds(t: Tournament, rounds: number): ReadonlyMap<PlayerNo, TableRounds> {
  const { players, shown, struck } = countedPlayers(t, rounds);
  return new Map(
    shown.map(({ no, records }, index) => {
      const counts = records.map((record) => roundCounts(t, struck, { no, record }));
      return [no, { records, counts, progress: progressOf(players[index]?.records ?? []) }];
    }),
  );
}

function crosstableAfter(t: Tournament, afterRound: number): CrosstableView {
  const standings = viewStandings(t, afterRound);
  const rounds = tableRounds(t, standings.round);
  const maker = cellMaker(t, standings);
  const progress = new Map([...rounds].map(([no, own]) => [no, own.progress] as const));
  const hasFloats = hasScoreGroups(t.settings.system);
  return {
    rounds: standings.round,
    rows: standings.rows.map((standing) => {
      const { no } = standing.player;
      const own = rounds.get(no) ?? { records: [], counts: [], progress: [] };
      return {
        standing,
        cells: own.records.map((record, index) =>
          crosstableCell(record, own.counts[index] ?? true, maker),
        ),
        progress: own.progress,
        floats: hasFloats ? scoreFloats(no, own.records, progress) : own.records.map(() => null),
      };
    }),
  };
}

const crosstableOnce = oncePerState(crosstableAfter);

/** The crosstable after a round: rows in the order of the standings, opponents by row number. */
export const viewCrosstable = (
  t: Tournament,
  afterRound: number = publishedRounds(t),
): CrosstableView => crosstableOnce(t, afterRound);
