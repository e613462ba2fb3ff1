import { colourForbids } from '../criteria/c03-absolute-preferences.ts';
import type { Field } from '../field/field.ts';
import type { Pairee } from '../field/pairee.ts';

/** The number of bits set in a 32-bit word. */
function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** A set of players as bits by index. */
function bitsOf({ conflicts }: Field, players: readonly Pairee[]): Uint32Array {
  const bits = new Uint32Array(conflicts.words);
  for (const { index } of players) {
    bits[index >>> 5] = (bits[index >>> 5] ?? 0) | (1 << (index & 31));
  }
  return bits;
}

const has = (bits: Uint32Array, { index }: Pairee): boolean =>
  (((bits[index >>> 5] ?? 0) >>> (index & 31)) & 1) === 1;

/** Counts how many of a set a player may meet, without the player. */
function opponentCounter(field: Field, players: readonly Pairee[]): (player: Pairee) => number {
  const all = bitsOf(field, players);
  const rivalsOf = new Map<string, Uint32Array>();
  const rivals = (player: Pairee): Uint32Array => {
    const { colour, strength } = player.preference;
    const key = `${colour} ${strength} ${player.isTopscorer}`;
    const cached = rivalsOf.get(key);
    if (cached !== undefined) return cached;
    const found = bitsOf(
      field,
      players.filter((other) => colourForbids(player, other)),
    );
    rivalsOf.set(key, found);
    return found;
  };
  const { words, bits } = field.conflicts;
  return (player) => {
    const barred = rivals(player);
    let count = 0;
    for (let word = 0; word < words; word++) {
      const conflicts = bits[player.index * words + word] ?? 0;
      count += bitsIn((all[word] ?? 0) & ~((barred[word] ?? 0) | conflicts));
    }
    const countsHimself = has(all, player) && !has(barred, player);
    return countsHimself ? count - 1 : count;
  };
}

/** Players who can come from above: `count` of them. */
export interface Comers {
  readonly players: readonly Pairee[];
  readonly count: number;
}

/** Nobody comes from above. */
export const nobody: Comers = { players: [], count: 0 };

/**
 * Whether players can certainly be paired completely, except for at most one of them, whoever is left
 * out, together with any players from above, who need not meet each other. A sufficient condition that
 * is cheap to check: everybody may meet more than half of them (Dirac's theorem).
 */
export function pairsFreely(field: Field, players: readonly Pairee[], comers: Comers): boolean {
  const opponents = opponentCounter(field, players);
  const needed = 1 + (players.length + comers.count) / 2;
  const canMeetEnough = (player: Pairee): boolean => opponents(player) >= needed;
  return players.every(canMeetEnough) && comers.players.every(canMeetEnough);
}
