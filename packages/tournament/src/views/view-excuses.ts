import { countedExcuses } from '../questions/excuses.ts';
import { excuseRuleOf } from '../questions/round-play.ts';
import type { Tournament } from '../state/state.ts';
import { playerLineIn } from './player-line.ts';
import type { ExcuseLine } from './view-types.ts';

/** A player's excuses, and how many of them count. */
export interface ExcusesOfPlayer {
  readonly counted: number;
  readonly excuses: readonly ExcuseLine[];
}

/** Everybody's excuses, and how many the regulation allows a player; null: it has no limit. */
export interface ExcusesView {
  readonly most: number | null;
  readonly article: string;
  readonly players: readonly ExcusesOfPlayer[];
}

/**
 * The players with excuses, by number.
 *
 * @article Tempelhof 2018 III.A.9
 */
export function viewExcuses(t: Tournament): ExcusesView {
  const rule = excuseRuleOf(t);
  const lineIn = playerLineIn(t);
  return {
    most: rule?.most ?? null,
    article: rule?.article ?? '',
    players: t.players
      .filter(({ excuses }) => excuses.length > 0)
      .map((player) => ({
        counted: countedExcuses(t, player),
        excuses: player.excuses
          .map((excuse) => ({ ...excuse, player: lineIn(player) }))
          .toSorted((a, b) => a.round - b.round),
      })),
  };
}
