import { totalHalfPoints } from '@rokade/rules';
import { cupStageOfRound } from '../cup-rounds.ts';
import type { PlayerId } from '../ids.ts';
import { missingBoards, pendingBoards } from '../phase.ts';
import { recordTable } from '../records.ts';
import type { Round, Tournament } from '../state.ts';
import { lineOf, playerLine } from './player-line.ts';
import type { BoardSide, RoundView } from './view-types.ts';

function sides(t: Tournament, round: Round): ReadonlyMap<PlayerId, BoardSide> {
  const records = recordTable(t, round.number - 1, 'draw');
  return new Map(
    t.players.map((player) => [
      player.id,
      { ...playerLine(player), halfPointsBefore: totalHalfPoints(records.get(player.id) ?? []) },
    ]),
  );
}

/** A round by boards, drafts included; null if it is not paired. */
export function viewRound(t: Tournament, roundNumber: number): RoundView | null {
  const round = t.rounds[roundNumber - 1];
  if (round === undefined) return null;
  const side = sides(t, round);
  return {
    round: round.number,
    stage: cupStageOfRound(t, round.number),
    status: round.status,
    altered: round.altered,
    remarks: round.remarks,
    boards: round.games.map(({ board, white, black, result, because }) => ({
      board,
      white: lineOf(side, white),
      black: lineOf(side, black),
      result,
      because,
    })),
    byes: round.byes.map(({ player, ...bye }) => ({ player: lineOf(side, player), ...bye })),
    missing: missingBoards(round),
    pending: pendingBoards(round),
  };
}
