import type { Availability } from '@rokade/rules';
import { describe, expect, it } from 'vitest';
import { parseTrf, swissFacts, trfReader } from '../../src/index.ts';
import { crosstable, playerLine } from './trf-lines.ts';

function sourceOf(text: string) {
  const parsed = parseTrf(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return trfReader(parsed.value.document);
}

const availabilityOf = (text: string, round: number): Readonly<Record<number, Availability>> =>
  Object.fromEntries(
    sourceOf(text)
      .pairingRequest(round)
      .players.map(({ no, availability }) => [no, availability]),
  );

const present = { kind: 'present' };

describe('rounds held', () => {
  it('are those with a game or a forfeit; a bye alone was set beforehand', () => {
    expect(sourceOf(crosstable([], [])).roundsPaired).toBe(0);
    expect(sourceOf(crosstable(['0000 - H'], ['0000 - Z'])).roundsPaired).toBe(0);
    expect(sourceOf(crosstable(['0000 - U', '0000 - H'])).roundsPaired).toBe(0);
    expect(sourceOf(crosstable(['', '   2 w -'], ['', '   1 b -'])).roundsPaired).toBe(2);
    expect(sourceOf(crosstable(['   2 w ?'], ['   1 b ?'])).roundsPaired).toBe(1);
  });
});

describe('rounds as the rules see them', () => {
  it('turns each entry into a record', () => {
    const source = sourceOf(
      crosstable(
        ['   2 w 1', '   2 - +', '0000 - H', '0000 - U', '   2 b D', '   2 w ?'],
        ['   1 b 0', '   1 - -', '0000 - F', '0000 - Z', '   1 w D', '   1 b ?'],
      ),
    );
    const [first, second] = source.scoredPlayers(6);
    const game = { kind: 'game', opponent: 2, colour: 'white' };
    expect(first?.records).toEqual([
      { ...game, halfPoints: 2, status: 'played' },
      { kind: 'forfeit', opponent: 2, colour: 'white', halfPoints: 2, notice: true },
      { kind: 'bye', bye: 'half-point', halfPoints: 1 },
      { kind: 'bye', bye: 'pairing-allocated', halfPoints: 2 },
      { ...game, colour: 'black', halfPoints: 1, status: 'unrated' },
      { ...game, halfPoints: 1, status: 'pending' },
    ]);
    expect(second?.records.slice(1, 4)).toEqual([
      { kind: 'forfeit', opponent: 1, colour: 'black', halfPoints: 0, notice: true },
      { kind: 'bye', bye: 'full-point', halfPoints: 2 },
      { kind: 'bye', bye: 'zero-point', halfPoints: 0 },
    ]);
  });

  it('fills missing rounds with absences and leaves later ones out', () => {
    const source = sourceOf(crosstable(['   2 w 1', '   2 b 1'], ['   1 b 0', '   1 w 0'], []));
    const absences = source.scoredPlayers(2).at(2)?.records;
    expect(absences).toEqual([{ kind: 'absent' }, { kind: 'absent' }]);
    expect(source.pairingRequest(2).players[0]?.records).toHaveLength(1);
  });

  it('gives the points the file sets', () => {
    const source = sourceOf(
      `162  W 3.0    D 1.0    P 0.5\nXXR 9\n${crosstable(['   2 w 1', '0000 - U'], ['   1 b 0', '0000 - H'])}`,
    );
    const points = source
      .scoredPlayers(2)
      .map(({ records }) =>
        records.map((record) => ('halfPoints' in record ? record.halfPoints : 0)),
      );
    expect(points).toEqual([
      [6, 1],
      [0, 2],
    ]);
    expect(source.roundsPlanned).toBe(9);
  });

  it('lists players by number, whatever their order in the file', () => {
    const source = sourceOf([playerLine({ no: 7 }), playerLine({ no: 2 })].join('\n'));
    expect(source.players.map(({ no }) => no)).toEqual([2, 7]);
    expect(source.pairingRequest(1).players.map(({ no }) => no)).toEqual([2, 7]);
  });
});

describe('who is to be paired', () => {
  const played = [
    ['   2 w 1', '   3 b 1', '0000 - U'],
    ['   1 b 0', '0000 - H', ''],
    ['   4 w 1', '   1 w 0', '   4 b 1'],
    ['   3 b 0', '', '   3 w 0'],
    ['0000 - Z', '0000 - Z', ''],
  ];

  it('in a round after the last: everyone without an entry', () => {
    expect(availabilityOf(crosstable(...played), 4)).toEqual({
      1: present,
      2: present,
      3: present,
      4: present,
      5: present,
    });
  });

  it('in such a round with entries or announcements: without those', () => {
    const rows = played.map((row, index) => [...row, index === 0 ? '0000 - H' : '']);
    const announced = `240 F   4    2\nXXZ 3\n${crosstable(...rows)}`;
    expect(availabilityOf(announced, 4)).toEqual({
      1: { kind: 'absent', bye: 'half-point' },
      2: { kind: 'absent', bye: 'full-point' },
      3: { kind: 'withdrawn', sinceRoundNumber: 4, order: 1 },
      4: present,
      5: present,
    });
  });

  it('in a round held: those who were; the others as they were left out', () => {
    expect(availabilityOf(crosstable(...played), 2)).toEqual({
      1: present,
      2: { kind: 'absent', bye: 'half-point' },
      3: present,
      4: { kind: 'absent', bye: 'zero-point' },
      5: { kind: 'withdrawn', sinceRoundNumber: 1, order: 1 },
    });
    expect(availabilityOf(crosstable(...played), 3)).toMatchObject({
      2: { kind: 'withdrawn', sinceRoundNumber: 3, order: 2 },
      4: present,
      5: { kind: 'withdrawn', sinceRoundNumber: 1, order: 1 },
    });
  });

  it('a player who comes late is away until then', () => {
    const rows = [
      ['   2 w 1', '   2 b 1'],
      ['   1 b 0', '   1 w 0'],
      ['', '0000 - U'],
    ];
    expect(availabilityOf(crosstable(...rows), 1)[3]).toEqual({
      kind: 'absent',
      bye: 'zero-point',
    });
  });

  it('whoever is blank where others already have an entry for the next round comes back', () => {
    const rows = [['   2 w 1', '0000 - H'], ['   1 b 0'], ['']];
    expect(availabilityOf(crosstable(...rows), 1)[3]).toEqual({
      kind: 'absent',
      bye: 'zero-point',
    });
  });
});

describe('the round as it was paired', () => {
  it('has white before black, and the byes of the pairing alone', () => {
    const rows = [
      ['   3 b 1'],
      ['0000 - U'],
      ['   1 w 0'],
      ['   5 - -'],
      ['   4 - -'],
      ['0000 - H'],
    ];
    expect(sourceOf(crosstable(...rows)).actualRound(1)).toEqual({
      pairings: [
        { white: 3, black: 1 },
        { white: 4, black: 5 },
      ],
      byes: [2],
    });
  });
});

describe('what a Swiss system is told besides', () => {
  it('points, the first colour, forbidden pairs, acceleration from both records', () => {
    const text = [
      '162  W 3.0    D 1.0    P 1.5',
      '152 B',
      '260   1   2    1    2',
      'XXP 2 3',
      '250       3.0   1   2    1    2',
      'XXA    2  0.0  0.5  0.5',
      crosstable([], [], []),
    ].join('\n');
    expect(sourceOf(text).pairingRequest(1)).toMatchObject({
      points: { win: 6, draw: 2, loss: 0 },
      allocatedBye: 3,
      initialColour: 'black',
      forbiddenGroups: [
        { players: [1, 2], rounds: { first: 1, last: 2 } },
        { players: [2, 3], rounds: null },
      ],
      virtualHalfPoints: new Map([
        [1, [6, 6, 0]],
        [2, [6, 7, 1]],
        [3, [0, 0, 0]],
      ]),
    });
  });

  it('Baku acceleration by the encoded system, unless a record gives the points', () => {
    const text = (record: string): string =>
      ['142 5', '192 FIDE_DUTCH_2026_BAKU', record, crosstable([], [], [], [])].join('\n');
    expect(sourceOf(text('152 W')).pairingRequest(1)).toMatchObject({
      virtualHalfPoints: new Map([
        [1, [2, 2, 1, 0, 0]],
        [2, [2, 2, 1, 0, 0]],
      ]),
    });
    expect(sourceOf(text('XXA    4  0.5')).pairingRequest(1)).toMatchObject({
      virtualHalfPoints: new Map([
        [1, [0]],
        [2, [0]],
        [3, [0]],
        [4, [1]],
      ]),
    });
  });

  it('Baku’s groups by those who were there for round 1; who comes late goes by their number', () => {
    const rounds: readonly (readonly string[])[] = [
      ['   3 w 1', '   5 w 1'],
      ['', '   4 w 1'],
      ['   1 b 0', '   6 w ='],
      ['   5 w 1', '   2 b 0'],
      ['   4 b 0', '   1 b 0'],
      ['', '   3 b ='],
    ];
    const accelerated = (absence: string): readonly number[] => {
      const table = rounds.map((cells) => cells.map((cell) => cell || absence));
      const text = ['142 5', '192 FIDE_DUTCH_BAKU', crosstable(...table)].join('\n');
      const parsed = parseTrf(text);
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
      return [...swissFacts(parsed.value.document).virtualHalfPoints.keys()];
    };
    // Four entered: 1, 3, 4, 5; the upper group is 1 and 3, with 2 between them.
    expect(accelerated('')).toEqual([1, 2, 3]);
    // Absent in round 1, but entered: six, so four are accelerated.
    expect(accelerated('0000 - Z')).toEqual([1, 2, 3, 4]);
  });

  it('nothing where the file says nothing', () => {
    const request = sourceOf(crosstable([], [])).pairingRequest(1);
    expect(request).toMatchObject({
      points: { win: 2, draw: 1, loss: 0 },
      allocatedBye: 2,
      forbiddenGroups: [],
      virtualHalfPoints: new Map(),
    });
    expect(request).not.toHaveProperty('initialColour');
  });
});
