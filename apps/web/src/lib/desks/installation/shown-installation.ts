import type { InstallationValues } from '@rokade/installation';
import type { Language } from '@rokade/tournament';

/** What a form says of the club or federation in words and choices. */
export type SaidInstallation = Pick<
  InstallationValues,
  'name' | 'address' | 'timeZone' | 'language' | 'purpose'
>;

/** What the page shows of the installation, and what there is to choose from. */
export interface ShownInstallation extends SaidInstallation {
  readonly version: number;
  /** The address of its logo, or null. */
  readonly logo: string | null;
  /** null: it goes by that of those who have the installation. */
  readonly zones: readonly string[] | null;
  readonly machineZone: string;
  readonly usualLanguage: Language;
}
