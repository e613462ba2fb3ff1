import {
  type Invitation,
  type InvitationFieldName,
  invitationField,
  invitationFieldNames,
} from './invitation-fields.ts';

/** What everybody may read of an invitation, by the names of its fields; what is not said is left out. */
export type PublicInvitation = Readonly<Partial<Record<InvitationFieldName, string>>>;

/** What of it is for its readers, whether it is published or not. */
export const readableInvitation = (invitation: Invitation): PublicInvitation =>
  Object.fromEntries(
    invitationFieldNames
      .filter((name) => name !== 'publication' && invitationField(name).seen === 'by-everybody')
      .filter((name) => invitation[name] !== '')
      .map((name) => [name, invitation[name]]),
  );

/** The same once the organiser published it; null before. */
export const publicInvitation = (invitation: Invitation): PublicInvitation | null =>
  invitation.publication === 'public' ? readableInvitation(invitation) : null;
