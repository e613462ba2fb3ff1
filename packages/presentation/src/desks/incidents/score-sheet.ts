import { scoreGameAt } from '@rokade/formats';
import {
  fenOf,
  type LawsEdition,
  type Notation,
  type PlayedGame,
  type Position,
  parsePosition,
  playGame,
  startPosition,
} from '@rokade/rules';
import { moveFaultText, positionFaultText } from '@rokade/texts';
import { parseMoves } from '@rokade/tournament';
import type { Locale } from '../../words/locale.ts';
import { moveLabelAt } from './move-label.ts';

type Reading = Pick<Locale<'server'>, 't' | 'language'>;

/** The most moves of both players that are read from a score sheet. */
const mostPlies = 1200;

/** Where a score sheet can no longer be read. */
export interface SheetStop {
  /** The first unreadable ply, from 1. */
  readonly ply: number;
  /** The number of that move and whose it is: `12…`. */
  readonly label: string;
  /** The move as it is written. */
  readonly written: string;
  readonly why: string;
}

/** A score sheet as it was read. */
export interface SheetReading {
  /** The moves up to where the sheet can be read. */
  readonly game: PlayedGame;
  /** The notation of the initial position; '' is the usual one. */
  readonly start: string;
  /** null: the whole sheet can be read. */
  readonly stop: SheetStop | null;
  /** The sheet in short: its moves without comments, up to the first unreadable one. */
  readonly short: string;
}

/** A sheet, or why it is refused, in words. */
export type SheetOutcome =
  | { readonly ok: true; readonly sheet: SheetReading }
  | { readonly ok: false; readonly why: string };

const refused = (why: string): SheetOutcome => ({ ok: false, why });

/** The notations in the order in which a reader of a language probably writes; da and de are the same. */
const notationsFor = (language: Reading['language']): readonly Notation[] =>
  language === 'en' ? ['en', 'da'] : ['da', 'en'];

/** How the moves are read: the position before them, and the edition of the Laws. */
interface Terms {
  readonly start: Position;
  readonly laws: LawsEdition;
}

/** The moves in the notation in which most of them can be read. */
function playedIn(
  language: Reading['language'],
  words: readonly string[],
  { start, laws }: Terms,
): PlayedGame {
  const [first = 'en', ...others] = notationsFor(language);
  let best = playGame(words, { start, laws, notation: first });
  for (const notation of others) {
    if (best.fault === null) break;
    const game = playGame(words, { start, laws, notation });
    if (game.plies.length > best.plies.length) best = game;
  }
  return best;
}

function stopOf({ t }: Reading, words: readonly string[], game: PlayedGame): SheetStop | null {
  const { fault } = game;
  if (fault === null) return null;
  return {
    ply: fault.ply,
    label: moveLabelAt(game.position),
    written: (words[fault.ply - 1] ?? '').slice(0, 20),
    why: moveFaultText(t, fault),
  };
}

/** The start of a game of chess, or what the text has instead. */
function startOf({ t }: Reading, start: string, variant: string): Position | string {
  if (variant !== '') {
    return /960|fischer.?random/i.test(variant)
      ? t('game.chess960')
      : t('game.other-variant', { text: variant });
  }
  if (start === '') return startPosition;
  const parsed = parsePosition(start);
  return parsed.ok ? parsed.value : positionFaultText(t, parsed.error);
}

/**
 * Reads a score sheet: PGN or moves alone, in Danish, German or English letters or figurines. What
 * cannot be read ends the moves, and is named.
 *
 * @article Laws 2001 8.1, E
 */
export function readSheet(reading: Reading, text: string, laws: LawsEdition): SheetOutcome {
  const { t, language } = reading;
  const { game: written } = scoreGameAt(text, 1);
  const words = written?.moves.map((move) => move.text) ?? [];
  if (written === undefined || words.length === 0) return refused(t('game.no-moves'));
  if (words.length > mostPlies) {
    return refused(t('game.too-long', { count: words.length, most: mostPlies }));
  }
  const start = startOf(reading, written.start, written.variant);
  if (typeof start === 'string') return refused(start);
  const game = playedIn(language, words, { start, laws });
  const stop = stopOf(reading, words, game);
  const fen = start === startPosition ? '' : fenOf(start);
  const short = words.slice(0, game.plies.length + (stop === null ? 0 : 1)).join(' ');
  return { ok: true, sheet: { game, start: fen, stop, short } };
}

/** Moves in the form in which they are kept, read anew. */
export const readKept = (kept: string, laws: LawsEdition): PlayedGame =>
  playGame(
    parseMoves(kept).moves.map(({ move }) => move),
    { laws },
  );
