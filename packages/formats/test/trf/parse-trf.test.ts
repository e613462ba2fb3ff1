import { describe, expect, it } from 'vitest';
import { makeTrf, parseTrf, type TrfDocument } from '../../src/index.ts';
import { crosstable, playerLine, twoPlayers } from './trf-lines.ts';

function documentOf(input: string | Uint8Array): TrfDocument {
  const parsed = parseTrf(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value.document;
}

const faultsOf = (input: string | Uint8Array) => {
  const parsed = parseTrf(input);
  return parsed.ok ? [] : parsed.error;
};

const warningsOf = (input: string) => {
  const parsed = parseTrf(input);
  return parsed.ok ? parsed.value.warnings : parsed.error;
};

describe('record 001', () => {
  const line =
    '001    1 w WM Jørgensen, Åse                    2186 DEN     1400123 1987/00/00  1.5    2     2 b =  0000 - U';
  const opponent = playerLine({ no: 2, cells: ['   1 w ='] });

  it('is read by its columns', () => {
    expect(documentOf(`${line}\n${opponent}`).players[0]).toEqual({
      no: 1,
      sex: 'w',
      title: 'WIM',
      name: 'Jørgensen, Åse',
      rating: 2186,
      federation: 'DEN',
      fideId: '1400123',
      birthDate: '1987/00/00',
      halfPoints: 3,
      rank: 2,
      cells: [
        { kind: 'game', opponent: 2, colour: 'black', result: '=' },
        { kind: 'alone', colour: null, result: 'U' },
      ],
    });
  });

  it('may end anywhere: what is cut off is not stated', () => {
    expect(documentOf(line.slice(0, 40)).players[0]).toMatchObject({
      name: 'Jørgensen, Åse',
      rating: null,
      halfPoints: null,
      rank: null,
      cells: [],
    });
  });

  it('states no rounds by blank entries at its end, and a missed one by those before a game', () => {
    const blank = ' '.repeat(8);
    const rows = crosstable([blank, '   2 w 1', blank, blank], [blank, '   1 b 0']);
    const [first, second] = documentOf(rows).players;
    expect(first?.cells).toHaveLength(2);
    expect(first?.cells[0]).toBeNull();
    expect(second?.cells).toHaveLength(2);
  });

  it('counts columns in characters, not in UTF-16 units', () => {
    const name = 'Ida 👑, Hansen';
    const wide = `001    1      ${name}${' '.repeat(33 - 13)} 1812`;
    expect(documentOf(wide).players[0]).toMatchObject({ name, rating: 1812 });
  });

  const titles = [
    ['GM', ' GM'],
    ['WFM', 'WFM'],
    ['GM', '  g'],
    ['IM', '  m'],
    ['FM', '  f'],
    ['CM', '  c'],
    ['WGM', ' wg'],
    ['WIM', ' wm'],
    ['WGM', ' gf'],
    ['WCM', ' cf'],
    ['', '   '],
  ] as const;
  it.each(titles)('reads the title %s from "%s"', (title, text) => {
    expect(documentOf(playerLine({ no: 1, title: text })).players[0]?.title).toBe(title);
  });

  const sexes = [
    ['m', 'm'],
    ['m', 'M'],
    ['w', 'w'],
    ['w', 'f'],
    ['', ''],
  ] as const;
  it.each(sexes)('reads the sex %j from %j', (sex, text) => {
    expect(documentOf(playerLine({ no: 1, sex: text })).players[0]?.sex).toBe(sex);
  });

  it('takes a rating of 0 for none', () => {
    expect(documentOf(playerLine({ no: 1, rating: '0' })).players[0]?.rating).toBeNull();
  });
});

describe('entries of a round', () => {
  const alone = [
    ['0000 - H', { kind: 'alone', colour: null, result: 'H' }],
    ['0000 - F', { kind: 'alone', colour: null, result: 'F' }],
    ['0000 - U', { kind: 'alone', colour: null, result: 'U' }],
    ['0000 - Z', { kind: 'alone', colour: null, result: 'Z' }],
    ['0000 - z', { kind: 'alone', colour: null, result: 'Z' }],
    ['0000 - -', { kind: 'alone', colour: null, result: '-' }],
    ['0000 - +', { kind: 'alone', colour: null, result: '+' }],
    ['       U', { kind: 'alone', colour: null, result: 'U' }],
    ['0000    ', { kind: 'alone', colour: null, result: 'Z' }],
  ] as const;
  it.each(alone)('reads %j without an opponent', (text, cell) => {
    expect(documentOf(crosstable([text])).players[0]?.cells).toEqual([cell]);
  });

  it('reads blanks, and a colour sign alone, as no entry', () => {
    expect(documentOf(crosstable(['', '     - ', '0000 - U'])).players[0]?.cells).toEqual([
      null,
      null,
      { kind: 'alone', colour: null, result: 'U' },
    ]);
  });

  const pairs = [
    ['   2 w 1', '   1 b 0'],
    ['   2 w =', '   1 b ='],
    ['   2 b W', '   1 w L'],
    ['   2 b d', '   1 w d'],
    ['   2 w +', '   1 b -'],
    ['   2 - +', '   1 - -'],
    ['   2 w -', '   1 b -'],
    ['   2 w ?', '   1 b ?'],
    // Scores that an arbiter can decide.
    ['   2 w =', '   1 b 0'],
    ['   2 w 0', '   1 b 0'],
    ['   2 w 0', '   1 b ='],
  ] as const;
  it.each(pairs)('accepts %j against %j', (first, second) => {
    expect(faultsOf(twoPlayers(first, second))).toEqual([]);
  });

  it('takes a pairing without result for a game still to be finished', () => {
    const [first] = documentOf(twoPlayers('   2 w  ', '   1 b  ')).players;
    expect(first?.cells).toEqual([{ kind: 'game', opponent: 2, colour: 'white', result: '?' }]);
  });
});

describe('faults have a code, a line and a column', () => {
  const contradictions = [
    ['1 and ½', '   2 w 1', '   1 b =', 'trf.results.incompatible', 2, 99],
    ['two winners', '   2 w 1', '   1 b 1', 'trf.results.incompatible', 2, 99],
    ['+ and +', '   2 w +', '   1 b +', 'trf.results.incompatible', 2, 99],
    ['+ and 0', '   2 w +', '   1 b 0', 'trf.results.incompatible', 2, 99],
    ['rated and not rated', '   2 w 1', '   1 b L', 'trf.results.incompatible', 2, 99],
    ['open on one side', '   2 w ?', '   1 b =', 'trf.results.incompatible', 2, 99],
    ['both white', '   2 w =', '   1 w =', 'trf.colours.same', 2, 97],
    ['an opponent with a bye', '   2 w 1', '0000 - U', 'trf.opponent.not-mutual', 1, 92],
    ['an opponent who is not there', '   7 w 1', '0000 - U', 'trf.opponent.unknown', 1, 92],
    ['oneself as opponent', '   1 w 1', '0000 - U', 'trf.opponent.self', 1, 92],
  ] as const;
  it.each(contradictions)('%s', (_, first, second, code, line, column) => {
    expect(faultsOf(twoPlayers(first, second))).toMatchObject([{ code, line, column }]);
  });

  const cells = [
    ['a result that does not exist', '   2 w X', 'trf.result.invalid', 99],
    ['a win against nobody', '0000 - 1', 'trf.result.needs-opponent', 99],
    ['a bye against somebody', '   2 w H', 'trf.result.excludes-opponent', 99],
    ['a colour that does not exist', '   2 g 1', 'trf.colour.invalid', 97],
    ['a game without colour', '   2 - 1', 'trf.colour.missing', 97],
    ['an opponent who is no number', '  2a w 1', 'trf.opponent.invalid', 92],
    ['an entry shifted to the left', ' 2 w 1', 'trf.opponent.invalid', 92],
    ['an entry shifted to the right', '    2 w1', 'trf.column.not-blank', 96],
  ] as const;
  it.each(cells)('%s', (_, text, code, column) => {
    expect(faultsOf(crosstable([text], ['   1 b 0']))[0]).toMatchObject({ code, line: 1, column });
  });

  it('of record 001, each field by itself', () => {
    const text = [
      playerLine({ no: 1, rating: '18x2', points: '1.3', rank: 'III' }),
      `001   no`,
      `001    0`,
      '001    5X',
      '0011234',
    ].join('\r');
    expect(faultsOf(text)).toMatchObject([
      { code: 'trf.rating.invalid', line: 1, column: 49, text: '18x2' },
      { code: 'trf.points.invalid', line: 1, column: 81, text: '1.3' },
      { code: 'trf.rank.invalid', line: 1, column: 86, text: 'III' },
      { code: 'trf.player-number.invalid', line: 2, column: 5, text: 'no' },
      { code: 'trf.player-number.invalid', line: 3, column: 5, text: '0' },
      { code: 'trf.line.out-of-columns', line: 4, column: 9, text: 'X' },
      { code: 'trf.line.shifted', line: 5, column: 4, by: 1 },
    ]);
  });

  it('names each later one of three players with one number', () => {
    const text = [3, 3, 4, 3].map((no) => playerLine({ no })).join('\n');
    expect(faultsOf(text)).toEqual([
      { code: 'trf.player-number.duplicate', player: 3, line: 2, column: 5 },
      { code: 'trf.player-number.duplicate', player: 3, line: 4, column: 5 },
    ]);
  });

  it('names the later of two players with one number', () => {
    const text = [playerLine({ no: 3 }), playerLine({ no: 4 }), playerLine({ no: 3 })].join('\n');
    expect(faultsOf(text)).toEqual([
      { code: 'trf.player-number.duplicate', player: 3, line: 3, column: 5 },
    ]);
  });

  const records = [
    ['142 seven', 'trf.record.invalid', '142'],
    ['142 0', 'trf.record.invalid', '142'],
    ['142 1000', 'trf.record.invalid', '142'],
    ['152 G', 'trf.record.invalid', '152'],
    ['XXC purple1', 'trf.record.invalid', 'XXC'],
    ['162  W x', 'trf.record.invalid', '162'],
    ['162  Q 1.0', 'trf.record.invalid', '162'],
    ['BBW 1.3', 'trf.record.invalid', 'BBW'],
    ['XXS WW', 'trf.record.invalid', 'XXS'],
    ['240 Q   1    1', 'trf.record.invalid', '240'],
    ['240 H   x    1', 'trf.record.invalid', '240'],
    ['250       1.0   x   3    1    8', 'trf.record.invalid', '250'],
    ['260   1   0    1    2', 'trf.record.invalid', '260'],
    ['XXP 1 zwei', 'trf.record.invalid', 'XXP'],
    ['XXA    1  x.0', 'trf.record.invalid', 'XXA'],
    ['013 Club                             1000x', 'trf.record.invalid', '013'],
    ['250       x.0   1   3    1    8', 'trf.record.invalid', '250'],
    ['299 Q         1.0    1    1', 'trf.record.invalid', '299'],
    ['299           1.3    1    1', 'trf.record.invalid', '299'],
    ['300   1   x   4    1', 'trf.record.invalid', '300'],
    ['310   0 Club One', 'trf.record.invalid', '310'],
    ['320  1.0      000', 'trf.record.invalid', '320'],
    ['330 ++   1   1   2', 'trf.record.invalid', '330'],
    ['352 WBX', 'trf.record.invalid', '352'],
    ['362 TX 2.0', 'trf.record.invalid', '362'],
  ] as const;
  it.each(records)('%s', (line, code, record) => {
    expect(faultsOf(`${line}\n${playerLine({ no: 1 })}`)[0]).toMatchObject({
      code,
      record,
      line: 1,
    });
  });

  it('two numbers of rounds, two first colours', () => {
    const text = ['142 7', 'XXR 9', '152 W', 'XXC black1', playerLine({ no: 1 })].join('\n');
    expect(faultsOf(text)).toEqual([
      { code: 'trf.rounds.conflict', rounds: 9, otherRounds: 7, line: 2, column: 5 },
      { code: 'trf.initial-colour.conflict', line: 4, column: 5 },
    ]);
  });

  it('of the whole file', () => {
    expect(faultsOf('012 A tournament')).toMatchObject([{ code: 'trf.no-players', line: 1 }]);
    expect(faultsOf('Hello\nworld')).toMatchObject([{ code: 'trf.not-trf', line: 1 }]);
    expect(faultsOf('')).toEqual([{ code: 'input.empty' }]);
    expect(faultsOf(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]))).toEqual([
      { code: 'input.not-text', kind: 'zip' },
    ]);
  });

  it('of a file cut off in the middle: those who lost their opponents', () => {
    const whole = crosstable(['   3 w 1'], ['   4 w 1'], ['   1 b 0'], ['   2 b 0']);
    expect(faultsOf(whole.slice(0, whole.length - 60))).toMatchObject([
      { code: 'trf.opponent.not-mutual', line: 2, player: 2, round: 1, opponent: 4 },
    ]);
  });
});

describe('what is odd is told, and the file is taken', () => {
  it.each([
    ['no name', playerLine({ no: 1, name: '' }), 'trf.name.missing', 15],
    ['an unknown title', playerLine({ no: 1, title: 'XM' }), 'trf.title.unknown', 11],
    ['an unknown sex', playerLine({ no: 1, sex: 'x' }), 'trf.sex.unknown', 10],
    [
      'other points',
      playerLine({ no: 1, points: '1.5', cells: ['0000 - F'] }),
      'trf.points.differ',
      81,
    ],
    [
      'a win against nobody',
      playerLine({ no: 1, cells: ['0000 - +'] }),
      'trf.opponent.missing',
      99,
    ],
  ])('%s', (_, line, code, column) => {
    expect(warningsOf(line)).toMatchObject([{ code, line: 1, column }]);
  });

  it.each([
    ['062 9', 'trf.player-count.differs'],
    ['XXR 0\nXXR', 'trf.record.invalid'],
    ['132 heute', 'trf.round-date.invalid'],
    [
      '299          -0.5    3    1\n013 Club                               1',
      'trf.abnormal-points.not-counted',
    ],
    ['260   1   2    1    7', 'trf.participant.unknown'],
    ['013 Club                             1000', 'trf.participant.unknown'],
    ['172 DEN SOMEHOW', 'trf.encoding.unknown'],
    ['192 MONRAD', 'trf.encoding.unknown'],
    ['202 Buchholz first', 'trf.encoding.unknown'],
    ['222 two hours', 'trf.encoding.unknown'],
    ['012 A\n012 B', 'trf.record.repeated'],
  ])('%s', (lines, code) => {
    expect(warningsOf(`${lines}\n${playerLine({ no: 1 })}`)[0]).toMatchObject({ code });
  });

  it('more rounds than planned, a second bye, a bye announced for a game', () => {
    const text = [
      '142 1',
      '240 H   1    1',
      crosstable(
        ['   2 w 1', '0000 - U'],
        ['   1 b 0', '0000 - U'],
        ['', '   4 w 1'],
        ['', '   3 b 0'],
      ),
    ];
    expect(warningsOf(text.join('\n')).map(({ code }) => code)).toEqual([
      'trf.rounds.exceeded',
      'trf.bye-announcement.contradicted',
      'trf.bye.second-in-round',
    ]);
  });

  it('Baku acceleration without a number of rounds is remarked, unless a record gives the points', () => {
    const baku = ['192 FIDE_DUTCH_BAKU', crosstable([], [])];
    expect(warningsOf(baku.join('\n'))).toEqual([
      { code: 'trf.acceleration.rounds-unknown', system: 'FIDE_DUTCH_BAKU', line: 1, column: 1 },
    ]);
    expect(warningsOf(['142 5', ...baku].join('\n'))).toEqual([]);
    expect(warningsOf(['XXA    1  0.5', ...baku].join('\n'))).toEqual([]);
  });

  it.each([
    ['2486.5', 2487],
    ['2486,2', 2486],
    ['2486', 2486],
  ])('a strength of %s in record 310 is taken as %i', (text, strength) => {
    const file = `${playerLine({ no: 1 })}\n${'310   1 Club'.padEnd(47)}${text}`;
    expect(documentOf(file).numberedTeams).toMatchObject([{ strength }]);
    const rounded = { code: 'trf.strength.rounded', text, strength, line: 2, column: 48 };
    expect(warningsOf(file)).toEqual(text === '2486' ? [] : [rounded]);
    expect(makeTrf(documentOf(file))).toContain(text);
  });

  it('a win against nobody is nothing odd in a match of numbered teams', () => {
    const win = playerLine({ no: 1, cells: ['0000 w +'] });
    const team = `${'310   1 Club'.padEnd(73)}   1`;
    expect(warningsOf(win)).toMatchObject([{ code: 'trf.opponent.missing' }]);
    expect(warningsOf(`${win}\n${team}`)).toEqual([]);
  });

  it('no points are missed where entries of later rounds are counted or not', () => {
    const file = (points: string) =>
      [
        playerLine({ no: 1, points, cells: ['   2 w 1', '0000 - H'] }),
        playerLine({ no: 2, cells: ['   1 b 0'] }),
      ].join('\n');
    expect(warningsOf(file('1.0'))).toEqual([]);
    expect(warningsOf(file('1.5'))).toEqual([]);
    expect(warningsOf(file('2.0'))).toHaveLength(1);
  });
});

describe('encodings and line ends', () => {
  const text = `012 Søndagsturnering in Köln\n${playerLine({ no: 1, name: 'Ærø, Øjvind' })}\n`;
  const document = documentOf(text);

  it.each([
    ['LF', '\n'],
    ['CR', '\r'],
    ['CR LF', '\r\n'],
  ])('%s', (_, end) => {
    expect(documentOf(text.replaceAll('\n', end))).toEqual(document);
  });

  const encodings = [
    ['UTF-8', new Uint8Array(Buffer.from(text))],
    ['UTF-8 with a byte order mark', new Uint8Array(Buffer.from(`\uFEFF${text}`))],
    ['Latin-1', new Uint8Array(Buffer.from(text, 'latin1'))],
    ['UTF-16', new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'))],
  ] as const;
  it.each(encodings)('%s', (_, bytes) => {
    expect(documentOf(bytes)).toEqual(document);
  });

  it('UTF-16 without a mark is refused as no text', () => {
    expect(faultsOf(new Uint8Array(Buffer.from(text, 'utf16le')))).toEqual([
      { code: 'input.not-text', kind: 'binary' },
    ]);
  });

  it.each([
    ['a list of tie-breaks', `202 ${'A-'.repeat(300_000)}!`],
    ['scoring', `162 ${'A'.repeat(600_000)} B`],
    ['blanks', `162 ${' '.repeat(600_000)}x`],
    ['a shifted line', `001    1 x${'     2 w 1'.repeat(60_000)}`],
  ])('endless %s is read or refused like anything else', (_, line) => {
    const text = `${line}\n${playerLine({ no: 2 })}`;
    for (const lenient of [false, true]) {
      const parsed = parseTrf(text, { lenient });
      expect(parsed.ok ? parsed.value.warnings.length + parsed.value.guesses.length : 1).not.toBe(
        0,
      );
    }
  });

  it('more than 20 MB is refused before it is read', () => {
    expect(faultsOf('x'.repeat(20_000_001))).toMatchObject([{ code: 'input.too-large' }]);
  });
});
