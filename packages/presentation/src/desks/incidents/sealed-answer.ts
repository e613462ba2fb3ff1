import {
  afterMove,
  boardEnd,
  citedArticle,
  fenOf,
  type LawsEdition,
  type Move,
  type Notation,
  type Position,
  readMove,
  type SealedMoveOutcome,
  sealedMove,
} from '@rokade/rules';
import { citation, moveFaultText } from '@rokade/texts';
import type { Locale } from '../../words/locale.ts';
import { mostPositions } from './flag-answer.ts';
import { labelledMove } from './move-label.ts';

type Reading = Pick<Locale<'server'>, 't' | 'language'>;

/** The text in the envelope of an adjourned game, with the position before the sealed move. */
export interface SealedText {
  readonly laws: LawsEdition;
  readonly position: Position;
  readonly text: string;
}

/** What the sealed move does to the game, as the situations at a resumption ask. */
export type SealedEffect = 'goes-on' | 'checkmate' | 'stalemate' | 'dead-position' | 'faulty';

/** What a sealed move comes to when the envelope is opened. */
export interface SealedAnswer {
  readonly text: string;
  readonly article: string;
  /** What is wrong with it; '': nothing. */
  readonly why: string;
  readonly follows: readonly string[];
  readonly effect: SealedEffect;
  /** Whether the opponent could still mate, where the move is faulty; '': not found out, or not asked. */
  readonly opponentCanMate: 'yes' | 'no' | '';
  /** The move that stands; null: the sealed move is faulty. */
  readonly move: Move | null;
  /** The notation of the position after it; '' where it is faulty. */
  readonly fen: string;
}

/** The letters in which the text is a legal move, those of the reader first; else the reader's. */
function notationOf({ language }: Reading, { position, text }: SealedText): Notation {
  const own = language === 'en' ? 'en' : 'da';
  const other = own === 'en' ? 'da' : 'en';
  const isLegal = (notation: Notation): boolean => readMove(position, text, notation).ok;
  return !isLegal(own) && isLegal(other) ? other : own;
}

/** How the game stands after a sealed move that is made. */
function effectOf(after: Position): Exclude<SealedEffect, 'faulty'> {
  const end = boardEnd(after, 1);
  return end === 'checkmate' || end === 'stalemate' || end === 'dead-position' ? end : 'goes-on';
}

function validMove(reading: Reading, { laws, position }: SealedText, move: Move): SealedAnswer {
  const { t } = reading;
  const after = afterMove(position, move);
  const effect = effectOf(after);
  const article = laws === 'laws-2001' ? 'A9a' : 'I.9.1';
  return {
    text: t('game.sealed-stands', { move: labelledMove(reading, position, move) }),
    article: citation(citedArticle(laws, article)),
    why: '',
    follows: [
      effect === 'goes-on' ? t('incidents.follows-sealed-move-is-made') : t(`game.end-${effect}`),
    ],
    effect,
    opponentCanMate: '',
    move,
    fen: fenOf(after),
  };
}

/** What is wrong with a sealed move, by the words of the article. */
const kindOf = ({ ambiguous, unreadable }: SealedMoveOutcome) =>
  ambiguous ? 'ambiguous' : unreadable ? 'unreadable' : 'illegal';

function faulty({ t }: Reading, { laws }: SealedText, outcome: SealedMoveOutcome): SealedAnswer {
  const { loses, fault, article } = outcome;
  const mates = { true: 'yes', false: 'no', null: '' } as const;
  const follows =
    loses === null
      ? t('game.sealed-not-found')
      : t(loses ? 'game.sealed-lost' : 'game.sealed-drawn');
  return {
    text: t(`game.sealed-${kindOf(outcome)}`),
    article: citation(citedArticle(laws, article)),
    why: fault === null ? '' : moveFaultText(t, fault),
    follows: [follows],
    effect: 'faulty',
    opponentCanMate: mates[`${loses}`],
    move: null,
    fen: '',
  };
}

/**
 * Whether a sealed move stands, and what follows: it is made; or it is ambiguous, unreadable or illegal,
 * and the game is lost unless the opponent cannot mate.
 *
 * @article Laws 2001 A7, A8, A9
 * @article FIDE Laws 2023 I.7, I.8, I.9
 */
export function sealedAnswer(reading: Reading, sealed: SealedText): SealedAnswer {
  const notation = notationOf(reading, sealed);
  const read = readMove(sealed.position, sealed.text, notation);
  if (read.ok) return validMove(reading, sealed, read.value);
  const outcome = sealedMove(Object.assign({ notation, limit: mostPositions }, sealed));
  return faulty(reading, sealed, outcome);
}
