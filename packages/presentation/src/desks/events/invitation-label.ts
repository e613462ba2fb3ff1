import { type InvitationFieldName, invitationField } from '@rokade/event';
import type { TranslateFor } from '@rokade/texts';

/**
 * The label of a field of an invitation, in the words of the regulation that requires it, if any.
 */
export const invitationLabel = (t: TranslateFor<'console'>, name: InvitationFieldName): string =>
  t.find(invitationField(name).label) ?? name;
