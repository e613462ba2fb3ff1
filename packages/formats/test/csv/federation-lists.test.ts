import { emptyDetails } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import {
  columnsLeftOut,
  namesWithoutComma,
  type PlayerList,
  parsePlayerList,
  readInput,
} from '../../src/index.ts';

const quoted = (...cells: readonly string[]): string => cells.map((cell) => `"${cell}"`).join(';');

const detailsIn = ({ players }: PlayerList) => players.map(({ details }) => details);
const headingsLeftOut = (list: PlayerList) => columnsLeftOut(list).map(({ heading }) => heading);

/** A club's list in the Danish federation's form: Latin-1, its first line an empty cell. */
const clubOfDsu = [
  '""',
  quoted(
    ...['Nummer', 'Født år', 'Navn', 'Klub', 'Titel', 'Rating', 'Hurtig', 'Lyn'],
    ...['Elo', 'Fide', 'K-factor'],
  ),
  quoted(
    '100900001',
    '1971',
    'Åse Marie Brøndlund',
    'Skakklubben Brønden',
    '',
    '1643',
    '1570',
  ).concat(';', quoted('1571', '1776', '1490001', '40')),
  quoted('100900002', '2012', 'Bo Æblegård', 'Skakklubben Brønden', '', '0', '0', '0', '', '0', ''),
].join('\r\n');

describe('a club’s list of the Danish federation', () => {
  const list = parsePlayerList(new Uint8Array(Buffer.from(clubOfDsu, 'latin1')));

  it('is read whole: numbers, names, three ratings', () => {
    expect(list.faults).toEqual([]);
    expect(detailsIn(list)).toEqual([
      {
        ...emptyDetails,
        name: 'Brøndlund, Åse Marie',
        club: 'Skakklubben Brønden',
        rating: 1643,
        rapidRating: 1570,
        blitzRating: 1571,
        fideRating: 1776,
        fideId: '1490001',
        nationalId: '100900001',
        birthDate: '1971',
      },
      {
        ...emptyDetails,
        name: 'Æblegård, Bo',
        club: 'Skakklubben Brønden',
        nationalId: '100900002',
        birthDate: '2012',
      },
    ]);
  });

  it('says that names are turned, and what is left out', () => {
    expect(list.namesTurned).toBe(true);
    expect(headingsLeftOut(list)).toEqual(['K-factor']);
    expect(namesWithoutComma(list)).toEqual([]);
  });

  it('is taken for a table whatever its first line', () => {
    const bytes = new Uint8Array(Buffer.from(clubOfDsu, 'latin1'));
    expect(readInput(bytes, { lenient: false })).toMatchObject({ value: { kind: 'table' } });
  });

  it('may have its columns in another order and call Elo otherwise', () => {
    const text =
      'Fide rating;Fide;Lyn;Hurtig;Rating;Navn;Nummer\n1776;1490001;1;2;3;Bo Bang;100900003';
    expect(detailsIn(parsePlayerList(text))).toEqual([
      {
        ...emptyDetails,
        name: 'Bang, Bo',
        rating: 3,
        rapidRating: 2,
        blitzRating: 1,
        fideRating: 1776,
        fideId: '1490001',
        nationalId: '100900003',
      },
    ]);
  });
});

describe('the German federation’s list', () => {
  it('of today: windows-1252, the person by their number, the club by its own', () => {
    const text = [
      'ID,ZPS,Mitgliedsnummer,Status,"Name,Vorname",Geschlecht,Spielberechtigung,Geburtsjahr,"Letzte Auswertung",DWZ,Index,FIDE-Elozahl,FIDE-Titel,FIDE-ID,FIDE-Land,Vorname,Nachname',
      'NU9000001,9001X,0012,,"Weiß,Jürgen",M,,1968,202637,1755,61,1801,,24999901,GER,Jürgen,Weiß',
      'NU9000002,9001X,0013,P,"D\u2019Aubé,Änne",W,,2011,,,,,,,,Änne,D\u2019Aubé',
    ].join('\r\n');
    const bytes = Buffer.from(text.replaceAll('\u2019', '\u0092'), 'latin1');
    const list = parsePlayerList(new Uint8Array(bytes));
    expect(list.faults).toEqual([]);
    expect(detailsIn(list)).toEqual([
      {
        ...emptyDetails,
        name: 'Weiß, Jürgen',
        sex: 'm',
        club: '9001X',
        federation: 'GER',
        rating: 1755,
        fideRating: 1801,
        fideId: '24999901',
        nationalId: 'NU9000001',
        birthDate: '1968',
        dwzIndex: 61,
      },
      {
        ...emptyDetails,
        name: 'D\u2019Aubé, Änne',
        sex: 'w',
        club: '9001X',
        nationalId: 'NU9000002',
        birthDate: '2011',
      },
    ]);
    expect(headingsLeftOut(list)).toEqual([
      'Mitgliedsnummer',
      'Status',
      'Spielberechtigung',
      'Letzte Auswertung',
    ]);
  });

  it('of old: a person by the club’s number and their own in it; who is in two clubs is named', () => {
    const text = [
      '"ZPS","Mgl-Nr","Status","Spielername","Geschlecht","Spielberechtigung","Geburtsjahr","Letzte-Auswertung","DWZ","Index","FIDE-Elo","FIDE-Titel","FIDE-ID","FIDE-Land"',
      '"90011","135","","Kästner,Pia","W","D","1982","200730","2061","100","2100","WFM","24999902","GER"',
      '"90012","302","P","Kästner,Pia","W","D","1982","200730","2061","100","2100","WFM","24999902","GER"',
    ].join('\r\n');
    const list = parsePlayerList(text);
    expect(detailsIn(list)).toMatchObject([
      { name: 'Kästner, Pia', title: 'WFM', club: '90011', nationalId: '90011-135', rating: 2061 },
    ]);
    expect(list.faults).toMatchObject([{ code: 'csv.player.duplicate', row: 3, firstRow: 2 }]);
  });
});

describe('a number in a list', () => {
  it.each([
    ['a running number', 'Nr', ['1', '2'], ['', '']],
    ['a running number beyond the players', 'Nummer', ['17', '1204'], ['', '']],
    ['a person’s', 'Nummer', ['12345', '100900001'], ['12345', '100900001']],
    ['a person’s with letters', 'ID', ['NU9000001', 'NU9000002'], ['NU9000001', 'NU9000002']],
    ['nobody knows whose', 'ID', ['24999901', '24999902'], ['', '']],
    ['a draw number, as the heading says', 'Lodnummer', ['12345', '12346'], ['', '']],
  ])('is %s', (_, heading, [first, second], numbers) => {
    const list = parsePlayerList(`${heading};Navn\n${first};Alm, Bo\n${second};Beck, Ida`);
    expect(detailsIn(list).map(({ nationalId }) => nationalId)).toEqual(numbers);
  });

  it.each([
    ['FIDE’s rating', '2150', { fideRating: 2150, fideId: '' }],
    ['FIDE’s number', '1490001', { fideRating: null, fideId: '1490001' }],
  ])('under »Fide« is %s', (_, cell, details) => {
    expect(detailsIn(parsePlayerList(`Navn;Fide\nAlm, Bo;${cell}`))).toMatchObject([details]);
  });
});

describe('a name without a comma', () => {
  it('gives way to surname and first name in columns of their own', () => {
    const list = parsePlayerList('Navn;Efternavn;Fornavn\nIda Bach Hansen;Bach Hansen;Ida');
    expect(detailsIn(list).map(({ name }) => name)).toEqual(['Bach Hansen, Ida']);
  });

  it('is taken as it is in other lists, and told', () => {
    const list = parsePlayerList('Navn;Klub\nIda Hansen;K41\nMøller, Bo;K41');
    expect(detailsIn(list).map(({ name }) => name)).toEqual(['Ida Hansen', 'Møller, Bo']);
    expect(namesWithoutComma(list).map(({ row }) => row)).toEqual([2]);
  });
});
