import { type InvitationFieldName, invitationField } from '@rokade/event';
import type { TranslateFor } from '@rokade/texts';

/** What a field of an invitation is called: by what it has to say, where a regulation asks for it. */
export function invitationLabel(t: TranslateFor<'console'>, name: InvitationFieldName): string {
  const { content } = invitationField(name);
  const key = content === null ? `field-${name}` : `content-${content}`;
  return t.ifKnown(`invitation.${key}`) ?? name;
}
