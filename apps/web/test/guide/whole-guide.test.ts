import { guidePages } from '@rokade/presentation/views/guide/guide-pages.ts';
import type { GuideBlock, GuideWords } from '@rokade/presentation/views/guide/guide-text.ts';
import { wholeGuide } from '@rokade/presentation/views/guide/whole-guide.ts';
import { languages } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { headingsOf, readGuide } from './guide-files.ts';

const linksIn = (words: GuideWords): readonly string[] =>
  words.flatMap((word) => {
    if (!('words' in word)) return [];
    const inner = linksIn(word.words);
    return word.kind === 'link' ? [word.href, ...inner] : inner;
  });

const linksOf = (block: GuideBlock): readonly string[] => {
  if (block.kind === 'picture') return [];
  if (block.kind === 'list') return block.items.flat().flatMap(linksOf);
  if (block.kind === 'table') return [...block.head, ...block.rows.flat()].flatMap(linksIn);
  return linksIn(block.words);
};

describe.each(languages)('the whole guide in %s', (language) => {
  const parts = wholeGuide((page) => readGuide(language, page));

  it('has every page with all its headings, one level lower', () => {
    expect(parts.map(({ page }) => page)).toEqual(guidePages);
    for (const part of parts) {
      const own = headingsOf(readGuide(language, part.page));
      expect(headingsOf(part).map(({ level }) => level - 1)).toEqual(own.map(({ level }) => level));
    }
  });

  it('names each anchor once, and leads from page to page within itself', () => {
    const anchors = parts.flatMap((part) => [
      part.page as string,
      ...headingsOf(part).map(({ anchor }) => anchor),
    ]);
    expect(anchors).toEqual([...new Set(anchors)]);
    const links = parts.flatMap(({ blocks }) => blocks.flatMap(linksOf));
    const within = links.filter((href) => href.startsWith('#'));
    expect(within.filter((href) => !anchors.includes(href.slice(1)))).toEqual([]);
    expect(links.filter((href) => href.startsWith('/guide/'))).toEqual([]);
  });
});
