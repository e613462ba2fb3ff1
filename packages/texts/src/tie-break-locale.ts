import type { Fraction, HalfPoints, PlayerNo, Reason } from '@rokade/rules';
import type { tieBreakWorkingsTexts } from './en/tie-break-workings.ts';
import type { tieBreaksTexts } from './en/tie-breaks.ts';
import type { Facts } from './texts.ts';

/** Says a message about tie-breaks; every `Translate` can. */
export type SayTieBreak = (
  key: keyof (typeof tieBreaksTexts & typeof tieBreakWorkingsTexts),
  facts?: Facts,
) => string;

/** How a shell speaks: its language, its numbers, its names. */
export interface TieBreakLocale {
  readonly t: SayTieBreak;
  /** Points as people write them, `4½`. */
  readonly points: (halfPoints: HalfPoints) => string;
  readonly number: (value: Fraction) => string;
  readonly nameOf: (no: PlayerNo) => string;
  readonly reason: (reason: Reason) => string;
}

/** One sentence and where the regulation says so; '' where it only reckons. */
export interface TieBreakLine {
  readonly text: string;
  readonly article: string;
}
