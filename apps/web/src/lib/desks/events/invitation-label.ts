import { type InvitationFieldName, invitationField } from '@rokade/event';
import type { TranslateFor } from '@rokade/texts';

/** What a field of an invitation is called: by what it has to say, where a regulation asks for it. */
export const invitationLabel = (t: TranslateFor<'console'>, name: InvitationFieldName): string =>
  t.ifKnown(invitationField(name).label) ?? name;
