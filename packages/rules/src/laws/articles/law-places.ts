import { type ListedLaw, lawSubjects } from './law-subjects.ts';

/** The editions whose articles are told, by the year in which they began to hold. */
export const lawYears = ['2001', '2023'] as const;
export type LawYear = (typeof lawYears)[number];

/** A chapter of the Laws by its subject. */
export type LawChapter =
  | 'nature'
  | 'start'
  | 'moves'
  | 'touching'
  | 'end'
  | 'clock'
  | 'irregularities'
  | 'score'
  | 'draw'
  | 'quickplay'
  | 'points'
  | 'conduct'
  | 'arbiter'
  | 'fide'
  | 'adjourned'
  | 'rapid'
  | 'blitz'
  | 'quickplay-alone'
  | 'notation'
  | 'blind'
  | 'chess960';

const commonChapters = [
  ['1', 'nature'],
  ['2', 'start'],
  ['3', 'moves'],
  ['4', 'touching'],
  ['5', 'end'],
  ['6', 'clock'],
  ['7', 'irregularities'],
  ['8', 'score'],
  ['9', 'draw'],
] as const;

/** The tables of contents: the number of each article, appendix or guideline with its subject. */
export const lawChapters: Readonly<
  Record<LawYear, readonly (readonly [number: string, chapter: LawChapter])[]>
> = {
  '2001': [
    ...commonChapters,
    ['10', 'quickplay'],
    ['11', 'points'],
    ['12', 'conduct'],
    ['13', 'arbiter'],
    ['14', 'fide'],
    ['A', 'adjourned'],
    ['B', 'rapid'],
    ['C', 'blitz'],
    ['D', 'quickplay-alone'],
    ['E', 'notation'],
    ['F', 'blind'],
  ],
  '2023': [
    ...commonChapters,
    ['10', 'points'],
    ['11', 'conduct'],
    ['12', 'arbiter'],
    ['A', 'rapid'],
    ['B', 'blitz'],
    ['C', 'notation'],
    ['D', 'blind'],
    ['I', 'adjourned'],
    ['II', 'chess960'],
    ['III', 'quickplay'],
  ],
};

/** The numbers of a subject's articles in an edition; [] where it has none. */
export const numbersIn = (year: LawYear, subject: ListedLaw): readonly string[] =>
  year === '2001' ? subject.in2001 : subject.in2023;

/** The chapter's number at the beginning of an article's: `9` of `9.2`, `A` of `A10`, `III` of `III.3`. */
export const chapterNumberOf = (article: string): string =>
  /^(?:\d+|[A-Z]+)/.exec(article)?.[0] ?? '';

const withinChapter = (article: string): number =>
  Number(/\d+$/.exec(article.slice(chapterNumberOf(article).length))?.[0] ?? 0);

function orderedArticles(year: LawYear): readonly string[] {
  const all = new Set(lawSubjects.flatMap((subject) => numbersIn(year, subject)));
  return lawChapters[year].flatMap(([chapter]) =>
    [...all]
      .filter((article) => chapterNumberOf(article) === chapter)
      .sort((a, b) => withinChapter(a) - withinChapter(b)),
  );
}

const articlesByYear: Readonly<Record<LawYear, readonly string[]>> = {
  '2001': orderedArticles('2001'),
  '2023': orderedArticles('2023'),
};

/** The numbers of all articles of an edition, in its own order. */
export const articlesIn = (year: LawYear): readonly string[] => articlesByYear[year];

/** What an article of an edition is about. */
export const subjectsOf = (year: LawYear, article: string): readonly ListedLaw[] =>
  lawSubjects.filter((subject) => numbersIn(year, subject).includes(article));

/** A chapter, or an article within it. */
export interface LawPlace {
  readonly chapter: string;
  /** null: the whole chapter. */
  readonly article: string | null;
}

const lastPart = /(?:[a-z]+|\.?\d+|\.)$/;

/** A number without its last part: `9.5` of `9.5b`, `7.5` of `7.5.5`; '' when none is left. */
const shortened = (number: string): string =>
  lastPart.test(number) ? number.replace(lastPart, '') : '';

/**
 * The place that a citation names, down to what is told: `9.5b` is told in 9.5. Appendices are found with
 * and without a dot behind their letter. null: there is none.
 */
export function lawPlace(year: LawYear, cited: string): LawPlace | null {
  const articles = articlesIn(year);
  const chapters = lawChapters[year].map(([number]) => number);
  const compact = cited.trim().replace(/\s+/g, '');
  const capital = compact.replace(/^[a-z]+/, (letters) => letters.toUpperCase());
  const dotted = capital.replace(/^([A-Z]+)\.?(?=\d)/, year === '2001' ? '$1' : '$1.');
  for (let number = dotted; number !== ''; number = shortened(number)) {
    if (articles.includes(number)) return { chapter: chapterNumberOf(number), article: number };
    if (chapters.includes(number)) return { chapter: number, article: null };
  }
  return null;
}
