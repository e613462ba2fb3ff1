import {
  articlesIn,
  chapterNumberOf,
  type LawPlace,
  type LawYear,
  lawChapters,
  lawYears,
  rulingsOnArticle,
  subjectsOf,
} from '@rokade/rules';
import { type RulingLine, rulingLines } from '../../chess/ruling-lines.ts';
import type { Locale } from '../../words/locale.ts';
import {
  articleTitle,
  chapterName,
  chapterSubject,
  type LawLines,
  type LawLink,
  type LawReading,
  lawHref,
  lawLines,
} from './law-text.ts';

/** A chapter in the contents of an edition. */
export interface ChapterLine {
  readonly href: string;
  /** `Article 9`, `Appendix A`. */
  readonly name: string;
  readonly subject: string;
}

/** The contents of an edition. */
export interface EditionContents {
  readonly year: LawYear;
  readonly name: string;
  /** Whose it is and since when. */
  readonly validity: string;
  readonly chapters: readonly ChapterLine[];
}

const contentsOf = (reading: LawReading, year: LawYear): EditionContents => ({
  year,
  name: reading.t(`law.year-${year}`),
  validity: reading.t(`law.held-${year}`),
  chapters: lawChapters[year].map(([number]) => ({
    href: lawHref(year, number),
    name: chapterName(reading, year, number),
    subject: chapterSubject(reading, year, number),
  })),
});

/** The contents of both editions, the one in force first. */
export const lawContents = (reading: LawReading): readonly EditionContents[] =>
  lawYears.toReversed().map((year) => contentsOf(reading, year));

/** A page of the Laws: a chapter, or one article. */
export interface LawPage {
  readonly title: string;
  /** The edition and the chapter. */
  readonly under: string;
  readonly laws: readonly LawLines[];
  /** Of the chapter: its articles with their titles; [] on the page of one article. */
  readonly articles: readonly (LawLink & { readonly title: string })[];
  /** The whole chapter, on the page of one article. */
  readonly chapter: LawLink | null;
  /** The rulings of the tribunal on the articles of 2001 shown here. */
  readonly rulings: readonly RulingLine[];
}

/** The page of a chapter or an article, both editions side by side. */
export function lawPage(
  reading: Pick<Locale<'server'>, 't' | 'language'>,
  year: LawYear,
  { chapter, article }: LawPlace,
): LawPage {
  const shown =
    article === null
      ? articlesIn(year).filter((each) => chapterNumberOf(each) === chapter)
      : [article];
  const subjects = [...new Set(shown.flatMap((each) => subjectsOf(year, each)))];
  const old = new Set(year === '2001' ? shown : subjects.flatMap(({ in2001 }) => in2001));
  const rulings = new Set([...old].flatMap(rulingsOnArticle));
  const name = chapterName(reading, year, chapter);
  const subject = chapterSubject(reading, year, chapter);
  return {
    title:
      article === null
        ? `${name}: ${subject}`
        : `${article} ${articleTitle(reading, year, article)}`,
    under: [reading.t(`law.year-${year}`), article === null ? '' : `${name}, ${subject}`]
      .filter(Boolean)
      .join(' · '),
    laws: subjects.map((each) => lawLines(reading, each)),
    articles:
      article === null
        ? shown.map((number) => ({
            number,
            href: lawHref(year, number),
            title: articleTitle(reading, year, number),
          }))
        : [],
    chapter: article === null ? null : { number: chapter, href: lawHref(year, chapter) },
    rulings: rulingLines(reading, [...rulings]),
  };
}
