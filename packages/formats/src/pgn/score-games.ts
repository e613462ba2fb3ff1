import { isResultWord, type WrittenMove, wordsIn } from './moves-in.ts';
import { type MoveLine, splitGames } from './split-games.ts';

/** A game as a text has it, with what it says of itself. */
export interface ScoreGame {
  /** The line it begins in, from 1. */
  readonly line: number;
  /** Empty where the text has moves alone. */
  readonly tags: ReadonlyMap<string, string>;
  readonly moves: readonly WrittenMove[];
  /** How it ended, as the moves or the tags have it; '*' where neither says. */
  readonly result: string;
  /** A game of other rules than those of chess, by its tags; '' else. */
  readonly variant: string;
  /** The position it begins with, by its tags; '' is the usual one. */
  readonly start: string;
}

const isPass = ({ text }: WrittenMove): boolean => /^(?:--|Z0|null)$/i.test(text);

const usualVariants = /^(?:|\?|standard|chess|normal|from position|classical|rapid|blitz)$/i;

/** A pass at the end says that the rest is not known; both lost is no castling. */
function withoutEnd(moves: readonly WrittenMove[], stated: string): readonly WrittenMove[] {
  const last = moves.at(-1);
  if (last === undefined) return moves;
  if (isPass(last)) return withoutEnd(moves.slice(0, -1), stated);
  return last.text === '0-0' && stated === '0-0' ? moves.slice(0, -1) : moves;
}

function scoreGame(
  line: number,
  tags: ReadonlyMap<string, string>,
  words: readonly WrittenMove[],
): ScoreGame {
  const stated = tags.get('Result') ?? '';
  const end = words.findIndex(({ text }) => isResultWord(text));
  const moves = end < 0 ? words : words.slice(0, end);
  const variant = tags.get('Variant') ?? '';
  return {
    line,
    tags,
    moves: withoutEnd(moves, stated),
    result: words[end]?.text ?? (stated === '' ? '*' : stated),
    variant: usualVariants.test(variant) ? '' : variant,
    start: tags.get('FEN') ?? '',
  };
}

/** Moves without tags: a result ends a game, and more moves after it are the next one. */
function bareGames(lines: readonly MoveLine[]): readonly ScoreGame[] {
  const games: ScoreGame[] = [];
  let words: WrittenMove[] = [];
  const tags: ReadonlyMap<string, string> = new Map();
  const close = (): void => {
    const [first] = words;
    if (first !== undefined) games.push(scoreGame(first.line, tags, words));
    words = [];
  };
  for (const word of wordsIn(lines)) {
    words.push(word);
    if (isResultWord(word.text)) close();
  }
  close();
  return games;
}

/** A game of a text by its number, and how many games the text has. */
export interface NumberedGame {
  readonly game: ScoreGame | undefined;
  readonly count: number;
}

/**
 * A game of a text, counted from 1, with tags as PGN has them or as moves alone, numbered or not.
 * Comments, variations, annotations, clock times and lines of another program are left out. Of the
 * other games of a long file no moves are read.
 */
export function scoreGameAt(text: string, number: number): NumberedGame {
  const tagged = splitGames(text);
  if (tagged.length === 0) {
    const lines = text
      .split(/\r\n|\r|\n/)
      .map((each, index) => ({ number: index + 1, text: each }))
      .filter((line) => !line.text.startsWith('%'));
    const games = bareGames(lines);
    return { game: games[number - 1], count: games.length };
  }
  const chosen = tagged[number - 1];
  const count = tagged.length;
  if (chosen === undefined) return { game: undefined, count };
  return { game: scoreGame(chosen.line, chosen.tags, wordsIn(chosen.lines)), count };
}
