import { copiedValues } from '@rokade/journal';
import type { ChessEvent } from './chess-event.ts';
import { copiedOfEvent, type EventValues, emptyEventValues } from './event-values.ts';
import {
  copiedOfInvitation,
  emptyInvitation,
  type Invitation,
} from './invitation/invitation-fields.ts';
import { copiedOfMoney, emptyMoneyValues, type MoneyValues } from './money/money-values.ts';

/** The values of next year's copy of an event; `later`: the days between both, null: not known. */
export const copiedEventValues = (
  { values, invitation }: Pick<ChessEvent, 'values' | 'invitation'>,
  later: number | null,
): { readonly values: EventValues; readonly invitation: Invitation } => ({
  values: copiedValues(values, emptyEventValues, { by: copiedOfEvent, later }),
  invitation: copiedValues(invitation, emptyInvitation, { by: copiedOfInvitation, later }),
});

/** The fee table and other fixed amounts for next year's copy, with the ids of the new event's groups. */
export function copiedMoney(
  money: MoneyValues,
  {
    later,
    groups,
  }: { readonly later: number | null; readonly groups: ReadonlyMap<string, string> },
): MoneyValues {
  const copied = copiedValues(money, emptyMoneyValues, { by: copiedOfMoney, later });
  const fees = copied.fees.flatMap((one) => {
    const group = one.group === '' ? '' : groups.get(one.group);
    return group === undefined ? [] : [{ ...one, group }];
  });
  return { ...copied, fees };
}
