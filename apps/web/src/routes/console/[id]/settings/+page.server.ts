import { plannedRounds } from '@rokade/tournament';
import { fail, redirect } from '@sveltejs/kit';
import { readSettingsForm, settingsChanges } from '#lib/desks/settings/settings-form.ts';
import { executeForm } from '#lib/server/form-command.ts';
import { formText } from '#lib/server/form-text.ts';
import { loadTournament } from '#lib/server/load-tournament.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals, params, url }) => {
  const t = await loadTournament(locals, params);
  return {
    settings: t.settings,
    finished: t.finished,
    rounds: Math.max(t.settings.roundsPlanned, plannedRounds(t), t.settings.roundPlay.length),
    saved: url.searchParams.has('saved'),
    publicAddress: `${url.origin}/t/${t.id}`,
  };
};

export const actions: Actions = {
  default: async ({ locals, params, request }) => {
    const t = await loadTournament(locals, params);
    const form = await request.formData();
    const settings = readSettingsForm(form, t.settings);
    const changes = settingsChanges(t.settings, settings);
    if (Object.keys(changes).length > 0) {
      const command = { kind: 'change-settings', changes } as const;
      const done = await executeForm(locals, form, { id: t.id, command });
      if (!done.ok)
        return fail(400, { settings, error: done.error, reason: formText(form, 'reason') });
    }
    redirect(303, `/console/${t.id}/settings?saved`);
  },
};
