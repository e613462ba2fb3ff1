import {
  countedPlayers,
  roundCounts,
  sideHalfPoints,
  type Tournament,
  viewRatedOtherwise,
} from '@rokade/tournament';
import { abnormalKind } from '../trf/abnormal-points.ts';
import type { AbnormalPoints, TrfPlayer } from '../trf/trf-document.ts';

/**
 * Records 299 that keep the points of the standings where a result was corrected for the rating alone:
 * in that round, the corrected result in the file gives the points of the old one. Results that count
 * for nobody have records of their own.
 *
 * @article FIDE C.04.2 results corrected after the tournament
 */
export function standingPoints(
  t: Tournament,
  players: readonly Pick<TrfPlayer, 'no' | 'cells'>[],
): readonly AbnormalPoints[] {
  const { scoring } = t.settings;
  const { shown, struck } = countedPlayers(t, t.rounds.length);
  const noOf = new Map(t.players.map(({ id, no }) => [id, no]));
  return viewRatedOtherwise(t).flatMap((game) =>
    (['white', 'black'] as const).flatMap((side): readonly AbnormalPoints[] => {
      const no = noOf.get(game[side]) ?? 0;
      const kind = abnormalKind(players[no - 1]?.cells[game.round - 1] ?? null);
      const record = shown[no - 1]?.records[game.round - 1];
      const halfPoints = sideHalfPoints(game.standing, side, scoring);
      const isSame = halfPoints === sideHalfPoints(game.rated, side, scoring);
      if (isSame || kind === null || record === undefined) return [];
      if (!roundCounts(t, struck, { no, record })) return [];
      return [{ kind, matchHalfPoints: null, halfPoints, round: game.round, participants: [no] }];
    }),
  );
}
