import { tournamentDefaults } from '@rokade/server';
import { fail } from '@sveltejs/kit';
import { historyLines } from '#lib/desks/installation/history-lines.ts';
import {
  newTournamentChanges,
  readInstallation,
} from '#lib/desks/installation/installation-form.ts';
import { readSettingsForm } from '#lib/desks/settings/settings-form.ts';
import { adminForm, adminOnly } from '#lib/server/account-forms.ts';
import { formText } from '#lib/server/form-text.ts';
import { firstSettings } from '#lib/server/home.ts';
import { usualLanguage } from '#lib/server/language.ts';
import type { Actions, PageServerLoad } from './$types';

/** What is said once for the club or federation, and how it came about. */
export const load: PageServerLoad = async ({ locals }) => {
  adminOnly(locals);
  const { installation } = locals.app;
  const { logo: _, newTournament: __, ...said } = installation.now();
  const journal = await installation.journal();
  return {
    said,
    settings: firstSettings(locals.app, locals.language),
    zones: Intl.supportedValuesOf('timeZone'),
    machineZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    usualLanguage,
    lines: journal.ok ? historyLines(locals.t, journal.value) : [],
  };
};

type Command = Parameters<App.Locals['app']['installation']['execute']>[0]['command'];

/** Carries out what a form asks, on what its page showed. */
async function carryOut(locals: App.Locals, form: FormData, command: Command) {
  const { session } = locals;
  const actor = { id: session?.accountId ?? '', name: session?.name ?? '' };
  const basedOn = Number(formText(form, 'version'));
  const request = { basedOn, command, reason: '', confirmed: false };
  return locals.app.installation.execute(request, actor);
}

export const actions: Actions = {
  say: async ({ locals, request }) => {
    const form = await adminForm(locals, request);
    const settings = readSettingsForm(form, firstSettings(locals.app, locals.language));
    const said = await readInstallation(form);
    const newTournament = tournamentDefaults(newTournamentChanges(settings));
    const changes = { ...said, newTournament };
    const done = await carryOut(locals, form, { kind: 'change-installation', changes });
    return done.ok ? { done: 'saved' as const } : fail(400, { settings, error: done.error });
  },

  returnTo: async ({ locals, request }) => {
    const form = await adminForm(locals, request);
    const toVersion = Number(formText(form, 'toVersion'));
    const done = await carryOut(locals, form, { kind: 'return-to', toVersion });
    return done.ok ? { done: 'saved' as const } : fail(400, { error: done.error });
  },

  import: async ({ locals, request }) => {
    const form = await adminForm(locals, request);
    const file = form.get('file');
    const text = file instanceof File ? await file.text() : '';
    const { session, app } = locals;
    const actor = { id: session?.accountId ?? '', name: session?.name ?? '' };
    const done = await app.installation.importJson(text, actor);
    return done.ok ? { done: 'imported' as const } : fail(400, { error: done.error });
  },
};
