/**
 * `npm run aims`: measures what docs/aims.md aims at, in this checkout; `npm run aims -- FOLDER` in another
 * one, as it was earlier. Arrows that run back are counted in this checkout alone, by its own rules.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { argv } from 'node:process';

/** A figure of the document: what is measured, and what was found. */
interface Figure {
  readonly name: string;
  readonly found: string;
}

/** The source files of a checkout that match these patterns, with their text. */
const textsOf = (root: string, patterns: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    globSync(patterns, { cwd: root })
      .filter((file) => statSync(join(root, file)).isFile())
      .toSorted()
      .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  );

const linesIn = (texts: Iterable<string>): number =>
  [...texts].reduce((sum, text) => sum + text.split('\n').length - 1, 0);

/** The block of lines that begins with a line, up to one that closes it. */
const blockFrom = (text: string, begins: RegExp): string =>
  new RegExp(`${begins.source}[^\\n]*\\n((?:[ ].*\\n|\\n)*)`, 'm').exec(text)?.[1] ?? '';

/** The keys of an object that is written over several lines. */
const keysIn = (block: string): readonly string[] =>
  [...block.matchAll(/^ {2}(?:async )?'?([\w-]+)'?(?=[:(,]| ?=)/gm)].map(([, key = '']) => key);

/** The form actions that a page carries out itself; `tell` passes a form on to the API. */
function handMadeActions(root: string): number {
  const pages = textsOf(root, ['apps/web/src/routes/**/+page.server.ts']);
  return [...pages.values()]
    .flatMap((text) => {
      const inOneLine = /^export const actions = \{ (.*) \}/m.exec(text)?.[1]?.split(', ') ?? [];
      return [...keysIn(blockFrom(text, /^export const actions[^=\n]*= \{/)), ...inOneLine];
    })
    .filter((key) => key !== 'tell' && !key.startsWith('...')).length;
}

/** The rows of the pages' own table of rights: actions by route. */
function secondTable(root: string): number {
  const texts = [
    ...textsOf(root, ['apps/web/src/lib/**/*.ts', 'packages/presentation/src/**/*.ts']).values(),
  ];
  const table = texts.map((text) => blockFrom(text, /^export const actionActs/)).join('');
  return [...table.matchAll(/'?[\w-]+'?: '[a-z-]+'/g)].length;
}

/** The files that stand in a room itself and in none of its folders. */
const looseIn = (root: string, room: string): number =>
  globSync(`${room}/*.{ts,svelte}`, { cwd: root }).filter((file) => !file.endsWith('/index.ts'))
    .length;

const rooms = ['packages/tournament/src', 'apps/web/src/lib/server', 'apps/web/src/lib/console'];

/** The kinds of commands of all books, as the shapes of commands name them. */
function commandKinds(root: string): ReadonlySet<string> {
  const texts = textsOf(root, ['packages/*/src/**/*command*.ts']);
  return new Set(
    [...texts.values()].flatMap((text) =>
      [/^const commandKinds = /, /^const singleKinds = /].flatMap((begins) =>
        keysIn(blockFrom(text, begins)),
      ),
    ),
  );
}

const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** In how many files a command is named, with its words (`tell.event.tick-point`), and in how many pages. */
function editsOfActs(root: string): readonly Figure[] {
  const texts = textsOf(root, ['packages/*/src/**/*.ts', 'apps/*/src/**/*.{ts,svelte}']);
  const all = [...texts];
  const counts = [...commandKinds(root)].map((kind) => {
    const named = new RegExp(`['.]${kind}'`);
    const files = all.filter(([, text]) => named.test(text)).map(([file]) => file);
    const pages = files.filter((file) => file.startsWith('apps/web/'));
    return { all: files.length, pages: pages.length };
  });
  return [
    { name: 'Commands of all books', found: String(counts.length) },
    {
      name: 'Files that name a command (the middle one of all)',
      found: String(middle(counts.map((one) => one.all))),
    },
    {
      name: '… of these in `apps/web`',
      found: String(middle(counts.map((one) => one.pages))),
    },
    {
      name: 'Commands that three or more files of `apps/web` name',
      found: String(counts.filter(({ pages }) => pages > 2).length),
    },
  ];
}

/** Imports that the rules of this checkout forbid. */
function arrowsBack(root: string): number {
  const { stdout } = spawnSync('node', ['scripts/import-directions.ts'], { cwd: root });
  return String(stdout).match(/^ *error /gm)?.length ?? 0;
}

/** Everything that docs/aims.md aims at. */
export function figuresOf(root: string): readonly Figure[] {
  const web = textsOf(root, ['apps/web/src/**/*.{ts,svelte,css}']);
  const loose = rooms.map((room) => looseIn(root, room));
  return [
    { name: 'Rows of a second table of rights', found: String(secondTable(root)) },
    { name: 'Form actions made by hand', found: String(handMadeActions(root)) },
    {
      name: 'Loose files in the three rooms',
      found: `${loose.reduce((sum, count) => sum + count, 0)} (${loose.join(', ')})`,
    },
    { name: 'Lines of `apps/web/src`', found: String(linesIn(web.values())) },
    ...editsOfActs(root),
  ];
}

if (import.meta.main) {
  const own = dirname(import.meta.dirname);
  const root = argv[2] ?? own;
  for (const { name, found } of figuresOf(root)) console.log(`${name}: ${found}`);
  if (root === own) console.log(`Arrows that run back: ${arrowsBack(root)}`);
}
