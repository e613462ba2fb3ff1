import { type EventId, emptyMoneyValues } from '@rokade/event';
import type { InvitationFees } from '@rokade/presentation/desks/money/invitation-fees.ts';

/** The fee table of an event; empty where its money cannot be read. */
export async function feesOf({ app }: App.Locals, event: EventId): Promise<InvitationFees> {
  const found = await app.money.of(event);
  const { fees: rules, currency } = found.ok ? found.value.values : emptyMoneyValues;
  return { rules, currency };
}
