import { countedBookings, type Money } from '@rokade/event';
import type { Currency, MinorUnits } from '@rokade/rules';
import { type Tournament, viewPrizes } from '@rokade/tournament';

/** The money that a player won in a group, and what was paid of it. */
export interface PrizeToPay {
  readonly group: string;
  readonly groupName: string;
  readonly player: string;
  readonly name: string;
  readonly currency: Currency;
  /** 0 if a prize that was paid is no longer won. */
  readonly won: MinorUnits;
  readonly paid: MinorUnits;
  readonly owed: MinorUnits;
  /** Whether results are still missing. */
  readonly isProvisional: boolean;
}

/** The amounts paid to each player of a group. */
function paidIn(money: Money, group: string): ReadonlyMap<string, MinorUnits> {
  const paid = new Map<string, MinorUnits>();
  for (const one of countedBookings(money)) {
    if (one.matter !== 'prize' || one.group !== group) continue;
    paid.set(one.player, (paid.get(one.player) ?? 0) - one.amount);
  }
  return paid;
}

function inGroup(money: Money, t: Tournament): readonly PrizeToPay[] {
  const prizes = viewPrizes(t);
  if (prizes === null) return [];
  const won = new Map<string, MinorUnits>();
  for (const { player, money: amount } of prizes.lists.flatMap(({ rows }) => rows)) {
    if (amount > 0) won.set(player.id, (won.get(player.id) ?? 0) + amount);
  }
  const paid = paidIn(money, t.id);
  const names = new Map<string, string>(t.players.map(({ id, details }) => [id, details.name]));
  return [...new Set([...won.keys(), ...paid.keys()])].map((player) => {
    const [is, has] = [won.get(player) ?? 0, paid.get(player) ?? 0];
    return {
      group: t.id,
      groupName: t.settings.group || t.settings.name,
      player,
      name: names.get(player) ?? '',
      currency: prizes.currency,
      won: is,
      paid: has,
      owed: is - has,
      isProvisional: prizes.provisional,
    };
  });
}

/**
 * The money prizes of all groups by the present standings, one sum for each player of a group.
 *
 * @article DSU 2002 §5f
 * @article Tempelhof 2018 I.12
 */
export const prizesToPay = (money: Money, groups: readonly Tournament[]): readonly PrizeToPay[] =>
  groups.flatMap((t) => inGroup(money, t));
