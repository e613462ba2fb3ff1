import { countedBookings, type Money } from '@rokade/event';
import type { MinorUnits } from '@rokade/rules';
import type { Tournament } from '@rokade/tournament';

/** The deposit of a protest: what of it is here, and what is to be booked. */
export interface DepositToBook {
  readonly group: string;
  readonly groupName: string;
  readonly appeal: string;
  readonly player: string;
  readonly name: string;
  readonly held: MinorUnits;
  /** Above zero it comes in, below it goes back. */
  readonly owed: MinorUnits;
}

type Appeal = Tournament['appeals'][number];

/** What is to be here of a deposit; null: a part went back, of which nobody said how much. */
function toBeHeld({ paid, steps }: Appeal, deposit: MinorUnits): MinorUnits | null {
  const fate = steps.at(-1)?.decision?.deposit ?? 'kept';
  if (fate === 'part') return null;
  return paid && fate === 'kept' ? deposit : 0;
}

function inGroup(money: Money, t: Tournament): readonly DepositToBook[] {
  const names = new Map<string, string>(t.players.map(({ id, details }) => [id, details.name]));
  return t.appeals.flatMap((one): readonly DepositToBook[] => {
    const booked = countedBookings(money).filter(
      ({ matter, group, appeal }) =>
        matter === 'deposit' && group === t.id && appeal === String(one.number),
    );
    const held = booked.reduce((sum, { amount }) => sum + amount, 0);
    const owed = (toBeHeld(one, money.values.deposit ?? 0) ?? held) - held;
    if (held === 0 && owed === 0) return [];
    const groupName = t.settings.group || t.settings.name;
    const whose = { player: one.appellant, name: names.get(one.appellant) ?? '' };
    return [{ group: t.id, groupName, appeal: String(one.number), ...whose, held, owed }];
  });
}

/**
 * The deposits of the protests of all groups: what was lodged with money, until it is returned.
 *
 * @article FIDE 2012 10.4: it is returned where the protest succeeds
 */
export const depositsToBook = (
  money: Money,
  groups: readonly Tournament[],
): readonly DepositToBook[] => groups.flatMap((t) => inGroup(money, t));
