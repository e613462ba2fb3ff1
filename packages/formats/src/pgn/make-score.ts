/** A game for PGN: its tags as they are, its moves in the letters of any language. */
export interface Score {
  readonly tags: ReadonlyMap<string, string>;
  readonly moves: readonly string[];
  readonly result: string;
  /** The initial position; '' is the usual one. */
  readonly start: string;
  /** The number of the first move, and whether it is Black's. */
  readonly firstMove: number;
  readonly blackFirst: boolean;
}

const escaped = (text: string): string =>
  text.replace(/[\r\n\t]+/g, ' ').replace(/[\\"]/g, (mark) => `\\${mark}`);

/** The tags that every game has, in order. */
const roster: Readonly<Record<string, string>> = {
  Event: '?',
  Site: '?',
  Date: '????.??.??',
  Round: '?',
  White: '?',
  Black: '?',
};

function tagsText({ tags, result, start }: Score): string {
  const own = new Map<string, string>(Object.entries(roster));
  for (const [name, value] of tags) own.set(name, value);
  own.delete('Result');
  const written = [...own].filter(([name]) => name !== 'FEN' && name !== 'SetUp');
  const pairs = [...written.slice(0, 6), ['Result', result] as const, ...written.slice(6)];
  const setUp =
    start === ''
      ? []
      : ([
          ['SetUp', '1'],
          ['FEN', start],
        ] as const);
  return [...pairs, ...setUp].map(([name, value]) => `[${name} "${escaped(value)}"]`).join('\n');
}

/** The greatest length of a line of moves in PGN. */
const widest = 80;

/** Words in lines of at most that length. */
export function wrapped(words: readonly string[]): string {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && longer.length < widest) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.join('\n');
}

/** Moves with their numbers: `1. d4 Nf6`, or `12... e5` if the first is Black's. */
function numberedMoves(
  moves: readonly string[],
  firstMove: number,
  blackFirst: boolean,
): readonly string[] {
  const offset = blackFirst ? 1 : 0;
  return moves.flatMap((move, index) => {
    const number = firstMove + Math.floor((index + offset) / 2);
    if ((index + offset) % 2 === 0) return [`${number}.`, move];
    return index === 0 ? [`${number}...`, move] : [move];
  });
}

/** A game as PGN. */
export function makeScore(score: Score): string {
  const { moves, firstMove, blackFirst, result } = score;
  const words = [...numberedMoves(moves, firstMove, blackFirst), result];
  return `${tagsText(score)}\n\n${wrapped(words)}\n`;
}
