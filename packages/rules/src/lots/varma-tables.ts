/** The names of the four envelopes. */
export const varmaEnvelopes = ['A', 'B', 'C', 'D'] as const;
export type VarmaEnvelope = (typeof varmaEnvelopes)[number];

type VarmaTable = Readonly<Record<VarmaEnvelope, readonly number[]>>;

/** The fewest and the most players for whom there is a table. */
export const fewestVarmaPlayers = 9;
export const mostVarmaPlayers = 24;

/** The tables by their (even) number of players. */
const tables: Readonly<Record<number, VarmaTable>> = {
  10: { A: [3, 4, 8], B: [5, 7, 9], C: [1, 6], D: [2, 10] },
  12: { A: [4, 5, 9, 10], B: [1, 2, 7], C: [6, 8, 12], D: [3, 11] },
  14: { A: [4, 5, 6, 11, 12], B: [1, 2, 8, 9], C: [7, 10, 13], D: [3, 14] },
  16: { A: [5, 6, 7, 12, 13, 14], B: [1, 2, 3, 9, 10], C: [8, 11, 15], D: [4, 16] },
  18: { A: [5, 6, 7, 8, 14, 15, 16], B: [1, 2, 3, 10, 11, 12], C: [9, 13, 17], D: [4, 18] },
  20: {
    A: [6, 7, 8, 9, 15, 16, 17, 18],
    B: [1, 2, 3, 11, 12, 13, 14],
    C: [5, 10, 19],
    D: [4, 20],
  },
  22: {
    A: [6, 7, 8, 9, 10, 17, 18, 19, 20],
    B: [1, 2, 3, 4, 12, 13, 14, 15],
    C: [11, 16, 21],
    D: [5, 22],
  },
  24: {
    A: [6, 7, 8, 9, 10, 11, 19, 20, 21, 22],
    B: [1, 2, 3, 4, 13, 14, 15, 16, 17],
    C: [12, 18, 23],
    D: [5, 24],
  },
};

/**
 * The numbers in each envelope. An odd number of players uses the table of one more, without its
 * highest number: nobody has it, and the player paired with it sits out. Numbers of one envelope do not
 * meet in the last three rounds of the Berger table, with one exception in the printed tables: with 12
 * players, 6 and 12 meet in round 11.
 *
 * @article FIDE 2012 annex 2 §5
 */
export function varmaTable(players: number): VarmaTable | undefined {
  const even = players + (players % 2);
  const table = tables[even];
  if (table === undefined || even === players) return table;
  const there = (number: number): boolean => number <= players;
  return {
    A: table.A.filter(there),
    B: table.B.filter(there),
    C: table.C.filter(there),
    D: table.D.filter(there),
  };
}
