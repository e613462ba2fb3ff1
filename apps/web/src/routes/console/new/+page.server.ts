import { fail, redirect } from '@sveltejs/kit';
import { newSettings } from '#lib/desks/settings/new-settings.ts';
import { readSettingsForm } from '#lib/desks/settings/settings-form.ts';
import { executeForm } from '#lib/server/form-command.ts';
import { newTournamentId } from '#lib/server/new-ids.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = ({ locals }) => ({
  settings: { ...newSettings(locals.language), chiefArbiter: locals.session?.name ?? '' },
});

export const actions: Actions = {
  default: async ({ locals, request }) => {
    const form = await request.formData();
    const settings = readSettingsForm(form, newSettings(locals.language));
    const id = newTournamentId(settings.name);
    const command = { kind: 'create-tournament', id, settings } as const;
    const done = await executeForm(locals, form, { id, command });
    if (!done.ok) return fail(400, { settings, error: done.error });
    redirect(303, `/console/${id}/entries`);
  },
};
