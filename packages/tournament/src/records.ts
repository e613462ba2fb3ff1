import type { ByeKind, RoundRecord } from '@rokade/rules';
import { unreachable } from '@rokade/rules';
import type { GameResult } from './game-result.ts';
import type { PlayerId } from './ids.ts';
import type { Game, Round, Tournament } from './state.ts';

/**
 * What a game without any result counts for: `draw` when the next round is paired before it is in
 * (DSU 4.10 §2), `nothing` in tables.
 */
export type OpenGames = 'draw' | 'nothing';

const absent: RoundRecord = { kind: 'absent' };

type Side = 'white' | 'black';

function sideRecord(
  result: GameResult | null,
  side: Side,
  opponent: number,
  openGames: OpenGames,
): RoundRecord {
  const base = { opponent, colour: side };
  if (result === null) {
    const halfPoints = openGames === 'draw' ? 1 : 0;
    return { kind: 'game', ...base, halfPoints, status: 'pending' };
  }
  switch (result.kind) {
    case 'played':
      return { kind: 'game', ...base, halfPoints: result[side], status: 'played' };
    case 'pending':
      return { kind: 'game', ...base, halfPoints: 1, status: 'pending' };
    case 'cancelled':
      return { kind: 'forfeit', ...base, halfPoints: result[side], notice: true };
    case 'forfeit': {
      const halfPoints = result.absent === 'both' || result.absent === side ? 0 : 2;
      return { kind: 'forfeit', ...base, halfPoints, notice: result.notice };
    }
    default:
      return unreachable(result);
  }
}

function noteGame(
  table: Map<PlayerId, RoundRecord[]>,
  game: Game,
  { index, numbers, openGames }: RoundContext,
): void {
  const white = table.get(game.white);
  const black = table.get(game.black);
  if (white === undefined || black === undefined) return;
  const whiteNo = numbers.get(game.white) as number;
  const blackNo = numbers.get(game.black) as number;
  white[index] = sideRecord(game.result, 'white', blackNo, openGames);
  black[index] = sideRecord(game.result, 'black', whiteNo, openGames);
}

interface RoundContext {
  readonly index: number;
  readonly numbers: ReadonlyMap<PlayerId, number>;
  readonly openGames: OpenGames;
}

function noteRound(table: Map<PlayerId, RoundRecord[]>, round: Round, context: RoundContext): void {
  for (const game of round.games) noteGame(table, game, context);
  for (const { player, bye, halfPoints } of round.byes) {
    const records = table.get(player);
    if (records !== undefined) records[context.index] = byeRecord(bye, halfPoints);
  }
}

const byeRecord = (bye: ByeKind, halfPoints: number): RoundRecord => ({
  kind: 'bye',
  bye,
  halfPoints,
});

/**
 * Everybody's rounds 1 … `rounds` in the form the rules work on, by player id. A player who is
 * neither on a board nor has a bye in a round was absent.
 */
export function recordTable(
  t: Tournament,
  rounds: number,
  openGames: OpenGames,
): ReadonlyMap<PlayerId, readonly RoundRecord[]> {
  const table = new Map(
    t.players.map(({ id }) => [id, new Array<RoundRecord>(rounds).fill(absent)]),
  );
  const numbers = new Map(t.players.map(({ id, no }) => [id, no]));
  for (const round of t.rounds.slice(0, rounds)) {
    noteRound(table, round, { index: round.number - 1, numbers, openGames });
  }
  return table;
}
