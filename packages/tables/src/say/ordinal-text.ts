import { locales } from '@rokade/texts';
import type { Language } from '@rokade/tournament';

/** "1st", "1."; for a shared place "1st–3rd". */
export const ordinalText = (language: Language, first: number, last: number): string =>
  [...new Set([first, last])].map(locales[language].ordinal).join('–');
