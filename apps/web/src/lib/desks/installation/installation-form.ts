import { type InstallationValues, type Logo, logoType } from '@rokade/installation';
import { type Settings, usualSettings } from '@rokade/tournament';

const text = (form: FormData, field: string): string => {
  const value = form.get(field);
  return typeof value === 'string' ? value.trim() : '';
};

/** The picture in a file; whether it is one, is for the book to say. */
async function readLogo(file: File): Promise<Logo> {
  const data = Buffer.from(await file.arrayBuffer()).toString('base64');
  return { type: logoType(data) ?? 'image/png', data };
}

/** The settings that are the same for many tournaments; names, dates and people are each one's own. */
const usualFields = [
  'federation',
  'system',
  'roundsPlanned',
  'timeControl',
  'timeOdds',
  'rated',
  'waitingMinutes',
  'scoring',
  'halfPointByes',
  'tieBreaks',
  'tieBreakEdition',
  'printLanguage',
  'visibility',
] as const satisfies readonly (keyof Settings)[];

/** Of settings, what new tournaments are to start with; the language of prints in any case. */
export function newTournamentChanges(settings: Settings): Partial<Settings> {
  const isUsual = (field: (typeof usualFields)[number]): boolean =>
    field !== 'printLanguage' &&
    JSON.stringify(settings[field]) === JSON.stringify(usualSettings[field]);
  const fields = usualFields.filter((field) => !isUsual(field));
  return Object.fromEntries(fields.map((field) => [field, settings[field]]));
}

/** What the form says of the club or federation; no file leaves the logo as it is. */
export async function readInstallation(
  form: FormData,
): Promise<Partial<Omit<InstallationValues, 'newTournament'>>> {
  const file = form.get('logo');
  const isChosen = file instanceof File && file.size > 0;
  const logo = form.get('logoRemove') === 'on' ? null : isChosen ? await readLogo(file) : undefined;
  return {
    name: text(form, 'name'),
    address: text(form, 'address').replaceAll('\r\n', '\n'),
    timeZone: text(form, 'timeZone'),
    language: text(form, 'language'),
    ...(logo === undefined ? {} : { logo }),
  };
}
