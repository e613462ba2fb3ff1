import { type Colour, opposite } from '../../kernel/colour.ts';

/** How a game of a cup match is played, by its thinking time. */
export type CupGameKind = 'classical' | 'rapid' | 'blitz';

/** What is next in a match: a game, or a lot instead of one. */
export type CupStep = CupGameKind | 'lot';

/** Thinking time of the games that follow two draws: minutes for each player, seconds a move. */
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
 * What game number `game` (from 1) of a match is. After two classical, two rapid and two blitz games
 * comes the lot; in the final there is no lot, but blitz until somebody wins.
 *
 * @article Tempelhof 2018 III.C.3
 */
export const stepOf = (game: number, isFinal: boolean): CupStep =>
  sequence[game - 1] ?? (isFinal ? 'blitz' : 'lot');

/** What was played as game number `game` of a match; beyond the sequence it can only be blitz. */
export const kindOfGame = (game: number): CupGameKind => sequence[game - 1] ?? 'blitz';

/**
 * The colour in game number `game` of who had `first` in the first one: every second game has the
 * colours of the first, the others have them reversed. The blitz games of a final go on so.
 *
 * @article Tempelhof 2018 III.C.3
 */
export const colourInGame = (first: Colour, game: number): Colour =>
  game % 2 === 1 ? first : opposite(first);
