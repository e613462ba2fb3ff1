import type { PlayerId } from '@rokade/tournament';

/** Draw numbers as typed in: a number for each player, by id. */
export type TypedNumbers = Readonly<Record<string, number | null>>;

/** What the typed numbers give: the order of players, or the players whose number is not right. */
export type NumberedOrder =
  | { readonly kind: 'order'; readonly order: readonly PlayerId[] }
  | { readonly kind: 'wrong'; readonly players: readonly PlayerId[] };

/** The order that typed draw numbers give; wrong are numbers missing, twice or beyond the field. */
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
