import { opposite } from '../../kernel/colour.ts';
import { type Reason, reason } from '../../kernel/reason.ts';
import type { Position } from '../02-board/board.ts';
import { colourOf } from '../02-board/piece.ts';
import type { MoveFault } from '../e-notation/move-fault.ts';
import type { Notation } from '../e-notation/piece-letters.ts';
import { readMove } from '../e-notation/read-move.ts';
import type { LawsEdition } from '../edition.ts';
import type { LawsReasonCode } from '../laws-reasons.ts';
import { canMate } from '../mate/can-mate.ts';
import type { MateReasonCode } from '../mate/mate-reasons.ts';

/** The move in the envelope, with the position before it. */
export interface SealedMove {
  readonly laws: LawsEdition;
  readonly position: Position;
  readonly text: string;
  readonly notation: Notation;
  readonly limit?: number | undefined;
}

/** The outcome of a sealed move. */
export interface SealedMoveOutcome {
  readonly legal: boolean;
  readonly ambiguous: boolean;
  readonly unreadable: boolean;
  /** null: it was not determined whether the opponent can still mate. */
  readonly loses: boolean | null;
  readonly fault: MoveFault | null;
  readonly article: string;
  readonly because: readonly Reason<LawsReasonCode | MateReasonCode>[];
}

const sealedArticles: Readonly<Record<LawsEdition, string>> = {
  'laws-2001': 'A8',
  'laws-2023': 'I.8',
  'tempelhof-2018': 'I.8',
};

const unreadableCodes: readonly MoveFault['code'][] = [
  'move.unreadable',
  'move.other-language',
  'move.promotion-missing',
];

/**
 * The outcome of a sealed move: if ambiguous, unreadable or illegal it loses the game, unless the
 * opponent cannot mate by any sequence of legal moves (the exceptions that A8 names: its number 6.9 is
 * that of the former rules, where it was the fallen flag). A pawn promotion without the new piece is an
 * ambiguous move.
 *
 * @article Laws 2001 A8
 */
export function sealedMove(sealed: SealedMove): SealedMoveOutcome {
  const { laws, position, text, notation, limit } = sealed;
  const article = sealedArticles[laws];
  const read = readMove(position, text, notation);
  if (read.ok) {
    const because = [reason('sealed.stands', article)];
    const faultless = { legal: true, ambiguous: false, unreadable: false, loses: false };
    return Object.assign(faultless, { fault: null, article, because });
  }
  const fault = read.error;
  const mate = canMate(position, opposite(colourOf(position.turn)), limit);
  const loses = mate.answer === 'unknown' ? null : mate.answer === 'yes';
  const code =
    loses === null ? 'sealed.not-proved' : loses ? 'sealed.lost' : ('sealed.drawn' as const);
  return {
    legal: false,
    ambiguous: fault.code === 'move.ambiguous',
    unreadable: unreadableCodes.includes(fault.code),
    loses,
    fault,
    article,
    because: [reason(code, article), ...(mate.answer === 'no' ? [mate.because] : [])],
  };
}
