import { linkTasks } from '@rokade/installation';
import { error } from '@sveltejs/kit';
import { consoleAddress, nameOfEvent } from '#lib/server/events/named-event.ts';
import { homeOfBook } from '#lib/server/house/home.ts';
import type { PageServerLoad } from './$types';

/** The task of a helper's link and its page. Signing in takes a click, which this does not do. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const { app, visitor } = locals;
  const link = await app.accounts.openLink(params.token, visitor.address);
  if (!link.ok) return { link: null, error: link.error, event: '', token: '', next: '' };
  const { role, task } = link.value;
  const event = await nameOfEvent(app, task.event);
  if (event === null) error(410, 'store.removed');
  const next = `${await consoleAddress(app, task.event)}/${linkTasks[role].page}`;
  return {
    ...(await homeOfBook(locals, task.event)),
    link: link.value,
    error: null,
    event,
    token: params.token,
    next,
  };
};

export { actions } from '#lib/server/forms/tell.ts';
