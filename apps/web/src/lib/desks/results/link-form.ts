import { linkRoles } from '@rokade/installation';
import type { LinkWish } from '@rokade/server';

const numberIn = (form: FormData, name: string): number => Number(form.get(name)) || 0;

/** Two fields for the first and last of something; neither filled in: all of it. */
function rangeIn(form: FormData, name: string): LinkWish['boards'] {
  const first = numberIn(form, `${name}First`);
  const last = numberIn(form, `${name}Last`);
  if (first === 0 && last === 0) return null;
  return { first: first || 1, last: last || 9999 };
}

/** What a form wants a link for. */
export const readLinkForm = (form: FormData): LinkWish => ({
  name: String(form.get('name') ?? '').trim(),
  role: linkRoles.find((role) => role === form.get('role')) ?? 'results-only',
  rounds: rangeIn(form, 'rounds'),
  boards: rangeIn(form, 'boards'),
  hours: numberIn(form, 'hours'),
});
