/**
 * `npm run articles`: writes docs/articles.md, which gives for every article of our regulations its
 * state, where its code and its tests are, and what is missing. Fails where an article has no entry on
 * these.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type ArticleIndex,
  faultsIn,
  type IndexedArticle,
  indexArticles,
  type Regulation,
  statuses,
} from './article-index.ts';

const link = (file: string): string => `[${file.split('/').at(-1)}](../${file})`;

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]) => [
  row(head),
  row(head.map(() => '---')),
  ...rows.map(row),
];

/** What is missing and the part of Rokade that will bring it; or why there is no code. */
const openOf = ({ noCode, missing, waitsFor }: IndexedArticle): string =>
  noCode ?? [missing, waitsFor && `**${waitsFor}**`].filter(Boolean).join(': ');

const articleRow = (entry: IndexedArticle): readonly string[] => [
  entry.part === undefined ? entry.article : `${entry.article} (${entry.part})`,
  entry.says,
  entry.status,
  entry.code.map(link).join(', '),
  entry.tests.map(link).join(', '),
  openOf(entry),
];

const countsOf = ({ document, articles }: Regulation<IndexedArticle>) => [
  document,
  ...statuses.map((status) => articles.filter((entry) => entry.status === status).length),
  articles.length,
];

const section = ({ document, title, source, articles }: Regulation<IndexedArticle>) => [
  '',
  `## ${document}`,
  '',
  `${title}. ${source}`,
  '',
  ...table(
    ['Article', 'What it says', 'Status', 'Code', 'Tests', 'Waits for'],
    articles.map(articleRow),
  ),
];

/** The right content of docs/articles.md. */
export function articlesDocument({ regulations }: ArticleIndex): string {
  const all = { document: 'All', articles: regulations.flatMap(({ articles }) => articles) };
  return `${[
    '# Articles',
    '',
    'How each article of our regulations stands: **right** (code, and a test that names it), **partial** (code and a test, but something is missing), **waits** (no code yet), **none** (nothing for a program to do, and why). What is not right names the part of Rokade that it waits for: ratings, federation, club year, hall, the Laws of Chess at the board, team leagues, or shapes (one shape for all tournaments, with a page “About this tournament”).',
    '',
    'Written by `npm run articles` from the lists in `docs/regulations/`, the `@article` tags in the code and the articles named in the tests.',
    '',
    ...table(
      ['Regulation', ...statuses, 'lines'],
      [...regulations, { ...all, title: '', source: '' }].map(countsOf),
    ),
    ...regulations.flatMap(section),
  ].join('\n')}\n`;
}

if (import.meta.main) {
  const index = indexArticles();
  writeFileSync(join(import.meta.dirname, '../docs/articles.md'), articlesDocument(index));
  console.log('docs/articles.md written');
  const faults = faultsIn(index);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
