/** @regulation Tempelhof 2018 */
import { type PlayedSkatGame, ramschScores, skat2018, skatFaults, skatScore } from '@rokade/rules';
import { describe, expect, test } from 'vitest';

const plain: PlayedSkatGame = {
  game: 'hearts',
  with: 2,
  hand: false,
  schneider: false,
  schneiderAnnounced: false,
  schwarz: false,
  schwarzAnnounced: false,
  open: false,
  won: true,
};

const allAnnounced = {
  hand: true,
  schneider: true,
  schneiderAnnounced: true,
  schwarz: true,
  schwarzAnnounced: true,
};

const score = (game: Partial<PlayedSkatGame>, players = [1, 2, 3]) => {
  const { value, scores } = skatScore(skat2018, { ...plain, ...game }, { declarer: 1, players });
  return [value, ...scores.values()];
};

const worth = (game: Partial<PlayedSkatGame>) => score(game)[0];

describe('III.I.3, III.I.5: values', () => {
  test.each([
    ['hearts with 2', {}, 30],
    ['the example: hearts without 5, game 6', { with: 5 }, 60],
    ['diamonds with 1', { game: 'diamonds', with: 1 }, 18],
    ['spades with 1', { game: 'spades', with: 1 }, 22],
    ['clubs with 11', { game: 'clubs', with: 11 }, 144],
    ['grand with 1', { game: 'grand', with: 1 }, 48],
    ['from the hand', { hand: true }, 40],
    ['Schneider', { schneider: true }, 40],
    ['Schneider announced', { hand: true, schneider: true, schneiderAnnounced: true }, 60],
    ['Schwarz', { schneider: true, schwarz: true }, 50],
    ['Schwarz announced', allAnnounced, 80],
    ['open', { ...allAnnounced, open: true }, 90],
    ['grand open with 4', { ...allAnnounced, game: 'grand', with: 4, open: true }, 264],
    ['null', { game: 'null' }, 23],
    ['null from the hand', { game: 'null', hand: true }, 35],
    ['null open', { game: 'null', open: true }, 46],
    ['null open from the hand', { game: 'null', open: true, hand: true }, 59],
  ] as const)('%s', (_, game, expected) => {
    expect(worth(game)).toBe(expected);
  });
});

describe('III.I.6: lost games', () => {
  test.each([
    ['twice', {}, -60],
    ['from the hand twice, too', { hand: true }, -80],
    ['the declarer is Schneider', { schneider: true }, -80],
    ['Schneider announced: once', { hand: true, schneiderAnnounced: true }, -60],
    [
      'Schneider announced, and Schneider oneself',
      { hand: true, schneider: true, schneiderAnnounced: true },
      -60,
    ],
    ['Schwarz announced: once', { ...allAnnounced, schneider: false, schwarz: false }, -80],
    ['null', { game: 'null' }, -46],
    ['null from the hand', { game: 'null', hand: true }, -70],
    ['null open from the hand', { game: 'null', hand: true, open: true }, -118],
  ] as const)('%s', (_, game, expected) => {
    expect(worth({ ...game, won: false })).toBe(expected);
  });
});

describe('III.I.10: bonus and malus', () => {
  test.each([
    ['won', {}, [1, 2, 3], [30, 80, 0, 0]],
    ['lost', { won: false }, [1, 2, 3], [-60, -110, 50, 50]],
    ['won at a table of four', {}, [1, 2, 3, 4], [30, 80, 0, 0, 0]],
    [
      'lost at a table of four: the dealer has nothing',
      { won: false },
      [1, 2, 3, 4],
      [-60, -110, 50, 50, 0],
    ],
  ])('%s', (_, game, players, expected) => {
    expect(score(game, players)).toEqual(expected);
  });
});

describe('III.I.9: Ramsch', () => {
  test.each([
    ['the one with the fewest', [60, 20, 40], [0, 73, 0]],
    ['two of them', [20, 20, 80], [73, 73, 0]],
    ['all', [40, 40, 40], [73, 73, 73]],
  ])('%s', (_, points, expected) => {
    const cardPoints = new Map(points.map((each, index) => [index + 1, each]));
    expect([...ramschScores(skat2018, cardPoints).values()]).toEqual(expected);
  });
});

describe('III.I.4: what cannot be', () => {
  test.each([
    ['no matadors', { with: 0 }, ['with']],
    ['twelve', { with: 12 }, ['with']],
    ['five in grand', { game: 'grand', with: 5 }, ['with']],
    ['Schneider announced with the skat', { schneider: true, schneiderAnnounced: true }, ['hand']],
    ['Schwarz without Schneider', { schwarz: true }, ['schneider']],
    [
      'won without the Schneider announced',
      { hand: true, schneiderAnnounced: true },
      ['schneider'],
    ],
    ['won without the Schwarz announced', { ...allAnnounced, schwarz: false }, ['schwarz']],
    [
      'Schwarz announced alone',
      { ...allAnnounced, schneiderAnnounced: false },
      ['schneiderAnnounced'],
    ],
    ['open without announcements', { hand: true, open: true }, ['schwarzAnnounced']],
    ['Schneider in null', { game: 'null', schneider: true }, ['schneider']],
    ['nothing wrong', { ...allAnnounced, open: true }, []],
    ['nothing wrong when lost', { hand: true, schneiderAnnounced: true, won: false }, []],
    ['null open with the skat', { game: 'null', open: true, with: 0 }, []],
  ] as const)('%s', (_, game, expected) => {
    expect(skatFaults(skat2018, { ...plain, ...game })).toEqual(expected);
  });
});
