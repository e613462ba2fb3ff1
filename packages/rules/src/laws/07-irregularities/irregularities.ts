import { type DecisionTable, goesOn, only2001, only2023 } from '../decision-table.ts';

const play = ['standard', 'rapid-or-blitz'];

/**
 * The pieces were set up wrongly.
 *
 * @article Laws 2001 7.1a, B4
 * @article FIDE Laws 2023 7.2.1, A.5.1
 * @article Tempelhof 2018 III.B.4
 */
export const wrongSetUp: DecisionTable = {
  code: 'wrong-set-up',
  questions: {
    play,
    'moves-by-each': ['fewer-than-3', '3-to-9', '10-or-more'],
    'king-and-queen-exchanged': ['yes', 'no'],
  },
  rows: [
    {
      laws: only2001,
      article: '7.1a',
      when: { play: 'standard' },
      follows: [{ kind: 'new-game' }],
    },
    {
      laws: only2023,
      article: '7.2.1',
      when: { play: 'standard' },
      follows: [{ kind: 'new-game' }],
    },
    {
      laws: only2001,
      article: 'B4',
      when: { play: 'rapid-or-blitz', 'moves-by-each': 'fewer-than-3' },
      follows: [{ kind: 'new-game' }],
    },
    ...(['3-to-9', '10-or-more'] as const).flatMap((moves) => [
      {
        laws: only2001,
        article: 'B4',
        when: {
          play: 'rapid-or-blitz',
          'moves-by-each': moves,
          'king-and-queen-exchanged': 'yes',
        },
        follows: [goesOn, { kind: 'no-castling-for-misplaced-king' } as const],
      },
      {
        laws: only2001,
        article: 'B4',
        when: { play: 'rapid-or-blitz', 'moves-by-each': moves, 'king-and-queen-exchanged': 'no' },
        follows: [goesOn],
      },
    ]),
    ...(['fewer-than-3', '3-to-9'] as const).map((moves) => ({
      laws: ['laws-2023'] as const,
      article: 'A.5.1',
      when: { play: 'rapid-or-blitz', 'moves-by-each': moves },
      follows: [{ kind: 'new-game' } as const],
    })),
    {
      laws: ['laws-2023'],
      article: 'A.5.1',
      when: { play: 'rapid-or-blitz', 'moves-by-each': '10-or-more' },
      follows: [goesOn],
    },
    {
      laws: ['tempelhof-2018'],
      article: 'Tempelhof III.B.4',
      when: { play: 'rapid-or-blitz' },
      follows: [goesOn, { kind: 'no-castling-for-misplaced-king' }],
    },
  ],
};

/**
 * The game was begun with colours reversed.
 *
 * @article Laws 2001 7.2
 * @article FIDE Laws 2023 7.3
 */
export const coloursReversed: DecisionTable = {
  code: 'colours-reversed',
  questions: { 'moves-by-each': ['fewer-than-10', '10-or-more'] },
  rows: [
    { laws: only2001, article: '7.2', when: {}, follows: [goesOn, { kind: 'arbiter-decides' }] },
    {
      laws: only2023,
      article: '7.3',
      when: { 'moves-by-each': 'fewer-than-10' },
      follows: [{ kind: 'new-game' }],
    },
    { laws: only2023, article: '7.3', when: { 'moves-by-each': '10-or-more' }, follows: [goesOn] },
  ],
};

/**
 * The board was placed the wrong way.
 *
 * @article Laws 2001 7.1b
 * @article FIDE Laws 2023 7.2.2
 */
export const boardTurned: DecisionTable = {
  code: 'board-turned',
  questions: {},
  rows: [
    {
      laws: only2001,
      article: '7.1b',
      when: {},
      follows: [goesOn, { kind: 'move-to-right-board' }],
    },
    {
      laws: only2023,
      article: '7.2.2',
      when: {},
      follows: [goesOn, { kind: 'move-to-right-board' }],
    },
  ],
};

/**
 * Pieces were displaced or knocked over, by a player or unnoticed.
 *
 * @article Laws 2001 7.3, 7.5, 6.14
 * @article FIDE Laws 2023 7.4, 7.6
 */
export const displacedPieces: DecisionTable = {
  code: 'displaced-pieces',
  questions: { found: ['at-once', 'later'] },
  rows: [
    {
      laws: only2001,
      article: '7.3',
      when: { found: 'at-once' },
      follows: [{ kind: 'restore-position' }, { kind: 'penalty-possible' }],
    },
    {
      laws: only2023,
      article: '7.4.1',
      when: { found: 'at-once' },
      follows: [{ kind: 'restore-position' }, { kind: 'penalty-possible' }],
    },
    {
      laws: only2001,
      article: '7.5',
      when: { found: 'later' },
      follows: [
        { kind: 'restore-position' },
        { kind: 'set-clocks' },
        { kind: 'set-move-counter' },
        goesOn,
      ],
    },
    {
      laws: only2023,
      article: '7.6',
      when: { found: 'later' },
      follows: [
        { kind: 'restore-position' },
        { kind: 'set-clocks' },
        { kind: 'set-move-counter' },
        goesOn,
      ],
    },
  ],
};

const mended = [
  { kind: 'restore-position' },
  { kind: 'set-clocks' },
  { kind: 'set-move-counter' },
  { kind: 'touched-piece-moves' },
] as const;

/**
 * An illegal move was found: what happens to the position. Its penalty is `illegalMovePenalty`.
 *
 * @article Laws 2001 7.4a, 6.14, B5, C3
 * @article FIDE Laws 2023 7.5.1, A.5.2, A.5.4
 */
export const illegalMoveFound: DecisionTable = {
  code: 'illegal-move-found',
  questions: { play, replied: ['yes', 'no'], stuck: ['yes', 'no'] },
  rows: [
    { laws: only2001, article: '7.4a', when: { play: 'standard' }, follows: mended },
    { laws: only2023, article: '7.5.1', when: { play: 'standard' }, follows: mended },
    {
      laws: only2001,
      article: 'B5',
      when: { play: 'rapid-or-blitz', replied: 'no' },
      follows: mended,
    },
    {
      laws: only2023,
      article: 'A.5.2',
      when: { play: 'rapid-or-blitz', replied: 'no' },
      follows: mended,
    },
    {
      laws: only2001,
      article: 'B5',
      when: { play: 'rapid-or-blitz', replied: 'yes' },
      follows: [{ kind: 'move-stands' }, goesOn],
    },
    {
      laws: only2023,
      article: 'A.5.4',
      when: { play: 'rapid-or-blitz', replied: 'yes', stuck: 'yes' },
      follows: [{ kind: 'draw' }],
    },
    {
      laws: only2023,
      article: 'A.5.2',
      when: { play: 'rapid-or-blitz', replied: 'yes', stuck: 'no' },
      follows: [{ kind: 'move-stands' }, goesOn],
    },
  ],
};
