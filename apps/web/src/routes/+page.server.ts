import type { Actor } from '@rokade/tournament';
import { parseTournamentId, type TournamentId } from '@rokade/tournament';
import { fail, redirect } from '@sveltejs/kit';
import { formActor } from '#lib/server/forms/form-actor.ts';
import { formText } from '#lib/server/forms/form-text.ts';
import { demoOf, oneDemo } from '#lib/server/house/one-demo.ts';
import { publicOverview } from '#lib/server/public/public-overview.ts';
import { inCharge } from '#lib/server/rights/in-charge.ts';
import { mayDo, mayDoIn } from '#lib/server/rights/may-do.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals, url }) => {
  const { app } = locals;
  const demo = await demoOf(app.tournaments);
  const needsSetup = await app.accounts.needsSetup();
  return {
    overview: await publicOverview(locals, url),
    organisations: (await app.organisations.list()).length,
    demo: demo === null ? null : { id: demo, path: await demoPath(locals, demo) },
    hasOfficers: app.register.publicSide().showsOfficers.length > 0,
    needsSetup,
    mayDemo: needsSetup || mayDo(locals, 'make-event', null),
  };
};

/** The address of the demo: in the console if the reader may see it there, else the public page. */
const demoPath = async (locals: App.Locals, id: TournamentId): Promise<string> =>
  (await mayDoIn(locals, 'see-event', id)) ? `/console/${id}` : `/t/${id}`;

const visitor: Actor = { id: 'visitor', name: 'Rokade' };

/**
 * The sender of a form who may create tournaments; before the first account exists, any visitor.
 * Null: the sender may not.
 */
async function asker(locals: App.Locals, form: FormData): Promise<Actor | null> {
  if (locals.session === null) {
    return (await locals.app.accounts.needsSetup()) ? visitor : null;
  }
  return mayDo(locals, 'make-event', null) ? formActor(locals, form) : null;
}

export const actions: Actions = {
  /** Opens the existing demo, or creates one if there is none. */
  demo: async ({ locals, request }) => {
    const actor = await asker(locals, await request.formData());
    if (actor === null) return fail(403, { demoFailed: true });
    const made = await oneDemo(locals.app, actor);
    if (!made.ok) return fail(500, { demoFailed: true });
    await inCharge(locals, 'tournament', made.value);
    redirect(303, await demoPath(locals, made.value));
  },

  removeDemo: async ({ locals, request }) => {
    const form = await request.formData();
    if ((await asker(locals, form)) === null) return fail(403, { demoFailed: true });
    const id = parseTournamentId(formText(form, 'id'));
    if (id !== null) await locals.app.tournaments.removeDemo(id);
    redirect(303, '/');
  },
};
