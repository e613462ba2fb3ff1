import { readSpreadsheet } from '@rokade/formats';
import { expect, it } from 'vitest';
import { pdfPages } from '../../../test/pdf-text.ts';
import { run } from '../src/run.ts';
import { terminalIn } from './case-terminal.ts';

const call = async (words: string, input = '', written = new Map<string, string>()) => {
  const bytes = new TextEncoder().encode(input);
  return await run(words.split(' '), terminalIn(import.meta.dirname, { input: bytes, written }));
};

const file = async () =>
  `${(await call('generate --players 12 --rounds 3 --seed forms --system dutch')).out}102 Jensen, Ida\r\n`;

it('forms fills in FIDE’s forms of a file, as text and as JSON', async () => {
  const text = await call('forms - --form IT3', await file());
  expect(text).toMatchObject({ exit: 0 });
  expect(text.out).toMatch(/^IT3 {2}Tournament report\n/);
  expect(text.out).toContain('Players  12\n');
  expect(text.out).toContain('Chief arbiter  Jensen, Ida\n');
  expect(text.out).toMatch(/Departures from the rules {2}_+\n/);
  const json = JSON.parse((await call('forms - --format json', await file())).out);
  expect(json.forms.map(({ code }: { readonly code: string }) => code)).toEqual([
    'IT3',
    'FA1',
    'IA1',
  ]);
});

it('forms writes a workbook with a form on each sheet', async () => {
  const written = new Map<string, string>();
  const outcome = await call('forms - --out forms.xlsx', await file(), written);
  expect(outcome).toMatchObject({ exit: 0, out: '' });
  const sheets = readSpreadsheet(Buffer.from(written.get('forms.xlsx') ?? '', 'latin1'));
  expect(sheets).toMatchObject({ ok: true });
  expect(JSON.stringify(sheets)).toContain('Tournament report');
});

it('forms writes a PDF where the file is called so', async () => {
  const written = new Map<string, string>();
  const outcome = await call('forms - --form IT3 --out forms.pdf', await file(), written);
  expect(outcome).toMatchObject({ exit: 0, out: '' });
  const [page = ''] = pdfPages(Buffer.from(written.get('forms.pdf') ?? '', 'latin1'));
  expect(page.split('\n')).toEqual(
    expect.arrayContaining(['IT3', 'Tournament report', 'Jensen, Ida']),
  );
});

it('forms knows its forms by name', async () => {
  expect(await call('forms - --form IT9', await file())).toMatchObject({ exit: 2, out: '' });
});
