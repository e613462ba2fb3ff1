import type { TranslateFor } from '@rokade/texts';
import type { Language } from '@rokade/tournament';

/** The language a table is in, and its words. */
export interface TableLocale {
  readonly language: Language;
  readonly t: TranslateFor<'tournament'>;
}
