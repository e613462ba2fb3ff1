import { emptyDetails } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { columnsLeftOut, parsePlayerList } from '../../src/index.ts';

const namesIn = (input: string | Uint8Array): readonly string[] =>
  parsePlayerList(input).players.map(({ details }) => details.name);

describe('a player list with headings', () => {
  const hansen = {
    ...emptyDetails,
    name: 'Hansen, Ida',
    title: 'WFM',
    sex: 'w',
    club: 'K41',
    federation: 'DEN',
    rating: 1812,
    fideRating: 1850,
    fideId: '1400123',
    nationalId: '12345',
    birthDate: '2001-12-31',
  } as const;

  it.each([
    [
      'Danish',
      'Navn;Titel;Køn;Klub;Land;Rating;FIDE-rating;FIDE-id;DSU-nr.;Født\n' +
        'Hansen, Ida;WFM;K;K41;DEN;1812;1850;1400123;12345;31.12.2001',
    ],
    [
      'German, other order',
      'Geburtsdatum;DWZ;Elo;Vorname;Nachname;Verein;Föderation;FIDE ID;Spielernr.;Geschlecht;Titel\n' +
        '2001-12-31;1812;1850;Ida;Hansen;K41;DEN;1400123;12345;w;wf',
    ],
    [
      'English, commas and quotation marks',
      'No.,Name,Title,Sex,Club,Federation,Rating,FIDE rating,FIDE ID,Member no.,Date of birth\n' +
        '1,"Hansen, Ida",wfm,f,K41,DEN,1812,1850,1400123,12345,31/12/2001',
    ],
    [
      'pasted from a spreadsheet',
      'EFTERNAVN\tFORNAVN\tTITEL\tKØN\tKLUB\tLAND\tRATING\tELO\tFIDE ID\tDSU nr\tFødselsdato\r\n' +
        'Hansen\tIda\tWFM\tKvinde\tK41\tDEN\t1812\t1850\t1400123\t12345\t2001/12/31\r\n',
    ],
  ])('%s', (_, text) => {
    expect(parsePlayerList(text)).toMatchObject({
      players: [{ row: 2, details: hansen }],
      faults: [],
    });
  });

  it('tells what each column was taken for', () => {
    const list = parsePlayerList('Navn;Telefon;Rating;Rating\nHansen, Ida;12;1812;;mødt');
    expect(list.columns).toEqual([
      { heading: 'Navn', field: 'name', empty: false },
      { heading: 'Telefon', field: null, empty: false },
      { heading: 'Rating', field: 'rating', empty: false },
      { heading: 'Rating', field: null, empty: true },
      { heading: '', field: null, empty: false },
    ]);
    expect(columnsLeftOut(list)).toEqual([
      { heading: 'Telefon', column: 2 },
      { heading: 'Rating', column: 4 },
      { heading: '', column: 5 },
    ]);
  });

  it('reads “Hansen, Ida” below a heading of one column as one name', () => {
    const { players, faults } = parsePlayerList('Navn\nHansen, Ida\nMøller, Bo\n');
    expect(faults).toEqual([]);
    expect(players.map(({ details: { name } }) => name)).toEqual(['Hansen, Ida', 'Møller, Bo']);
  });

  it('skips blank rows, keeps line numbers, takes short rows', () => {
    const list = parsePlayerList('Navn;Klub\n\n;\nHansen, Ida\n"To\nlinjer";K41\nBo;K41');
    expect(list.players.map(({ row, details }) => [row, details.name, details.club])).toEqual([
      [4, 'Hansen, Ida', ''],
      [5, 'To linjer', 'K41'],
      [7, 'Bo', 'K41'],
    ]);
  });

  it('heeds a separator named in the first line', () => {
    const list = parsePlayerList('sep=;\nNavn;Klub\nHansen, Ida;K41\n;X');
    expect(list).toMatchObject({
      players: [{ row: 3, details: { name: 'Hansen, Ida', club: 'K41' } }],
      faults: [{ code: 'csv.name.missing', row: 4, column: 1 }],
    });
  });

  it('takes an apostrophe before a sign for a shield', () => {
    expect(namesIn("Navn;Klub\n'=SUM(A1);x\n'Abd al-Rahman;y")).toEqual([
      '=SUM(A1)',
      "'Abd al-Rahman",
    ]);
  });
});

describe('a player list without headings', () => {
  it.each([
    ['names alone', 'Ida Hansen\nJens Krüger', ['Ida Hansen', 'Jens Krüger']],
    ['surname and first name', 'Hansen, Ida\nKrüger, Jens', ['Hansen, Ida', 'Krüger, Jens']],
    ['name and rating', 'Hansen, Ida;1812\nKrüger, Jens;', ['Hansen, Ida', 'Krüger, Jens']],
  ])('%s', (_, text, names) => {
    expect(namesIn(text)).toEqual(names);
  });

  it('finds title, rating, club, year of birth by what stands there', () => {
    const text = ['FM\tIda Hansen\t2212\tK41\t1999', '\tBo Møller\t0\tNørrebro\t1965'].join('\n');
    expect(parsePlayerList(text).players.map(({ details }) => details)).toEqual([
      {
        ...emptyDetails,
        title: 'FM',
        name: 'Ida Hansen',
        rating: 2212,
        club: 'K41',
        birthDate: '1999',
      },
      { ...emptyDetails, name: 'Bo Møller', club: 'Nørrebro', birthDate: '1965' },
    ]);
  });

  it('refuses headings with nobody below them', () => {
    expect(parsePlayerList('Navn;Klub\n').faults).toEqual([
      { code: 'csv.players.none', row: 1, column: 1 },
    ]);
  });

  it('takes nothing of a list with more rows than players can be entered at once', () => {
    const players = (count: number) =>
      Array.from({ length: count }, (_, index) => `Spiller ${index}`).join('\n');
    expect(parsePlayerList(`Navn\n${players(9_999)}`).players).toHaveLength(9_999);
    expect(parsePlayerList(`Navn\n${players(10_000)}`)).toEqual({
      players: [],
      alike: [],
      faults: [
        { code: 'csv.players.too-many', rows: 10_001, most: 10_000, row: 10_001, column: 1 },
      ],
      columns: [],
      namesTurned: false,
    });
  });

  it('refuses numbers alone, and headings without a name', () => {
    const fault = { code: 'csv.name-column.missing', row: 1, column: 1 };
    expect(parsePlayerList('1;2\n3;4').faults).toEqual([fault]);
    expect(parsePlayerList('Klub;Rating\nK41;1812').faults).toEqual([fault]);
  });
});

describe('faulty rows are named, the others remain', () => {
  const head = 'Navn;Titel;Køn;Rating;Født;FIDE-id;Klub';
  it.each([
    ['no name', ';;;1812', 'csv.name.missing', 1],
    ['a rating in letters', 'Bo;;;18l2', 'csv.rating.invalid', 4],
    ['a rating with decimals', 'Bo;;;1812,5', 'csv.rating.invalid', 4],
    ['a negative rating', 'Bo;;;-5', 'csv.rating.invalid', 4],
    ['a rating above 3500', 'Bo;;;3501', 'csv.rating.out-of-range', 4],
    ['an unknown title', 'Bo;Dr', 'csv.title.unknown', 2],
    ['an unknown sex', 'Bo;;x', 'csv.sex.unknown', 3],
    ['a day that does not exist', 'Bo;;;;30.02.2001', 'csv.birth-date.invalid', 5],
    ['month before day', 'Bo;;;;12/31/2001', 'csv.birth-date.invalid', 5],
    ['a year of two digits', 'Bo;;;;31.12.01', 'csv.birth-date.invalid', 5],
    ['a novel', `Bo;;;;;;${'x'.repeat(101)}`, 'csv.text.too-long', 7],
    ['an earlier name, blanks and case apart', 'HANSEN,  ida', 'csv.player.duplicate', 1],
    ['an earlier FIDE id', 'Bo;;;;;77', 'csv.player.duplicate', 6],
  ])('%s', (_, row, code, column) => {
    const list = parsePlayerList(`${head}\nHansen, Ida;;;;;77\n${row}\nVoß, Anna`);
    expect(list.faults).toMatchObject([{ code, row: 3, column }]);
    expect(list.players.map(({ row: good }) => good)).toEqual([2, 4]);
  });

  it('takes two of one name whom club, birth or number tells apart, and names the others', () => {
    const list = parsePlayerList(
      [
        'Navn;Klub;Født;DSU-nr',
        'Holm, Ida;Sydøst;;',
        'Holm, Ida;Brønshøj;;',
        'Krog, Bo;;1958;',
        'Krog, Bo;;2011;',
        'Alm, Eva;;;7',
        'Alm, Eva;;;8',
        'Dam, Eli;;;',
        'Dam, Eli;Sydøst;;',
      ].join('\n'),
    );
    expect(list.players.map(({ row }) => row)).toEqual([2, 3, 4, 5, 6, 7, 8]);
    expect(list.alike.map(({ row }) => row)).toEqual([9]);
    expect(list.faults).toMatchObject([{ code: 'csv.player.duplicate', row: 9, firstRow: 8 }]);
  });

  it('a row that is refused blocks no other', () => {
    const list = parsePlayerList(`${head}\nHansen, Ida;Dr;;;;77\nHansen, Ida;;;;;77`);
    expect(list.faults).toMatchObject([{ code: 'csv.title.unknown', row: 2 }]);
    expect(list.players.map(({ row }) => row)).toEqual([3]);
  });

  it('names every fault of a row', () => {
    const { faults } = parsePlayerList(`${head}\n;Dr;x;y;z`);
    expect(faults.map(({ code }) => code)).toEqual([
      'csv.name.missing',
      'csv.title.unknown',
      'csv.sex.unknown',
      'csv.rating.invalid',
      'csv.birth-date.invalid',
    ]);
  });

  it('an open quotation mark ends the list; the rows before it remain', () => {
    const list = parsePlayerList('Navn;Klub\nBo;K41\n"Hansen, Ida;K41\nVoß, Anna;x');
    expect(list.faults).toEqual([{ code: 'csv.quote.open', row: 3, column: 1 }]);
    expect(list.players).toHaveLength(1);
  });
});

describe('encodings', () => {
  const text = 'Navn;Født\r\nÆrø, Øjvind;1999\r\n';
  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`)],
    ['Latin-1', Buffer.from(text, 'latin1')],
    ['UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ])('%s', (_, bytes) => {
    expect(parsePlayerList(new Uint8Array(bytes))).toMatchObject({
      players: [{ details: { name: 'Ærø, Øjvind', birthDate: '1999' } }],
      faults: [],
    });
  });

  it.each([
    ['nothing', new Uint8Array(), { code: 'input.empty' }],
    ['a workbook', Buffer.from('PK\u0003\u0004\0'), { code: 'input.not-text', kind: 'zip' }],
    ['a PDF', Buffer.from('%PDF-1.7\0'), { code: 'input.not-text', kind: 'pdf' }],
    ['too much', new Uint8Array(20_000_001), { code: 'input.too-large' }],
  ])('%s is refused', (_, bytes, fault) => {
    expect(parsePlayerList(new Uint8Array(bytes))).toMatchObject({ players: [], faults: [fault] });
  });
});
