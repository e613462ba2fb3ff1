import { copiedValues } from '@rokade/journal';
import type { ChessEvent } from './chess-event.ts';
import { copiedOfEvent, type EventValues, unsaidEvent } from './event-values.ts';
import {
  type Invitation,
  invitationFieldNames,
  invitationFields,
  unsaidInvitation,
} from './invitation/invitation-fields.ts';
import { copiedOfMoney, type MoneyValues, unsaidMoney } from './money/money-values.ts';

const copiedOfInvitation = Object.fromEntries(
  invitationFieldNames.map((name) => [name, invitationFields[name].copied]),
) as unknown as CopiedInvitation;
type CopiedInvitation = Parameters<typeof copiedValues<Invitation>>[2]['by'];

/** What an event of another year says like this one; `later`: by how many days, null: nobody knows. */
export const copiedEventValues = (
  { values, invitation }: Pick<ChessEvent, 'values' | 'invitation'>,
  later: number | null,
): { readonly values: EventValues; readonly invitation: Invitation } => ({
  values: copiedValues(values, unsaidEvent, { by: copiedOfEvent, later }),
  invitation: copiedValues(invitation, unsaidInvitation, { by: copiedOfInvitation, later }),
});

/** Its fee table and what else is fixed of its money, with the groups called as the new event calls them. */
export function copiedMoney(
  money: MoneyValues,
  {
    later,
    groups,
  }: { readonly later: number | null; readonly groups: ReadonlyMap<string, string> },
): MoneyValues {
  const copied = copiedValues(money, unsaidMoney, { by: copiedOfMoney, later });
  const fees = copied.fees.flatMap((one) => {
    const group = one.group === '' ? '' : groups.get(one.group);
    return group === undefined ? [] : [{ ...one, group }];
  });
  return { ...copied, fees };
}
