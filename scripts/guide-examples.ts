/**
 * `npm run guide`: runs the guide's examples and rewrites their outputs: after each ```ts program its
 * ```text block, and in ```console blocks the lines below each `$ command`.
 */
import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { env, execPath } from 'node:process';

const root = join(import.meta.dirname, '..');
const binaries = join(root, 'node_modules/.bin');
const english = { ...env, LC_ALL: '', LC_MESSAGES: '', LANG: 'en_GB.UTF-8' };

/** The output of a program of the guide, including errors. */
function runProgram(program: string): string {
  const args = ['--input-type=module-typescript', '-e', program];
  const { stdout, stderr } = spawnSync(execPath, args, { cwd: root, encoding: 'utf8' });
  return `${stdout}${stderr}`;
}

/** A console block with the output of its commands when they run in a folder, in order. */
function runConsole(block: string, folder: string): string {
  const commands = block.split('\n').filter((line) => line.startsWith('$ '));
  const path = `${binaries}${delimiter}${env['PATH'] ?? ''}`;
  const lines = commands.map((line) => {
    const { stdout } = spawnSync('sh', ['-c', `{ ${line.slice(2)}; } 2>&1`], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...english, PATH: path },
    });
    const shown = stdout.replaceAll('\r\n', '\n').trimEnd();
    return shown === '' ? `${line}\n` : `${line}\n${shown}\n`;
  });
  return lines.join('');
}

/** The guide's pages. */
export const guidePages = (): readonly string[] =>
  globSync('docs/guide/*.md', { cwd: root }).sort();

/** A page of the guide as it stands. */
export const readPage = (page: string): string => readFileSync(join(root, page), 'utf8');

/** The parts of a page, each from a heading of the second level to the next. */
export const partsOf = (page: string): readonly string[] => page.split(/^(?=## )/m);

/** A part of a page with the current outputs of its programs and commands, which run in a folder. */
export const outputsIn = (folder: string, markdown: string): string =>
  markdown
    .replace(
      /(```ts\n(.*?)```\n\n```text\n).*?(?=```)/gs,
      (_, head: string, program: string) => `${head}${runProgram(program)}`,
    )
    .replace(
      /(```console\n)(.*?)(?=```)/gs,
      (_, head: string, block: string) => `${head}${runConsole(block, folder)}`,
    );

/** A new folder for the commands of a page, whose parts go on with the files of those before. */
export const guideFolder = (): string => mkdtempSync(join(tmpdir(), 'rokade-guide-'));

/** A page with the current outputs of all its parts. */
function withOutputs(page: string): string {
  const folder = guideFolder();
  try {
    return partsOf(page)
      .map((part) => outputsIn(folder, part))
      .join('');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  for (const page of guidePages()) {
    writeFileSync(join(root, page), withOutputs(readPage(page)));
    console.log(`${page} written`);
  }
}
