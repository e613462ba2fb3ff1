/**
 * What `action.yml` runs: `rokade check` on each report file that its inputs name, below the current
 * folder. What is wrong becomes an annotation of its file and a row in the summary of the run. Exit 0
 * where all files agree, 1 where one differs, 2 where one cannot be read or there is none.
 */
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { appendFileSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { env, execPath } from 'node:process';

const program = join(import.meta.dirname, '../apps/cli/src/main.ts');

/** In characters; the answer on a thousand players and twenty rounds has a tenth of it. */
const longestAnswer = 50_000_000;

const input = (name: string): string => (env[`ROKADE_CHECK_${name}`] ?? '').trim();

/** What one file gave. */
interface CheckedFile {
  readonly file: string;
  readonly exit: number;
  readonly out: string;
  /** What was said on standard error, a line each, without the program's name. */
  readonly lines: readonly string[];
}

const isSet = (name: string): boolean => input(name) === 'true';

const options: readonly string[] = [
  ...(input('SYSTEM') === '' ? [] : ['--system', input('SYSTEM')]),
  ...(isSet('STANDINGS') ? ['--standings'] : []),
  ...(isSet('LENIENT') ? ['--lenient'] : []),
  ...['--lang', input('LANGUAGE') || 'en'],
];

const isOfTools = (path: string): boolean => /(^|[\\/])(node_modules|\.git)$/.test(path);

const patterns = input('FILES')
  .split('\n')
  .map((line) => line.trim())
  .filter((line) => line !== '');

const files = [...new Set(globSync(patterns, { exclude: isOfTools }))]
  .map((file) => file.replaceAll('\\', '/'))
  .toSorted();

function check(file: string): CheckedFile {
  // Behind the two hyphens a name that begins with one is no option.
  const words = [program, 'check', ...options, '--', file];
  const { status, stdout, stderr } = spawnSync(execPath, words, {
    encoding: 'utf8',
    maxBuffer: longestAnswer,
  });
  const lines = stderr.split('\n').filter((line) => line !== '');
  const named = lines.map((line) => line.replace(/^rokade: /, ''));
  return { file, exit: status ?? 2, out: stdout, lines: named };
}

/** A text in a command to the runner: what would end the command is written in another way. */
const inCommand = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

/** A value of a property of a command to the runner. */
const property = (text: string): string =>
  inCommand(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** One annotation a file: a run shows ten of a kind and no more. */
const annotation = (kind: 'error' | 'notice', { file, lines }: CheckedFile): string =>
  lines.length === 0 ? '' : `::${kind} file=${property(file)}::${inCommand(lines.join('\n'))}\n`;

/** What a file gave, folded. What stands in a file is shown and never obeyed as a command. */
function report(checked: CheckedFile): string {
  const end = randomUUID();
  const shown = `::group::${inCommand(checked.file)}\n::stop-commands::${end}\n${checked.out}\n::${end}::\n::endgroup::\n`;
  return shown + annotation(checked.exit === 0 ? 'notice' : 'error', checked);
}

const words: Readonly<Record<number, string>> = { 0: 'agrees', 1: 'differs' };

const cell = (text: string): string => text.replaceAll(/[\\|`<[\]]/g, '\\$&');

const row = ({ file, exit, lines }: CheckedFile): string =>
  `| ${cell(file)} | ${words[exit] ?? 'cannot be read'} | ${exit === 0 ? '' : lines.map(cell).join('<br>')} |\n`;

/** Appends to a file that the runner names; without a runner there is none. */
function append(name: string, text: string): void {
  const file = env[name];
  if (file !== undefined && file !== '') appendFileSync(file, text);
}

const checkedFiles = files.map(check);
for (const checked of checkedFiles) process.stdout.write(report(checked));
if (files.length === 0) {
  console.log(`::error::no file matches ${inCommand(patterns.join(', '))}`);
}
const failed = checkedFiles.filter(({ exit }) => exit !== 0).length;
append('GITHUB_OUTPUT', `checked=${files.length}\nfailed=${failed}\n`);
append(
  'GITHUB_STEP_SUMMARY',
  `| File | Check | |\n|---|---|---|\n${checkedFiles.map(row).join('')}`,
);
process.exitCode = files.length === 0 ? 2 : Math.max(...checkedFiles.map(({ exit }) => exit));
