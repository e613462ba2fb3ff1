import { emergencyFile } from '@rokade/tables';
import { locales } from '@rokade/texts';
import { translator } from '@rokade/texts/all';
import type { Tournament } from '@rokade/tournament';

/** The paper with which a hall goes on without power, in the language of prints; null: no round is out. */
export function emergencyPaper(t: Tournament, at: string): string | null {
  const { printLanguage: language } = t.settings;
  const time = new Intl.DateTimeFormat(locales[language].tag, {
    dateStyle: 'long',
    timeStyle: 'short',
  });
  return emergencyFile(t, { language, t: translator(language), madeAt: time.format(new Date(at)) });
}
