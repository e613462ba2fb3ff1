import type { TitleResult } from '@rokade/rules';
import { describe, expect, it } from 'vitest';
import { pdfPages } from '../../../../test/pdf-text.ts';
import {
  emptyTrfDocument,
  fideFormNames,
  fideFormRows,
  fideForms,
  fideFormsPdf,
  type TrfDocument,
  type TrfPlayer,
} from '../../src/index.ts';

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

/** The value of a field of a form. */
const valueIn = (code: string, label: string): string | undefined =>
  forms
    .find((form) => form.code === code)
    ?.sections.flatMap(({ fields }) => fields)
    .find((field) => field.label === label)?.value;

describe('FIDE’s forms', () => {
  it('are a title result for each norm, a report, and two for each arbiter', () => {
    expect(forms.map(({ code, about }) => [code, about])).toEqual([
      ['IT1', 'Player 1'],
      ['IT3', ''],
      ['FA1', 'Jensen, Ida'],
      ['FA1', 'Meyer, Rolf'],
      ['IA1', 'Jensen, Ida'],
      ['IA1', 'Meyer, Rolf'],
    ]);
    expect(fideFormNames(forms)).toEqual(['IT1', 'IT3', 'FA1', 'FA1 2', 'IA1', 'IA1 2']);
  });

  it('have of the book what it has, and leave the rest open', () => {
    expect(valueIn('IT3', 'Event')).toBe('Tårn Open');
    expect(valueIn('IT3', 'Players')).toBe('3');
    expect(valueIn('IT3', 'Rated players')).toBe('2');
    expect(valueIn('IT3', 'Average rating')).toBe('2501');
    expect(valueIn('IT3', 'Titled players')).toBe('GM 1');
    expect(valueIn('IT3', 'Federations')).toBe('2: DEN, GER');
    expect(valueIn('IT3', 'Games played')).toBe('2');
    expect(valueIn('IT3', 'Time control')).toBe('');
    expect(valueIn('FA1', 'FIDE number')).toBe('1400123');
    expect(valueIn('FA1', 'Objectivity')).toBe('');
  });

  it('name of a norm the games that count, and the norms in the report', () => {
    const [title, report] = forms;
    expect(title?.table?.rows).toEqual([[1, 'Player 2', '', 'GER', '', 2401, '½']]);
    expect(report?.table?.rows).toEqual([['GM', 'Player 1', '1400001', 'DEN', 1, 0.5]]);
  });

  it('end with lines to sign, in a sheet as on paper', () => {
    for (const form of forms) {
      const rows = fideFormRows(form);
      expect(rows[0]).toEqual([form.code, form.title]);
      expect(rows.at(-1)?.[0]).toContain('signature');
    }
  });
});

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
