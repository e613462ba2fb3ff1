import { newTournamentId } from '@rokade/server';
import { fail, redirect } from '@sveltejs/kit';
import { unreadField, unreadNumber } from '#lib/console/unread-number.ts';
import { readSettingsForm, settingNumbers } from '#lib/desks/settings/settings-form.ts';
import { formActor, refused } from '#lib/server/form-sender.ts';
import { firstSettings } from '#lib/server/home.ts';
import { inCharge } from '#lib/server/in-charge.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = ({ locals }) => ({
  settings: {
    ...firstSettings(locals.app, locals.language),
    chiefArbiter: locals.session?.name ?? '',
  },
});

export const actions: Actions = {
  default: async ({ locals, request }) => {
    const form = await request.formData();
    const settings = readSettingsForm(form, firstSettings(locals.app, locals.language));
    const id = newTournamentId(settings.name);
    const command = { kind: 'create-tournament', id, settings } as const;
    const actor = formActor(locals, form);
    if (actor === null) return fail(403, { settings, error: refused });
    const unread = unreadField(form, settingNumbers) ?? unreadNumber(settings, form);
    if (unread !== null) return fail(400, { settings, error: unread });
    const first = { command, basedOn: 0, confirmed: false, reason: '' };
    const done = await locals.app.tournaments.execute(id, first, actor);
    if (!done.ok) return fail(400, { settings, error: done.error });
    await inCharge(locals, 'tournament', id);
    redirect(303, `/console/${id}/entries`);
  },
};
