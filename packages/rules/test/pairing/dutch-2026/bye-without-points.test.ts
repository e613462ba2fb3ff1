import { describe, expect, it } from 'vitest';
import { type Field, makeField } from '../../../src/pairing/dutch/field/field.ts';
import { dutch2026, edition2026 } from '../../../src/pairing/dutch-2026/dutch-2026.ts';
import { playersOfTable, type RoundsByNo } from '../dutch/players-of-table.ts';
import { pairLiterally2026 } from './literal-2026.ts';

// 1.4: the pairing-allocated bye is a downfloat, whatever it is worth. An engine that looks at the points
// alone takes one of no points for no float; docs/engine-differences.md has the rounds. One of each kind.

interface Example {
  readonly article: string;
  readonly table: RoundsByNo;
  readonly absent: readonly number[];
  readonly roundsPlanned: number;
  /** Boards with White first, and the bye. */
  readonly right: string;
  readonly other: string;
}

const examples: readonly Example[] = [
  {
    article: 'C.04.3 (2026) C16',
    roundsPlanned: 4,
    absent: [3, 4],
    table: {
      1: '4w0 6b0',
      2: '5b1 4w1',
      3: '6w1 Z',
      4: '1b1 2b0',
      5: '2w0 7b0',
      6: '3b0 1w1',
      7: 'U 5w1',
    },
    right: '2-7 5-6 1',
    other: '6-2 1-7 5',
  },
  {
    article: 'C.04.3 (2026) C14',
    roundsPlanned: 5,
    absent: [3],
    table: {
      1: '4w0 7b1 3b0',
      2: '5b0 U 7w1',
      3: '6w1 4b1 1w1',
      4: '1b1 3w0 5b1',
      5: '2w1 6b0 4w0',
      6: '3b0 5w1 U',
      7: 'U 1w0 2b0',
    },
    right: '4-2 1-6 7-5',
    other: '4-2 1-5 7-6',
  },
  {
    article: 'C.04.3 (2026) 3.8',
    roundsPlanned: 5,
    absent: [4, 6],
    table: {
      1: '5w= 7b0 3w0',
      2: '6b= 8w1 7w=',
      3: '7w0 U 1b1',
      4: '8b= 6w= 9b1',
      5: '1b= 9w0 6b=',
      6: '2w= 4b= 5w=',
      7: '3b1 1w1 2b=',
      8: '4w= 2b0 U',
      9: 'U 5b1 4w0',
    },
    right: '7-9 3-2 5-8 1',
    other: '7-9 5-2 3-8 1',
  },
];

const requestOf = ({ table, absent, roundsPlanned }: Example) => {
  const players = playersOfTable(table, { absent, bye: 'zero-point', allocatedBye: 0 });
  const roundNumber = (players[0]?.records.length ?? 0) + 1;
  return { roundNumber, roundsPlanned, players, allocatedBye: 0 };
};

const seats = (text: string) => {
  const all = text.split(' ').map((each) => each.split('-').map(Number));
  return {
    pairings: all.flatMap(([white = 0, black]) => (black === undefined ? [] : [{ white, black }])),
    byes: all.flatMap(([no = 0, black]) => (black === undefined ? [no] : [])),
  };
};

const opponents = (field: Field): string => {
  const literal = pairLiterally2026(field);
  if (literal === null) return 'none';
  const boards = literal.pairs.map(([a, b]) => [a.no, b.no].toSorted((x, y) => x - y).join('-'));
  return [...boards.toSorted(), ...(literal.bye === null ? [] : [literal.bye.no])].join(' ');
};

const unordered = (text: string): string => {
  const { pairings, byes } = seats(text);
  const boards = pairings.map(({ white, black }) =>
    [white, black].toSorted((x, y) => x - y).join('-'),
  );
  return [...boards.toSorted(), ...byes].join(' ');
};

describe.each(examples)('a bye without points, decided by $article', (example) => {
  it('is a downfloat for the pairing', () => {
    const answer = dutch2026.pairRound(requestOf(example));
    if (!answer.ok) throw new Error(answer.error.code);
    const { pairings, byes } = answer.value;
    const boards = pairings.map(({ white, black }) => `${white}-${black}`);
    expect([...boards, ...byes.map(({ no }) => no)].join(' ')).toBe(example.right);
  });

  it('is one by the text word by word', () => {
    const field = makeField(requestOf(example), edition2026);
    expect(opponents(field)).toBe(unordered(example.right));
  });

  it('is the reason why the other round is wrong', () => {
    const verdict = dutch2026.verdictOn(requestOf(example), seats(example.other));
    expect(verdict?.article).toBe(example.article);
  });
});
