import type { PlayerNo } from '../../../kernel/round-record.ts';
import type { PairingPlayer } from '../../pairing-system.ts';
import type { ForbiddenGroup } from '../dutch-request.ts';

/** The pairs of players who may not meet, whatever the colours: one bit for each pair of indexes. */
export interface Conflicts {
  readonly words: number;
  readonly bits: Uint32Array;
}

/** Whether two players, by index, may not meet. */
export const inConflict = ({ words, bits }: Conflicts, a: number, b: number): boolean =>
  (((bits[a * words + (b >>> 5)] ?? 0) >>> (b & 31)) & 1) === 1;

type IndexOf = ReadonlyMap<PlayerNo, number>;

function* playedPairs(players: readonly PairingPlayer[]): Iterable<readonly [PlayerNo, PlayerNo]> {
  for (const { no, records } of players) {
    for (const record of records) if (record.kind === 'game') yield [no, record.opponent];
  }
}

function* forbiddenPairs(
  groups: readonly ForbiddenGroup[],
  roundNumber: number,
): Iterable<readonly [PlayerNo, PlayerNo]> {
  for (const { players, rounds } of groups) {
    if (rounds !== null && (roundNumber < rounds.first || roundNumber > rounds.last)) continue;
    for (const a of players) for (const b of players) if (a !== b) yield [a, b];
  }
}

/**
 * C1, and the organiser's forbidden meetings: players who played each other, and members of one
 * forbidden group, do not meet. A game decided by forfeit is not a meeting. `@article FIDE C.04.3 2026
 * C1`, `@article FIDE C.04.1 2026 2`
 */
export function conflictsOf(
  players: readonly PairingPlayer[],
  indexOf: IndexOf,
  forbidden: { readonly groups: readonly ForbiddenGroup[]; readonly roundNumber: number },
): Conflicts {
  const words = Math.ceil(indexOf.size / 32);
  const bits = new Uint32Array(indexOf.size * words);
  const add = (a: PlayerNo, b: PlayerNo): void => {
    const row = indexOf.get(a);
    const column = indexOf.get(b);
    if (row === undefined || column === undefined) return;
    if (inConflict({ words, bits }, row, column)) return;
    const word = row * words + (column >>> 5);
    bits[word] = (bits[word] ?? 0) | (1 << (column & 31));
  };
  for (const [a, b] of playedPairs(players)) add(a, b);
  for (const [a, b] of forbiddenPairs(forbidden.groups, forbidden.roundNumber)) {
    add(a, b);
    add(b, a);
  }
  return { words, bits };
}
