import type { SourcePlayer, TournamentReader } from '@rokade/formats';
import {
  type CupStage,
  type PairedRound,
  type PlayerNo,
  type Reason,
  standingHalfPoints,
} from '@rokade/rules';
import { citation, cupStageText, ratingText } from '@rokade/texts';
import type { Context } from '../outcome.ts';
import { namerOf, playerName } from '../say/player-name.ts';
import { pointsText } from '../say/points.ts';
import { reasonText } from '../say/reason-text.ts';
import { type TableColumn, textTable } from '../say/text-table.ts';

/** What the table of a round is made from. */
export interface PairingTableInput {
  readonly context: Context;
  readonly source: TournamentReader;
  readonly round: number;
  readonly explain: boolean;
  readonly stage: CupStage | null;
}

function heading({ context: { t }, source, round, stage }: PairingTableInput): string {
  const cupRound = stage === null ? '' : cupStageText(t, stage);
  const parts = [source.name, t('terms.round-n', { round }), cupRound];
  return parts.filter((part) => part !== '').join(' · ');
}

function columnsOf({ context: { t } }: PairingTableInput): readonly TableColumn[] {
  const side = (head: string): readonly TableColumn[] => [
    { head: t('terms.number'), align: 'right' },
    { head, align: 'left' },
    { head: t('terms.rating'), align: 'right' },
    { head: t('terms.points'), align: 'right' },
  ];
  return [
    { head: t('terms.board'), align: 'right' },
    ...side(t('terms.white')),
    ...side(t('terms.black')),
  ];
}

function sideCells(
  { context: { t } }: PairingTableInput,
  player: SourcePlayer | undefined,
  points: ReadonlyMap<PlayerNo, number>,
): readonly string[] {
  if (player === undefined) return ['', '', '', ''];
  const own = pointsText(points.get(player.no) ?? 0);
  return [String(player.no), playerName(player), ratingText(t, player), own];
}

function explanation(
  { context: { t }, source, explain }: PairingTableInput,
  head: string,
  reasons: readonly Reason[],
): readonly string[] {
  if (!explain || reasons.length === 0) return [];
  const namer = namerOf(source.players);
  const lines = reasons.map(
    (reason) => `  ${citation(reason.article)}  ${reasonText(t, namer, reason)}`,
  );
  return [head, ...lines];
}

/** A round for people: the boards, the byes, and the reasons if they were asked for. */
export function pairingTable(
  input: PairingTableInput,
  { pairings, byes, remarks }: PairedRound,
): string {
  const { context, source, round } = input;
  const byNo = new Map(source.players.map((player) => [player.no, player]));
  const points = new Map(
    source.pairingRequest(round).players.map((player) => [player.no, standingHalfPoints(player)]),
  );
  const rows = pairings.map(({ board, white, black }) => [
    String(board),
    ...sideCells(input, byNo.get(white), points),
    ...sideCells(input, byNo.get(black), points),
  ]);
  const byeRows = byes.map(({ no }) => [
    '',
    ...sideCells(input, byNo.get(no), points),
    '',
    context.t('terms.bye'),
  ]);
  const reasons = [
    ...explanation(input, heading(input), remarks),
    ...pairings.flatMap(({ board, because }) =>
      explanation(input, context.t('terms.board-n', { board }), because),
    ),
    ...byes.flatMap(({ because }) => explanation(input, context.t('terms.bye'), because)),
  ];
  const table = `${heading(input)}\n\n${textTable(columnsOf(input), [...rows, ...byeRows])}`;
  return reasons.length === 0 ? table : `${table}\n${reasons.join('\n')}\n`;
}
