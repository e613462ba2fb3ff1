import {
  type Invitation,
  invitationField,
  invitationFieldNames,
  unsaidInvitation,
} from '@rokade/event';

const lineOf = (text: string): string => text.trim().replace(/\s+/g, ' ');

const linesOf = (text: string): string => text.split(/\r?\n/).map(lineOf).join('\n').trim();

/** What a form says in an invitation. */
export function invitationOfForm(form: FormData): Invitation {
  const said = invitationFieldNames.map((name) => {
    const value = form.get(name);
    const text = typeof value === 'string' ? value : '';
    return [name, invitationField(name).ask === 'lines' ? linesOf(text) : lineOf(text)];
  });
  return { ...unsaidInvitation, ...Object.fromEntries(said) };
}
