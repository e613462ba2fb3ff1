import { type SeasonSection, wordsIn } from '@rokade/rules';
import type { KeyFor } from '@rokade/texts';
import type { TableLocale } from '../locale.ts';

/** What a section of a season is called: as its club has it, else by the program's word for its code. */
export const sectionText = (
  { language, t }: TableLocale,
  { code, name }: Pick<SeasonSection, 'code' | 'name'>,
): string =>
  name === undefined ? t(`club.section-${code}` as KeyFor<'tournament'>) : wordsIn(name, language);
