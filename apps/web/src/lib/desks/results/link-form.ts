import { helperRoles, linkDays, linkTasks } from '@rokade/installation';
import type { LinkRequest } from '@rokade/server';
import { wholeIn } from '#lib/console/said-in-form.ts';

/** The fields of a link's form that hold whole numbers. */
export const linkNumbers = /^(class|hours|(rounds|boards)(First|Last))$/;

/** Two fields for the first and last of something; neither filled in: all of it. */
function rangeIn(form: FormData, name: string): LinkRequest['boards'] {
  const first = wholeIn(form, `${name}First`);
  const last = wholeIn(form, `${name}Last`);
  if (first === 0 && last === 0) return null;
  return { first: first || 1, last: last || 9999 };
}

/** What a form wants a link for; boards and rounds where the task knows any. */
export function readLinkForm(form: FormData): LinkRequest {
  const role = helperRoles.find((known) => known === form.get('role')) ?? 'results-only';
  const { ofBoards, ofClass, longest } = linkTasks[role];
  const one = ofClass ? wholeIn(form, 'class') : 0;
  return {
    name: String(form.get('name') ?? '').trim(),
    role,
    rounds: ofBoards ? rangeIn(form, 'rounds') : null,
    boards: ofBoards ? rangeIn(form, 'boards') : null,
    ...(one === 0 ? {} : { class: one }),
    hours: longest === 'year' ? 24 * linkDays.year : wholeIn(form, 'hours'),
  };
}
