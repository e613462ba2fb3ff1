import { lawPage } from '@rokade/presentation/views/laws/law-pages.ts';
import { searchLaws } from '@rokade/presentation/views/laws/law-search.ts';
import { citedLawHref, lawLines } from '@rokade/presentation/views/laws/law-text.ts';
import { sentenceGroups, sentenceIn } from '@rokade/presentation/views/laws/sentences.ts';
import { articlesIn, lawPlace, lawSubjects, lawYears } from '@rokade/rules';
import { translator } from '@rokade/texts/all';
import { languages } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';

const readings = languages.map((language) => ({ language, t: translator(language) }));
const danish = { language: 'da', t: translator('da') } as const;

/** The addresses that a search leads to. */
const found = (query: string) =>
  searchLaws(danish, readings, query).flatMap(({ articles }) => articles.map(({ href }) => href));

describe('the Laws in words', () => {
  it.each(readings)('are told in $language, each edition apart where they differ', (reading) => {
    for (const subject of lawSubjects) {
      const { title, text, change, editions, isChanged } = lawLines(reading, subject);
      const [old, current] = editions.map((each) => each.text);
      expect(title, subject.code).toMatch(/\p{L}.*\p{L}/u);
      for (const words of [text, change, old, current])
        expect(words, subject.code).toMatch(/\p{L}{2}.*\.$/u);
      expect(old === current, subject.code).toBe(!isChanged);
    }
  });

  it('have a page for each article and each chapter', () => {
    for (const year of lawYears) {
      for (const article of articlesIn(year)) {
        const place = lawPlace(year, article);
        expect(place).not.toBeNull();
        if (place === null) continue;
        const page = lawPage(danish, year, place);
        expect(page.title.startsWith(`${article} `), article).toBe(true);
        expect(page.laws.length, article).toBeGreaterThan(0);
        const chapter = lawPage(danish, year, { ...place, article: null });
        expect(chapter.articles.map(({ number }) => number)).toContain(article);
      }
    }
  });

  it('show the rulings beside the article of 2001 that they are about', () => {
    const page = lawPage(danish, '2023', { chapter: '6', article: '6.9' });
    expect(page.rulings.map(({ number }) => number)).toEqual(['95', '103', '113']);
  });

  it('say where a ruling at the board stands', () => {
    expect(citedLawHref('laws-2001', '9.5b')).toBe('/laws/2001/9.5');
    expect(citedLawHref('laws-2023', 'III.5.2')).toBe('/laws/2023/III.5');
    expect(citedLawHref('tempelhof-2018', 'A.5.2')).toBe('/laws/2023/A.5');
    expect(citedLawHref('tempelhof-2018', 'Tempelhof III.B.8')).toBe('');
  });
});

describe('the search of the Laws', () => {
  it.each([
    ['Blättchen Schnellschach', '/laws/2001/B6'],
    ['tredobbelt', null],
    ['samme stilling', '/laws/2001/9.2'],
    ['threefold', '/laws/2023/9.2'],
    ['ubersprungen rochade', null],
    ['rochade', '/laws/2001/3.8'],
    ['hemmeligt træk', '/laws/2001/A1'],
    ['TELEFON', '/laws/2023/12.8'],
  ])('by “%s” leads to %s', (query, href) => {
    if (href === null) expect(found(query)).toEqual([]);
    else expect(found(query)).toContain(href);
  });

  it('by a number leads to that article in both editions', () => {
    expect(found('9.5b')).toEqual(['/laws/2001/9.5', '/laws/2023/9.5']);
    expect(found('III.4')).toEqual(['/laws/2023/III.4']);
    expect(found('A.5')).toEqual(['/laws/2001/A5', '/laws/2023/A.5']);
  });

  it('has those first whose title has the words', () => {
    expect(searchLaws(danish, readings, 'remistilbud')[0]?.title).toBe('Remistilbud');
  });

  it('finds nothing for nothing', () => {
    expect(found('  ')).toEqual([]);
    expect(found('xyzzy')).toEqual([]);
  });
});

/** @article FIDE 2012 6.7 */
describe('the sentences at the board', () => {
  it('say something else in each language', () => {
    for (const { sentences } of sentenceGroups)
      for (const sentence of sentences) {
        const texts = sentenceIn(readings, sentence).map(({ text }) => text);
        expect(new Set(texts).size, sentence).toBe(languages.length);
      }
  });
});
