import type { PlayerNo } from '../../kernel/round-record.ts';
import type { CupLines } from './cup-match.ts';

/**
 * A player's opponent in a round that is already paired; undefined for a player without one, and before
 * it is paired.
 */
export type Met = (no: PlayerNo) => PlayerNo | undefined;

/** The number of byes in the preliminary round, after which a power of two is left. */
const byesFor = (players: number): number => 2 ** (32 - Math.clz32(players - 1)) - players;

/**
 * The players with a bye in the preliminary round: first those named, as far as there are byes, then
 * the lowest numbers, which were drawn by lot.
 *
 * @article Tempelhof 2018 III.C.2
 */
export function byeReceivers(
  entrants: readonly PlayerNo[],
  named: readonly PlayerNo[],
): ReadonlySet<PlayerNo> {
  const first = [...new Set(named)].filter((no) => entrants.includes(no));
  const others = entrants.filter((no) => !first.includes(no));
  return new Set([...first, ...others].slice(0, byesFor(entrants.length)));
}

/**
 * Neighbouring lines meet, two by two. If a round was paired differently, by the arbiter or by another
 * program, its matches are those of that round.
 */
export function meetings(lines: readonly (PlayerNo | null)[], met: Met): readonly CupLines[] {
  const left = new Set(lines.filter((no) => no !== null));
  const matchOf = (no: PlayerNo | null, other: PlayerNo | null): readonly CupLines[] => {
    if (no === null || !left.delete(no)) return [];
    const opponent = met(no) ?? (other !== null && met(other) === undefined ? other : null);
    return [[no, opponent !== null && left.delete(opponent) ? opponent : null]];
  };
  return lines.flatMap((upper, index): readonly CupLines[] => {
    if (index % 2 === 1) return [];
    const lower = lines[index + 1] ?? null;
    if (upper === null && lower === null) return [[null, null]];
    return [...matchOf(upper, lower), ...matchOf(lower, upper)];
  });
}

/**
 * The first round of the bracket from the numbers drawn by lot. The players without a bye meet in the
 * order of their numbers, the first the second, the third the fourth; the byes are placed between these
 * matches in the order of theirs, spread evenly, so that no half has more of them than necessary.
 *
 * @article Tempelhof 2018 III.C.1, III.C.2
 */
export function firstLines(
  entrants: readonly PlayerNo[],
  byes: ReadonlySet<PlayerNo>,
  met: Met,
): readonly CupLines[] {
  const matches = meetings(
    entrants.filter((no) => !byes.has(no)),
    met,
  );
  const waiting = entrants.filter((no) => byes.has(no));
  const all = matches.length + waiting.length;
  return Array.from({ length: all }, (_, index): CupLines => {
    const before = Math.floor((index * matches.length) / all);
    const match = matches[before];
    const isMatch = Math.floor(((index + 1) * matches.length) / all) > before;
    return isMatch && match !== undefined ? match : [waiting[index - before] ?? null, null];
  });
}
