import { describe, expect, test } from 'vitest';
import { columnsLeftOut, parsePlayerList, readInput, recogniseListFile } from '../../src/index.ts';
import { lists } from './lists-of-federations.ts';

const people = (text: string) => {
  const list = parsePlayerList(text);
  expect(list.faults).toEqual([]);
  return list.players.map(({ details }) => details);
};

const leftOut = (text: string) =>
  columnsLeftOut(parsePlayerList(text)).map(({ heading }) => heading);

describe('the Dutch list', () => {
  test('has number, rating, year of birth and sex', () => {
    expect(people(lists.knsb)).toMatchObject([
      { name: 'Van der Proef, Quinten', nationalId: '9055882', rating: 1658, birthDate: '2012' },
      { name: 'Toets, Anna', title: 'WFM', sex: 'w', federation: 'NED', rating: 2101 },
    ]);
    expect(leftOut(lists.knsb)).toEqual(['Nv']);
    expect(recogniseListFile(lists.knsb, '').federation).toBe('NED');
  });
});

describe('the Italian list', () => {
  test('has names with the surname in capitals, both ratings and both numbers', () => {
    expect(people(lists.fsi)).toMatchObject([
      {
        name: 'DE PROVA, Anna Maria',
        nationalId: '123456',
        fideId: '872345',
        rating: 1612,
        fideRating: 1655,
        sex: 'w',
        birthDate: '2001',
        club: '',
      },
      { name: 'ESEMPIO, LUCA', nationalId: '123457', fideId: '', rating: 1440, fideRating: null },
    ]);
  });

  test('names what is not read: its categories, factors, places and numbers of clubs', () => {
    expect(leftOut(lists.fsi)).toEqual([
      'Categoria',
      'K Italia',
      'K Elo FIDE Std',
      'Elo FIDE Rapid',
      'Attivo',
      'Data Nascita',
      'Circolo Attuale',
      'Cittadinanza',
    ]);
  });
});

describe('the Canadian list', () => {
  test('is read in spite of its quotation marks, without the rows of nobody', () => {
    expect(people(lists.cfc)).toMatchObject([
      {
        name: 'Sample, Robert',
        nationalId: '100001',
        rating: 1802,
        rapidRating: 1777,
        fideId: '2600001',
        fideRating: 1790,
        club: '',
      },
      { name: 'Trial, Jane', rating: 1500, rapidRating: null, fideId: '' },
    ]);
  });
});

describe('the American list', () => {
  test('has three ratings, those of few games with the number of games', () => {
    expect(people(lists.uscf)).toMatchObject([
      { name: 'SAMPLE, JOHN Q', nationalId: '12345678', rating: 1423, rapidRating: 1390 },
      { name: 'TRIAL, ANNE', title: 'WFM', rating: 2051, rapidRating: 2010, blitzRating: 1999 },
    ]);
  });
});

describe('a tournament of Vega', () => {
  test('gives its players', () => {
    expect(people(lists.vega)).toMatchObject([
      {
        name: 'Prova, Anna',
        federation: 'ITA',
        sex: 'w',
        title: 'WFM',
        fideId: '872345',
        fideRating: 2001,
        nationalId: '123456',
        rating: 1980,
        birthDate: '1990-05-17',
      },
      { name: 'Esempio, Luca', title: '', fideRating: null, rating: 1440, birthDate: '1988' },
      { name: 'Saggio, Ugo', federation: 'SMR', birthDate: '1975' },
    ]);
    expect(parsePlayerList(lists.vega).players[0]?.row).toBe(13);
  });

  test('is no report file, and says where its players are read', () => {
    expect(readInput(lists.vega)).toMatchObject({
      ok: false,
      error: [{ code: 'program.players-alone', program: 'Vega' }],
    });
  });
});
