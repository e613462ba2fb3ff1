import { linkTasks } from '@rokade/installation';
import { rememberSession } from '@rokade/server';
import { error, fail, redirect } from '@sveltejs/kit';
import { consoleAddress, nameOfEvent } from '#lib/server/named-event.ts';
import type { Actions, PageServerLoad, RequestEvent } from './$types';

const opened = ({ locals, params }: Pick<RequestEvent, 'locals' | 'params'>) =>
  locals.app.accounts.openLink(params.token, locals.visitor.address);

/** What a helper's link is for; nobody is signed in before they say so. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const link = await opened({ locals, params });
  if (!link.ok) return { link: null, error: link.error, event: '' };
  const { task } = link.value;
  const event = await nameOfEvent(locals.app, task.event);
  if (event === null) error(410, 'store.removed');
  return { link: link.value, error: null, event };
};

export const actions: Actions = {
  default: async ({ locals, params, cookies }) => {
    const link = await opened({ locals, params });
    if (!link.ok) return fail(403, { error: link.error });
    await rememberSession(cookies, locals.visitor, locals.app.accounts, params.token);
    const { role, task } = link.value;
    redirect(303, `${await consoleAddress(locals.app, task.event)}/${linkTasks[role].page}`);
  },
};
