/**
 * `npm run articles`: writes docs/articles.md, which says for every article of our regulations where
 * its code and its tests are, or why it has none.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAbout, taggedArticles, testedArticles } from './article-references.ts';

/** An article of a regulation: `says` in our own words. */
interface Article {
  readonly article: string;
  readonly says: string;
  readonly noCode?: string;
}

interface Regulation {
  readonly document: string;
  readonly title: string;
  readonly articles: readonly Article[];
}

/** An article with the files that carry it out and those that show it. */
export interface IndexedArticle extends Article {
  readonly code: readonly string[];
  readonly tests: readonly string[];
}

const root = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Which file names which articles, for the files of a pattern. */
const references = (pattern: string, find: (source: string) => readonly string[]) =>
  globSync(pattern, { cwd: root })
    .sort()
    .map((file) => ({ file, articles: find(read(file)) }));

/** Where each article of the Danish handbook stands in the repository. */
export function indexArticles(): {
  readonly title: string;
  readonly articles: readonly IndexedArticle[];
} {
  const regulation = JSON.parse(read('docs/regulations/dsu-2002.json')) as Regulation;
  const code = references('packages/*/src/**/*.ts', taggedArticles);
  const tests = references('{packages/*,apps/*,.}/test/**/*.test.ts', testedArticles);
  const filesAbout = (files: ReturnType<typeof references>, article: string): readonly string[] =>
    files
      .filter(({ articles }) => articles.some((reference) => isAbout(reference, article)))
      .map(({ file }) => file);
  return {
    title: regulation.title,
    articles: regulation.articles.map((entry) => ({
      ...entry,
      code: filesAbout(code, entry.article),
      tests: filesAbout(tests, entry.article),
    })),
  };
}

/** Tags that name no article of the list: slips of the pen, or articles the list lacks. */
export function unknownTags(): readonly string[] {
  const { articles } = indexArticles();
  return references('packages/*/src/**/*.ts', taggedArticles).flatMap(({ file, articles: tags }) =>
    tags
      .filter(
        (tag) =>
          !articles.some(
            ({ article }) =>
              isAbout(tag, article) ||
              article.startsWith(`${tag} §`) ||
              article.startsWith(`${tag}.`),
          ),
      )
      .map((tag) => `${file}: ${tag}`),
  );
}

const link = (file: string): string => `[${file.split('/').at(-1)}](../${file})`;

/** The document, as it has to be. */
export function articlesDocument(): string {
  const { title, articles } = indexArticles();
  const row = ({ article, says, noCode, code, tests }: IndexedArticle): string =>
    noCode === undefined
      ? `| ${article} | ${says} | ${code.map(link).join(', ') || '**none**'} | ${tests.map(link).join(', ') || '**none**'} |`
      : `| ${article} | ${says} | no code of its own: ${noCode} | |`;
  return `${[
    '# Articles',
    '',
    `${title}: where each article is carried out and which tests show it. Written by \`npm run articles\` from the \`@article\` tags in the code and the articles named in the tests; the list of articles and those left out on purpose is \`docs/regulations/dsu-2002.json\`.`,
    '',
    '| Article | What it says | Code | Tests |',
    '|---|---|---|---|',
    ...articles.map(row),
  ].join('\n')}\n`;
}

if (import.meta.main) {
  writeFileSync(join(root, 'docs/articles.md'), articlesDocument());
  const bare = indexArticles().articles.filter(
    ({ noCode, code, tests }) => noCode === undefined && (code.length === 0 || tests.length === 0),
  );
  for (const { article, code } of bare) {
    console.log(`${article}: no ${code.length === 0 ? 'code' : 'test'}`);
  }
  for (const tag of unknownTags()) console.log(`no such article: ${tag}`);
  console.log('docs/articles.md written');
}
