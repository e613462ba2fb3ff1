import { type ListedLaw, lawPlace, lawSubjects, lawYears, plainLetters } from '@rokade/rules';
import { articleTitle, chapterSubject, type LawReading, lawHref, lawLines } from './law-text.ts';

/** A place in the Laws that a search has found. */
export interface FoundLaw {
  readonly title: string;
  readonly text: string;
  /** The articles of both editions, each with its address. */
  readonly articles: readonly { readonly name: string; readonly href: string }[];
}

/** All words of a subject in one language. */
function wordsOf(reading: LawReading, subject: ListedLaw) {
  const { title, text, editions } = lawLines(reading, subject);
  const texts = editions.filter(({ articles }) => articles.length > 0).map((each) => each.text);
  const chapters = [
    ...subject.in2001.map((number) => chapterSubject(reading, '2001', number)),
    ...subject.in2023.map((number) => chapterSubject(reading, '2023', number)),
  ];
  return {
    title: plainLetters(title),
    all: plainLetters([title, text, ...texts, ...chapters].join(' ')),
  };
}

/** 2 = the title has all the words, 1 = title and text together, 0 = neither. */
function closeness(readings: readonly LawReading[], subject: ListedLaw, query: readonly string[]) {
  const ranks = readings.map((reading) => {
    const { title, all } = wordsOf(reading, subject);
    if (query.every((word) => title.includes(word))) return 2;
    return query.every((word) => all.includes(word)) ? 1 : 0;
  });
  return Math.max(0, ...ranks);
}

const found = (reading: LawReading, subject: ListedLaw): FoundLaw => {
  const { title, text, editions } = lawLines(reading, subject);
  return {
    title,
    text,
    articles: editions.flatMap(({ articles, name }) =>
      articles.map(({ number, href }) => ({ name: `${name}: ${number}`, href })),
    ),
  };
};

/** An article that the query names by its number, in either edition. */
function byNumber(reading: LawReading, query: string): readonly FoundLaw[] {
  if (!/^(?:\d|[a-f]\.?\d|i{1,3}\.)/i.test(query)) return [];
  return lawYears.flatMap((year) => {
    const place = lawPlace(year, query);
    if (place === null) return [];
    const number = place.article ?? place.chapter;
    const name = `${reading.t(`law.year-${year}`)}: ${number}`;
    const title =
      place.article === null
        ? chapterSubject(reading, year, number)
        : articleTitle(reading, year, number);
    return [{ title, text: '', articles: [{ name, href: lawHref(year, number) }] }];
  });
}

/**
 * The places of the Laws that a query names by number, or whose words have all of its words in one of
 * the languages: those with the words in their title first.
 *
 * @param readings all languages that are looked through
 */
export function searchLaws(
  reading: LawReading,
  readings: readonly LawReading[],
  query: string,
): readonly FoundLaw[] {
  const numbered = byNumber(reading, query.trim());
  if (numbered.length > 0) return numbered;
  const words = plainLetters(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return lawSubjects
    .map((subject) => ({ subject, rank: closeness(readings, subject, words) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ subject }) => found(reading, subject));
}
