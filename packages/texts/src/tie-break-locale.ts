import type { Fraction, HalfPoints, PlayerNo, Reason } from '@rokade/rules';
import type { tieBreakWorkingsTexts } from './en/tie-break-workings.ts';
import type { tieBreaksTexts } from './en/tie-breaks.ts';
import type { Facts } from './texts.ts';

/** Translates a message on tie-breaks; every `Translate` fits. */
export type SayTieBreak = (
  key: keyof (typeof tieBreaksTexts & typeof tieBreakWorkingsTexts),
  facts?: Facts,
) => string;

/** The language of a shell: its texts, its numbers, its names. */
export interface TieBreakLocale {
  readonly t: SayTieBreak;
  /** Points as people write them, `4½`. */
  readonly points: (halfPoints: HalfPoints) => string;
  readonly number: (value: Fraction) => string;
  readonly nameOf: (no: PlayerNo) => string;
  readonly reason: (reason: Reason) => string;
}

/** One sentence and its article; '' for a mere calculation. */
export interface TieBreakLine {
  readonly text: string;
  readonly article: string;
}
