import { countedBookings, type Money } from '@rokade/event';
import type { MinorUnits } from '@rokade/rules';
import type { Tournament } from '@rokade/tournament';

/** The deposit of an appeal, with the amounts held and still to be booked. */
export interface DepositToBook {
  readonly group: string;
  readonly groupName: string;
  readonly appeal: string;
  readonly player: string;
  readonly name: string;
  readonly held: MinorUnits;
  /** The amount to book: above zero it is to be paid in, below zero to be returned. */
  readonly owed: MinorUnits;
  /** Whether an unspecified part is to be returned, so that `owed` is a proposal. */
  readonly isPart: boolean;
}

type Appeal = Tournament['appeals'][number];

const fateOf = ({ steps }: Appeal) => steps.at(-1)?.decision?.deposit ?? 'kept';

/** The amount to book; for a partial return half of the deposit, until anything was returned. */
function toBook(appeal: Appeal, amounts: readonly MinorUnits[], deposit: MinorUnits): MinorUnits {
  const balance = amounts.reduce((sum, amount) => sum + amount, 0);
  const fate = fateOf(appeal);
  if (fate === 'part') return amounts.some((amount) => amount < 0) ? 0 : -Math.ceil(balance / 2);
  return (appeal.paid && fate === 'kept' ? deposit : 0) - balance;
}

function inGroup(money: Money, t: Tournament): readonly DepositToBook[] {
  const names = new Map<string, string>(t.players.map(({ id, details }) => [id, details.name]));
  return t.appeals.flatMap((one): readonly DepositToBook[] => {
    const booked = countedBookings(money).filter(
      ({ matter, group, appeal }) =>
        matter === 'deposit' && group === t.id && appeal === String(one.number),
    );
    const amounts = booked.map(({ amount }) => amount);
    const balance = amounts.reduce((sum, amount) => sum + amount, 0);
    const owed = toBook(one, amounts, money.values.deposit ?? 0);
    if (balance === 0 && owed === 0) return [];
    const isPart = fateOf(one) === 'part';
    const groupName = t.settings.group || t.settings.name;
    const about = { group: t.id, groupName, appeal: String(one.number) };
    const whose = { player: one.appellant, name: names.get(one.appellant) ?? '' };
    return [{ ...about, ...whose, held: balance, owed, isPart }];
  });
}

/**
 * The deposits of the appeals in all groups, from being due until they are returned.
 *
 * @article FIDE 2012 10.4: it is returned where the protest succeeds
 */
export const depositsToBook = (
  money: Money,
  groups: readonly Tournament[],
): readonly DepositToBook[] => groups.flatMap((t) => inGroup(money, t));
