import { at } from '../../kernel/at.ts';
import { fraction } from '../../kernel/fraction.ts';
import { perPlayer } from '../per-player.ts';
import type { TieBreakMaker } from './descriptor.ts';

/**
 * The player's own rating: the higher comes first, with `R` the lower. Dropped (null) if any player of
 * the tournament is unrated.
 *
 * @article FIDE C.07 10.6 (since March 2026)
 */
export const ownRating: TieBreakMaker = (name, { reversed }) =>
  perPlayer(reversed ? { ...name, order: 'lower-first' } : name, ({ ratings }, player) =>
    ratings === null ? null : { stages: [fraction(at(ratings, player))], workings: [] },
  );
