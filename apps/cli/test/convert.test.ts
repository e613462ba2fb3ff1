import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parsePlayerList } from '@rokade/formats';
import { languages } from '@rokade/tournament';
import { afterAll, describe, expect, it } from 'vitest';
import { run } from '../src/run.ts';
import { terminalIn } from './case-terminal.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'rokade-convert-'));

afterAll(() => rmSync(folder, { recursive: true }));

const text = (input: string) => new Uint8Array(Buffer.from(input));

async function outOf(words: string, input = ''): Promise<string> {
  const outcome = await run(words.split(' '), terminalIn(folder, { input: text(input) }));
  expect(outcome.exit).toBe(0);
  return outcome.out;
}

const generated = () => outOf('generate --players 24 --rounds 5 --seed convert');

describe('conversion', () => {
  it('there and back again changes nothing', async () => {
    const trf = await generated();
    const json = await outOf('convert - - --to json', trf);
    expect(await outOf('convert - - --to trf', json)).toBe(trf);
  });

  it('writes the records of one edition alone', async () => {
    const trf = await generated();
    const old = await outOf('convert - - --to trf16', trf);
    const current = await outOf('convert - - --to trf26', trf);
    expect(old).toMatch(/^XXR 5\r$/m);
    expect(old).not.toMatch(/^142 /m);
    expect(current).toMatch(/^142 5\r$/m);
    expect(current).not.toMatch(/^XX/m);
    for (const text of [old, current]) {
      const words = 'pair - --system monrad --round 3 --format json';
      expect(await outOf(words, text)).toBe(await outOf(words, trf));
    }
  });

  it('answers the same from a report file and from its JSON', async () => {
    const trf = await generated();
    const json = await outOf('convert - - --to json', trf);
    for (const words of [
      'pair - --system monrad --round 3 --format json',
      'standings - --tiebreaks DSU-AK,DSU-SB --format json',
      'rate - --system dsu --format json',
    ]) {
      expect(await outOf(words, json)).toBe(await outOf(words, trf));
    }
  });

  it.each(languages)(
    'makes a player list headed in %s that can be read again',
    async (language) => {
      const csv = await outOf(`convert - - --to csv --lang ${language}`, await generated());
      const list = parsePlayerList(csv);
      expect(list.faults).toEqual([]);
      expect(list.players).toHaveLength(24);
      const fields = list.columns.map(({ field }) => field);
      expect(fields).toEqual([
        'number',
        'name',
        'title',
        'sex',
        'club',
        'federation',
        'citizenship',
        'rating',
        'rapidRating',
        'blitzRating',
        'fideRating',
        'fideId',
        'nationalId',
        'birthDate',
        'dwzIndex',
      ]);
      expect(await outOf(`convert - - --to csv --lang ${language}`, csv)).toBe(csv);
    },
  );

  it('knows the target by the ending of OUT and writes there', async () => {
    writeFileSync(path.join(folder, 'in.trf'), await generated());
    const written = new Map<string, string>();
    for (const out of ['a.json', 'b.CSV', 'c.pgn', 'd.trfx']) {
      const outcome = await run(['convert', 'in.trf', out], terminalIn(folder, { written }));
      expect(outcome).toMatchObject({ exit: 0, out: '' });
    }
    expect(written.get('a.json')).toContain('"format": "rokade-tournament"');
    expect(written.get('b.CSV')).toMatch(/^No\.,Name,/);
    expect(written.get('c.pgn')).toMatch(/^\[Event "Generated tournament convert"\]/);
    expect(written.get('d.trfx')).toMatch(/^012 Generated tournament convert\r\n/);
  });
});
