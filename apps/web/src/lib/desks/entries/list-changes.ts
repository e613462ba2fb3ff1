import type { ListChange } from '@rokade/server';
import { type Command, type Listed, ratingFields } from '@rokade/tournament';

/** A change as a form names it. */
export const keyOfChange = ({ player, field }: Pick<ListChange, 'player' | 'field'>): string =>
  `${player} ${field}`;

/** Where the numbers among some changes are from. */
const listedOf = (changes: readonly ListChange[]): Listed =>
  Object.fromEntries(
    ratingFields.flatMap((field) => {
      const list = changes.find((change) => change.field === field)?.list;
      return list === undefined ? [] : [[field, { list: list.source, month: list.month }]];
    }),
  );

/** The one act that takes the chosen changes over; null: none is chosen. */
export function takingOver(
  changes: readonly ListChange[],
  chosen: readonly unknown[],
): Command | null {
  const wanted = changes.filter((one) => chosen.includes(keyOfChange(one)));
  const players = [...Map.groupBy(wanted, ({ player }) => player)].map(([player, of]) => ({
    player,
    changes: Object.fromEntries(of.map(({ field, value }) => [field, value])),
    listed: listedOf(of),
  }));
  return players.length === 0 ? null : { kind: 'change-players', players };
}
