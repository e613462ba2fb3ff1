import { at } from '../../kernel/at.ts';
import { fraction } from '../../kernel/fraction.ts';
import { perPlayer } from '../per-player.ts';
import type { TieBreakMaker } from './descriptor.ts';

/**
 * Tournament pairing number: the lower comes first, with `R` the higher.
 *
 * @article FIDE C.07 7.8 (since March 2026)
 */
export const pairingNumber: TieBreakMaker = (name, { reversed }) =>
  perPlayer(reversed ? name : { ...name, order: 'lower-first' }, ({ players }, player) => ({
    stages: [fraction(at(players, player).no)],
    workings: [],
  }));
