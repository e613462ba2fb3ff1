import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { articlesDocument, indexArticles, unknownTags } from '../scripts/article-index.ts';
import {
  articlesIn,
  isAbout,
  taggedArticles,
  testedArticles,
} from '../scripts/article-references.ts';

describe('naming articles', () => {
  test.each([
    ['4.10 §3', ['4.10 §3']],
    ['4.10 §1, §2; 4.10.1 "2. og følgende runder"', ['4.10 §1', '4.10 §2', '4.10.1']],
    ['4.10, 4.10.1; §16c, §16d', ['4.10', '4.10.1', '4.1.2 §16c', '4.1.2 §16d']],
    ['4.10 §5, §16d', ['4.10 §5', '4.1.2 §16d']],
    ['§12–13', ['4.1.2 §12', '4.1.2 §13']],
    [
      '4.11 §5.8.1–5.8.3, §5.10.2.4–5',
      ['4.11 §5.8.1', '4.11 §5.8.2', '4.11 §5.8.3', '4.11 §5.10.2.4', '4.11 §5.10.2.5'],
    ],
    ['§5g', ['4.1.1 §5g']],
    ['4.5.2.1: the average', ['4.5.2.1']],
    ['4½ points from 7 games', []],
  ])('%s', (text, articles) => {
    expect(articlesIn(text)).toEqual(articles);
  });

  test('tags count in code, titles and tables in tests', () => {
    const source =
      "/**\n * @article DSU 2002 4.14.2\n * @article FIDE 2026 4.5\n */\ntest('§16d: sits out')";
    expect(taggedArticles(source)).toEqual(['4.14.2']);
    expect(testedArticles(source)).toEqual(['4.14.2', '4.1.2 §16d']);
  });

  test.each([
    ['4.1.2 §16d', '4.1.2 §16d', true],
    ['4.1.2 §12', '4.1.2 §12a', true],
    ['4.1.2 §12a', '4.1.2 §12', true],
    ['4.5.2.1 §2', '4.5.2.1', true],
    ['4.11 §5.10.2.4', '4.11 §5.10.2', true],
    ['4.11 §5', '4.11 §5.1', true],
    ['4.10', '4.10 §1', false],
    ['4.10 §1', '4.10 §11', false],
    ['4.5.2', '4.5.2.1', false],
  ])('%s is about %s: %s', (reference, article, expected) => {
    expect(isAbout(reference, article)).toBe(expected);
  });
});

describe('docs/articles.md', () => {
  const { articles } = indexArticles();

  test('is what `npm run articles` writes', () => {
    const file = join(import.meta.dirname, '../docs/articles.md');
    expect(readFileSync(file, 'utf8')).toBe(articlesDocument());
  });

  test.each(articles)(
    '$article has code and a test, or a reason why not',
    ({ noCode, code, tests }) => {
      if (noCode === undefined) {
        expect(code).not.toEqual([]);
        expect(tests).not.toEqual([]);
      } else {
        expect(noCode).toMatch(/\.$/);
        expect(code).toEqual([]);
      }
    },
  );

  test('no tag names an article that is not there', () => {
    expect(unknownTags()).toEqual([]);
  });
});
