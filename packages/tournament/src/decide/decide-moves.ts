import type { CommandOf } from '../commands/command.ts';
import { publishedRounds } from '../questions/phase.ts';
import type { Tournament } from '../state/state.ts';
import { areMoves } from '../values/game-moves.ts';
import { carryOut, type Decision, refuse } from './decision.ts';

/** Decides on moves for games of a published round; the sender names the two players of each game. */
export function decideMoves(t: Tournament, { round, games }: CommandOf<'attach-moves'>): Decision {
  const paired = round <= publishedRounds(t) ? t.rounds[round - 1]?.games : undefined;
  for (const { board, white, black, moves } of games) {
    const game = paired?.find((one) => one.board === board);
    if (game?.white !== white || game.black !== black) {
      return refuse({ code: 'moves.other-pairing', round, board });
    }
    if (!areMoves(moves)) return refuse({ code: 'moves.malformed', round, board });
  }
  return carryOut({ kind: 'moves-attached', round, games });
}
