import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { documents } from '../scripts/article-documents.ts';
import { type ArticleIndex, faultsIn, indexArticles } from '../scripts/article-index.ts';
import {
  articlesIn,
  isAbout,
  referencesIn,
  taggedArticles,
  tagsWithoutDocument,
  testedArticles,
} from '../scripts/article-references.ts';
import { articlesDocument } from '../scripts/articles-document.ts';

function documentOf(name: string) {
  const document = documents.find((one) => one.name === name);
  if (document === undefined) throw new Error(`no document: ${name}`);
  return document;
}

const written = (references: ReturnType<typeof referencesIn>): readonly string[] =>
  references.map(({ document, article }) => `${document} ${article}`);

describe('naming articles', () => {
  test.each([
    ['DSU 2002', '4.10 §3', ['4.10 §3']],
    ['DSU 2002', '4.10 §1, §2; 4.10.1 "2. og følgende runder"', ['4.10 §1', '4.10 §2', '4.10.1']],
    ['DSU 2002', '4.10, 4.10.1; §16c, §16d', ['4.10', '4.10.1', '4.1.2 §16c', '4.1.2 §16d']],
    ['DSU 2002', '4.10 §5, §16d', ['4.10 §5', '4.1.2 §16d']],
    ['DSU 2002', '§12–13', ['4.1.2 §12', '4.1.2 §13']],
    [
      'DSU 2002',
      '4.11 §5.8.1–5.8.3, §5.10.2.4–5',
      ['4.11 §5.8.1', '4.11 §5.8.2', '4.11 §5.8.3', '4.11 §5.10.2.4', '4.11 §5.10.2.5'],
    ],
    ['DSU 2002', '§5g', ['4.1.1 §5g']],
    ['DSU 2002', '4.4 §65a–c', ['4.4 §65a', '4.4 §65b', '4.4 §65c']],
    ['DSU 2002', '4.9.1-11: prizes', ['4.9.1-11']],
    ['DSU 2010', '4.5.2.1: the average', ['4.5.2.1']],
    ['DSU 2002', '4½ points from 7 games', []],
    ['Laws 2001', '6.7, 12.7–12.8; B1–B3', ['6.7', '12.7', '12.8', 'B1', 'B2', 'B3']],
    ['Tempelhof 2018', 'III.A.12–13, IV.4a–b', ['III.A.12', 'III.A.13', 'IV.4a', 'IV.4b']],
    ['Tempelhof 2018', 'I play in class A', []],
    ['FIDE 2012', '8.2.2a, 7.4', ['8.2.2a', '7.4']],
    [
      'FIDE 2012',
      'annex 3 1e, 1k.2, A.b; annex 2 §5; annex 1',
      ['annex 3 1e', 'annex 3 1k.2', 'annex 3 A.b', 'annex 2 5', 'annex 1'],
    ],
  ])('%s: %s', (name, text, articles) => {
    expect(articlesIn(text, documentOf(name))).toEqual(articles);
  });

  test('a reference belongs to the document named before it; other documents are left out', () => {
    expect(
      written(referencesIn('§5b; FIDE C.07 8.1; FIDE 2012 annex 3 A.b; Tempelhof 2018 IV.4b')),
    ).toEqual(['FIDE 2012 annex 3 A.b', 'Tempelhof 2018 IV.4b']);
  });

  test('tags count in code, titles and tables in tests, where they name their document', () => {
    const source =
      "/**\n * @article DSU 2002 4.14.2\n * @article FIDE 2026 4.5\n */\ntest('§16d: DSU 2002 §16c')";
    expect(written(taggedArticles(source))).toEqual(['DSU 2002 4.14.2']);
    expect(written(testedArticles(source))).toEqual(['DSU 2002 4.14.2', 'DSU 2002 4.1.2 §16c']);
  });

  test('bare names are those of the regulation that the file is about', () => {
    const source = "/** @regulation Tempelhof 2018 */\ntest('III.A.4, DSU 2002 §5b')";
    expect(written(testedArticles(source))).toEqual([
      'Tempelhof 2018 III.A.4',
      'DSU 2002 4.1.1 §5b',
    ]);
  });

  test('a tag without its document is found', () => {
    const source = '/** @article Tempelhof III.A.12 */ /** @article FIDE C.04.3 2026 C1 */';
    expect(tagsWithoutDocument(source)).toHaveLength(1);
  });

  test.each([
    ['DSU 2002', '4.1.2 §16d', '4.1.2 §16d', true],
    ['DSU 2002', '4.1.2 §12', '4.1.2 §12a', true],
    ['DSU 2002', '4.1.2 §12a', '4.1.2 §12', true],
    ['DSU 2002', '4.5.2.1 §2', '4.5.2.1', true],
    ['DSU 2002', '4.11 §5.10.2.4', '4.11 §5.10.2', true],
    ['DSU 2002', '4.11 §5', '4.11 §5.1', true],
    ['DSU 2002', '4.10', '4.10 §1', false],
    ['DSU 2002', '4.10 §1', '4.10 §11', false],
    ['DSU 2002', '4.5.2', '4.5.2.1', false],
    ['Tempelhof 2018', 'IV.4', 'IV.4a', true],
    ['Tempelhof 2018', 'III.C', 'III.C.1', false],
    ['Tempelhof 2018', 'III.A.1', 'III.A.12', false],
    ['FIDE 2012', '8.2', '8.2.2a', true],
    ['FIDE 2012', 'annex 3', 'annex 3 A.b', false],
    ['FIDE 2012', 'annex 3 A.a.1', 'annex 3 A.a', true],
  ])('%s: %s is about %s: %s', (name, reference, article, expected) => {
    expect(isAbout(reference, article, documentOf(name))).toBe(expected);
  });
});

describe('docs/articles.md', () => {
  const index: ArticleIndex = indexArticles();

  test('is what `npm run articles` writes', () => {
    const file = join(import.meta.dirname, '../docs/articles.md');
    expect(readFileSync(file, 'utf8')).toBe(articlesDocument(index));
  });

  test('has every regulation', () => {
    expect(index.regulations.map(({ document }) => document)).toEqual(
      documents.map(({ name }) => name),
    );
  });

  test('each article has code and a test, or says what it waits for or why there is none', () => {
    expect(faultsIn(index)).toEqual([]);
  });
});
