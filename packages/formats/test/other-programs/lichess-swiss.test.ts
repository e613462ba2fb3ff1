import { parsePlayerId, parseTournamentId, usualSettings } from '@rokade/tournament';
import { describe, expect, test } from 'vitest';
import { documentEntries, parseTrf, readInput } from '../../src/index.ts';

function fail(what: string): never {
  throw new Error(what);
}

/** Texts that end in a column each, as lichess writes its lines. */
const line = (...parts: readonly (readonly [end: number, text: string])[]): string =>
  parts.reduce((made, [end, text]) => made + text.padStart(end - made.length), '');

interface Entry {
  readonly opponent?: number;
  readonly colour?: 'w' | 'b';
  readonly result: string;
}

const player = (no: number, name: string, rating: number, points: string, entries: Entry[]) =>
  line(
    [3, '001'],
    [8, String(no)],
    [15 + name.length, name],
    [52, String(rating)],
    [84, points],
    ...entries.flatMap(({ opponent, colour = '', result }, index) => {
      const by = index * 10;
      return [
        [95 + by, String(opponent ?? '')],
        [97 + by, colour],
        [99 + by, result],
      ] as const;
    }),
  );

const head = [
  '012 Thursday Swiss',
  '022 https://lichess.org/swiss/abcd1234',
  '032 Lichess',
  '042 Nov 7, 2026',
  '052 Nov 7, 2026',
  '062 3',
  '092 Individual: Swiss-System',
  '102 https://lichess.org/swiss',
  'XXR 2',
  'XXC white1',
];

describe('a Swiss of lichess as report file', () => {
  test('is read with byes, absences and forfeits, its days and its colour of round 1', () => {
    const text = [
      ...head,
      player(1, 'alpha', 2100, '2.0', [{ opponent: 2, colour: 'w', result: '1' }, { result: 'U' }]),
      player(2, 'beta', 2000, '0.5', [
        { opponent: 1, colour: 'b', result: '0' },
        { opponent: 3, colour: 'w', result: '=' },
      ]),
      player(3, 'gamma', 1900, '1.0', [{ result: 'H' }, { opponent: 2, colour: 'b', result: '=' }]),
      player(4, 'delta', 1800, '0.0', [{ result: '-' }, { result: '-' }]),
      '',
    ].join('\n');
    const parsed = parseTrf(text);
    expect(parsed).toMatchObject({
      ok: true,
      value: {
        document: {
          header: { name: 'Thursday Swiss' },
          roundsPlanned: 2,
          initialColour: 'white',
          players: [
            {
              name: 'alpha',
              cells: [
                { opponent: 2, result: '1' },
                { kind: 'alone', result: 'U' },
              ],
            },
            { name: 'beta' },
            { name: 'gamma', cells: [{ kind: 'alone', result: 'H' }, { result: '=' }] },
            { name: 'delta', cells: [{ kind: 'alone' }, { kind: 'alone' }] },
          ],
        },
      },
    });
  });

  test('becomes a tournament of the house’s federation, since lichess is none', () => {
    const text = [
      ...head,
      player(1, 'alpha', 2100, '1.0', [{ opponent: 2, colour: 'w', result: '1' }]),
      player(2, 'beta', 2000, '0.0', [{ opponent: 1, colour: 'b', result: '0' }]),
      '',
    ].join('\n');
    const parsed = parseTrf(text);
    if (!parsed.ok) throw new Error('it is read');
    const made = documentEntries(parsed.value.document, {
      actor: { id: 'a', name: '' },
      at: '2026-11-07T10:00:00.000Z',
      settings: { ...usualSettings, federation: 'DEN' },
      newTournamentId: () => parseTournamentId('swiss') ?? fail('an id'),
      newPlayerId: (no) => parsePlayerId(`p${no}`) ?? fail('an id'),
    });
    expect(made).toMatchObject({
      ok: true,
      value: {
        entries: expect.arrayContaining([
          expect.objectContaining({
            event: expect.objectContaining({
              kind: 'tournament-created',
              settings: expect.objectContaining({ federation: 'DEN' }),
            }),
          }),
        ]),
      },
    });
  });

  test('a round that is being played has open games', () => {
    const text = [
      ...head,
      player(1, 'alpha', 2100, '0.0', [{ opponent: 2, colour: 'w', result: 'Z' }]),
      player(2, 'beta', 2000, '0.0', [{ opponent: 1, colour: 'b', result: 'Z' }]),
      '',
    ].join('\n');
    expect(readInput(text)).toMatchObject({
      ok: true,
      value: { document: { players: [{ cells: [{ opponent: 2, result: '?' }] }, {}] } },
    });
  });
});
