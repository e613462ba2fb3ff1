import { type LawTextFiles, parseLawTexts } from '@rokade/installation';
import { type LawYear, lawYears } from '@rokade/rules';
import { locales } from '@rokade/texts';
import { type Language, languages } from '@rokade/tournament';
import type { Locale } from '../../words/locale.ts';

/** A file of own texts beside the Laws that is kept. */
export interface KeptLawTexts {
  readonly language: Language;
  readonly year: LawYear;
  /** The edition, the language and how many articles it has. */
  readonly text: string;
}

/** The files of own texts that an installation keeps, in the order of the languages. */
export function keptLawTexts(
  files: LawTextFiles,
  { t }: Pick<Locale<'console'>, 't'>,
): readonly KeptLawTexts[] {
  return languages.flatMap((language) =>
    lawYears.flatMap((year) => {
      const file = files[`${language}-${year}`];
      if (file === undefined) return [];
      const parsed = parseLawTexts(year, file);
      const count = parsed.ok ? parsed.value.length : 0;
      const edition = t(`law-texts.edition-${year}`);
      const text = t('law-texts.kept', { edition, language: locales[language].name, count });
      return [{ language, year, text }];
    }),
  );
}
