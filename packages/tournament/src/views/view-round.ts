import { type ByColour, totalHalfPoints } from '@rokade/rules';
import { cupStageOfRound } from '../questions/cup-rounds.ts';
import { tablesIn } from '../questions/hall-tables.ts';
import { missingBoards, pendingBoards } from '../questions/phase.ts';
import { coloursIn, openGamesAs } from '../questions/records.ts';
import { playOfRound, startOfRound } from '../questions/round-play.ts';
import { countedPlayers } from '../questions/withdrawals.ts';
import { oncePerState } from '../state/once-per-state.ts';
import type { Game, Round, Tournament } from '../state/state.ts';
import type { PlayerId } from '../values/ids.ts';
import type { TimeControl } from '../values/setting-values.ts';
import { gameTimes } from './board-times.ts';
import { lineOf, playerLineIn } from './player-line.ts';
import type { BoardSide, Contender, RoundView } from './view-types.ts';

type Sides = ReadonlyMap<PlayerId, BoardSide>;

/**
 * All players before a round, paired or not, by number. Their points are those of the standings before
 * it, except that open games count as for the pairing.
 */
export function viewContenders(t: Tournament, roundNumber: number): readonly Contender[] {
  const { players, shown } = countedPlayers(t, roundNumber - 1, { openGames: openGamesAs(t) });
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

/** Both sides of a game, with their times in case of time odds. */
function sidesOf(
  times: ByColour<TimeControl> | null,
  { white, black }: Game,
  side: Sides,
): ByColour<BoardSide> {
  const found = { white: lineOf(side, white), black: lineOf(side, black) };
  if (times === null) return found;
  return {
    white: { ...found.white, time: times.white },
    black: { ...found.black, time: times.black },
  };
}

/** A round by boards, drafts included; null if it is not paired. */
export const viewRound = oncePerState((t, roundNumber: number): RoundView | null => {
  const round = t.rounds[roundNumber - 1];
  if (round === undefined) return null;
  const side = sides(t, round);
  const timesOf = gameTimes(t, round.number);
  const tables = tablesIn(t, round.number);
  return {
    round: round.number,
    stage: cupStageOfRound(t, round.number),
    play: playOfRound(t, round.number),
    start: startOfRound(t, round.number),
    status: round.status,
    altered: round.altered,
    remarks: round.remarks,
    boards: round.games.map((game, index) => {
      const { board, result, because } = game;
      const table = tables?.[index] ?? null;
      return { board, table, ...sidesOf(timesOf(game), game, side), result, because };
    }),
    byes: round.byes.map(({ player, ...bye }) => ({ player: lineOf(side, player), ...bye })),
    missing: missingBoards(round),
    pending: pendingBoards(round),
  };
});
