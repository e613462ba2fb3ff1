import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importList } from '@rokade/server';
import { translator } from '@rokade/texts/all';
import { usualSettings } from '@rokade/tournament';
import { describe, expect, it, onTestFinished } from 'vitest';
import { suggestedPlayers } from '../../src/lib/server/players/suggested-players.ts';
import { memoryApplication } from '../memory-application.ts';

const fide = [
  'FIDE ID;Name;Country;Title;FIDE;Rapid;Sex;Born',
  '1414000;Hansen, Ida;DEN;WFM;1776;1801;w;1971',
  '1500001;Hansson, Bo;SWE;IM;2401;2390;m;1980',
].join('\n');

const dsu = [
  '"Nummer";"Født år";"Navn";"Klub";"Titel";"Rating";"Hurtig";"Lyn";"Elo";"Fide";"K-factor"',
  '"100100001";"1971";"Ida Hansen";"SK Nord";"";"1643";"1570";"1560";"1770";"1414000";"40"',
].join('\n');

async function withLists(): Promise<App.Locals> {
  const folder = mkdtempSync(join(tmpdir(), 'rokade-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const options = { folder, month: '2026-11', kind: null, keep: null, now: new Date() };
  const lists = [
    { name: 'fide.csv', source: 'fide', text: fide },
    { name: 'dsu.csv', source: null, text: `""\n${dsu}\n` },
  ] as const;
  for (const { text, ...list } of lists) {
    const path = join(folder, list.name);
    writeFileSync(path, text);
    expect(await importList({ ...options, ...list, path })).toMatchObject({ ok: true });
  }
  const app = await memoryApplication(folder);
  const rights = [{ role: 'owner', for: { kind: 'organisation' } }];
  const reader = { language: 'en', t: translator('en') };
  return { app, session: { rights }, ...reader } as unknown as App.Locals;
}

describe('whoever may be meant in a form of a player, of the rating lists', () => {
  it('is one person with all that the lists say, in a tournament of their federation', async () => {
    const locals = await withLists();
    const found = suggestedPlayers(locals, 'ida hans', { ...usualSettings, federation: 'DEN' });
    expect(found.map(({ values }) => values)).toEqual([
      {
        name: 'Hansen, Ida',
        title: 'WFM',
        sex: 'w',
        federation: 'DEN',
        club: 'SK Nord',
        birthDate: '1971',
        fideId: '1414000',
        nationalId: '100100001',
        rating: '1643',
        rapidRating: '1570',
        blitzRating: '1560',
        fideRating: '1776',
      },
    ]);
  });

  it('has no national number of another federation', async () => {
    const locals = await withLists();
    const [ida] = suggestedPlayers(locals, 'ida hans', { ...usualSettings, federation: 'GER' });
    expect(ida?.values).toMatchObject({ club: 'SK Nord', fideRating: '1776' });
    expect(ida?.values.rating).toBeUndefined();
    expect(ida?.values.nationalId).toBeUndefined();
  });

  it('has the number of the kind of play', async () => {
    const locals = await withLists();
    const timeControl = { stages: [{ moves: null, minutes: 15 }], incrementSeconds: 10 };
    const [bo] = suggestedPlayers(locals, 'bo swe', { ...usualSettings, timeControl });
    expect(bo?.values).toMatchObject({ name: 'Hansson, Bo', fideRating: '2390' });
    expect(bo?.more).toContain('FIDE, November 2026');
  });
});
