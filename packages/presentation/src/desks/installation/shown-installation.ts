import type { InstallationValues } from '@rokade/installation';
import type { Language } from '@rokade/tournament';

/** The texts and choices of the form about the club or federation. */
export type InstallationTexts = Pick<
  InstallationValues,
  | 'name'
  | 'address'
  | 'colour'
  | 'timeZone'
  | 'language'
  | 'purpose'
  | 'phoneMessages'
  | 'dailyLists'
>;

/** The data of the page of the installation, with the options of its form. */
export interface ShownInstallation extends InstallationTexts {
  readonly version: number;
  /** The address of the logo; null: there is none. */
  readonly logo: string | null;
  /** The time zones to choose from; null: the organisation uses that of the installation. */
  readonly zones: readonly string[] | null;
  readonly machineZone: string;
  readonly usualLanguage: Language;
}

/**
 * The time zones to choose from. Neither UTC nor a zone's other names (Asia/Kolkata) are among those
 * that a machine lists; the one that is kept is offered all the same.
 */
export const zonesWith = (kept: string): readonly string[] =>
  [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), kept])].filter(Boolean).sort();
