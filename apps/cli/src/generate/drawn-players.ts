import { byeCell, type TrfCell, type TrfPlayer } from '@rokade/formats';
import type { SeededRandom } from '@rokade/rules';
import { drawnStrength, happens } from './chances.ts';
import type { Course } from './course.ts';
import { inventedNames } from './invented-names.ts';

/** A player of the simulation; the file shows their rating, if they have one. */
export interface Simulated {
  readonly player: TrfPlayer;
  readonly strength: number;
  /** The first round in which they take part. */
  readonly fromRound: number;
  readonly left: boolean;
}

/** The source of lots of each kind: asking for one kind does not change the others. */
export interface Lots {
  readonly usual: SeededRandom;
  readonly lateEntries: SeededRandom;
  readonly postponed: SeededRandom;
  readonly forbiddenPairs: SeededRandom;
}

/** A player with one more round. */
export const withCell = (simulated: Simulated, cell: TrfCell): Simulated => ({
  ...simulated,
  player: { ...simulated.player, cells: [...simulated.player.cells, cell] },
});

/** Late entries come before one of the rounds 2 to 4. */
const latestEntry = 4;

function entryRound(course: Course, rounds: number, { lateEntries }: Lots): number {
  if (!happens(lateEntries, course.lateEntries)) return 1;
  return 2 + lateEntries.below(Math.max(1, Math.min(latestEntry, rounds) - 1));
}

/** The players of a tournament, numbered from 1. */
export function drawnPlayers(
  count: number,
  { course, rounds }: { readonly course: Course; readonly rounds: number },
  lots: Lots,
): readonly Simulated[] {
  const drawn = inventedNames(count, lots.usual).map((name) => {
    const strength = drawnStrength(lots.usual, course.ratings);
    const rating = happens(lots.usual, course.unrated) ? null : strength;
    return { name, strength, rating };
  });
  const ordered =
    course.numbers === 'lot' ? drawn : drawn.toSorted((a, b) => b.strength - a.strength);
  return ordered.map(({ name, strength, rating }, index) => {
    const unsaid = { sex: '', title: '', federation: '', fideId: '', birthDate: '' } as const;
    const player = { no: index + 1, name, rating, ...unsaid, halfPoints: 0, rank: null, cells: [] };
    return { player, strength, fromRound: entryRound(course, rounds, lots), left: false };
  });
}

/** The players who have not come yet or leave before a round, and those who ask for a bye in it. */
export function announced(
  field: readonly Simulated[],
  course: Course,
  { usual }: Lots,
): readonly Simulated[] {
  const hasPlayed = field.some(({ player }) => player.cells.length > 0);
  return field.map((simulated) => {
    const leaves = happens(usual, course.withdrawals) && hasPlayed;
    const away = happens(usual, course.byes);
    if (simulated.player.cells.length + 1 < simulated.fromRound) return withCell(simulated, null);
    if (simulated.left || leaves) {
      return withCell({ ...simulated, left: true }, byeCell('zero-point'));
    }
    return away ? withCell(simulated, byeCell('half-point')) : simulated;
  });
}
