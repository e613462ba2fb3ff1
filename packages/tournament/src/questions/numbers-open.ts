import type { Refusal } from '../commands/refusal.ts';
import type { Tournament } from '../state/state.ts';
import { isAccelerated, recordOf } from '../systems/system-choice.ts';
import type { Player } from '../values/player.ts';

/** Why the players keep their numbers, as a refusal. */
export type NumbersStay = Extract<Refusal, { readonly code: `lots.numbers-${string}` }>;

const article = 'FIDE C.04.2 2026';

/**
 * Why numbers can no longer be given anew; null: they can. Before round 1 is paired always, afterwards
 * where the system lets wrong ones be put right.
 *
 * @article FIDE C.04.2 2026
 */
export function numbersStay({
  rounds,
  settings: { system },
  finished,
}: Pick<Tournament, 'rounds' | 'settings' | 'finished'>): NumbersStay | null {
  if (rounds.length === 0) return null;
  const until = recordOf(system).numbersUntilRound ?? 1;
  if (finished || rounds.length >= until) return { code: 'lots.numbers-too-late', until, article };
  if (isAccelerated(system)) return { code: 'lots.numbers-accelerated', article };
  return rounds.at(-1)?.status === 'draft' ? { code: 'lots.numbers-drafted', article } : null;
}

/**
 * The tournament with the players by the numbers that a round was paired with; itself where they are
 * the present ones. Who entered later stands behind.
 */
export function numberedAsIn(t: Tournament, round: number): Tournament {
  const numbers = t.rounds[round - 1]?.numbers ?? null;
  if (numbers === null) return t;
  const places = new Map(numbers.map((id, index) => [id, index]));
  const placeOf = ({ id, no }: Player): number => places.get(id) ?? numbers.length + no;
  const players = t.players
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map((player, index) => ({ ...player, no: index + 1 }));
  return { ...t, players };
}
