import {
  type Installation,
  type InstallationCommand,
  type InstallationEntry,
  type InstallationValues,
  ownInstallation,
  unsaidInstallation,
} from '@rokade/installation';
import { unreadField } from '@rokade/presentation/console/commands/unread-number.ts';
import { damageOf } from '@rokade/presentation/console/doors/damage-of.ts';
import { historyLines } from '@rokade/presentation/desks/installation/history-lines.ts';
import type { ShownInstallation } from '@rokade/presentation/desks/installation/shown-installation.ts';
import { newSettings } from '@rokade/presentation/desks/settings/new-settings.ts';
import {
  readSettingsForm,
  settingNumbers,
  settingsChanges,
} from '@rokade/presentation/desks/settings/settings-form.ts';
import { tournamentDefaults } from '@rokade/server';
import { type Settings, usualSettings } from '@rokade/tournament';
import { fail } from '@sveltejs/kit';
import {
  changesOf,
  newTournamentChanges,
  readInstallation,
} from '#lib/desks/installation/installation-form.ts';
import { ownForm } from '#lib/server/forms/account-forms.ts';
import { formText } from '#lib/server/forms/form-text.ts';
import { actions as telling } from '#lib/server/forms/tell.ts';
import { tellBook } from '#lib/server/forms/tell-book.ts';
import { firstSettings, homeOf } from '#lib/server/house/home.ts';
import { usualLanguage } from '#lib/server/house/language.ts';
import type { Actions, PageServerLoad } from './$types';

/** The settings of the club or federation, and their history. */
export const load: PageServerLoad = async ({ locals }) => {
  const { installation } = locals.app;
  const { version, name, address, colour, timeZone, language, purpose } = installation.now();
  const journal = await installation.journal();
  const shown: ShownInstallation = {
    version,
    name,
    address,
    colour,
    timeZone,
    language,
    purpose,
    logo: (await homeOf(locals)).logo,
    // Only the installation's own organisation sets the time zone of the hall's clock.
    zones: locals.home === ownInstallation ? Intl.supportedValuesOf('timeZone') : null,
    machineZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    usualLanguage,
  };
  return {
    shown,
    settings: firstSettings(locals.app, locals.language),
    damaged: damageOf(journal),
    lines: journal.ok ? historyLines(locals.t, journal.value) : [],
  };
};

/** The settings as the page showed them when the form was filled in. */
async function shownIn({ app }: App.Locals, form: FormData): Promise<Installation> {
  const found = await app.installation.at(Number(formText(form, 'shown')));
  return found.ok ? found.value : unsaidInstallation;
}

/** The settings of new tournaments in a form, and the changes from those its page showed. */
function newTournamentIn(
  { app, language }: App.Locals,
  form: FormData,
  shown: Installation,
): { readonly settings: Settings; readonly changes: Partial<InstallationValues> } {
  const before = app.installation.newTournament(newSettings(language), shown);
  // The field `name` of this form is the club's name, not a tournament's.
  const settings = { ...readSettingsForm(form, before), name: before.name };
  if (Object.keys(settingsChanges(before, settings)).length === 0) return { settings, changes: {} };
  const differing = settingsChanges(usualSettings, settings);
  const newTournament = tournamentDefaults(newTournamentChanges(settings, differing));
  return { settings, changes: { newTournament } };
}

/** Executes a form's command; null: done, else the error and what others wrote in the meantime. */
const carryOut = (locals: App.Locals, form: FormData, command: InstallationCommand) =>
  tellBook(locals, form, {
    command,
    execute: locals.app.installation.execute,
    linesOf: (since: readonly InstallationEntry[]) => historyLines(locals.t, since),
  });

export const actions: Actions = {
  ...telling,

  say: async ({ locals, request }) => {
    const form = await ownForm(locals, request);
    const shown = await shownIn(locals, form);
    const { settings, changes: ofNew } = newTournamentIn(locals, form, shown);
    const changes = { ...(await changesOf(form, shown)), ...ofNew };
    const unread = unreadField(form, settingNumbers);
    const failure =
      unread === null
        ? await carryOut(locals, form, { kind: 'change-installation', changes })
        : { error: unread };
    if (failure === null) return { act: 'say', done: true };
    const typed = { settings, values: readInstallation(form), shown: shown.version };
    return fail(400, { act: 'say', ...typed, ...failure });
  },
};
