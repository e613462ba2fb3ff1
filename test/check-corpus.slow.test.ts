import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkCorpus } from '../scripts/check-corpus.ts';

const fixtures = join(import.meta.dirname, '../packages/formats/test/fixtures');
const folder = mkdtempSync(join(tmpdir(), 'rokade-corpus-'));

afterAll(() => rmSync(folder, { recursive: true }));

const program = (...words: readonly string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, '../scripts/check-corpus.ts'), ...words], {
    encoding: 'utf8',
  });

describe('check:corpus', () => {
  it('names each round that differs and each file that cannot be read', () => {
    const sound = readFileSync(join(fixtures, 'dutch-0105.trf'), 'utf8');
    // Round 2: 1 and 3 with the colours exchanged.
    const turned = sound.replace('     3 w 1', '     3 b 1').replace('     1 b 0', '     1 w 0');
    writeFileSync(join(folder, 'a-sound.trf'), sound);
    writeFileSync(join(folder, 'b-turned.trf'), turned);
    writeFileSync(join(folder, 'c-broken.trf'), '001 nobody');
    const { files, rounds, disagreements } = checkCorpus(folder);
    expect(files).toBe(3);
    expect(rounds).toBe(8);
    expect(disagreements[0]).toBe('b-turned.trf: round 2: by the rules 1-3; in the file 3-1');
    expect(disagreements.at(-1)).toMatch(/^c-broken.trf: trf\./);
    const run = program(folder);
    expect(run.stdout).toContain(`3 files, 8 rounds, ${disagreements.length} disagreements\n`);
    expect(run.status).toBe(1);
  });

  it('agrees with another engine on the files among the tests', () => {
    const { rounds, disagreements } = checkCorpus(fixtures);
    expect(disagreements.filter((line) => line.startsWith('dutch-'))).toEqual([]);
    expect(rounds).toBeGreaterThan(80);
  });

  it('says so where there is nothing to compare with', () => {
    const run = program(join(folder, 'nowhere'));
    expect(run.status).toBe(2);
    expect(run.stderr).toMatch(
      /^check:corpus: there are no report files \(\*\.trf\) in .*nowhere\n$/,
    );
  });
});
