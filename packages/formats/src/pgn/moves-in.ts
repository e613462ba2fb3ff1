import type { MoveLine } from './split-games.ts';

/** A move as it is written, with its place. */
export interface WrittenMove {
  readonly text: string;
  readonly line: number;
  readonly column: number;
  /** What the clock showed after it, `1:29:51`, by a comment; left out where none says so. */
  readonly clock?: string;
}

/**
 * The parts of a line: an offer of a draw, the ends of a variation, an annotation, what the format keeps
 * for later extensions, or a word.
 */
const parts = /\(\s*=\s*\)|\(|\)|\$\d+|<[^>]*>|[^\s}();$,]+/g;

/** Results at the end of moves; `0-0` can be a result there, and is castling elsewhere. */
const results: readonly string[] = ['1-0', '0-1', '1/2-1/2', '1/2', '½-½', '½', '*'];

export const isResultWord = (word: string): boolean => results.includes(word);

/** Whether a word is not a move: a number, a time, an evaluation of a move or position, or `e.p.`. */
const isNoMove = (word: string): boolean =>
  /^(?:\(\s*=\s*\)|\$\d+|<[^>]*>|\d*[.…]*|\d+:\d[\d:.]*|[!?+=#±∓⩲⩱∞⇄□⟳↑→N]+|e\.?p\.?|\+?[-–]\+?|[-+=]\/[-+=])$/.test(
    word,
  );

/** Three question marks or more stand for a move that nobody can read. */
const isUnreadable = (word: string): boolean => /^\?{3,}$/.test(word);

/** A move without its number and its evaluation: `12.e4`, `12...e5`, `e4!?`. */
function bare(word: string): string {
  const unnumbered = word.replace(/^\d+[.…]+/, '');
  return isUnreadable(unnumbered) ? unnumbered : unnumbered.replace(/[!?]+$/, '');
}

/** The sign before a time that stands in the place of its comment. */
const clockSign = '\u0001';

/** The time on the clock in a comment, `[%clk 1:29:51.3]`, without parts of a second. */
const clockForm = /\[%clk\s+(\d{1,2}:[0-5]\d:[0-5]\d)(?:\.\d+)?\s*\]/;

/** A comment that says that the rest of the game cannot be read. */
const cutOffForm = /\[%rest\s+unreadable\s*\]/;

/** What stays of a comment, as long as it is: the time on the clock, or that the rest cannot be read. */
function keptOf(comment: string): string {
  const time = clockForm.exec(comment)?.[1];
  const clock = time === undefined ? '' : `${clockSign}${time}`;
  return (cutOffForm.test(comment) ? `${clock} ???` : clock).padEnd(comment.length);
}

/** A line with its comments blanked out, in braces and after a semicolon, and whether one stays open. */
function withoutComments(text: string, open: boolean): { text: string; open: boolean } {
  let isOpen = open;
  let plain = '';
  let at = 0;
  while (at < text.length) {
    const mark = isOpen ? text.indexOf('}', at) : firstOf(text, at);
    const end = mark < 0 ? text.length : mark;
    plain += isOpen ? keptOf(text.slice(at, end)) : text.slice(at, end);
    if (mark < 0 || text[mark] === ';') break;
    plain += ' ';
    isOpen = !isOpen;
    at = end + 1;
  }
  return { text: plain, open: isOpen };
}

/** The place of the next sign that begins a comment; -1: there is none. */
function firstOf(text: string, from: number): number {
  const begin = /[;{]/g;
  begin.lastIndex = from;
  return begin.exec(text)?.index ?? -1;
}

/** The words of the played moves, including results: without comments, variations and annotations. */
export function wordsIn(lines: readonly MoveLine[]): readonly WrittenMove[] {
  const words: WrittenMove[] = [];
  let isInComment = false;
  let depth = 0;
  for (const { number, text } of lines) {
    const plain = withoutComments(text, isInComment);
    isInComment = plain.open;
    for (const { 0: part, index } of plain.text.matchAll(parts)) {
      if (part === '(') depth += 1;
      else if (part === ')') depth = Math.max(depth - 1, 0);
      else if (depth === 0 && part.startsWith(clockSign)) {
        const last = words.pop();
        if (last !== undefined) words.push({ ...last, clock: part.slice(clockSign.length) });
      } else if (depth === 0) {
        const word = bare(part);
        const column = index + 1 + part.indexOf(word);
        if (isUnreadable(word) || !isNoMove(word)) words.push({ text: word, line: number, column });
      }
    }
  }
  return words;
}
