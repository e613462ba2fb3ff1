import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ArticleDocument, documents } from './article-documents.ts';
import {
  type ArticleReference,
  articlesIn,
  isAbout,
  taggedArticles,
  tagsWithoutDocument,
  testedArticles,
} from './article-references.ts';

/** The parts of Rokade that are not built yet. */
export const waitingFor = [
  'ratings',
  'federation',
  'club year',
  'hall',
  'Laws',
  'team leagues',
  'shapes',
] as const;

/** One or several articles of a regulation, or a `part` of one: `says` is the content in our own words. */
export interface Article {
  readonly article: string;
  readonly part?: string;
  readonly says: string;
  readonly noCode?: string;
  readonly waitsFor?: (typeof waitingFor)[number];
  /** What is missing although there is code. */
  readonly missing?: string;
}

export interface Regulation<Entry = Article> {
  readonly document: string;
  readonly title: string;
  readonly source: string;
  readonly articles: readonly Entry[];
}

export const statuses = ['right', 'partial', 'waits', 'none'] as const;

/** An article with its state, and the files that implement and test it. */
export interface IndexedArticle extends Article {
  readonly status: (typeof statuses)[number];
  readonly code: readonly string[];
  readonly tests: readonly string[];
  readonly faults: readonly string[];
}

interface FileReferences {
  readonly file: string;
  readonly articles: readonly ArticleReference[];
}

export interface ArticleIndex {
  readonly regulations: readonly Regulation<IndexedArticle>[];
  /** Tags and titles that name an article outside all lists. */
  readonly unknown: readonly string[];
}

const root = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const filesOf = (pattern: string): readonly string[] => globSync(pattern, { cwd: root }).sort();
const codeFiles = '{packages,apps}/*/src/**/*.ts';
const testFiles = '{packages/*,apps/*,.}/test/**/*.test.ts';
/** The test of this index itself, which names articles only as examples. */
const ownTest = 'test/article-index.test.ts';

const references = (
  pattern: string,
  find: (source: string) => readonly ArticleReference[],
): readonly FileReferences[] =>
  filesOf(pattern)
    .filter((file) => file !== ownTest)
    .map((file) => ({ file, articles: find(read(file)) }));

/** Whether an article counts as implemented, wholly or except for what is missing. */
const isCarried = ({ noCode, waitsFor, missing }: Article): boolean =>
  noCode === undefined && (waitsFor === undefined || missing !== undefined);

function statusOf(article: Article): IndexedArticle['status'] {
  if (article.noCode !== undefined) return 'none';
  if (article.missing !== undefined) return 'partial';
  return article.waitsFor === undefined ? 'right' : 'waits';
}

/** The gaps in an article's entry, and its contradictions with the code. */
function faultsOf(article: Article, code: readonly string[], tests: readonly string[]): string[] {
  const { noCode, waitsFor, missing } = article;
  const carried = isCarried(article);
  const faults: readonly (readonly [boolean, string])[] = [
    [carried && code.length === 0, 'no code, and it names nothing that it waits for'],
    [carried && tests.length === 0, 'no test names it'],
    [!carried && code.length > 0, 'code carries it, though the list says that none does'],
    [noCode !== undefined && !/\.$/.test(noCode), 'the reason is no sentence'],
    [missing !== undefined && waitsFor === undefined, 'what is missing waits for nothing'],
    [waitsFor !== undefined && !waitingFor.includes(waitsFor), `nothing is called ${waitsFor}`],
  ];
  return faults.filter(([is]) => is).map(([, fault]) => fault);
}

/** A regulation's articles with their files; files shared by several entries go to those with code. */
function indexRegulation(
  { articles, ...regulation }: Regulation,
  document: ArticleDocument,
  code: readonly FileReferences[],
  tests: readonly FileReferences[],
): Regulation<IndexedArticle> {
  const named = articles.map((entry) => ({ entry, ids: articlesIn(entry.article, document) }));
  const carriedIds = named.flatMap(({ entry, ids }) => (isCarried(entry) ? ids : []));
  return {
    ...regulation,
    articles: named.map(({ entry, ids }) => {
      const own = isCarried(entry) ? ids : ids.filter((id) => !carriedIds.includes(id));
      const filesAbout = (files: readonly FileReferences[]): readonly string[] =>
        files
          .filter(({ articles: named }) =>
            named.some(
              (reference) =>
                reference.document === document.name &&
                own.some((id) =>
                  isCarried(entry)
                    ? isAbout(reference.article, id, document)
                    : reference.article === id,
                ),
            ),
          )
          .map(({ file }) => file);
      const found = { code: filesAbout(code), tests: filesAbout(tests) };
      return {
        ...entry,
        ...found,
        status: statusOf(entry),
        faults: faultsOf(entry, found.code, found.tests),
      };
    }),
  };
}

/** Whether a list contains the article, or articles of the named section. */
const isListed = (reference: ArticleReference, regulations: readonly Regulation[]): boolean =>
  documents.some(
    (document) =>
      document.name === reference.document &&
      regulations
        .filter((regulation) => regulation.document === document.name)
        .flatMap(({ articles }) => articles.flatMap(({ article }) => articlesIn(article, document)))
        .some(
          (article) =>
            isAbout(reference.article, article, document) ||
            /^(?: |\.)/.test(
              article.startsWith(reference.article) ? article.slice(reference.article.length) : '',
            ),
        ),
  );

/** Where each article of each regulation stands in the repository. */
export function indexArticles(): ArticleIndex {
  const code = references(codeFiles, taggedArticles);
  const tests = references(testFiles, testedArticles);
  const regulations = documents.flatMap((document) =>
    filesOf('docs/regulations/*.json')
      .map((file) => JSON.parse(read(file)) as Regulation)
      .filter((regulation) => regulation.document === document.name)
      .map((regulation) => indexRegulation(regulation, document, code, tests)),
  );
  const unlisted = [...code, ...tests].flatMap(({ file, articles }) =>
    articles
      .filter((reference) => !isListed(reference, regulations))
      .map(({ document, article }) => `${file}: no such article: ${document} ${article}`),
  );
  const nameless = [...filesOf(codeFiles), ...filesOf(testFiles)]
    .filter((file) => file !== ownTest)
    .flatMap((file) =>
      tagsWithoutDocument(read(file)).map((tag) => `${file}: a tag without document: ${tag}`),
    );
  return { regulations, unknown: [...unlisted, ...nameless] };
}

/** The faults of the lists, the tags or the tests. */
export const faultsIn = ({ regulations, unknown }: ArticleIndex): readonly string[] => [
  ...regulations.flatMap(({ document, articles }) =>
    articles.flatMap(({ article, part, faults }) =>
      faults.map((fault) => `${document} ${article} ${part ?? ''}: ${fault}`),
    ),
  ),
  ...unknown,
];
