import type { Tournament } from '../state/state.ts';
import { hasScoreGroups } from '../systems/system-choice.ts';
import type { Championship } from '../values/championship.ts';

/** How many players each class has, the highest first; of those who are entered. */
export function classSizes(t: Tournament, { of, given }: Championship): readonly number[] {
  const entered = new Set(t.players.map(({ id }) => id));
  return Array.from(
    { length: of },
    (_, index) => given.filter((one) => one.class === index + 1 && entered.has(one.player)).length,
  );
}

/** A board with the classes of a championship that its players are in. */
export const placeOfBoard = <Of extends { readonly round: number; readonly board: number }>(
  t: Tournament,
  place: Of,
): Of & { readonly classes: readonly number[] } => {
  const game = t.rounds[place.round - 1]?.games.find(({ board }) => board === place.board);
  const given = t.championship?.given ?? [];
  const classes = given
    .filter(({ player }) => player === game?.white || player === game?.black)
    .map((one) => one.class);
  return { ...place, classes };
};

/** The class that all play in who have one; null: there are several, or none. */
export function singleClass(t: Tournament, now: Championship): number | null {
  const sizes = classSizes(t, now);
  const taken = sizes.flatMap((count, index) => (count > 0 ? [index + 1] : []));
  return taken.length === 1 ? (taken[0] ?? null) : null;
}

/** Whether points decide who rises and falls: all classes in one Swiss. Else places do. */
export const goesByTargets = (t: Tournament, now: Championship): boolean =>
  hasScoreGroups(t.settings.system) && singleClass(t, now) === null && now.given.length > 0;
