import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { commands, commonOptions } from '../src/command-table.ts';
import { environmentVariables } from '../src/environment-variables.ts';
import { run } from '../src/run.ts';
import { terminalIn } from './case-terminal.ts';

const manual = async (language: string): Promise<string> =>
  (await run(['man', '--lang', language], terminalIn('.'))).out;

/** A page as roff shows it, on one line; null: this machine has no groff. */
function shown(page: string): { readonly text: string; readonly faults: string } | null {
  const { error, stdout, stderr } = spawnSync(
    'groff',
    ['-man', '-Kutf8', '-Tutf8', '-ww', '-rLL=200n', '-P-cbou'],
    { input: page, encoding: 'utf8' },
  );
  if (error !== undefined) return null;
  return { text: stdout.replaceAll('‐', '-').replace(/\s+/g, ' '), faults: stderr };
}

const plain = (page: string): string => page.replaceAll('\\-', '-').replaceAll('\\(dq', '"');

describe.each(languages)('the manual page in %s', (language) => {
  it('has every command with its arguments and options', async () => {
    const page = plain(await manual(language));
    for (const { name, args = {}, options } of commands) {
      expect(page).toContain(`.SS "${['rokade', name, ...Object.keys(args)].join(' ')}"\n`);
      for (const { flags, choices = [] } of [...options, ...commonOptions]) {
        expect(page).toContain(`.B "${flags}"\n`);
        expect(page).toContain(choices.join(', '));
      }
    }
    expect(page).not.toContain('cli.');
  });

  it('is a page that roff reads without a complaint', async () => {
    const page = shown(await manual(language));
    if (page === null) return;
    expect(page.faults).toBe('');
    expect(page.text).toContain('rokade check FILE');
    expect(page.text).toContain('--all-faults');
  });

  it('has no line that roff would take for a request of its own', async () => {
    const requests = (await manual(language)).split('\n').filter((line) => /^[.']/.test(line));
    for (const line of requests) expect(line).toMatch(/^\.(TH|SH|SS|PP|TP|B)\b/);
  });
});

it('names each variable of the environment that a command reads', () => {
  const folder = join(import.meta.dirname, '../src');
  const text = globSync('**/*.ts', { cwd: folder, exclude: ['environment-variables.ts'] })
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  const read = new Set(text.match(/\bROKADE_[A-Z_]+\b/g));
  const named = environmentVariables.map(({ name }) => name);
  expect(named.filter((name) => name.startsWith('ROKADE_')).toSorted()).toEqual(
    [...read].toSorted(),
  );
});
