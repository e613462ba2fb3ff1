import { publicValues } from '@rokade/journal';
import {
  type Invitation,
  type InvitationFieldName,
  invitationFields,
} from './invitation-fields.ts';

/** The public values of an invitation by field; empty ones are left out. */
export type PublicInvitation = Readonly<Partial<Record<InvitationFieldName, string>>>;

/** The values meant for readers, whether published or not. */
export const readableInvitation = (invitation: Invitation): PublicInvitation =>
  Object.fromEntries(
    Object.entries(publicValues(invitationFields, invitation)).filter(
      ([name, value]) => name !== 'publication' && value !== '',
    ),
  );

/** The readable values once the organiser has published the invitation; null before. */
export const publicInvitation = (invitation: Invitation): PublicInvitation | null =>
  invitation.publication === 'public' ? readableInvitation(invitation) : null;
