import type { Colour, PlayerNo } from '@rokade/rules';
import type { ScheduleRound } from './view-schedule.ts';
import type { PlayerLine } from './view-types.ts';

/** A player who has one colour in three games in a row, or more. */
export interface ColourRun {
  readonly player: PlayerLine;
  readonly colour: Colour;
  /** The rounds of those games; free rounds between them are left out. */
  readonly rounds: readonly number[];
}

/** The colours of each player's games in a schedule, in order. */
function coloursByPlayer(rounds: readonly ScheduleRound[]) {
  const byPlayer = new Map<PlayerNo, { player: PlayerLine; games: [number, Colour][] }>();
  const add = (player: PlayerLine, round: number, colour: Colour): void => {
    const { games } = byPlayer.get(player.no) ?? { games: [] };
    byPlayer.set(player.no, { player, games: [...games, [round, colour]] });
  };
  for (const { round, boards } of rounds) {
    for (const { white, black } of boards) {
      add(white, round, 'white');
      add(black, round, 'black');
    }
  }
  return [...byPlayer.values()];
}

/**
 * Who has the same colour three times in a row in a schedule, which the tables avoid.
 *
 * @article FIDE C.04.1 2026 7; FIDE 2012 annex 1
 */
export const colourRuns = (rounds: readonly ScheduleRound[]): readonly ColourRun[] =>
  coloursByPlayer(rounds).flatMap(({ player, games }) => {
    const runs: { readonly colour: Colour; readonly rounds: number[] }[] = [];
    for (const [round, colour] of games) {
      const last = runs.at(-1);
      if (last?.colour === colour) last.rounds.push(round);
      else runs.push({ colour, rounds: [round] });
    }
    return runs.filter((run) => run.rounds.length > 2).map((run) => ({ player, ...run }));
  });
