import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  beginRatingList,
  columnsLeftOut,
  parsePlayerList,
  parseRegisterList,
  readInput,
} from '../../src/index.ts';

const field = (name: string): Uint8Array =>
  readFileSync(new URL(`../fixtures/field/${name}`, import.meta.url));

const textOf = (name: string): string =>
  new TextDecoder(name === 'dsu-members.csv' ? 'windows-1252' : 'utf-8').decode(field(name));

function ratingList(text: string) {
  const begun = beginRatingList(text, { source: null, kind: null, clubs: new Map() });
  if (!begun.ok) throw new Error(begun.error.code);
  const { source, rows, leftOut } = begun.value;
  const read = rows.read(text, 1);
  const end = rows.end(1);
  if (!read.ok || !end.ok) throw new Error('not read');
  const players = [...read.value, ...end.value];
  return { source, players, leftOut: leftOut.map(({ heading }) => heading) };
}

function playerList(name: string) {
  const list = parsePlayerList(field(name));
  return {
    players: list.players.map(({ details }) => details),
    faults: list.faults,
    leftOut: columnsLeftOut(list).map(({ heading }) => heading),
  };
}

describe('the Danish federation’s list of all members', () => {
  const person = { fideId: '1444948', nationalId: '103110502', birthDate: '2004', title: 'GM' };

  it('is read whole as a rating list, and says what is not used', () => {
    const { source, players, leftOut } = ratingList(textOf('dsu-members.csv'));
    expect(source).toBe('dsu');
    expect(players).toMatchObject([
      {
        id: '103110502',
        name: 'Prøve, Søren Bo',
        title: 'GM',
        born: '2004',
        ratings: { standard: 2635, rapid: 2505, blitz: 2655 },
        fideId: '1444948',
        fideRating: 2615,
        club: 'Skanderborg Skakklub',
      },
      {
        id: '102100848',
        name: 'Test, Kåre Frederik',
        title: '',
        born: '1980',
        ratings: { standard: null, rapid: null, blitz: null },
        fideId: '',
        fideRating: null,
      },
    ]);
    expect(leftOut).toEqual(['Alder', 'K']);
  });

  it('is read whole as a list of players', () => {
    const { players, faults, leftOut } = playerList('dsu-members.csv');
    expect(faults).toEqual([]);
    expect(players).toMatchObject([
      { ...person, name: 'Prøve, Søren Bo', rating: 2635, rapidRating: 2505, blitzRating: 2655 },
      { name: 'Test, Kåre Frederik', nationalId: '102100848', rating: null, fideId: '' },
    ]);
    expect(leftOut).toEqual(['Alder', 'K']);
  });

  it('is read into a register', () => {
    const { listed, faults } = parseRegisterList(field('dsu-members.csv'));
    expect(faults).toEqual([]);
    expect(listed.map(({ values }) => values)).toMatchObject([
      { surname: 'Prøve', firstName: 'Søren Bo', dsuNumber: '103110502', fideId: '1444948' },
      { surname: 'Test', firstName: 'Kåre Frederik', dsuNumber: '102100848' },
    ]);
    expect(listed[1]?.values.fideId ?? '').toBe('');
  });

  it('is read where nobody has a rating of FIDE’s', () => {
    const text =
      'Nr;Født;Alder;Navn;Klub;Titel;Rat.;Hur.;Lyn;Fide;Nr;K\n7;1980;46;Bo Ek;K;;0;0;0;-;0;';
    expect(ratingList(text).players).toMatchObject([{ id: '7', name: 'Ek, Bo', fideId: '' }]);
  });
});

describe('Swiss-Manager’s player list', () => {
  it('has both ratings, FIDE’s number, birth and club', () => {
    const { players, faults } = playerList('sm.csv');
    expect(faults).toEqual([]);
    expect(players).toMatchObject([
      {
        name: 'Probe, Anton',
        title: 'GM',
        rating: 2490,
        fideRating: 2501,
        fideId: '12345678',
        nationalId: '',
        birthDate: '1990-05-17',
        club: 'SK Probe',
      },
      { name: 'Test, Berta', rating: 1710, fideRating: null, birthDate: '2001', sex: 'w' },
    ]);
  });

  it.each([
    ['Club/City', 'club', 'K41'],
    ['Verein/Ort', 'club', 'K41'],
    ['Klub/By', 'club', 'K41'],
    ['ID_No', 'nationalId', '1234567'],
    ['Rtg_Int', 'fideRating', 2100],
    ['Rtg_Nat', 'rating', 2100],
    ['RtgI', 'fideRating', 2100],
    ['RtgN', 'rating', 2100],
  ])('%s is %s', (heading, detail, value) => {
    const { players } = parsePlayerList(`Name;${heading}\nAlm, Bo;${value}`);
    expect(players[0]?.details).toMatchObject({ [detail]: value });
  });
});

describe('the English federation’s list', () => {
  it('has its code as the national number, and its revised ratings', () => {
    const { players, faults } = playerList('ecf.csv');
    expect(faults).toEqual([]);
    expect(players).toMatchObject([
      {
        name: 'Probe, Robert J',
        nationalId: '100011B',
        fideId: '343434363',
        rating: 1620,
        rapidRating: 1571,
        blitzRating: null,
        club: 'Skegness',
      },
      { nationalId: '109972D', rating: null, blitzRating: 1300, federation: 'SCO', title: 'WIM' },
    ]);
  });

  it('has the original ratings where it has no others', () => {
    const text = 'ECF_code,full_name,original_standard\n1A,"Ek, Bo",1500';
    expect(parsePlayerList(text).players[0]?.details).toMatchObject({ rating: 1500 });
  });

  it('gives nobody a number of the Danish federation', () => {
    const { listed } = parseRegisterList(field('ecf.csv'));
    expect(listed).toHaveLength(2);
    for (const { values, memberNumber } of listed) {
      expect([values.dsuNumber ?? '', memberNumber]).toEqual(['', '']);
    }
  });
});

describe('what is no player', () => {
  it('titles above the headings, whose unknown columns are named', () => {
    const { players, faults, leftOut } = playerList('drn.csv');
    expect(faults).toEqual([]);
    expect(players.map(({ name, fideId }) => [name, fideId])).toEqual([
      ['PROBE', '7102828'],
      ['Afifa Test', ''],
    ]);
    expect(leftOut).toEqual([
      ...['ID.', 'PROVINSI', 'L/P', 'Tgl.Lahir', 'Gelar', 'Standar', 'Cepat', 'Kilat'],
    ]);
    expect(ratingList(textOf('drn.csv')).players).toHaveLength(2);
    expect(parseRegisterList(field('drn.csv')).listed).toHaveLength(2);
  });

  it.each([
    ['a title', 'Klubmesterskab 2026\nNavn;Rating\nAlm, Bo;1500\nBeck, Ida;1600'],
    ['a title, no headings', 'Klubmesterskab\nAlm, Bo;1500\nBeck, Ida;1600'],
    ['headings in another language', 'Imię;Ranking\nAlm, Bo;1500\nBeck, Ida;1600'],
    ['both', 'Turniej\nImię;Ranking;Rok\nAlm, Bo;1500;1990\nBeck, Ida;1600;1991'],
    [
      'headings that are known further down',
      'Open;;\nden 1.;2;\nNavn;Rating;\nAlm, Bo;1;\nBeck, Ida;2',
    ],
  ])('%s', (_, text) => {
    const { players, faults } = parsePlayerList(text);
    expect(faults).toEqual([]);
    expect(players.map(({ details }) => details.name)).toEqual(['Alm, Bo', 'Beck, Ida']);
    expect(readInput(text)).toMatchObject({ value: { kind: 'table' } });
  });

  it.each(['[{"name": "Alm, Bo", "rating": 1500}]', '["Alm, Bo", "Beck, Ida"]', '<p>Alm, Bo</p>'])(
    'other data: %s',
    (text) => {
      expect(parsePlayerList(text)).toMatchObject({
        players: [],
        faults: [{ code: 'csv.name-column.missing' }],
      });
      expect(readInput(text).ok).toBe(false);
    },
  );

  it('but people in a list without headings, the first without a rating', () => {
    const names = (text: string) =>
      parsePlayerList(text).players.map(({ details }) => details.name);
    expect(names('Alm, Bo;K41;\nBeck, Ida;K41;1500')).toEqual(['Alm, Bo', 'Beck, Ida']);
    expect(names('Alm, Bo;ny\nBeck, Ida;1500')).toEqual(['Alm, Bo', 'Beck, Ida']);
  });
});

describe('junk as a number of FIDE’s', () => {
  it('is named, in any list', () => {
    const fault = { code: 'csv.fide-id.invalid', text: 'n/a', row: 2, column: 2 };
    const text = 'Navn;FIDE-ID\nAlm, Bo;n/a';
    expect(parsePlayerList(text).faults).toEqual([fault]);
    expect(parseRegisterList(text).faults).toEqual([fault]);
  });

  it('is named in a report file, and kept', () => {
    const line = '001    1      Alm, Bo                           1500 DEN         n/a';
    const read = readInput(line);
    expect(read).toMatchObject({
      value: {
        document: { players: [{ fideId: 'n/a' }] },
        warnings: [{ code: 'trf.fide-id.odd', player: 1, text: 'n/a', line: 1, column: 58 }],
      },
    });
  });

  it('is named in games, and makes nobody of two', () => {
    const game = (white: string, black: string, round: number) =>
      [
        `[Event "X"]\n[Round "${round}"]\n[White "${white}"]\n[Black "${black}"]`,
        '[WhiteFideId "none"]\n[BlackFideId "none"]\n[Result "1-0"]\n\n1-0\n',
      ].join('\n');
    const read = readInput(
      [game('Alm, Bo', 'Beck, Ida', 1), game('Alm, Bo', 'Cho, Li', 2)].join('\n'),
    );
    if (!read.ok || read.value.kind !== 'document') throw new Error('no document');
    expect(read.value.document.players).toHaveLength(3);
    expect(read.value.warnings.filter(({ code }) => code === 'pgn.fide-id.odd')).toMatchObject([
      { name: 'Alm, Bo', text: 'none', line: 1 },
      { name: 'Beck, Ida', line: 1 },
      { name: 'Cho, Li' },
    ]);
  });
});

describe('games of one event', () => {
  const document = (input: string | Uint8Array) => {
    const read = readInput(input);
    if (!read.ok || read.value.kind !== 'document') throw new Error(JSON.stringify(read));
    return read.value.document;
  };

  it('are those of a broadcast, whose name stands apart', () => {
    const { header, players, roundsPlanned } = document(field('broadcast.pgn'));
    expect(header.name).toBe('Test Open | U12');
    expect(roundsPlanned).toBe(2);
    expect(players).toHaveLength(4);
  });

  it('are those of a broadcast without a name', () => {
    const text = textOf('broadcast.pgn').replaceAll(/^\[BroadcastName.*\n/gm, '');
    expect(document(text).header.name).toBe('');
    expect(document(text).players).toHaveLength(4);
  });

  it('may stand without a line end between them, or all in one line', () => {
    const whole = textOf('plain.pgn');
    const joined = whole.replace('1-0\n\n[Event', '1-0[Event');
    expect(joined).not.toBe(whole);
    const inOneLine = whole.replaceAll(/\n+/g, ' ');
    for (const text of [joined, inOneLine]) {
      expect(document(text).players).toEqual(document(whole).players);
    }
    const commented = whole.replace(
      '1. e4 e5 1-0',
      '1. e4 {as [Event "Y"] says} e5 1-0 ; [Event "Z"]',
    );
    expect(document(commented).players).toEqual(document(whole).players);
  });
});
