import type { TranslateFor } from '@rokade/texts';
import type { Language } from '@rokade/tournament';

/** The language of a table, with its texts. */
export interface TableLocale {
  readonly language: Language;
  readonly t: TranslateFor<'tournament'>;
  /** The time zone of the hall by its IANA name, in which moments are told; left out: this machine's. */
  readonly timeZone?: string;
}
