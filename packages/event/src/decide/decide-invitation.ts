import { changing, dayFault, textFault, unless } from '@rokade/journal';
import {
  type Invitation,
  type InvitationFieldName,
  invitationField,
  invitationFieldNames,
} from '../invitation/invitation-fields.ts';
import type { EventRefusal } from '../refusal.ts';
import { type Decides, refusing } from './decision.ts';

/** A text of several lines has at most about a page. */
const severalLines = { most: 2000, lines: true };

const hasLines = (kind: string): boolean => kind === 'lines' || kind === 'people';

function fieldRefusal(field: InvitationFieldName, value: string): EventRefusal | null {
  const { kind } = invitationField(field).input;
  const values = { [field]: value };
  return refusing(
    kind === 'day' ? dayFault(values) : textFault(values, hasLines(kind) ? severalLines : {}),
  );
}

/** Why an invitation is refused, or null. */
function invitationRefusal(after: Invitation, changed: Partial<Invitation>): EventRefusal | null {
  for (const field of invitationFieldNames) {
    const refusal = field in changed ? fieldRefusal(field, after[field]) : null;
    if (refusal !== null) return refusal;
  }
  const { combinationAsked: requested, combinationApproved: approved } = after;
  return requested !== '' && approved !== '' && approved < requested
    ? { code: 'event.approved-before-asked', field: 'combinationApproved' }
    : null;
}

/** Changes the invitation. */
export const changeInvitation: Decides<'change-invitation'> = ({ invitation }, { changes }) =>
  changing(invitation, changes, (values, after) =>
    unless(invitationRefusal(after, values), [{ kind: 'invitation-changed', values }]),
  );
