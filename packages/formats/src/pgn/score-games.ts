import { isResultWord, type WrittenMove, wordsIn } from './moves-in.ts';
import { linesOf, type MoveLine, splitGames, type TaggedGame } from './split-games.ts';

/** A game in a text, with its tags. */
export interface ScoreGame {
  /** The number of its first line, from 1. */
  readonly line: number;
  /** Empty if the text has only moves. */
  readonly tags: ReadonlyMap<string, string>;
  readonly moves: readonly WrittenMove[];
  /** The result by the moves or the tags; '*' if neither has it. */
  readonly result: string;
  /** The variant of chess in the tags; '' = standard chess. */
  readonly variant: string;
  /** The initial position in the tags; '' is the usual one. */
  readonly start: string;
}

const isPass = ({ text }: WrittenMove): boolean => /^(?:--|Z0|null)$/i.test(text);

const usualVariants = /^(?:|\?|standard|chess|normal|from position|classical|rapid|blitz)$/i;

/** The moves without a closing pass, which means that the rest is not known, and without `0-0` as a result. */
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

/** The moves of a game of a file, without its closing pass and result, with its variant and beginning. */
export const scoreOf = ({ line, tags, lines }: TaggedGame): ScoreGame =>
  scoreGame(line, tags, wordsIn(lines));

/** Games of moves without tags: a result ends a game, and the moves after it are the next. */
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

/** A game of a text by its number, and the number of games in the text. */
export interface NumberedGame {
  readonly game: ScoreGame | undefined;
  readonly count: number;
}

/**
 * A game of a text, counted from 1, with PGN tags or as moves alone, numbered or not. Comments,
 * variations, annotations, clock times and other programs' lines are ignored. The moves of other games
 * in a long file are not read.
 */
export function scoreGameAt(text: string, number: number): NumberedGame {
  const tagged = splitGames(text);
  if (tagged.length === 0) {
    const lines = linesOf(text)
      .map((each, index) => ({ number: index + 1, text: each }))
      .filter((line) => !line.text.startsWith('%'));
    const games = bareGames(lines);
    return { game: games[number - 1], count: games.length };
  }
  const chosen = tagged[number - 1];
  const count = tagged.length;
  if (chosen === undefined) return { game: undefined, count };
  return { game: scoreOf(chosen), count };
}
