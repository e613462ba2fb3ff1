import type { TaggedGame } from './split-games.ts';

/** A move as it is written, and where. */
export interface WrittenMove {
  readonly text: string;
  readonly line: number;
}

/** A comment, the two ends of a variation, an annotation, or a word. */
const parts = /\{|\}|;.*|\(|\)|\$\d+|[^\s{}();$]+/g;

const isNoMove = (word: string): boolean =>
  /^(?:\d*\.*|1-0|0-1|1\/2-1\/2|½-½|\*|[!?]+|e\.p\.)$/.test(word);

/** `12.e4` and `12...e5` are moves with their numbers before them; `e4!?` with what somebody thinks of it. */
const bare = (word: string): string => word.replace(/^\d+\.+/, '').replace(/[!?]+$/, '');

/** The moves of a game as they are written: without comments, variations, annotations and the result. */
export function movesIn({ lines }: TaggedGame): readonly WrittenMove[] {
  const moves: WrittenMove[] = [];
  let isInComment = false;
  let depth = 0;
  for (const { number, text } of lines) {
    for (const [part] of text.matchAll(parts)) {
      if (isInComment) isInComment = part !== '}';
      else if (part === '{') isInComment = true;
      else if (part.startsWith(';')) continue;
      else if (part === '(') depth += 1;
      else if (part === ')') depth = Math.max(depth - 1, 0);
      else if (depth > 0 || part.startsWith('$')) continue;
      else if (!isNoMove(bare(part))) moves.push({ text: bare(part), line: number });
    }
  }
  return moves;
}
