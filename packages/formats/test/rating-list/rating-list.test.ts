import { describe, expect, it } from 'vitest';
import { beginRatingList, type ListChoices, makePieceDecoder } from '../../src/index.ts';

const noChoices: ListChoices = { source: null, kind: null, clubs: new Map() };

/** The result of a whole list, read at once or in pieces of another size. */
function read(text: string, wanted: Partial<ListChoices> = {}, pieces: readonly string[] = [text]) {
  const begun = beginRatingList(text, { ...noChoices, ...wanted });
  if (!begun.ok) return begun.error;
  const { source, month, kind, rows } = begun.value;
  const players = [];
  let line = 1;
  for (const piece of pieces) {
    const got = rows.read(piece, line);
    line += piece.split('\n').length - 1;
    if (!got.ok) return got.error;
    players.push(...got.value);
  }
  const ended = rows.end(line);
  return ended.ok ? { source, month, kind, players: [...players, ...ended.value] } : ended.error;
}

const foa =
  'ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag\r\n' +
  '1414000        Hansen, Ida                                                  DEN F   WFM  WFM                     1776  3   20 0     0   40 1802  0   20 1971  w   \r\n' +
  '1414001        Holm, Bo                                                     DEN M                                0     0   0  0     0   0  0     0   0  0         \r\n';

const xml = `<playerslist>
<player>
<fideid>1414000</fideid>
<name>O&apos;Hara, Ida</name>
<country>IRL</country>
<sex>F</sex>
<title></title>
<w_title>WFM</w_title>
<o_title></o_title>
<foa_title></foa_title>
<rating>1776</rating>
<games>3</games>
<k>20</k>
<rapid_rating></rapid_rating>
<rapid_games></rapid_games>
<rapid_k></rapid_k>
<blitz_rating>1802</blitz_rating>
<blitz_games>0</blitz_games>
<blitz_k>20</blitz_k>
<birthday>1971</birthday>
<flag>w</flag>
</player>
</playerslist>
`;

const ida = {
  id: '1414000',
  name: 'Hansen, Ida',
  federation: 'DEN',
  title: 'WFM',
  sex: 'w',
  born: '1971',
  ratings: { standard: 1776, rapid: null, blitz: 1802 },
  factors: { standard: 20, rapid: 40, blitz: 20 },
  club: '',
  association: '',
  fideId: '1414000',
  fideRating: 1776,
};

describe("FIDE's list", () => {
  it('is read as text, each value below its heading; nought is nothing', () => {
    expect(read(foa)).toMatchObject({
      source: 'fide',
      month: null,
      players: [
        ida,
        { id: '1414001', born: '', ratings: { standard: null, rapid: null, blitz: null } },
      ],
    });
  });

  it('of one kind of play names its month, and the file the kind', () => {
    const text =
      'ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA OCT26 Gms K  B-day Flag\r\n' +
      '1414000        Hansen, Ida                                                  DEN F                                1776  3   20 1971  w   \r\n';
    expect(read(text, { kind: 'rapid' })).toMatchObject({
      month: '2026-10',
      kind: 'rapid',
      players: [{ ratings: { standard: null, rapid: 1776, blitz: null }, factors: { rapid: 20 } }],
    });
  });

  it('of 2011 has headings without a blank between and small titles', () => {
    const text =
      'ID number Name                              TitlFed  Mar11 GamesBorn  Flag\n' +
      '1414000   Hansen, Ida                       wf  DEN  1776     3 1971  w\n';
    expect(read(text)).toMatchObject({
      month: '2011-03',
      players: [{ title: 'WFM', federation: 'DEN', born: '1971', ratings: { standard: 1776 } }],
    });
  });

  it.each([
    ['at once', [xml]],
    ['line by line', xml.split(/(?<=\n)/)],
  ])('is read as XML, %s', (_, pieces) => {
    expect(read(xml, {}, pieces)).toMatchObject({
      source: 'fide',
      players: [
        { ...ida, name: "O'Hara, Ida", federation: 'IRL', factors: { standard: 20, rapid: null } },
      ],
    });
  });

  it.each([
    ['text cut in a line', foa.slice(0, -60), { code: 'list.truncated', line: 3 }],
    ['XML without its end', xml.slice(0, -20), { code: 'list.truncated' }],
    [
      'a line of something else',
      foa.replace('1414001', 'Chess!!'),
      { code: 'list.line-unreadable', line: 3, text: expect.stringContaining('Chess!!') },
    ],
    [
      'a rating that is none',
      xml.replace('1776', 'x776'),
      { code: 'list.line-unreadable', line: 2 },
    ],
  ])('is refused: %s', (_, text, fault) => {
    expect(read(text)).toMatchObject(fault);
  });

  it('is not a list of DSB', () => {
    const fault = { code: 'list.other-source', found: 'fide', said: 'dwz' };
    expect(read(foa, { source: 'dwz' })).toEqual(fault);
  });
});

const spieler =
  'ID,ZPS,Mitgliedsnummer,Status,"Name,Vorname",Geschlecht,Spielberechtigung,Geburtsjahr,"Letzte Auswertung",DWZ,Index,FIDE-Elozahl,FIDE-Titel,FIDE-ID,FIDE-Land,Vorname,Nachname\r\n' +
  'NU4005017,A0123,7,P,"Müller,Eva",W,,1990,202640,1650,12,1700,,4600001,GER,Eva,Müller\r\n' +
  'NU4005017,A0456,31,,"Müller,Eva",W,,1990,202640,1650,12,1700,,4600001,GER,Eva,Müller\r\n' +
  'NU4005018,A0456,32,,"Voß,Jan",M,,2011,,,,,,,,Jan,Voß\r\n';

describe('lists of federations and tables', () => {
  it('DSB: who is in two clubs is one player, of the club they play for', () => {
    const clubs = new Map([['A0456', { name: 'SK Süd', association: 'Baden' }]]);
    expect(read(spieler, { clubs })).toMatchObject({
      source: 'dwz',
      players: [
        {
          id: 'NU4005017',
          name: 'Müller, Eva',
          club: 'SK Süd',
          association: 'Baden',
          sex: 'w',
          born: '1990',
          federation: 'GER',
          fideId: '4600001',
          fideRating: 1700,
          ratings: { standard: 1650, rapid: null, blitz: null },
          index: 12,
        },
        { id: 'NU4005018', name: 'Voß, Jan', ratings: { standard: null }, index: null },
      ],
    });
  });

  it("DSU: a club's list, whose first names come first and whose first line is empty", () => {
    const text =
      '""\n"Nummer";"Født år";"Navn";"Klub";"Titel";"Rating";"Hurtig";"Lyn";"Elo";"Fide";"K-factor"\n' +
      '"100100001";"1971";"Ida Marie Hansen";"Skakklubben Nord";"";"1643";"1570";"1575";"1776";"1414000";"40"\n';
    expect(read(text)).toMatchObject({
      source: 'dsu',
      players: [
        {
          id: '100100001',
          name: 'Hansen, Ida Marie',
          club: 'Skakklubben Nord',
          born: '1971',
          fideId: '1414000',
          fideRating: 1776,
          ratings: { standard: 1643, rapid: 1570, blitz: 1575 },
        },
      ],
    });
  });

  it("DSU: a person's number however short", () => {
    const text =
      '"Nummer";"Navn";"Rating";"Hurtig"\n"1";"Ida Hansen";"1643";""\n"27";"Bo Holm";"1500";""\n';
    const players = [{ id: '1' }, { id: '27' }];
    expect(read(text)).toMatchObject({ source: 'dsu', players });
  });

  it('any table with names and numbers; a cell in quotation marks may have lines', () => {
    const text = 'Name,Elo,Club\n"Hansen, Ida",1776,"SK\nNord"\n"Holm, Bo",1500,SK Syd\n';
    expect(read(text, {}, text.split(/(?<=\n)/))).toMatchObject({
      source: 'csv',
      players: [{ name: 'Hansen, Ida', club: 'SK Nord' }, { ratings: { standard: 1500 } }],
    });
  });

  it.each([
    ['prose', 'Once upon a time\n', { code: 'list.unknown' }],
    ['no names', 'Club,Rating\nSK Nord,1500\n', { code: 'list.names-missing' }],
    ['no numbers', 'Name,Club\nHolm,SK Nord\n', { code: 'list.numbers-missing' }],
    ['cut in a cell', 'Name,Elo\n"Hansen, Ida",1776\n"Holm', { code: 'list.truncated', line: 3 }],
    ['cut in a row', 'Name,Elo\n"Hansen, Ida",1776\nHolm', { code: 'list.truncated', line: 3 }],
    [
      'columns under wrong headings',
      `Name,Elo\n${'Holm,SK Nord\n'.repeat(5)}`,
      { code: 'list.rows-unreadable', rows: 5, all: 5, line: 2 },
    ],
  ])('are refused: %s', (_, text, fault) => {
    expect(read(text)).toEqual(fault);
  });
});

/** The text of some bytes decoded in pieces; or the fault. */
function decoded(bytes: Uint8Array, piece = 10) {
  const decoder = makePieceDecoder();
  let text = '';
  for (let from = 0; from < bytes.length; from += piece) {
    const got = decoder.take(bytes.subarray(from, from + piece));
    if (!got.ok) return got.error;
    text += got.value.text;
  }
  const rest = decoder.end();
  return rest.ok ? text + rest.value.text : rest.error;
}

describe('encodings', () => {
  const text = 'Name;Elo\nMøller;1500\nVoß;1600\nŁuk;1700';
  it('UTF-8 and Latin-1 are told apart, also across pieces', () => {
    expect(decoded(Buffer.from(text))).toBe(text);
    const german = text.slice(0, text.lastIndexOf('\n'));
    expect(decoded(Buffer.from(german, 'latin1'))).toBe(german);
  });

  it.each([1, 2, 7, 100])('UTF-16 is read where its mark says so, %i bytes at a time', (piece) => {
    const little = Buffer.from(`\uFEFF${text}`, 'utf16le');
    expect(decoded(little, piece)).toBe(text);
    expect(decoded(Buffer.from(little).swap16(), piece)).toBe(text);
  });

  it('lines of UTF-16 are counted through', () => {
    const decoder = makePieceDecoder();
    const [first, second] = [decoder.take(Buffer.from('\uFEFFa\nb\nc', 'utf16le')), decoder.end()];
    expect([first, second]).toEqual([
      { ok: true, value: { text: 'a\nb\n', line: 1 } },
      { ok: true, value: { text: 'c', line: 3 } },
    ]);
  });

  it('a text in two encodings is damaged, and UTF-16 without its mark no text', () => {
    const both = Buffer.concat([Buffer.from('Møller\n'), Buffer.from('Jørgensen\n', 'latin1')]);
    expect(decoded(both)).toEqual({ code: 'list.encoding', line: 2 });
    expect(decoded(both, 100)).toEqual({ code: 'list.encoding', line: 2 });
    expect(decoded(Buffer.from(text, 'utf16le'))).toMatchObject({ code: 'input.not-text' });
  });
});
