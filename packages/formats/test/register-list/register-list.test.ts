import { registerBook, registerLines } from '@rokade/register';
import { describe, expect, it } from 'vitest';
import {
  continentalCsv,
  makeRegisterCsv,
  makeRegisterJson,
  parseRegisterList,
  registerListHeadings,
} from '../../src/index.ts';

const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

describe('a list of people', () => {
  it('of a club of DSU: first names first, numbers of DSU and FIDE', () => {
    const text = [
      '""',
      '"Nummer";"Født år";"Navn";"Klub";"Titel";"Rating";"Hurtig";"Lyn";"Elo";"Fide";"K-factor"',
      '"100900001";"1971";"Åse Marie Brøndlund";"Brønden";"";"1643";"1570";"1571";"1776";"1490001";"40"',
      '"100900002";"2012";"Bo Æblegård";"Brønden";"";"0";"0";"0";"";"0";""',
    ].join('\r\n');
    expect(parseRegisterList(latin1(text))).toMatchObject({
      faults: [],
      listed: [
        {
          row: 3,
          values: {
            surname: 'Brøndlund',
            firstName: 'Åse Marie',
            birth: '1971',
            dsuNumber: '100900001',
            fideId: '1490001',
          },
          club: { name: 'Brønden', zps: '' },
          standing: null,
        },
        { row: 4, values: { surname: 'Æblegård', dsuNumber: '100900002' } },
      ],
    });
  });

  it('of DSB: id, club and number in it, passive members', () => {
    const text = [
      'ID,ZPS,Mitgliedsnummer,Status,"Name,Vorname",Geschlecht,Spielberechtigung,Geburtsjahr,"Letzte Auswertung",DWZ,Index,FIDE-Elozahl,FIDE-Titel,FIDE-ID,FIDE-Land,Vorname,Nachname',
      'NU9000001,9001X,0012,,"Weiß,Jürgen",M,,1968,202637,1755,61,1801,FM,24999901,GER,Jürgen,Weiß',
      'NU9000001,9002X,0013,P,"Weiß,Jürgen",M,,1968,202637,1755,61,1801,FM,24999901,GER,Jürgen,Weiß',
    ].join('\r\n');
    const values = {
      surname: 'Weiß',
      firstName: 'Jürgen',
      sex: 'm',
      birth: '1968',
      title: 'FM',
      dsbId: 'NU9000001',
      fideId: '24999901',
      federation: 'GER',
    };
    expect(parseRegisterList(latin1(text)).listed).toEqual([
      {
        row: 2,
        values,
        club: { name: '', zps: '9001X' },
        memberNumber: '0012',
        standing: 'playing',
        from: '',
        to: '',
      },
      {
        row: 3,
        values,
        club: { name: '', zps: '9002X' },
        memberNumber: '0013',
        standing: 'member',
        from: '',
        to: '',
      },
    ]);
  });

  it('of FIDE: by where the headings stand', () => {
    const columns = [15, 61, 4, 4, 5, 5, 15, 4, 6, 4, 3, 6, 4, 3, 6, 4, 3, 6, 4];
    const lineOf = (...cells: readonly string[]) =>
      columns.map((width, index) => (cells[index] ?? '').padEnd(width)).join('');
    const text = [
      lineOf(
        ...['ID Number', 'Name', 'Fed', 'Sex', 'Tit', 'WTit', 'OTit', 'FOA', 'SRtng', 'SGm', 'SK'],
        ...['RRtng', 'RGm', 'Rk', 'BRtng', 'BGm', 'BK', 'B-day', 'Flag'],
      ),
      lineOf(
        ...['1490001', 'Brondlund, Aase', 'DEN', 'F', 'IM', 'WGM', 'NA', '', '2100', '0', '20'],
        ...['0', '0', '0', '0', '0', '0', '1971', 'w'],
      ),
    ].join('\r\n');
    expect(parseRegisterList(text)).toMatchObject({
      faults: [],
      listed: [
        {
          values: {
            fideId: '1490001',
            surname: 'Brondlund',
            firstName: 'Aase',
            federation: 'DEN',
            sex: 'w',
            title: 'IM',
            womenTitle: 'WGM',
            otherTitles: 'NA',
            birth: '1971',
          },
          club: null,
        },
      ],
    });
  });

  it('of anybody: columns as somebody chose', () => {
    const text = 'Spieler;Kennung;Titel\nAlm, Ida;17;FM';
    const choice = { Kennung: 'ownNumber', Titel: null } as const;
    expect(parseRegisterList(text, choice).listed).toMatchObject([
      { values: { surname: 'Alm', firstName: 'Ida', ownNumber: '17' } },
    ]);
    expect(parseRegisterList(text).columns).toEqual([
      { heading: 'Spieler', code: 'name' },
      { heading: 'Kennung', code: null },
      { heading: 'Titel', code: 'title' },
    ]);
  });

  it('with faults: by row and column, the other rows good', () => {
    const text =
      'Navn;Født;Køn;Land\nAlm, Ida;31.02.2001;x;Danmark\n;2001;k;DEN\nBeck, Bo;1990;m;den';
    const { faults, listed } = parseRegisterList(text);
    expect(faults.map((fault) => ({ row: 0, column: 0, ...fault }))).toMatchObject([
      { code: 'csv.birth-date.invalid', row: 2, column: 2 },
      { code: 'csv.sex.unknown', row: 2, column: 3 },
      { code: 'csv.federation.unknown', row: 2, column: 4 },
      { code: 'csv.name.missing', row: 3, column: 1 },
    ]);
    expect(listed).toMatchObject([{ values: { surname: 'Beck', federation: 'DEN' } }]);
  });

  it('without a column of names is none', () => {
    expect(parseRegisterList('A;B\n1;2').faults).toMatchObject([
      { code: 'csv.name-column.missing' },
    ]);
  });
});

describe('a membership\u2019s days in a list', () => {
  const daysOf = (heading: string, cell: string) =>
    parseRegisterList(`Navn;Klub;${heading}\nAlm, Ida;Brønden;${cell}\n`).listed.map(
      ({ from, to }) => [from, to],
    );

  it.each([
    ['Indmeldt', '01.09.1987', ['1987-09-01', '']],
    ['Medlem fra', '2020', ['2020-01-01', '']],
    ['Eintrittsdatum', '3.5.2021', ['2021-05-03', '']],
    ['Joined', '2021-05-03', ['2021-05-03', '']],
    ['Udmeldt', '2020', ['', '2020-12-31']],
    ['Member until', '31.12.2020', ['', '2020-12-31']],
    ['Fra', 'Horsens', ['', '']],
    ['Fra', '', ['', '']],
  ])('are read below %s: %s', (heading, cell, days) => {
    expect(daysOf(heading, cell)).toEqual([days]);
  });
});

describe('a register as a file', () => {
  const values = { surname: '=Alm', firstName: 'Ida', email: 'ida@example.org' };
  const entered = registerBook.evolve(null, {
    version: 1,
    at: '',
    actor: { id: '', name: '' },
    reason: '',
    event: { kind: 'person-entered', person: 'ida' as never, values },
  });
  const lines = (reader: 'desk' | 'contact') =>
    registerLines(entered, { reader, day: '2026-11-22' });

  it('is read again as it was written', () => {
    const all = lines('contact');
    const text = makeRegisterCsv(all, registerListHeadings(all), continentalCsv);
    expect(parseRegisterList(text, { surname: 'surname', email: 'email' }).listed).toMatchObject([
      { values },
    ]);
  });

  it('says nothing to a reader that is not for them', () => {
    expect(makeRegisterJson(lines('contact'))).toContain('ida@example.org');
    expect(makeRegisterJson(lines('desk'))).not.toContain('ida@example.org');
  });
});
