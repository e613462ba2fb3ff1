import { countedBookings, type Money } from '@rokade/event';
import type { Currency, MinorUnits } from '@rokade/rules';
import { type Tournament, viewPrizes } from '@rokade/tournament';

/** What somebody won in a group, and what they got of it. */
export interface PrizeToPay {
  readonly group: string;
  readonly groupName: string;
  readonly player: string;
  readonly name: string;
  readonly currency: Currency;
  /** 0 where nothing is won any more that was paid. */
  readonly won: MinorUnits;
  readonly paid: MinorUnits;
  readonly owed: MinorUnits;
  /** Results are still to come. */
  readonly isProvisional: boolean;
}

/** What each player got of the prizes of a group. */
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
 * The prizes of money of all groups by the standings of now, each player's of a group together.
 *
 * @article DSU 2002 §5f
 * @article Tempelhof 2018 I.12
 */
export const prizesToPay = (money: Money, groups: readonly Tournament[]): readonly PrizeToPay[] =>
  groups.flatMap((t) => inGroup(money, t));
