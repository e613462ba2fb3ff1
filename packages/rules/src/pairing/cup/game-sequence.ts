import { type Colour, opposite } from '../../kernel/colour.ts';

/** The kind of a cup match's game, by its time control. */
export type CupGameKind = 'classical' | 'rapid' | 'blitz';

/** The next step of a match: a game, or a lot instead of one. */
export type CupStep = CupGameKind | 'lot';

/** The time controls of games after two draws: minutes for each player, seconds a move. */
export const cupTimes = {
  rapid: { minutes: 15, seconds: 10 },
  blitz: { minutes: 3, seconds: 2 },
} as const;

const sequence: readonly CupGameKind[] = [
  'classical',
  'classical',
  'rapid',
  'rapid',
  'blitz',
  'blitz',
];

/**
 * The kind of game number `game` (from 1) of a match. After two classical, two rapid and two blitz
 * games comes the lot; in the final there is no lot, but blitz until somebody wins.
 *
 * @article Tempelhof 2018 III.C.3
 */
export const stepOf = (game: number, isFinal: boolean): CupStep =>
  sequence[game - 1] ?? (isFinal ? 'blitz' : 'lot');

/** The kind of an actual game number `game` of a match; beyond the sequence it can only be blitz. */
export const kindOfGame = (game: number): CupGameKind => sequence[game - 1] ?? 'blitz';

/**
 * The colour in game number `game` of the player with `first` in the first game: odd games have the
 * colours of the first, even ones the reverse. The blitz games of a final continue in this way.
 *
 * @article Tempelhof 2018 III.C.3
 */
export const colourInGame = (first: Colour, game: number): Colour =>
  game % 2 === 1 ? first : opposite(first);
