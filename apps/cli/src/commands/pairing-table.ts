import type { TournamentReader } from '@rokade/formats';
import {
  type CupStage,
  halfPointsInStandings,
  type PairedRound,
  type PlayerNo,
  type Reason,
} from '@rokade/rules';
import { type PairingsRow, pairingsColumns } from '@rokade/tables';
import { cupStageText } from '@rokade/texts';
import type { Context } from '../outcome.ts';
import { printedTable, titleOf } from '../say/printed-table.ts';
import { type Namer, reasonLines } from '../say/reason-text.ts';
import { playersByNo } from '../standings/standings-tables.ts';

/** What the table of a round is made from. */
export interface PairingTableInput {
  readonly context: Context;
  readonly source: TournamentReader;
  readonly round: number;
  readonly explain: boolean;
  readonly namer: Namer;
  readonly stage: CupStage | null;
}

function heading({ context: { t }, source, round, stage }: PairingTableInput): string {
  const cupRound = stage === null ? '' : cupStageText(t, stage);
  return titleOf(source.name, t('terms.round-n', { round }), cupRound);
}

function explanation(
  { context: { t }, namer, explain }: PairingTableInput,
  head: string,
  reasons: readonly Reason[],
): readonly string[] {
  if (!explain || reasons.length === 0) return [];
  return [head, ...reasonLines(t, namer, reasons)];
}

/** A round as text: the boards, the byes, and the reasons where they are wanted. */
export function pairingTable(
  input: PairingTableInput,
  { pairings, byes, remarks }: PairedRound,
): string {
  const { context, source, round } = input;
  const { t } = context;
  const playerOf = playersByNo(source.players);
  const points = new Map(
    source
      .pairingRequest(round)
      .players.map((player) => [player.no, halfPointsInStandings(player)]),
  );
  const side = (no: PlayerNo) => ({ ...playerOf(no), halfPointsBefore: points.get(no) ?? 0 });
  const rows: readonly PairingsRow[] = [
    ...pairings.map(({ board, white, black }) => ({
      board,
      white: side(white),
      black: side(black),
      result: null,
    })),
    ...byes.map(({ no, halfPoints }) => ({
      player: side(no),
      bye: 'pairing-allocated' as const,
      halfPoints,
    })),
  ];
  const reasons = [
    ...explanation(input, heading(input), remarks),
    ...pairings.flatMap(({ board, because }) =>
      explanation(input, t('terms.board-n', { board }), because),
    ),
    ...byes.flatMap(({ because }) => explanation(input, t('terms.bye'), because)),
  ];
  const table = printedTable(context, { columns: pairingsColumns(t), rows });
  const explained = reasons.length === 0 ? '' : `\n${reasons.join('\n')}\n`;
  return `${heading(input)}\n\n${table}${explained}`;
}
