import { type ArticleDocument, documents } from './article-documents.ts';

/** An article of a regulation, both in the index's spelling: `DSU 2002`, `4.1.2 §16d`. */
export interface ArticleReference {
  readonly document: string;
  readonly article: string;
}

/** `5.8.1` and `5.8.3` (or `3`) give `5.8.1`, `5.8.2`, `5.8.3`; likewise `F1` and `3`, or `A.a` and `c`. */
function articlesBetween(from: string, to: string): readonly string[] {
  const [, start = '', first = ''] = /^(.*?)(\d+|[a-z])$/.exec(from) ?? [];
  const [last = ''] = /(?:\d+|[a-z])$/.exec(to) ?? [];
  if (Number.isNaN(Number(first)) !== Number.isNaN(Number(last))) return [from, to];
  const radix = Number.isNaN(Number(first)) ? 36 : 10;
  const low = Number.parseInt(first, radix);
  return Array.from(
    { length: Number.parseInt(last, radix) - low + 1 },
    (_, index) => start + (low + index).toString(radix),
  );
}

/**
 * The articles of one regulation that a text names, in full: in the Danish handbook `4.10 §1, §2; §16d`
 * gives `4.10 §1`, `4.10 §2`, `4.1.2 §16d`, in FIDE's rules `annex 3 1e, 1f` gives `annex 3 1e`, `annex
 * 3 1f`; `§12–13` gives both.
 */
export function articlesIn(text: string, document: ArticleDocument): readonly string[] {
  const found: string[] = [];
  let section = '';
  let sectionAlone = false;
  const closeSection = (next: string): void => {
    if (sectionAlone) found.push(section);
    section = next;
    sectionAlone = next !== '';
  };
  for (const { groups } of text.matchAll(document.reference)) {
    const from = groups?.['from']?.replace('§', '');
    if (from === undefined) {
      closeSection(groups?.['section'] ?? '');
      continue;
    }
    const stands = document.sectionOf(section, from);
    if (stands === section) sectionAlone = false;
    const mark = stands === '' ? '' : `${stands}${document.mark}`;
    const to = groups?.['to'];
    const articles = to === undefined ? [from] : articlesBetween(from, to);
    found.push(...articles.map((article) => `${mark}${article}`));
  }
  closeSection('');
  return [...new Set(found)];
}

/** The possible names of documents in a text, including those outside the index. */
const documentNames = new RegExp(
  `${documents.map(({ name }) => name).join('|')}|DSB Wertungsordnung 20\\d\\d|FIDE (?:[BC]\\.\\d+|TRF26|Laws 2023|20\\d\\d)|TRF26`,
  'g',
);

/** The articles that a text names after the name of their document, or of `own`. */
export function referencesIn(text: string, own = ''): readonly ArticleReference[] {
  const names = [...text.matchAll(documentNames)];
  const passages = [
    { name: own, start: 0 },
    ...names.map((match) => ({ name: match[0], start: match.index + match[0].length })),
  ];
  return passages.flatMap(({ name, start }, index) => {
    const document = documents.find((one) => one.name === name);
    if (document === undefined) return [];
    return articlesIn(text.slice(start, names[index]?.index), document).map((article) => ({
      document: name,
      article,
    }));
  });
}

const tags = (source: string): readonly string[] =>
  [...source.matchAll(/@article ([^\n`]*)/g)].map(([, text]) => text ?? '');

/** The articles that the `@article` tags of a source file name. */
export const taggedArticles = (source: string): readonly ArticleReference[] =>
  tags(source).flatMap((text) => referencesIn(text));

/** The `@article` tags that do not begin with a document's name. */
export const tagsWithoutDocument = (source: string): readonly string[] =>
  tags(source).filter((text) => text.search(documentNames) !== 0);

/**
 * The articles that a test file names in its titles, its tables and its tags: with their document, or
 * bare where the file has the tag `@regulation DSU 2002`.
 */
export function testedArticles(source: string): readonly ArticleReference[] {
  const own = /@regulation (\w+ \d+)/.exec(source)?.[1];
  const strings = [...source.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g)].map(
    ([, single, double, template]) => single ?? double ?? template ?? '',
  );
  return [...taggedArticles(source), ...strings.flatMap((text) => referencesIn(text, own))];
}

/** Whether a reference covers the article: it names the article, a part of it, or its whole paragraph. */
export function isAbout(reference: string, article: string, document: ArticleDocument): boolean {
  const isPartOf = (part: string, whole: string): boolean =>
    part.startsWith(whole) && document.partOf(whole).test(part.slice(whole.length));
  return (
    reference === article ||
    isPartOf(reference, article) ||
    (document.spreads(reference) && isPartOf(article, reference))
  );
}
