import { differing, textProblem } from '@rokade/journal';
import { err, isDay, ok } from '@rokade/rules';
import type { ChessEvent } from '../chess-event.ts';
import type { EventCommand } from '../command.ts';
import {
  type Invitation,
  type InvitationFieldName,
  invitationField,
  invitationFieldNames,
} from '../invitation/invitation-fields.ts';
import type { EventRefusal } from '../refusal.ts';
import type { Decision } from './decision.ts';

/** A text of several lines is no longer than a page. */
const severalLines = { most: 2000, lines: true };

function fieldRefusal(field: InvitationFieldName, value: string): EventRefusal | null {
  const { ask } = invitationField(field);
  if (ask === 'day') {
    return value === '' || isDay(value)
      ? null
      : { code: 'event.field-invalid', field, problem: 'not-a-date' };
  }
  const problem = textProblem(value, ask === 'lines' ? severalLines : {});
  return problem === null ? null : { code: 'event.field-invalid', field, problem };
}

/** Why an invitation cannot be so, or null. */
function invitationRefusal(after: Invitation, changed: Partial<Invitation>): EventRefusal | null {
  for (const field of invitationFieldNames) {
    const refusal = field in changed ? fieldRefusal(field, after[field]) : null;
    if (refusal !== null) return refusal;
  }
  const { combinationAsked: asked, combinationApproved: approved } = after;
  return asked !== '' && approved !== '' && approved < asked
    ? { code: 'event.approved-before-asked', field: 'combinationApproved' }
    : null;
}

/** Says something else in the invitation. */
export function changeInvitation(
  { invitation }: ChessEvent,
  { changes }: Extract<EventCommand, { kind: 'change-invitation' }>,
): Decision {
  const values = differing(invitation, changes);
  if (Object.keys(values).length === 0) return ok([]);
  const refusal = invitationRefusal({ ...invitation, ...values }, values);
  return refusal === null ? ok([{ kind: 'invitation-changed', values }]) : err(refusal);
}
