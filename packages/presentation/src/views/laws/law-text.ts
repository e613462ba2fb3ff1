import {
  chapterNumberOf,
  type LawsEdition,
  type LawYear,
  type ListedLaw,
  lawChapters,
  lawPlace,
  numbersIn,
  subjectsOf,
} from '@rokade/rules';
import type { Locale } from '../../words/locale.ts';

export type LawReading = Pick<Locale<'server'>, 't'>;

/** An article's number with the address of its page. */
export interface LawLink {
  readonly number: string;
  readonly href: string;
}

/** What an edition says of a subject. */
export interface EditionLines {
  readonly year: LawYear;
  readonly name: string;
  /** [] where the edition has no such article. */
  readonly articles: readonly LawLink[];
  readonly text: string;
}

/** A subject of the Laws in words: what both editions say, and what each says besides. */
export interface LawLines {
  readonly code: string;
  readonly title: string;
  readonly text: string;
  /** What became of it in 2023. */
  readonly change: string;
  readonly isChanged: boolean;
  readonly editions: readonly EditionLines[];
}

/** The address of an article, or of a chapter, in an edition. */
export const lawHref = (year: LawYear, number: string): string => `/laws/${year}/${number}`;

/** The address of the article that a ruling at the board names; '' where it is a club's own. */
export function citedLawHref(laws: LawsEdition, article: string): string {
  const year = laws === 'laws-2001' ? '2001' : '2023';
  const place = lawPlace(year, article);
  return place === null ? '' : lawHref(year, place.article ?? place.chapter);
}

/** The address of an article as it is cited, `Laws 2023 9.2`; '' where it is none of the Laws. */
export function citationHref(cited: string): string {
  const [, year, article = ''] = /^Laws (2001|2023) (\S+)$/.exec(cited) ?? [];
  return citedLawHref(year === '2001' ? 'laws-2001' : 'laws-2023', article);
}

/** The address to which a page of the Laws leads back: the console's page of a game, or of incidents. */
export const backFromLaws = (address: string | null): string =>
  /^\/console\/[\w-]+\/(?:games\/\d+\/\d+|incidents)(?:\?[^\s"<>]*)?$/.test(address ?? '')
    ? (address ?? '')
    : '';

/** What an edition says besides what both say; '' where that is all. */
function besides({ t }: LawReading, subject: ListedLaw, year: LawYear): string {
  if (subject.change === 'changed')
    return year === '2001' ? t(`law.in-2001-${subject.code}`) : t(`law.in-2023-${subject.code}`);
  return t(numbersIn(year, subject).length === 0 ? 'law.not-in' : 'law.as-above');
}

const editionLines = (reading: LawReading, subject: ListedLaw, year: LawYear): EditionLines => ({
  year,
  name: reading.t(`law.year-${year}`),
  articles: numbersIn(year, subject).map((number) => ({ number, href: lawHref(year, number) })),
  text: besides(reading, subject, year),
});

/** A subject of the Laws with both editions side by side. */
export const lawLines = (reading: LawReading, subject: ListedLaw): LawLines => ({
  code: subject.code,
  title: reading.t(`law.title-${subject.code}`),
  text: reading.t(`law.text-${subject.code}`),
  change: reading.t(`law.change-${subject.change}`),
  isChanged: subject.change !== 'same',
  editions: [editionLines(reading, subject, '2001'), editionLines(reading, subject, '2023')],
});

/** The title of an article: those of its subjects. */
export const articleTitle = ({ t }: LawReading, year: LawYear, article: string): string =>
  subjectsOf(year, article)
    .map(({ code }) => t(`law.title-${code}`))
    .join(' · ');

/** `Article 9`, `Appendix A`, `Guidelines III`. */
export function chapterName({ t }: LawReading, year: LawYear, number: string): string {
  if (/^\d/.test(number)) return t('law.article', { number });
  return t(year === '2023' && number.startsWith('I') ? 'law.guideline' : 'law.appendix', {
    number,
  });
}

/** The subject of a chapter: “Draws”. */
export function chapterSubject({ t }: LawReading, year: LawYear, number: string): string {
  const chapter = lawChapters[year].find(([each]) => each === chapterNumberOf(number))?.[1];
  return chapter === undefined ? '' : t(`law.chapter-${chapter}`);
}
