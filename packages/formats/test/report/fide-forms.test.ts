import type { TitleResult } from '@rokade/rules';
import { describe, expect, it } from 'vitest';
import {
  emptyTrfDocument,
  fideFormNames,
  fideFormRows,
  fideForms,
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
const valueIn = (code: string, label: string, among = forms): string | undefined =>
  among
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

  it('leave a line where a file names no federations, and know the system by its code', () => {
    const header = { ...event.header, system: 'FIDE_DUTCH' };
    const bare = { ...event, header, players: [player(1, {})] };
    const found = fideForms({ document: bare, norms: [] });
    expect(valueIn('IT3', 'Federations', found)).toBe('');
    expect(valueIn('IT3', 'System', found)).toBe('FIDE_DUTCH');
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
