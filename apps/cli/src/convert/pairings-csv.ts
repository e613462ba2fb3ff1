import {
  halfPointsInStandings,
  ok,
  type PlayerNo,
  type Result,
  type RoundRecord,
  type ScoredPlayer,
} from '@rokade/rules';
import { type BoardLine, type ByeLine, pairingsColumns, type TableSide } from '@rokade/tables';
import type { GameResult } from '@rokade/tournament';
import { numberOption } from '../options.ts';
import type { Context, Outcome } from '../outcome.ts';
import { csvTable } from '../say/printed-table.ts';
import { playersByNo } from '../standings/standings-tables.ts';
import { boardOf, type ConvertInput } from './convert-input.ts';

/** How a game ended, from the round's record on each side; null: there is no game. */
function resultOf(white?: RoundRecord, black?: RoundRecord): GameResult | null {
  if (white?.kind === 'game' && black?.kind === 'game') {
    if (white.status === 'pending') return { kind: 'pending', why: 'postponed', due: '' };
    return { kind: 'played', white: white.halfPoints, black: black.halfPoints };
  }
  if (white?.kind !== 'forfeit' || black?.kind !== 'forfeit') return null;
  if (white.halfPoints === 1 || black.halfPoints === 1) {
    return { kind: 'cancelled', white: white.halfPoints, black: black.halfPoints };
  }
  const absent = white.halfPoints > 0 ? 'black' : black.halfPoints > 0 ? 'white' : 'both';
  return { kind: 'forfeit', absent, notice: white.notice };
}

interface RoundContext {
  readonly input: ConvertInput;
  readonly round: number;
  readonly scored: ReadonlyMap<PlayerNo, ScoredPlayer>;
}

const recordOf = ({ scored, round }: RoundContext, no: PlayerNo): RoundRecord | undefined =>
  scored.get(no)?.records[round - 1];

function sideOf({ input, scored, round }: RoundContext, no: PlayerNo): TableSide {
  const { records = [], adjustments = [] } = scored.get(no) ?? {};
  const before = {
    records: records.slice(0, round - 1),
    adjustments: adjustments.slice(0, round - 1),
  };
  return {
    ...playersByNo(input.source.players)(no),
    halfPointsBefore: halfPointsInStandings(before),
  };
}

function boardsOf(context: RoundContext): readonly BoardLine[] {
  const { input, round } = context;
  return input.source
    .actualRound(round)
    .pairings.map(({ white, black }) => ({
      board: boardOf(input, round, white),
      white: sideOf(context, white),
      black: sideOf(context, black),
      result: resultOf(recordOf(context, white), recordOf(context, black)),
    }))
    .toSorted((a, b) => (a.board ?? 0) - (b.board ?? 0));
}

const byesOf = (context: RoundContext): readonly ByeLine[] =>
  context.input.source.players.flatMap(({ no }) => {
    const record = recordOf(context, no);
    if (record?.kind !== 'bye') return [];
    return [{ player: sideOf(context, no), bye: record.bye, halfPoints: record.halfPoints }];
  });

/** The table of a round, by default the last one in the file. */
export function makePairings(context: Context, input: ConvertInput): Result<string, Outcome> {
  const roundsPaired = input.source.roundsPaired;
  const option = numberOption(context, {
    name: 'round',
    least: Math.min(1, roundsPaired),
    most: roundsPaired,
  });
  if (!option.ok) return option;
  const round = option.value ?? roundsPaired;
  const scored = new Map(input.source.scoredPlayers(round).map((player) => [player.no, player]));
  const inRound = { input, round, scored };
  const rows = [...boardsOf(inRound), ...byesOf(inRound)];
  return ok(csvTable(context, { columns: pairingsColumns(context.t), rows }));
}
