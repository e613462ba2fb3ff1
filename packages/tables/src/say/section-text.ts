import { type SeasonSection, wordsIn } from '@rokade/rules';
import type { KeyFor } from '@rokade/texts';
import type { TableLocale } from '../locale.ts';

/** The name of a season's section: the club's own, else the program's word for its code. */
export const sectionText = (
  { language, t }: TableLocale,
  { code, name }: Pick<SeasonSection, 'code' | 'name'>,
): string =>
  name === undefined ? t(`club.section-${code}` as KeyFor<'tournament'>) : wordsIn(name, language);
