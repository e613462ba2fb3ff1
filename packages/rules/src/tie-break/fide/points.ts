import { at } from '../../kernel/at.ts';
import { fraction } from '../../kernel/fraction.ts';
import { perPlayer } from '../per-player.ts';
import type { TieBreakMaker } from './descriptor.ts';

/**
 * The points themselves, with which orders of standings in TRF 212 begin; as a tie-break they separate
 * nobody.
 *
 * @article FIDE TRF26 212
 */
export const points: TieBreakMaker = (name) =>
  perPlayer(name, (table, player) => ({
    stages: [fraction(at(table.sheet('plain').own, player), 2)],
    workings: [],
  }));
