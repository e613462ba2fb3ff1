import { emptyTrfDocument, fideForms, type TrfDocument, type TrfPlayer } from '@rokade/formats';
import type { TitleResult } from '@rokade/rules';
import { fideFormsPdf } from '@rokade/server';
import { describe, expect, it } from 'vitest';
import { pdfPages } from '../../../test/pdf-text.ts';

const player = (no: number, more: Partial<TrfPlayer>): TrfPlayer => ({
  no,
  sex: '',
  title: '',
  name: `Player ${no}`,
  rating: null,
  federation: '',
  fideId: '',
  birthDate: '',
  halfPoints: null,
  rank: null,
  cells: [],
  ...more,
});

const event: TrfDocument = {
  ...emptyTrfDocument,
  header: {
    ...emptyTrfDocument.header,
    name: 'Tårn Open',
    city: 'Odense',
    federation: 'DEN',
    chiefArbiter: 'Jensen, Ida (1400123)',
  },
  deputyArbiters: ['Meyer, Rolf'],
  roundsPlanned: 2,
  players: [
    player(1, {
      title: 'GM',
      rating: 2600,
      federation: 'DEN',
      fideId: '1400001',
      cells: [
        { kind: 'game', opponent: 2, colour: 'white', result: '=' },
        { kind: 'game', opponent: 3, colour: 'black', result: '1' },
      ],
    }),
    player(2, {
      rating: 2401,
      federation: 'GER',
      cells: [
        { kind: 'game', opponent: 1, colour: 'black', result: '=' },
        { kind: 'alone', colour: null, result: 'H' },
      ],
    }),
    player(3, {
      cells: [
        { kind: 'alone', colour: null, result: 'U' },
        { kind: 'game', opponent: 1, colour: 'white', result: '0' },
      ],
    }),
  ],
};

const norm: TitleResult = {
  no: 1,
  title: 'GM',
  games: 1,
  halfPoints: 1,
  average: 2401,
  performance: 2601,
  ignored: [2],
  neededHalfPoints: 1,
  worth: 9,
  requirements: [],
  because: [],
};

const forms = fideForms({ document: event, norms: [norm] });

describe('FIDE’s forms as PDF', () => {
  const madeAt = new Date('2026-11-30T12:00:00Z');

  it('have each form on pages of its own, with what is filled in and where to sign', async () => {
    const pages = pdfPages(await fideFormsPdf(forms, { madeAt }));
    expect(pages).toHaveLength(forms.length);
    for (const [index, form] of forms.entries()) {
      const lines = pages[index]?.split('\n') ?? [];
      expect(lines).toEqual(expect.arrayContaining([form.code, form.title]));
      const fields = form.sections.flatMap((section) => section.fields);
      for (const { label, value } of fields) {
        expect(lines.join(' ').replaceAll(/\s+/gu, ' ')).toContain(label);
        if (value !== '') expect(lines).toContain(value);
      }
      for (const row of form.table?.rows ?? []) {
        for (const cell of row) if (cell !== '') expect(lines).toContain(String(cell));
      }
      for (const who of form.signatures) expect(lines).toContain(`${who}: name, date, signature`);
      expect(lines).toContain(`${index + 1} / ${forms.length}`);
    }
  });

  it('have the letters of Latin scripts, and of others the nearest ones', async () => {
    const named = (name: string) =>
      fideForms({
        document: { ...event, header: { ...event.header, chiefArbiter: name }, deputyArbiters: [] },
        norms: [],
      });
    const linesOf = async (name: string) =>
      pdfPages(await fideFormsPdf(named(name), { madeAt })).flatMap((page) => page.split('\n'));
    const names = ['Ærø Ångström', 'Jürgen Weiß', 'Łukasz Świątek', 'Ağaoğlu İpek', 'Žižka Čeněk'];
    for (const name of names) expect(await linesOf(name)).toContain(name);
    expect(await linesOf('Nguyễn Đức')).toContain('Nguyen Đuc');
    expect(await linesOf('Пётр')).toContain('????');
  });

  it('go on with a long table on further pages, its heads above each', async () => {
    const [first] = forms;
    if (first?.table === null || first === undefined) throw new Error('no table');
    const rows = Array.from({ length: 120 }, (_, index) => [index + 1, `Player ${index + 1}`]);
    const long = { ...first, table: { heads: ['Round', 'Opponent'], rows } };
    const pages = pdfPages(await fideFormsPdf([long], { madeAt }));
    expect(pages.length).toBeGreaterThan(2);
    for (const page of pages.slice(0, -1)) expect(page).toContain('Opponent');
    expect(pages.join('\n')).toContain('Player 120');
    expect(pages.at(-1)).toContain('Federation: name, date, signature');
  });

  it('are the same bytes when made anew', async () => {
    const [one, other] = await Promise.all([
      fideFormsPdf(forms, { madeAt }),
      fideFormsPdf(forms, { madeAt }),
    ]);
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
    expect(Buffer.from(one).subarray(0, 5).toString()).toBe('%PDF-');
    expect(one.length).toBeLessThan(60_000);
  });
});
