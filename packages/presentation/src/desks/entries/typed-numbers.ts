import type { PlayerId } from '@rokade/tournament';

/** Typed draw numbers, by player id. */
export type TypedNumbers = Readonly<Record<string, number | null>>;

/** The order of players by typed numbers, or the players whose number is wrong. */
export type NumberedOrder =
  | { readonly kind: 'order'; readonly order: readonly PlayerId[] }
  | { readonly kind: 'wrong'; readonly players: readonly PlayerId[] };

/** The order by typed draw numbers. Wrong are numbers that are missing, used twice or too high. */
export function orderOfNumbers(
  players: readonly { readonly id: PlayerId }[],
  numbers: TypedNumbers,
): NumberedOrder {
  const numberOf = ({ id }: { readonly id: PlayerId }): number => numbers[id] ?? 0;
  const counts = Map.groupBy(players, numberOf);
  const wrong = players.filter((player) => {
    const no = numberOf(player);
    const inRange = Number.isInteger(no) && no >= 1 && no <= players.length;
    return !inRange || (counts.get(no)?.length ?? 0) > 1;
  });
  if (wrong.length > 0) return { kind: 'wrong', players: wrong.map(({ id }) => id) };
  const order = [...players].sort((a, b) => numberOf(a) - numberOf(b)).map(({ id }) => id);
  return { kind: 'order', order };
}
