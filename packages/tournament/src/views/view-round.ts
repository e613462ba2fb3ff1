import { type ByColour, totalHalfPoints } from '@rokade/rules';
import { cupStageOfRound } from '../cup-rounds.ts';
import type { PlayerId } from '../ids.ts';
import { missingBoards, pendingBoards } from '../phase.ts';
import type { Player } from '../player.ts';
import { coloursIn } from '../records.ts';
import type { Game, Round, Tournament } from '../state.ts';
import { countedPlayers } from '../withdrawals.ts';
import { boardTimes } from './board-times.ts';
import { lineOf, playerLineIn } from './player-line.ts';
import type { BoardSide, Contender, RoundView } from './view-types.ts';

type Sides = ReadonlyMap<PlayerId, BoardSide>;

/**
 * Everybody as he comes to a round, paired or not, by number. His points are those of the standings
 * before it, but for open games, which count as draws for the pairing.
 */
export function viewContenders(t: Tournament, roundNumber: number): readonly Contender[] {
  const { players, shown } = countedPlayers(t, roundNumber - 1, { openGames: 'draw' });
  return t.players.map(playerLineIn(t)).map((line, index) => ({
    ...line,
    halfPointsBefore: totalHalfPoints(players[index]?.records ?? []),
    colours: coloursIn(shown[index]?.records ?? []),
  }));
}

const sides = (t: Tournament, round: Round): Sides =>
  new Map(
    viewContenders(t, round.number).map(({ colours: _, ...line }) => [
      line.id,
      { ...line, time: null },
    ]),
  );

/** Both sides of a game, with their times where the stronger gives odds. */
function sidesOf(
  { settings }: Tournament,
  { white, black }: Game,
  [side, players]: readonly [Sides, ReadonlyMap<PlayerId, Player>],
): ByColour<BoardSide> {
  const found = { white: lineOf(side, white), black: lineOf(side, black) };
  const times = boardTimes(settings, {
    white: lineOf(players, white),
    black: lineOf(players, black),
  });
  if (times === null) return found;
  return {
    white: { ...found.white, time: times.white },
    black: { ...found.black, time: times.black },
  };
}

/** A round by boards, drafts included; null if it is not paired. */
export function viewRound(t: Tournament, roundNumber: number): RoundView | null {
  const round = t.rounds[roundNumber - 1];
  if (round === undefined) return null;
  const side = sides(t, round);
  const players = new Map(t.players.map((player) => [player.id, player]));
  return {
    round: round.number,
    stage: cupStageOfRound(t, round.number),
    status: round.status,
    altered: round.altered,
    remarks: round.remarks,
    boards: round.games.map((game) => {
      const { board, result, because } = game;
      return { board, ...sidesOf(t, game, [side, players]), result, because };
    }),
    byes: round.byes.map(({ player, ...bye }) => ({ player: lineOf(side, player), ...bye })),
    missing: missingBoards(round),
    pending: pendingBoards(round),
  };
}
