import { describe, expect, it } from 'vitest';
import { makeTrf, parseTrf, type TrfDocument } from '../../src/index.ts';
import { playerLine } from './trf-lines.ts';

function documentOf(...lines: readonly string[]): TrfDocument {
  const parsed = parseTrf([...lines, playerLine({ no: 1 })].join('\n'));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value.document;
}

/** The lines with a code of a document, as Rokade writes them. */
const madeLines = (document: TrfDocument, code: string): readonly string[] =>
  makeTrf({ ...document, layout: [] })
    .split('\r\n')
    .filter((line) => line.startsWith(code));

describe('texts about the tournament', () => {
  it.each([
    ['012', 'name', 'Påsketurnering 2026'],
    ['022', 'city', 'Nyborg'],
    ['032', 'federation', 'DEN'],
    ['042', 'startDate', '2026/04/02'],
    ['052', 'endDate', '2026/04/06'],
    ['092', 'type', 'Individual: Swiss-System'],
    ['102', 'chiefArbiter', 'IA Hansen, Ida (1400123)'],
    ['122', 'timeControl', '90\' + 30"'],
    ['172', 'startingRankMethod', 'DEN FIDON'],
    ['182', 'controller', 'Rokade'],
    ['192', 'system', 'FIDE_DUTCH'],
    ['202', 'tieBreaks', 'BH/C1,SB'],
    ['212', 'standingsOrder', 'PTS,BH/C1,SB'],
    ['222', 'encodedTimeControl', '5400+30'],
  ] as const)('%s is %s', (code, key, text) => {
    const document = documentOf(`${code} ${text}`);
    expect(document.header[key]).toBe(text);
    expect(madeLines(document, code)).toEqual([`${code} ${text}`]);
  });

  it('112 holds one deputy a line', () => {
    const document = documentOf('112 FA Krüger, Jens', '112', '112 Møller, Bo');
    expect(document.deputyArbiters).toEqual(['FA Krüger, Jens', 'Møller, Bo']);
    expect(madeLines(document, '112')).toEqual(['112 FA Krüger, Jens', '112 Møller, Bo']);
  });

  it('062 and 072 are counted anew', () => {
    const document = documentOf('062 1', '072 0');
    expect(madeLines(document, '0').slice(0, 3)).toEqual(['062 1', '072 0', '082 0']);
  });

  it('132 stands above the rounds, or anywhere; the century is left out', () => {
    const aligned = `132${' '.repeat(88)}26/04/02            26/04/04`;
    expect(documentOf(aligned).roundDates).toEqual(['26/04/02', '', '26/04/04']);
    expect(documentOf('132 2026/04/02 2026.04.03').roundDates).toEqual(['26/04/02', '26.04.03']);
    expect(madeLines(documentOf(aligned), '132')).toEqual([aligned]);
  });
});

describe('rounds and first colour, in either spelling', () => {
  it.each([['142 7'], ['XXR 7'], ['142 7\nXXR 7']])('%s', (lines) => {
    const document = documentOf(lines);
    expect(document.roundsPlanned).toBe(7);
    expect(madeLines(document, 'XXR')).toEqual(['XXR 7']);
    expect(madeLines(document, '142')).toEqual(['142 7']);
  });

  it.each([
    ['152 W', 'white', false],
    ['152 B', 'black', false],
    ['XXC white1', 'white', false],
    ['XXC rank black1', 'black', true],
    ['XXC rank', null, true],
  ] as const)('%s', (line, initialColour, pairedByFilePosition) => {
    expect(documentOf(line)).toMatchObject({ initialColour, pairedByFilePosition });
  });
});

describe('announced byes, acceleration, forbidden pairs', () => {
  const examples = [
    [
      '240 H   3   26   47',
      { byeAnnouncements: [{ bye: 'half-point', round: 3, players: [26, 47] }] },
    ],
    ['240 F  11 1000', { byeAnnouncements: [{ bye: 'full-point', round: 11, players: [1000] }] }],
    ['XXZ 4 12', { byeAnnouncements: [{ bye: 'zero-point', round: null, players: [4, 12] }] }],
    [
      '250       1.0   1   3    1   82',
      {
        accelerations: [
          {
            matchHalfPoints: null,
            halfPoints: 2,
            firstRound: 1,
            lastRound: 3,
            firstPlayer: 1,
            lastPlayer: 82,
          },
        ],
      },
    ],
    ['XXA   17  1.0  0.5', { playerAccelerations: [{ player: 17, halfPoints: [2, 1] }] }],
    [
      '260   1   2    1   11   16',
      { forbiddenPairs: [{ rounds: { first: 1, last: 2 }, players: [1, 11, 16] }] },
    ],
    ['XXP 11 71', { forbiddenPairs: [{ rounds: null, players: [11, 71] }] }],
    [
      '013 Bray / Greystones                 47   48',
      { teams: [{ name: 'Bray / Greystones', members: [47, 48] }] },
    ],
    [
      '299 W   3.0   2.0    4   12',
      {
        abnormalPoints: [
          { kind: 'W', matchHalfPoints: 6, halfPoints: 4, round: 4, participants: [12] },
        ],
      },
    ],
    [
      '299          -0.5         3    7',
      {
        abnormalPoints: [
          { kind: '', matchHalfPoints: null, halfPoints: -1, round: null, participants: [3, 7] },
        ],
      },
    ],
    ['352 WBWB', { boardColours: ['white', 'black', 'white', 'black'] }],
    [
      '362 TW 3.0   TD 1.0',
      {
        matchScoring: [
          { symbol: 'TW', halfPoints: 6 },
          { symbol: 'TD', halfPoints: 2 },
        ],
      },
    ],
    [
      '310   1 Club One                         CLB1    2486   15.0   28.5  11     1    5   15   28',
      {
        numberedTeams: [
          {
            no: 1,
            name: 'Club One',
            nickname: 'CLB1',
            strength: 2486,
            matchHalfPoints: 30,
            gameHalfPoints: 57,
            rank: 11,
            members: [1, 5, 15, 28],
          },
        ],
      },
    ],
    [
      '300   1  16   4  242  246 0000  244',
      { lineUps: [{ round: 1, team: 16, opponent: 4, boards: [242, 246, null, 244] }] },
    ],
    [
      '320  1.0  2.0 000  50  49 000  46',
      {
        teamByes: [{ matchHalfPoints: 2, gameHalfPoints: 4, teams: [null, 50, 49, null, 46] }],
      },
    ],
    [
      '330 +-   4  23  33',
      { forfeitedMatches: [{ winner: 'white', round: 4, white: 23, black: 33 }] },
    ],
    ['330 --  12   1   2', { forfeitedMatches: [{ winner: null, round: 12, white: 1, black: 2 }] }],
    [
      'DEN    1 w  M Hansen, Ida                       1812 JYL       12345 1987/12/31',
      {
        nationalPlayers: [
          {
            list: 'DEN',
            no: 1,
            sex: 'w',
            classification: 'M',
            name: 'Hansen, Ida',
            rating: 1812,
            origin: 'JYL',
            nationalId: '12345',
            birthDate: '1987/12/31',
          },
        ],
      },
    ],
  ] as const;
  it.each(examples)('%s', (line, part) => {
    const document = documentOf(line);
    expect(document).toMatchObject(part);
    expect(madeLines(document, line.slice(0, 3))).toEqual([line]);
  });

  it('250 may hold its points in the columns for match points', () => {
    expect(documentOf('250  2.0        1   3    1   50').accelerations).toMatchObject([
      { matchHalfPoints: 4, halfPoints: null },
    ]);
  });
});

describe('points', () => {
  const examples = [
    ['162  W 3.0    D 1.0    P 1.5', '162'],
    ['BBW  3.0', 'BBW'],
    ['XXS WW=3.0 BW=3.5 PAB=1.0', 'XXS'],
  ] as const;
  it.each(examples)('%s is written as it was read', (line, code) => {
    expect(madeLines(documentOf(line), code)).toEqual([line]);
  });

  it('162 with its pairs in other columns is read, too', () => {
    expect(documentOf('162 W3.0 D 1.0').scoring).toEqual(documentOf('162  W 3.0    D 1.0').scoring);
  });
});

describe('299 in narrow columns', () => {
  it('is read as some programs write it', () => {
    expect(documentOf('299 +  2.0  2.5   1    1').abnormalPoints).toEqual([
      { kind: '+', matchHalfPoints: 4, halfPoints: 5, round: 1, participants: [1] },
    ]);
  });
});

describe('points in four columns', () => {
  it.each([
    ['4.5', 9],
    ['4,5', 9],
    ['17.0', 34],
    ['99.5', 199],
    ['3', 6],
    ['-0.5', -1],
    ['+1.0', 2],
    ['0.50', 1],
  ])('%s', (text, halfPoints) => {
    expect(documentOf(`XXS WW=${text}`).scoring).toMatchObject([{ halfPoints }]);
  });

  it.each(['100', '240.0', '1.3', '.5', '4.', '-10', '1e1', ''])('not %j', (text) => {
    expect(() => documentOf(`XXS WW=${text}`)).toThrow('trf.record.invalid');
  });
});

describe('other lines', () => {
  it('are kept on their side of the players', () => {
    const player = playerLine({ no: 1 });
    const lines = ['### a comment', 'XYZ private', player, '802   1 DEN', '801 anything'];
    const parsed = parseTrf(lines.join('\n'));
    if (!parsed.ok) throw new Error('not read');
    const made = makeTrf(parsed.value.document).split('\r\n');
    expect(made.slice(0, 2)).toEqual(lines.slice(0, 2));
    expect(made.slice(-3, -1)).toEqual(lines.slice(3));
  });

  it('stay lines though their three letters could be a federation’s', () => {
    const lines = ['DEN', 'DEN    x m    Hansen, Ida', 'DEN    1xm', `DEN    1${' '.repeat(80)}x`];
    expect(documentOf(...lines).otherLines.map(({ text }) => text)).toEqual(lines);
  });

  it('a ruler of digits is no record', () => {
    expect(documentOf('0123456789012345').header.name).toBe('');
    expect(documentOf('DDD SSSS sTTT').otherLines).toEqual([
      { place: 'before-players', text: 'DDD SSSS sTTT' },
    ]);
  });
});
