import { describe, expect, it } from 'vitest';
import { makeTrf, parseTrf, type TrfDocument } from '../../src/index.ts';
import { crosstable, playerLine, twoPlayers } from './trf-lines.ts';

function leniently(text: string) {
  const parsed = parseTrf(text, { lenient: true });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

/** The rounds in the form that Rokade writes, one text a player. */
const cellsOf = ({ players }: TrfDocument): readonly string[] =>
  players.map((player) => {
    const [line = ''] = makeTrf({ ...leniently('001    1').document, players: [player] })
      .split('\r\n')
      .filter((each) => each.startsWith('001'));
    return line.slice(89).trim();
  });

describe('a fault that lenient reading gets over', () => {
  const games = [
    ['both white', '   2 w =', '   1 w =', ['2 w =', '1 b ='], 'trf.colours.same', 'b'],
    ['no colour', '   2 - 1', '   1 b 0', ['2 w 1', '1 b 0'], 'trf.colour.missing', 'w'],
    ['a colour unknown', '   2 g 1', '   1 b 0', ['2 w 1', '1 b 0'], 'trf.colour.invalid', ''],
    ['½ with another sign', '   2 w ½', '   1 b =', ['2 w =', '1 b ='], 'trf.result.invalid', '='],
    ['O for nought', '   2 w 1', '   1 b O', ['2 w 1', '1 b 0'], 'trf.result.invalid', '0'],
    ['one half missing', '   2 w 1', '', ['2 w 1', '1 b 0'], 'trf.opponent.not-mutual', '1 b 0'],
    [
      'known against unknown',
      '   2 w ?',
      '   1 b =',
      ['2 w =', '1 b ='],
      'trf.results.incompatible',
      '= =',
    ],
    [
      'nobody to play',
      '   7 w 1',
      '   8 b =',
      ['0000 - F', '0000 - H'],
      'trf.opponent.unknown',
      '0000 - F',
    ],
    [
      'oneself as opponent',
      '   1 w 0',
      '0000 - U',
      ['0000 - Z', '0000 - U'],
      'trf.opponent.self',
      '0000 - Z',
    ],
    [
      'an opponent with a bye',
      '   2 w =',
      '0000 - H',
      ['0000 - H', '0000 - H'],
      'trf.opponent.not-mutual',
      '0000 - H',
    ],
    [
      'a bye against somebody',
      '   2 w H',
      '0000 - F',
      ['0000 - H', '0000 - F'],
      'trf.result.excludes-opponent',
      '0000 - H',
    ],
    [
      'a win against nobody',
      '0000 - 1',
      '0000 - U',
      ['0000 - F', '0000 - U'],
      'trf.result.needs-opponent',
      'F',
    ],
    ['a letter too many', '  2a w 1', '   1 b 0', ['2 w 1', '1 b 0'], 'trf.opponent.invalid', '2'],
  ] as const;
  it.each(games)('%s', (_, first, second, cells, code, takenAs) => {
    const text = twoPlayers(first, second);
    expect(parseTrf(text).ok).toBe(false);
    const { document, guesses } = leniently(text);
    expect(cellsOf(document)).toEqual(cells);
    expect(guesses[0]).toMatchObject({ code, takenAs });
  });

  it('of two results the one that fits the stated points', () => {
    const file = (first: string, second: string): string =>
      [
        playerLine({ no: 1, points: first, cells: ['   2 w 1'] }),
        playerLine({ no: 2, points: second, cells: ['   1 b ='] }),
      ].join('\n');
    expect(cellsOf(leniently(file('0.5', '0.5')).document)).toEqual(['2 w =', '1 b =']);
    expect(cellsOf(leniently(file('1.0', '0.0')).document)).toEqual(['2 w 1', '1 b 0']);
    expect(cellsOf(leniently(file('', '')).document)).toEqual(['2 w 1', '1 b 0']);
    expect(leniently(file('0.5', '0.5')).guesses).toMatchObject([
      { code: 'trf.results.incompatible', line: 2, column: 99, takenAs: '= =' },
    ]);
  });

  it('a number used before: the same name is left out, another gets a number of their own', () => {
    const lines = [
      playerLine({ no: 1, name: 'A' }),
      playerLine({ no: 5, name: 'B' }),
      playerLine({ no: 1, name: 'A' }),
      playerLine({ no: 1, name: 'C' }),
    ];
    const { document, guesses } = leniently(lines.join('\n'));
    expect(document.players.map(({ no, name }) => `${no} ${name}`)).toEqual(['1 A', '5 B', '6 C']);
    expect(guesses).toEqual([
      { code: 'trf.player-number.duplicate', player: 1, line: 3, column: 5, takenAs: '' },
      { code: 'trf.player-number.duplicate', player: 1, line: 4, column: 5, takenAs: '6' },
    ]);
  });

  it('numbers that are none are left out, and so are records that say nothing', () => {
    const text = [
      '142 7',
      'XXR 9',
      '240 Q   1    1',
      '260   1   2    1   x2    3',
      '132 whenever',
      playerLine({ no: 1, rating: '18x2', points: '1.3', rank: 'III' }),
      '001   no      Hansen, Ida',
    ].join('\n');
    const { document, guesses } = leniently(text);
    expect(document).toMatchObject({
      roundsPlanned: 7,
      byeAnnouncements: [],
      forbiddenPairs: [{ players: [1, 3] }],
      players: [{ no: 1, rating: null, halfPoints: null, rank: null }],
    });
    expect(guesses.map(({ code, line, takenAs }) => [code, line, takenAs])).toEqual([
      ['trf.rounds.conflict', 2, ''],
      ['trf.record.invalid', 3, ''],
      ['trf.record.invalid', 4, ''],
      ['trf.rating.invalid', 6, ''],
      ['trf.points.invalid', 6, ''],
      ['trf.rank.invalid', 6, ''],
      ['trf.player-number.invalid', 7, ''],
    ]);
  });
});

describe('a line out of its columns', () => {
  const right = playerLine({
    no: 1,
    sex: 'm',
    title: 'FM',
    name: 'Møller, Søren',
    rating: '2186',
    federation: 'DEN',
    fideId: '1400123',
    birthDate: '1987/12/31',
    points: '1.0',
    rank: '1',
    cells: ['   2 w 1', '0000 - H'],
  });
  const other = playerLine({ no: 2, cells: ['   1 b 0'] });

  const shifts = [
    ['the name counted in bytes', right.replace('Søren  ', 'Søren'), 47, 2],
    ['the name too wide', right.replace('Søren', 'Søren   '), 52, 3],
    ['everything from the left', right.replace('001 ', '001'), 9, 1],
    ['everything to the right', right.replace('001 ', '001   '), 10, 2],
    ['the rounds to the left', right.replace('1     2 w', '1   2 w'), 95, 2],
    ['the rounds to the right', right.replace('1     2 w', '1       2 w'), 97, 2],
    ['the rating at the left of its field', right.replace(' 2186 DEN ', '2186 DEN '), 48, 1],
  ] as const;
  it.each(shifts)('%s is put right, and strictly said', (_, shifted, column, by) => {
    expect(shifted).not.toBe(right);
    const text = `${shifted}\n${other}`;
    const strictly = parseTrf(text);
    const problem = { code: 'trf.line.shifted', line: 1, column, by };
    expect(strictly.ok ? [] : strictly.error).toEqual([problem]);
    const { document, guesses } = leniently(text);
    const sound = leniently(`${right}\n${other}`).document;
    expect({ ...document, layout: [] }).toEqual({ ...sound, layout: [] });
    expect(guesses).toMatchObject([{ ...problem, takenAs: right.replace(/ +/g, ' ') }]);
  });

  it('is no shifted line where no shift puts it right: the whole line is left out', () => {
    const name = 'Møller-Nielsen af Østergård, Søren Ib';
    const long = right.replace('Møller, Søren'.padEnd(33), name.padEnd(33));
    const problem = { code: 'trf.line.out-of-columns', line: 1, column: 48, text: 'n' };
    const strictly = parseTrf(`${long}\n${crosstable([])}`);
    expect(strictly.ok ? [] : strictly.error).toEqual([problem]);
    const { document, guesses } = leniently(`${long}\n${playerLine({ no: 2 })}`);
    expect(guesses).toEqual([{ ...problem, takenAs: '' }]);
    expect(document.players.map(({ no }) => no)).toEqual([2]);
  });

  it('is no shifted line where one entry alone is awry: that entry is left out', () => {
    const text = `${right.replace('0000 - H', '0000-H  ')}\n${other}`;
    const problem = { code: 'trf.column.not-blank', player: 1, round: 2, line: 1, column: 106 };
    const strictly = parseTrf(text);
    expect(strictly.ok ? [] : strictly.error).toMatchObject([problem]);
    const { document, guesses } = leniently(text);
    expect(guesses).toMatchObject([{ ...problem, takenAs: '' }]);
    expect(document.players[0]?.cells).toHaveLength(1);
  });

  it('is read as far as it can be where no single shift puts it right', () => {
    const crooked = right.replace('Søren  ', 'Søren').replace('   2 w 1', ' 2w1');
    const { document, guesses } = leniently(`${crooked}\n${crosstable([])}`);
    expect(guesses.length).toBeGreaterThan(0);
    expect(document.players.length).toBeGreaterThan(0);
  });
});

describe('what nobody can guess is refused leniently, too', () => {
  it.each([
    ['', 'input.empty'],
    ['Hello\nworld', 'trf.not-trf'],
    ['012 A tournament', 'trf.no-players'],
    ['001   no', 'trf.no-players'],
  ])('%j', (text, code) => {
    const parsed = parseTrf(text, { lenient: true });
    expect(parsed.ok ? [] : parsed.error).toMatchObject([{ code }]);
  });
});

describe('a sound file', () => {
  it('is read the same way in both modes', () => {
    const text = twoPlayers('   2 w 1', '   1 b 0');
    expect(parseTrf(text, { lenient: true })).toEqual(parseTrf(text));
    expect(leniently(text).guesses).toEqual([]);
  });
});
