import {
  clubColourWords,
  type Installation,
  type InstallationValues,
  type Logo,
  logoType,
  purposes,
} from '@rokade/installation';
import { textIn } from '@rokade/presentation/console/commands/form-fields.ts';
import type { InstallationTexts } from '@rokade/presentation/desks/installation/shown-installation.ts';
import { allSettings, parseLanguage, type Settings } from '@rokade/tournament';

/** Reads a logo from a file; whether it is a valid picture is checked by the book. */
async function readLogo(file: File): Promise<Logo> {
  const data = Buffer.from(await file.arrayBuffer()).toString('base64');
  return { type: logoType(data) ?? 'image/png', data };
}

/** The logo that was chosen; null: the logo is to be removed; undefined: it stays. */
async function chosenLogo(form: FormData): Promise<Logo | null | undefined> {
  const file = form.get('logo');
  if (file instanceof File && file.size > 0) return readLogo(file);
  return form.get('logoRemove') === 'on' ? null : undefined;
}

/** The texts and choices of the form. */
export const readInstallation = (form: FormData): InstallationTexts => ({
  name: textIn(form, 'name'),
  address: textIn(form, 'address').replaceAll('\r\n', '\n'),
  timeZone: textIn(form, 'timeZone'),
  colour: clubColourWords.find((colour) => colour === textIn(form, 'colour')) ?? '',
  language: parseLanguage(textIn(form, 'language')) ?? '',
  purpose: purposes.find((purpose) => purpose === textIn(form, 'purpose')) ?? '',
});

/** The values that a form changes, without those of new tournaments. */
export async function changesOf(
  form: FormData,
  shown: Installation,
): Promise<Partial<InstallationValues>> {
  const texts = Object.entries(readInstallation(form)) as readonly [
    keyof InstallationTexts,
    string,
  ][];
  const changed = texts.filter(([field, value]) => value !== shown[field]);
  const logo = await chosenLogo(form);
  return { ...Object.fromEntries(changed), ...(logo === undefined ? {} : { logo }) };
}

const shared = allSettings.filter(([, record]) => record.shared).map(([name]) => String(name));

/**
 * The settings for new tournaments: of those that differ from Rokade's defaults, the ones that many
 * tournaments share. The language of prints is always included, because its default depends on who
 * creates a tournament.
 */
export const newTournamentChanges = (
  { printLanguage }: Settings,
  differing: Partial<Settings>,
): Partial<Settings> => ({
  ...Object.fromEntries(Object.entries(differing).filter(([field]) => shared.includes(field))),
  printLanguage,
});
