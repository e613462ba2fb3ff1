import { describe, expect, test } from 'vitest';
import {
  documentPlayers,
  importLosses,
  makeTrf,
  parsePlayerList,
  parseTrf,
  playersAsTable,
  readInput,
  recogniseListFile,
} from '../../src/index.ts';
import { samplePlayers as players, sampleRounds as rounds } from './sample-tournament.ts';
import { writeSwt } from './write-swt.ts';
import { writeTunx } from './write-tunx.ts';

/** The document in a file, and the codes of what was noticed. */
function read(bytes: Uint8Array) {
  const found = readInput(bytes);
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  if (found.value.kind !== 'document') throw new Error(found.value.kind);
  return found.value;
}

const refusal = (bytes: Uint8Array) => {
  const found = readInput(bytes);
  return found.ok ? found.value.kind : found.error.map(({ code }) => code);
};

/** The entries of each player as a report file has them. */
const entriesOf = ({ document }: ReturnType<typeof read>) =>
  makeTrf(document)
    .split(/\r?\n/)
    .filter((line) => line.startsWith('001'))
    .map(
      (line) =>
        line
          .slice(91)
          .match(/.{1,10}/g)
          ?.map((cell) => cell.trim()) ?? [],
    );

const expected = [
  ['3 b 1', '5 w +', '4 b ?'],
  ['4 w =', '0000 - H', '5 b -'],
  ['1 w 0', '4 b 0', '0000 - Z'],
  ['2 b =', '3 w 1', '1 w ?'],
  ['0000 - U', '1 b -', '2 w -'],
];

describe.each([
  ['swiss-manager', 'Swiss-Manager (.TUNX)', writeTunx],
  ['swiss-chess', 'Swiss-Chess (.SWT)', writeSwt],
] as const)('%s: %s', (format, _, write) => {
  const bytes = write({ players, rounds });

  test('is recognised by its content, with its players and what they may become', () => {
    expect(read(bytes).format).toBe(format);
    expect(recogniseListFile(bytes, 'any.dat')).toMatchObject({
      kind: `${format}-file`,
      becomes: ['members', 'entries', 'tournament'],
      fault: null,
    });
  });

  test('has every round with colours, forfeits, byes and open games', () => {
    const found = read(bytes);
    expect(entriesOf(found)).toEqual(expected);
    expect(found.warnings.map(({ code }) => code)).toEqual([`${format}.left-out`]);
    expect(importLosses(found.document)).toEqual([]);
  });

  test('becomes a report file without faults', () => {
    const parsed = parseTrf(makeTrf(read(bytes).document));
    expect(parsed).toMatchObject({ ok: true, value: { warnings: [] } });
  });

  test('says when, where and by whom it is played', () => {
    expect(read(bytes).document).toMatchObject({
      header: {
        name: 'Prøveturnering',
        city: format === 'swiss-manager' ? 'Aarhus' : 'Musterstadt',
        startDate: '2026/11/07',
        endDate: '2026/11/08',
        chiefArbiter: expect.stringContaining('Carl Dommer'),
      },
      roundDates: ['26/11/07', '26/11/08', '26/11/08'],
      roundsPlanned: 3,
    });
  });

  test('has of each player both ratings, the numbers, title, club and birth', () => {
    const [first, second, third] = documentPlayers(read(bytes).document);
    expect(first).toMatchObject({
      name: 'Prøve, Søren Bo',
      title: 'FM',
      club: 'Skakklubben Nord',
      federation: 'DEN',
      fideRating: 2301,
      rating: 2255,
      fideId: '1444948',
      nationalId: '12345-0132',
      birthDate: '1990-05-17',
    });
    expect(second).toMatchObject({ name: 'Muster, Änne', sex: 'w', birthDate: '2001' });
    expect(third).toMatchObject({ fideRating: null, rating: 1850, club: '' });
  });

  test('gives its players to lists', () => {
    const list = parsePlayerList(playersAsTable(read(bytes).document));
    expect(list.faults).toEqual([]);
    expect(list.players.map(({ details }) => details.name)).toEqual(
      players.map(({ surname, firstName }) => `${surname}, ${firstName}`),
    );
  });

  test('without rounds it is a list of players', () => {
    const found = read(write({ players, rounds: [] }));
    expect(found.document.players.map(({ cells }) => cells.length)).toEqual([0, 0, 0, 0, 0]);
  });

  test.each([
    ['without players', { players: [], rounds: [] }, ['program.players.none']],
    [
      'with somebody twice in a round',
      {
        players,
        rounds: [
          [
            { white: 1, black: 2, result: '1-0' },
            { white: 3, black: 'bye', result: '1' },
            { white: 3, black: 4, result: '1-0' },
          ],
        ],
      },
      ['program.contradiction'],
    ],
  ] as const)('%s is refused or told', (what, sample, codes) => {
    const written = write(sample);
    // A file of Swiss-Chess has one line for each player and round: nobody can be there twice.
    if (format === 'swiss-chess' && what !== 'without players') return;
    expect(refusal(written)).toEqual(codes);
  });
});

describe('Swiss-Manager', () => {
  test('tells a result that it does not know, and leaves the game open', () => {
    const found = read(writeTunx({ players, rounds, codes: [99] }));
    expect(found.warnings[1]).toMatchObject({ code: 'program.result-unknown', text: '99' });
    expect(entriesOf(found)[0]?.[0]).toBe('3 b ?');
  });

  test('reads games that are not rated', () => {
    const found = read(writeTunx({ players, rounds, codes: [15, 16] }));
    expect(entriesOf(found).map(([first]) => first)).toEqual([
      '3 b L',
      '4 w D',
      '1 w W',
      '2 b D',
      '0000 - U',
    ]);
  });

  test('gives nobody a point for sitting out a round robin', () => {
    const found = read(writeTunx({ players, rounds, kind: 1 }));
    expect(found.document.header.type).toBe('Individual: Round-Robin');
    expect(entriesOf(found)[4]?.[0]).toBe('0000 - Z');
  });

  test('refuses teams, and a file that is cut off', () => {
    expect(refusal(writeTunx({ players, rounds, kind: 2 }))).toEqual(['program.teams']);
    const whole = writeTunx({ players, rounds });
    for (const length of [200, 3000, 7000, whole.length - 100]) {
      expect(refusal(whole.slice(0, length))).toEqual(['program.damaged']);
    }
  });
});

describe('Swiss-Chess', () => {
  test.each([
    ['teams', { teams: true }, ['program.teams']],
    ['a knock-out', { mode: 2 }, ['program.system']],
    ['an older version', { version: 520 }, ['input.not-text']],
  ])('refuses %s', (_, sample, codes) => {
    expect(refusal(writeSwt({ players, rounds, ...sample }))).toEqual(codes);
  });

  test('counts three points for a win where the file does, and tells points of its own', () => {
    const three = read(writeSwt({ players, rounds, scoring: 1 }));
    expect(three.document.players.map(({ halfPoints }) => halfPoints)).toEqual([14, 4, 0, 10, 6]);
    const own = read(writeSwt({ players, rounds, scoring: 3 }));
    expect(own.warnings.map(({ code }) => code)).toContain('program.scoring');
  });

  test('is not taken for one when it has another length', () => {
    const whole = writeSwt({ players, rounds });
    expect(refusal(whole.slice(0, -1))).toEqual(['input.not-text']);
  });
});
