import type { TranslateFor } from '@rokade/texts';

/** An illegal move, or one in the letters of another language, with its line in the file. */
interface RefusedMove {
  readonly code: 'games.illegal-move' | 'games.mixed-languages';
  readonly number: number;
  readonly line: number;
  readonly move: string;
}

/** Other reasons, whose further facts have the names that their texts give them. */
interface OtherReason {
  readonly code:
    | 'games.unknown-round'
    | 'games.unknown-players'
    | 'games.colours-turned'
    | 'games.several'
    | 'games.other-result'
    | 'games.no-moves'
    | 'games.other-start'
    | 'games.other-variant'
    | 'games.too-long'
    | 'games.text-too-long'
    | 'games.twice';
}

/** Why the moves of a game in a file were left out of the tournament. */
export type LeftGameReason = RefusedMove | OtherReason;

/** Says why the moves of a game in a file were left out of the tournament. */
export const leftGameText = (t: TranslateFor<'console'>, why: LeftGameReason): string =>
  why.code === 'games.illegal-move' || why.code === 'games.mixed-languages'
    ? t(why.code, { number: why.number, at: why.line, move: why.move })
    : t(why.code, { ...why });
