import { ownInstallation } from '@rokade/installation';
import { damageOf } from '@rokade/presentation/console/doors/damage-of.ts';
import { historyLines } from '@rokade/presentation/desks/installation/history-lines.ts';
import { keptLawTexts } from '@rokade/presentation/desks/installation/law-texts.ts';
import {
  type ShownInstallation,
  zonesWith,
} from '@rokade/presentation/desks/installation/shown-installation.ts';
import { firstSettings, homeOf } from '#lib/server/house/home.ts';
import { usualLanguage } from '#lib/server/house/language.ts';
import type { PageServerLoad } from './$types';

/** The settings of the club or federation, and their history. */
export const load: PageServerLoad = async ({ locals }) => {
  const { installation } = locals.app;
  const { version, name, address, colour, timeZone, language, purpose, phoneMessages, dailyLists } =
    installation.now();
  const journal = await installation.journal();
  const shown: ShownInstallation = {
    version,
    name,
    address,
    colour,
    timeZone,
    language,
    purpose,
    phoneMessages,
    dailyLists,
    logo: (await homeOf(locals)).logo,
    // Only the installation's own organisation sets the time zone of the hall's clock.
    zones: locals.home === ownInstallation ? zonesWith(timeZone) : null,
    machineZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    usualLanguage,
  };
  return {
    shown,
    settings: firstSettings(locals.app, locals.language),
    lawTexts: keptLawTexts(installation.now().lawTexts, locals),
    damaged: damageOf(journal),
    lines: journal.ok ? historyLines(locals.t, journal.value) : [],
  };
};

export { actions } from '#lib/server/forms/tell.ts';
