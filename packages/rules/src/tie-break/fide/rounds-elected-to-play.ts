import { perPlayer } from '../per-player.ts';
import { recordsOf } from '../score-table.ts';
import { countWhere } from './counted-rounds.ts';
import type { TieBreakMaker } from './descriptor.ts';
import { isVoluntarilyUnplayed } from './unplayed-round.ts';

/**
 * Rounds elected to play: all but half-point byes, zero-point byes (including every round after a
 * withdrawal) and forfeit losses. The free round of a round robin was not a choice and counts.
 *
 * @article FIDE C.07 7.6
 */
export const roundsElectedToPlay: TieBreakMaker = (name) =>
  perPlayer(name, (table, player) =>
    countWhere(
      recordsOf(table, player),
      (record) =>
        (table.rules.system === 'round-robin' && record.kind === 'bye') ||
        !isVoluntarilyUnplayed(record, table.rules.points),
    ),
  );
