import { helperRoles, linkDays, linkTasks } from '@rokade/installation';
import type { LinkRequest } from '@rokade/server';

const numberIn = (form: FormData, name: string): number => Number(form.get(name)) || 0;

/** Two fields for the first and last of something; neither filled in: all of it. */
function rangeIn(form: FormData, name: string): LinkRequest['boards'] {
  const first = numberIn(form, `${name}First`);
  const last = numberIn(form, `${name}Last`);
  if (first === 0 && last === 0) return null;
  return { first: first || 1, last: last || 9999 };
}

/** What a form wants a link for; boards and rounds where the task knows any. */
export function readLinkForm(form: FormData): LinkRequest {
  const role = helperRoles.find((known) => known === form.get('role')) ?? 'results-only';
  const { ofBoards, ofClass, longest } = linkTasks[role];
  const one = ofClass ? numberIn(form, 'class') : 0;
  return {
    name: String(form.get('name') ?? '').trim(),
    role,
    rounds: ofBoards ? rangeIn(form, 'rounds') : null,
    boards: ofBoards ? rangeIn(form, 'boards') : null,
    ...(one === 0 ? {} : { class: one }),
    hours: longest === 'year' ? 24 * linkDays.year : numberIn(form, 'hours'),
  };
}
