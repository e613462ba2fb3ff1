import type { MoveLine, TaggedGame } from './split-games.ts';

/** A move as it is written, and where. */
export interface WrittenMove {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

/** An offer of a draw, the two ends of a variation, an annotation, or a word. */
const parts = /\(\s*=\s*\)|\(|\)|\$\d+|[^\s}();$,]+/g;

/** Results as moves end with them; `0-0` may be one, too, and is castling else. */
const results: readonly string[] = ['1-0', '0-1', '1/2-1/2', '1/2', '½-½', '½', '*'];

export const isResultWord = (word: string): boolean => results.includes(word);

/** Numbers, times, what somebody thinks of a move or position, and `e.p.` behind a move. */
const isNoMove = (word: string): boolean =>
  /^(?:\(\s*=\s*\)|\$\d+|\d*[.…]*|\d+:\d[\d:.]*|[!?+=#±∓⩲⩱∞⇄□⟳↑→N]+|e\.?p\.?|\+?[-–]\+?|[-+=]\/[-+=])$/.test(
    word,
  );

/** `12.e4` and `12...e5` are moves with their numbers before them; `e4!?` with what somebody thinks of it. */
const bare = (word: string): string => word.replace(/^\d+[.…]+/, '').replace(/[!?]+$/, '');

/** A line with its comments in braces and behind a semicolon blanked out, and whether one stays open. */
function withoutComments(text: string, open: boolean): { text: string; open: boolean } {
  let isOpen = open;
  let plain = '';
  for (const letter of text) {
    if (isOpen) isOpen = letter !== '}';
    else if (letter === ';') break;
    else if (letter === '{') isOpen = true;
    else {
      plain += letter;
      continue;
    }
    plain += ' '.repeat(letter.length);
  }
  return { text: plain, open: isOpen };
}

/** The words of the moves played, results among them: without comments, variations and annotations. */
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
      else if (depth === 0) {
        const word = bare(part);
        const column = index + 1 + part.indexOf(word);
        if (!isNoMove(word)) words.push({ text: word, line: number, column });
      }
    }
  }
  return words;
}

/** The moves of a game as they are written: without comments, variations, annotations and the result. */
export const movesIn = ({ lines }: TaggedGame): readonly WrittenMove[] =>
  wordsIn(lines).filter(({ text }) => !isResultWord(text));
