import {
  type Installation,
  type InstallationValues,
  type Logo,
  logoType,
  purposes,
} from '@rokade/installation';
import { allSettings, parseLanguage, type Settings } from '@rokade/tournament';
import { textIn } from '#lib/console/said-in-form.ts';
import type { SaidInstallation } from './shown-installation.ts';

/** The picture in a file; whether it is one, is for the book to say. */
async function readLogo(file: File): Promise<Logo> {
  const data = Buffer.from(await file.arrayBuffer()).toString('base64');
  return { type: logoType(data) ?? 'image/png', data };
}

/** The logo that was chosen, null where it is to go; undefined leaves it as it is. */
async function chosenLogo(form: FormData): Promise<Logo | null | undefined> {
  const file = form.get('logo');
  if (file instanceof File && file.size > 0) return readLogo(file);
  return form.get('logoRemove') === 'on' ? null : undefined;
}

/** What a form says in words and choices. */
export const readInstallation = (form: FormData): SaidInstallation => ({
  name: textIn(form, 'name'),
  address: textIn(form, 'address').replaceAll('\r\n', '\n'),
  timeZone: textIn(form, 'timeZone'),
  language: parseLanguage(textIn(form, 'language')) ?? '',
  purpose: purposes.find((purpose) => purpose === textIn(form, 'purpose')) ?? '',
});

/** What a form changes of the values that its page showed; what new tournaments start with apart. */
export async function changesOf(
  form: FormData,
  shown: Installation,
): Promise<Partial<InstallationValues>> {
  const said = Object.entries(readInstallation(form)) as readonly [
    keyof SaidInstallation,
    string,
  ][];
  const changed = said.filter(([field, value]) => value !== shown[field]);
  const logo = await chosenLogo(form);
  return { ...Object.fromEntries(changed), ...(logo === undefined ? {} : { logo }) };
}

const shared = allSettings.filter(([, record]) => record.shared).map(([name]) => String(name));

/**
 * What new tournaments are to start with: of what differs from Rokade's own settings that which many
 * tournaments share, and the language of prints in any case, since it goes by who makes one else.
 */
export const newTournamentChanges = (
  { printLanguage }: Settings,
  differing: Partial<Settings>,
): Partial<Settings> => ({
  ...Object.fromEntries(Object.entries(differing).filter(([field]) => shared.includes(field))),
  printLanguage,
});
