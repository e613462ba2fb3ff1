import type { MinorUnits } from '@rokade/rules';
import { amountText, type MoneyLocale } from '@rokade/tables';

/** What a player has to pay, has paid and still owes. */
type FeeLine = Readonly<Record<'due' | 'paid' | 'owed', MinorUnits>>;

/** The sums of all fees, as texts with the currency. */
export function feeSums(locale: MoneyLocale, lines: readonly FeeLine[]) {
  const sum = (of: 'due' | 'paid' | 'owed') =>
    amountText(
      locale,
      lines.reduce((all, one) => all + one[of], 0),
    );
  return { due: sum('due'), paid: sum('paid'), owed: sum('owed') };
}

type Named = readonly { readonly player: string; readonly name: string }[];

/** The players with fees, prizes or deposits of an event, by id and name. */
interface NamedInMoney {
  readonly lines: readonly { readonly id: string; readonly name: string }[];
  readonly prizes: Named;
  readonly deposits: Named;
}

/** Gives the name of a player with a fee, prize or deposit by id; '' = unknown. */
export function namesIn({ lines, prizes, deposits }: NamedInMoney): (player: string) => string {
  const names = new Map([...prizes, ...deposits].map(({ player, name }) => [player, name]));
  for (const { id, name } of lines) names.set(id, name);
  return (player) => names.get(player) ?? '';
}
