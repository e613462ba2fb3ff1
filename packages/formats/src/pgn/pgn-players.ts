import { groupedBy, nameKey, strengthOrder } from '@rokade/rules';
import type { PgnPlayer } from './make-pgn.ts';
import type { ReadGame } from './read-game.ts';

/** A player of the games, numbered by strength. */
export interface NumberedPlayer extends PgnPlayer {
  readonly no: number;
}

/** Identifies players: by the FIDE ID if any game gives it for the name, else by name. */
export function playerKeys(games: readonly ReadGame[]): (player: PgnPlayer) => string {
  const sides = games.flatMap(({ white, black }) => [white, black]);
  const idOf = new Map(
    sides.flatMap(({ name, fideId }) => (fideId === '' ? [] : [[nameKey(name), fideId] as const])),
  );
  return ({ name, fideId }) => fideId || (idOf.get(nameKey(name)) ?? nameKey(name));
}

/** A player's combined values from several games; the first non-empty one counts. */
function merged(sides: readonly PgnPlayer[]): PgnPlayer {
  const [first] = sides;
  return {
    name: first?.name ?? '',
    title: sides.find(({ title }) => title !== '')?.title ?? '',
    rating: sides.find(({ rating }) => rating !== null)?.rating ?? null,
    fideId: sides.find(({ fideId }) => fideId !== '')?.fideId ?? '',
  };
}

/** The players by key, numbered by rating, title and name: PGN has no starting numbers. */
export function numberedPlayers(
  games: readonly ReadGame[],
  keyOf: (player: PgnPlayer) => string,
): ReadonlyMap<string, NumberedPlayer> {
  const sides = games.flatMap(({ white, black }) => [white, black]);
  const found = [...groupedBy(sides, keyOf)].map(([key, own]) => ({ key, ...merged(own) }));
  return new Map(
    strengthOrder(found).map(({ key, ...player }, index) => [key, { ...player, no: index + 1 }]),
  );
}
