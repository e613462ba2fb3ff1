import { unreachable } from '@rokade/rules';
import { type GuidePage, guidePages } from './guide-pages.ts';
import type { GuideBlock, GuideText, GuideWord, GuideWords } from './guide-text.ts';

/** A page of the guide as a part of one document. */
export interface GuidePart extends GuideText {
  readonly page: GuidePage;
}

/** The anchor of a heading where all pages are one document: two pages may use the same. */
const joinedAnchor = (page: string, anchor: string): string => `${page}--${anchor}`;

/** A link to a paragraph, of the page itself or of another, as one within the document. */
function joinedAddress(page: GuidePage, href: string): string {
  if (href.startsWith('#')) return `#${joinedAnchor(page, href.slice(1))}`;
  const [, other = '', anchor] = /^\/guide\/([^#?]+)(?:#(.+))?$/.exec(href) ?? [];
  if (!guidePages.some((each) => each === other)) return href;
  return anchor === undefined ? `#${other}` : `#${joinedAnchor(other, anchor)}`;
}

const joinedWords = (page: GuidePage, words: GuideWords): GuideWords =>
  words.map((word): GuideWord => {
    if (!('words' in word)) return word;
    const inner = joinedWords(page, word.words);
    return word.kind === 'link'
      ? { ...word, href: joinedAddress(page, word.href), words: inner }
      : { ...word, words: inner };
  });

function joinedBlock(page: GuidePage, block: GuideBlock): GuideBlock {
  const words = (each: GuideWords): GuideWords => joinedWords(page, each);
  switch (block.kind) {
    case 'heading':
      return {
        ...block,
        level: block.level === 2 ? 3 : 4,
        anchor: joinedAnchor(page, block.anchor),
        words: words(block.words),
      };
    case 'paragraph':
      return { ...block, words: words(block.words) };
    case 'list':
      return {
        ...block,
        items: block.items.map((item) => item.map((each) => joinedBlock(page, each))),
      };
    case 'table':
      return {
        ...block,
        head: block.head.map(words),
        rows: block.rows.map((row) => row.map(words)),
      };
    case 'picture':
      return block;
    default:
      return unreachable(block);
  }
}

/** All pages of the guide as one document: headings one level lower, links within it. */
export const wholeGuide = (textOf: (page: GuidePage) => GuideText): readonly GuidePart[] =>
  guidePages.map((page) => {
    const { title, blocks } = textOf(page);
    return { page, title, blocks: blocks.map((block) => joinedBlock(page, block)) };
  });
