import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { run } from '../src/run.ts';
import { terminalIn } from './case-terminal.ts';

const cases = path.join(import.meta.dirname, 'cases');

const textIn = (folder: string, file: string): string => {
  const found = path.join(folder, file);
  return existsSync(found) ? readFileSync(found, 'utf8') : '';
};

/**
 * Each folder is a call of `rokade`: the words in `cmd`, the files it names beside it, the output in
 * `expected`, standard error in `errors`, and the exit code in `exit` where it is not 0.
 */
describe('golden calls', () => {
  it.each(readdirSync(cases))('%s', async (name) => {
    const folder = path.join(cases, name);
    const words = textIn(folder, 'cmd').trim().split(/\s+/).slice(1);
    const outcome = await run(words, terminalIn(folder));
    expect(outcome.out.replaceAll('\r\n', '\n')).toBe(textIn(folder, 'expected'));
    expect(outcome.errors.map((line) => `rokade: ${line}\n`).join('')).toBe(
      textIn(folder, 'errors'),
    );
    expect(outcome.exit).toBe(Number(textIn(folder, 'exit') || '0'));
  });
});
