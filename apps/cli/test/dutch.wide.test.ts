import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sharedPath } from '../../../test/wide/shared-folder.ts';
import { run } from '../src/run.ts';
import { terminalIn } from './case-terminal.ts';

const folder = sharedPath('data/dutch');
const files = globSync('{,big/}*.trf', { cwd: folder });

describe('rokade check agrees with two other engines in every round', () => {
  it('has their files', () => {
    expect(files.length).toBeGreaterThanOrEqual(153);
  });

  it.each(files)('%s', async (file) => {
    const words = ['check', file, '--system', 'dutch', '--format', 'json'];
    const outcome = await run(words, terminalIn(folder));
    const { rounds } = JSON.parse(outcome.out);
    expect(rounds.filter(({ ok }: { readonly ok: boolean }) => !ok)).toEqual([]);
    expect(rounds.length).toBeGreaterThan(2);
    expect(outcome.exit).toBe(0);
  });

  it.each(files)('%s without its first colour, which round 1 shows', async (file) => {
    const lines = readFileSync(`${folder}/${file}`, 'utf8').split(/\r\n|\r|\n/);
    const untold = lines.filter((line) => !/^152|^XXC (?:white|black)1/.test(line));
    expect(untold.length).toBeLessThan(lines.length);
    const input = new TextEncoder().encode(untold.join('\n'));
    const words = ['check', '-', '--system', 'dutch', '--format', 'json'];
    const outcome = await run(words, terminalIn(folder, { input }));
    expect(JSON.parse(outcome.out)).toMatchObject({ ok: true });
  });
});

it('gives no second bye where another engine does', async () => {
  const text = readFileSync(sharedPath('data/dutch/DISPUTED.md'), 'utf8').split('```')[1] ?? '';
  const input = new TextEncoder().encode(text.trimStart());
  const words = ['pair', '-', '--system', 'dutch', '--round', '7', '--format', 'javafo'];
  const outcome = await run(words, terminalIn(folder, { input }));
  expect(outcome.out).toBe('4\n5 1\n8 2\n3 9\n7 0\n');
});
