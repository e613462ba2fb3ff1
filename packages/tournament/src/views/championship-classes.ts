import type { Tournament } from '../state/state.ts';
import { hasScoreGroups } from '../systems/system-choice.ts';
import type { Championship } from '../values/championship.ts';

/** The number of entered players in each class, the highest first. */
export function classSizes(t: Tournament, { of, given }: Championship): readonly number[] {
  const entered = new Set(t.players.map(({ id }) => id));
  return Array.from(
    { length: of },
    (_, index) => given.filter((one) => one.class === index + 1 && entered.has(one.player)).length,
  );
}

/** Finds the players' classes for a board of a championship. */
export const placeOfBoard = <Of extends { readonly round: number; readonly board: number }>(
  t: Tournament,
  place: Of,
): Of & { readonly classes: readonly number[] } => {
  const game = t.rounds[place.round - 1]?.games.find(({ board }) => board === place.board);
  const entries = t.championship?.given ?? [];
  const classes = entries
    .filter(({ player }) => player === game?.white || player === game?.black)
    .map((one) => one.class);
  return { ...place, classes };
};

/** Whether somebody has a class of the championship, so that there is something to show. */
export const hasClassedPlayers = ({ championship }: Tournament): boolean =>
  championship !== null && championship.given.length > 0;

/** The only class that plays; null: there are several, or none. */
export function singleClass(t: Tournament, now: Championship): number | null {
  const sizes = classSizes(t, now);
  const taken = sizes.flatMap((count, index) => (count > 0 ? [index + 1] : []));
  return taken.length === 1 ? (taken[0] ?? null) : null;
}

/** Whether points decide promotion and relegation: all classes in one Swiss. Otherwise places do. */
export const goesByTargets = (t: Tournament, now: Championship): boolean =>
  hasScoreGroups(t.settings.system) && singleClass(t, now) === null && now.given.length > 0;
