import { type EventId, emptyMoneyValues } from '@rokade/event';
import { feeWords } from '@rokade/presentation/desks/money/fee-words.ts';
import type { Currency, FeeRule } from '@rokade/rules';
import type { Tournament } from '@rokade/tournament';

/** The fee table of an event, as its invitation says it. */
export interface InvitationFees {
  readonly rules: readonly FeeRule[];
  readonly currency: Currency | '';
}

/** The fee table of an event; empty where its money cannot be read. */
export async function feesOf({ app }: App.Locals, event: EventId): Promise<InvitationFees> {
  const found = await app.money.of(event);
  const { fees: rules, currency } = found.ok ? found.value.values : emptyMoneyValues;
  return { rules, currency };
}

/** The lines of a fee table for readers, `Youth: 50 kr. (under 20)`. */
export function feeTexts(
  { t, language }: App.Locals,
  { rules, currency }: InvitationFees,
  groups: readonly Tournament[],
  which: (rule: FeeRule) => boolean,
): readonly string[] {
  const names = new Map(
    groups.map(({ id, settings }): [string, string] => [id, settings.group || settings.name]),
  );
  return rules.filter(which).map((rule) => {
    const { amount, whom } = feeWords({ t, language, currency }, rule, names);
    return `${rule.name}: ${amount} (${whom})`;
  });
}
