import {
  adjournmentSteps,
  arbiterCallsFlag,
  assistantTasksFor,
  boardTurned,
  bothFlags,
  clockAfterMove,
  clockAtStart,
  clockCases,
  clockWrongAtResumption,
  coloursReversed,
  conductCases,
  type DecisionTable,
  decisionStep,
  displacedPieces,
  drawOffer,
  envelopeContents,
  envelopeLacks,
  envelopeLost,
  flagClaimHolds,
  illegalMoveFound,
  isMadeByPeg,
  isTouchedByPeg,
  judgesTouchUnasked,
  kindOfPlay2001,
  type LawsEdition,
  lawsEditions,
  mayAgreeDraw,
  mayClaimTouch,
  movesAfterTouch,
  mustRecord,
  nextControl,
  parsePosition,
  parseSquare,
  penaltiesOf,
  quickplayObstacle,
  quickplayOutcomes,
  resumption,
  rulings,
  rulingsFor,
  rulingsIn,
  rulingsOnLaw,
  rulingsOnRegulation,
  scoreMadeUp,
  secondsLostByWhite,
  spokenNames,
  spokenSquare,
  telephoneLoses,
  uciOf,
  writtenClaimFaults,
  writtenResultCounts,
  wrongSetUp,
} from '@rokade/rules';
import { describe, expect, test } from 'vitest';

/** A decision in short: the article and the consequences. */
function decided(
  table: DecisionTable,
  laws: LawsEdition,
  answers: Readonly<Record<string, string>>,
): string {
  const step = decisionStep(table, laws, answers);
  if (step === null) return 'nothing';
  if ('ask' in step) return `ask ${step.ask}`;
  return `${step.decided.article}: ${step.decided.follows.map(({ kind }) => kind).join(', ')}`;
}

const tables = [
  wrongSetUp,
  coloursReversed,
  boardTurned,
  displacedPieces,
  illegalMoveFound,
  resumption,
  envelopeLost,
  clockWrongAtResumption,
];

const mended = 'restore-position, set-clocks, set-move-counter';

type Row = readonly [DecisionTable, LawsEdition, Readonly<Record<string, string>>, string];

/** @article Laws 2001 7.1, 7.2, 7.3, 7.4, 7.5, 6.14, B4, B5, A9, A10, A11, A12 */
describe('irregularities and resumption (Laws 2001 7, A, B)', () => {
  const rapid = { play: 'rapid-or-blitz' };
  test.each<Row>([
    [wrongSetUp, 'laws-2001', {}, 'ask play'],
    [wrongSetUp, 'laws-2001', { play: 'standard' }, '7.1a: new-game'],
    [wrongSetUp, 'laws-2001', rapid, 'ask moves-by-each'],
    [
      wrongSetUp,
      'laws-2001',
      { play: 'rapid-or-blitz', 'moves-by-each': 'fewer-than-3' },
      'B4: new-game',
    ],
    [
      wrongSetUp,
      'laws-2001',
      { play: 'rapid-or-blitz', 'moves-by-each': '3-to-9' },
      'ask king-and-queen-exchanged',
    ],
    [
      wrongSetUp,
      'laws-2001',
      { play: 'rapid-or-blitz', 'moves-by-each': '3-to-9', 'king-and-queen-exchanged': 'yes' },
      'B4: game-goes-on, no-castling-for-misplaced-king',
    ],
    [
      wrongSetUp,
      'laws-2023',
      { play: 'rapid-or-blitz', 'moves-by-each': '3-to-9' },
      'A.5.1: new-game',
    ],
    [
      wrongSetUp,
      'laws-2023',
      { play: 'rapid-or-blitz', 'moves-by-each': '10-or-more' },
      'A.5.1: game-goes-on',
    ],
    [
      wrongSetUp,
      'tempelhof-2018',
      rapid,
      'Tempelhof III.B.4: game-goes-on, no-castling-for-misplaced-king',
    ],
    [coloursReversed, 'laws-2001', {}, '7.2: game-goes-on, arbiter-decides'],
    [coloursReversed, 'laws-2023', { 'moves-by-each': 'fewer-than-10' }, '7.3: new-game'],
    [coloursReversed, 'laws-2023', { 'moves-by-each': '10-or-more' }, '7.3: game-goes-on'],
    [boardTurned, 'laws-2001', {}, '7.1b: game-goes-on, move-to-right-board'],
    [displacedPieces, 'laws-2001', { found: 'at-once' }, '7.3: restore-position, penalty-possible'],
    [displacedPieces, 'laws-2001', { found: 'later' }, `7.5: ${mended}, game-goes-on`],
    [illegalMoveFound, 'laws-2001', { play: 'standard' }, `7.4a: ${mended}, touched-piece-moves`],
    [
      illegalMoveFound,
      'laws-2001',
      { play: 'rapid-or-blitz', replied: 'no' },
      `B5: ${mended}, touched-piece-moves`,
    ],
    [
      illegalMoveFound,
      'laws-2001',
      { play: 'rapid-or-blitz', replied: 'yes' },
      'B5: move-stands, game-goes-on',
    ],
    [illegalMoveFound, 'laws-2023', { play: 'rapid-or-blitz', replied: 'yes' }, 'ask stuck'],
    [
      illegalMoveFound,
      'laws-2023',
      { play: 'rapid-or-blitz', replied: 'yes', stuck: 'yes' },
      'A.5.4: draw',
    ],
    [resumption, 'laws-2001', { present: 'both' }, 'A9a: game-goes-on'],
    [
      resumption,
      'laws-2001',
      { present: 'who-sealed', 'over-an-hour-late': 'no' },
      'A9b: set-clocks, game-goes-on',
    ],
    [
      resumption,
      'laws-2001',
      { present: 'who-replies', 'over-an-hour-late': 'yes', 'sealed-move': 'mates' },
      'A10a: won-for-player',
    ],
    [
      resumption,
      'laws-2001',
      { present: 'who-replies', 'over-an-hour-late': 'yes', 'sealed-move': 'stalemates-or-dead' },
      'A10b: draw',
    ],
    [
      resumption,
      'laws-2001',
      {
        present: 'who-replies',
        'over-an-hour-late': 'yes',
        'sealed-move': 'other',
        'present-player-flagged': 'no',
      },
      'A10: lost-for-player',
    ],
    [envelopeLost, 'laws-2001', { position: 'unknown' }, 'A11b: new-game'],
    [
      clockWrongAtResumption,
      'laws-2001',
      { 'said-before-first-move': 'no' },
      'A12: game-goes-on, arbiter-decides',
    ],
  ])('%o by %s, %j: %s', (table, laws, answers, expected) => {
    expect(decided(table, laws, answers)).toBe(expected);
  });

  test('every way through every table ends with a decision, where the edition has any', () => {
    const walk = (
      table: DecisionTable,
      laws: LawsEdition,
      answers: Record<string, string>,
    ): void => {
      const step = decisionStep(table, laws, answers);
      expect(step === null && Object.keys(answers).length > 0).toBe(false);
      if (step === null || !('ask' in step)) return;
      for (const answer of step.answers) walk(table, laws, { ...answers, [step.ask]: answer });
    };
    for (const table of tables) for (const laws of lawsEditions) walk(table, laws, {});
  });
});

const touch = (fen: string, ...names: readonly string[]): string => {
  const parsed = parsePosition(fen);
  if (!parsed.ok) throw new Error(parsed.error.code);
  const squares = names.map((name) => parseSquare(name) ?? -1);
  const { moves, article } = movesAfterTouch(parsed.value, squares);
  return `${article}: ${moves.map(uciOf).toSorted().join(' ')}`;
};

/** @article Laws 2001 4.2, 4.3, 4.4, 4.5, 4.6, 4.7 */
describe('touched men (Laws 2001 4.2–4.7)', () => {
  test.each([
    ['4.3a: the own man moves', '7k/8/8/8/8/8/P7/K7 w - - 0 1', ['a2'], '4.3a: a2a3 a2a4'],
    ['4.3b: the other’s man is taken', '7k/8/8/8/8/1p6/P7/K7 w - - 0 1', ['b3'], '4.3b: a2b3'],
    ['4.3c: the one with the other', '7k/8/8/8/8/1p6/P7/K7 w - - 0 1', ['b3', 'a2'], '4.3c: a2b3'],
    [
      '4.3c: else the first that can',
      '7k/8/8/1p6/8/8/P7/K7 w - - 0 1',
      ['b5', 'a2'],
      '4.3a: a2a3 a2a4',
    ],
    ['4.4a: king and rook castle', '4k3/8/8/8/8/8/8/4K2R w K - 0 1', ['e1', 'h1'], '4.4a: e1g1'],
    [
      '4.4c: else the king moves',
      '4k3/8/8/8/8/8/8/4K1NR w K - 0 1',
      ['e1', 'h1'],
      '4.4c: e1d1 e1d2 e1e2 e1f1 e1f2',
    ],
  ])('%s', (_, fen, squares, expected) => {
    expect(touch(fen, ...squares)).toBe(expected);
  });

  test('4.4b: rook and then king do not castle on that side', () => {
    const answer = touch('4k3/8/8/8/8/8/8/4K2R w K - 0 1', 'h1', 'e1');
    expect(answer).toContain('4.4b');
    expect(answer).not.toContain('e1g1');
  });

  test('4.5: where no touched man can be moved or taken, anything goes', () => {
    expect(touch('6k1/8/8/8/8/8/PP6/KB5R w - - 0 1', 'a1')).toContain('4.5');
  });

  test('4.6: the claim is lost with the own touch', () => {
    expect([mayClaimTouch(false), mayClaimTouch(true)]).toEqual([true, false]);
  });
});

/** @article Laws 2001 6.2b, 6.5, 6.6, 6.8, 6.9, 6.11, 6.12, 6.13, 6.14, 8.6, 10.3, 13.5, B6, B7, B8 */
describe('clocks (Laws 2001 6)', () => {
  const setting = {
    stages: [
      { moves: 2, seconds: 100 },
      { moves: null, seconds: 50 },
    ],
    incrementSeconds: 0,
    delaySeconds: 0,
  };

  test('6.2b: what is saved goes on into the next period', () => {
    const first = clockAfterMove(setting, clockAtStart(setting), 30);
    const second = clockAfterMove(setting, first, 30);
    expect(second).toEqual({ secondsLeft: 90, moves: 2, fallen: false });
  });

  test('6.2b: of a delay nothing is saved', () => {
    const delayed = { ...setting, delaySeconds: 5 };
    const start = clockAtStart(delayed);
    expect(clockAfterMove(delayed, start, 4).secondsLeft).toBe(100);
    expect(clockAfterMove(delayed, start, 8).secondsLeft).toBe(97);
  });

  test('a flag falls when nothing is left', () => {
    const start = clockAtStart(setting);
    expect(clockAfterMove(setting, start, 99.9).fallen).toBe(false);
    expect(clockAfterMove(setting, start, 100).fallen).toBe(true);
  });

  test('increments are added with each move', () => {
    const fischer = { ...setting, incrementSeconds: 30 };
    expect(clockAfterMove(fischer, clockAtStart(fischer), 10).secondsLeft).toBe(150);
  });

  test('8.6: without a score the next move is the first of the next period', () => {
    const three = {
      ...setting,
      stages: [
        { moves: 40, seconds: 1 },
        { moves: 20, seconds: 1 },
        { moves: null, seconds: 1 },
      ],
    };
    expect(nextControl(three, 41, 0)).toBe(60);
    expect(nextControl(three, null, 0)).toBe(20);
  });

  test('6.5, 6.6: White’s clock runs until White comes', () => {
    expect([secondsLostByWhite(600), secondsLostByWhite(-5)]).toEqual([600, 0]);
  });

  test.each([
    ['Laws 2001 6.12', 'laws-2001', 'standard', false, 'goes-on 6.12'],
    ['Laws 2001 10.3', 'laws-2001', 'standard', true, 'draw 10.3'],
    ['Laws 2001 B8', 'laws-2001', 'rapid', true, 'draw B8'],
    ['Laws 2023 III.3.1', 'laws-2023', 'standard', false, 'goes-on III.3.1'],
    ['Laws 2023 III.3.1', 'laws-2023', 'standard', true, 'draw III.3.1'],
    ['Tempelhof 2018 III.B.9', 'tempelhof-2018', 'blitz', true, 'draw Tempelhof III.B.9'],
  ] as const)('both flags: %s, last period %s', (_, laws, play, lastPeriod, expected) => {
    const { outcome, article } = bothFlags({ laws, play, lastPeriod });
    expect(`${outcome} ${article}`).toBe(expected);
  });

  test('B6: who calls the flag', () => {
    expect(arbiterCallsFlag('laws-2001', 'standard')).toBe(true);
    expect(arbiterCallsFlag('laws-2001', 'rapid')).toBe(false);
    expect(arbiterCallsFlag('laws-2023', 'blitz')).toBe(true);
    expect(arbiterCallsFlag('tempelhof-2018', 'rapid')).toBe(false);
  });

  test('B7: the own flag is up and the other’s has fallen, with the clocks stopped', () => {
    const claim = { claimantsFlagUp: true, opponentsFlagFallen: true, clocksStopped: true };
    expect(flagClaimHolds(claim)).toBe(true);
    for (const name of Object.keys(claim)) {
      expect(flagClaimHolds({ ...claim, [name]: false })).toBe(false);
    }
  });

  test('6.8, 6.11, 6.13, 6.14, 13.5: each case has its article in both editions', () => {
    expect(
      clockCases.every(({ article2001, article2023 }) => article2001 !== '' && article2023 !== ''),
    ).toBe(true);
    expect(new Set(clockCases.map(({ code }) => code)).size).toBe(clockCases.length);
  });
});

/** @article Laws 2001 8.1, 8.4, 8.5, 8.7, 9.1, 5.2c, B3 */
describe('scores and offers (Laws 2001 8, 9.1)', () => {
  test.each([
    ['8.4: five minutes', 'standard', 300, 0, true],
    ['8.4: less', 'standard', 299, 0, false],
    ['8.4: less, with half a minute a move', 'standard', 299, 30, true],
    ['8.4: less, with 29 seconds a move', 'standard', 299, 29, false],
    ['B3: rapid', 'rapid', 900, 0, false],
  ] as const)('%s', (_, play, secondsLeft, incrementSeconds, expected) => {
    expect(mustRecord({ play, secondsLeft, incrementSeconds })).toBe(expected);
  });

  test('8.5: how the score is made up', () => {
    expect(scoreMadeUp('both', true)).toEqual({ code: 'with-the-arbiters', article: '8.5a' });
    expect(scoreMadeUp('one', true)).toEqual({ code: 'with-the-opponents', article: '8.5b' });
    expect(scoreMadeUp('both', false)).toEqual({ code: 'on-another-board', article: '8.5c' });
    expect(scoreMadeUp('nobody', true)).toEqual({ code: 'own-score', article: '8.4' });
  });

  test('8.7: both sign', () => {
    expect(writtenResultCounts({ white: true, black: true })).toBe(true);
    expect(writtenResultCounts({ white: true, black: false })).toBe(false);
  });

  test('9.1: an offer stands whenever it is made', () => {
    expect(drawOffer('in-opponents-time')).toEqual({ stands: true, proper: false, article: '9.1' });
    expect(drawOffer('after-move-before-clock').proper).toBe(true);
  });

  test('Laws 2023 5.2.3: not before both have moved', () => {
    expect([mayAgreeDraw('laws-2001', 0), mayAgreeDraw('laws-2023', 0)]).toEqual([true, false]);
    expect([mayAgreeDraw('laws-2023', 1), mayAgreeDraw('laws-2023', 29, 30)]).toEqual([
      true,
      false,
    ]);
  });
});

/** @article Laws 2001 10.1, 10.2, C4, D1; Tempelhof 2018 I.7, III.B.5 */
describe('quickplay finish (DSU 2002 §13c; Laws 2001 10, D1)', () => {
  const claim = {
    laws: 'laws-2001',
    play: 'standard',
    secondsLeft: 119,
    incrementSeconds: 0,
    lastPeriod: true,
    announced: false,
    onMove: true,
  } as const;

  test.each([
    ['10.2: less than two minutes', {}, ''],
    ['10.2: two minutes', { secondsLeft: 120 }, 'too-much-time'],
    ['10.1: not in the last period', { lastPeriod: false }, 'not-last-period'],
    ['10.2: on the move', { onMove: false }, 'not-on-move'],
    ['C4: not in blitz', { play: 'blitz' }, 'not-in-this-play'],
    ['Laws 2023 III: not announced', { laws: 'laws-2023' }, 'not-announced'],
    [
      'Laws 2023 III: with increments',
      { laws: 'laws-2023', announced: true, incrementSeconds: 2 },
      'increment',
    ],
    ['Laws 2023 III: announced', { laws: 'laws-2023', announced: true }, ''],
    ['Tempelhof 2018 III.B.5: five minutes', { laws: 'tempelhof-2018', secondsLeft: 299 }, ''],
    [
      'Tempelhof 2018 I.7: two in blitz',
      { laws: 'tempelhof-2018', play: 'blitz', secondsLeft: 120 },
      'too-much-time',
    ],
  ] as const)('%s', (_, more, expected) => {
    expect(quickplayObstacle({ ...claim, ...more })).toBe(expected);
  });

  test('10.2: the three decisions', () => {
    expect(quickplayOutcomes.agree.result).toBe('draw');
    expect(quickplayOutcomes.reject.opponentGains).toBe(120);
    expect(quickplayOutcomes.postpone.optional).toBe(true);
  });

  test('D1: what a claim in writing lacks', () => {
    const written = {
      ground: 'does-not-try',
      positionWritten: true,
      positionConfirmed: true,
      scoreComplete: false,
      scoreConfirmed: false,
    } as const;
    expect(writtenClaimFaults(written)).toEqual(['score-incomplete', 'score-not-confirmed']);
    expect(writtenClaimFaults({ ...written, ground: 'cannot-win' })).toEqual([]);
  });
});

/** @article Laws 2001 12.1, 12.2, 12.3, 12.4, 12.5, 12.6, 13.4; Tempelhof 2018 I.10; FIDE 2012 6.6, 9.3, 9.5e */
describe('conduct and penalties (Laws 2001 12, 13.4)', () => {
  test('13.4: a to g', () => {
    expect(penaltiesOf['laws-2001'].map(({ article }) => article)).toEqual(
      ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((letter) => `13.4${letter}`),
    );
    expect(penaltiesOf['laws-2023']).toHaveLength(9);
    expect(penaltiesOf['laws-2001'].at(-1)?.effect.kind).toBe('out-of-tournament');
  });

  test('12.1–12.5 have their articles', () => {
    const articles = new Set(conductCases.map(({ article2001 }) => article2001));
    for (const article of ['12.1', '12.2', '12.3', '12.4', '12.5'])
      expect(articles).toContain(article);
  });

  test('what the tournament rules have punished besides goes by the article on disrepute', () => {
    const articlesOf = (code: string) =>
      conductCases
        .filter((one) => one.code === code)
        .map(({ article2001, article2023 }) => [article2001, article2023]);
    expect(articlesOf('result-arranged')).toEqual([['12.1', '11.1']]);
    expect(articlesOf('walked-away')).toEqual([['12.1', '11.1']]);
    expect(articlesOf('disturbed-opponent')).toEqual([['12.5', '11.5']]);
  });

  test('Tempelhof 2018 I.10: the second time on a day', () => {
    expect([telephoneLoses(1), telephoneLoses(2)]).toEqual([false, true]);
  });
});

/** @article Laws 2001 A1, A2, A3, A4, A5, A6, A7, A13 */
describe('adjournment (Laws 2001 A)', () => {
  test('A2: the envelope has seven things, an offer only where there is one', () => {
    expect(envelopeContents).toHaveLength(7);
    const without = envelopeContents.filter((each) => each !== 'draw-offer');
    expect(envelopeLacks(without, false)).toEqual([]);
    expect(envelopeLacks(without, true)).toEqual(['draw-offer']);
  });

  test('A1–A7, A13: the steps in order', () => {
    expect(adjournmentSteps.map(({ article }) => article)).toEqual([
      'A1',
      'A3',
      'A4',
      'A13',
      'A5',
      'A6',
      'A7',
    ]);
  });
});

/** @article Laws 2001 B1, B2, B5, C1, C2 */
describe('rapid and blitz (Laws 2001 B, C)', () => {
  test.each([
    [14, 'blitz'],
    [15, 'rapid'],
    [60, 'rapid'],
    [61, 'standard'],
  ] as const)('B1, C1: %s minutes are %s', (minutes, expected) => {
    expect(kindOfPlay2001(minutes)).toBe(expected);
  });

  test('B5: touched men are judged where somebody asks', () => {
    expect([judgesTouchUnasked('standard'), judgesTouchUnasked('rapid')]).toEqual([true, false]);
  });
});

/** @article Laws 2001 F1, F2 */
describe('blind players (Laws 2001 F)', () => {
  test('F2: the names as the handbook has them', () => {
    expect(spokenSquare('da', 4, 3)).toBe('Erik fire');
    expect(spokenSquare('de', 7, 0)).toBe('Hector eins');
    expect(spokenNames.da.files.map((name) => name.charAt(0).toLowerCase()).join('')).toBe(
      'abcdefgh',
    );
  });

  test('F2: six tasks, two for the sighted', () => {
    expect(assistantTasksFor('blind')).toHaveLength(6);
    expect(assistantTasksFor('sighted')).toHaveLength(2);
  });

  test('F2: touched with the peg, made when placed and announced', () => {
    expect(isTouchedByPeg(true)).toBe(true);
    const move = { isCapture: true, capturedTakenOff: true, pegPlaced: true, announced: true };
    expect(isMadeByPeg(move)).toBe(true);
    expect(isMadeByPeg({ ...move, announced: false })).toBe(false);
    expect(isMadeByPeg({ ...move, capturedTakenOff: false })).toBe(false);
  });
});

/** @article Laws 2001 3.5.1, 3.5.2, 3.5.3, 3.5.4 */
describe('rulings (Laws 2001 3.5.1–3.5.4)', () => {
  const numbers = (found: readonly { readonly number: string }[]): string =>
    found.map(({ number }) => number).join(' ');

  test('nineteen, six of them withdrawn, two with their text', () => {
    expect(rulings).toHaveLength(19);
    expect(rulings.filter(({ withdrawn }) => withdrawn !== '')).toHaveLength(6);
    expect(numbers(rulings.filter(({ hasText }) => hasText))).toBe('12 42');
  });

  test('by Law and by regulation', () => {
    expect(numbers(rulingsOnLaw('6.10'))).toBe('95 103 113');
    expect(numbers(rulingsOnLaw('6.6'))).toBe('12 47a');
    expect(numbers(rulingsOnRegulation('EMT 14'))).toBe('42 135');
  });

  test('those to show where a sanction is decided', () => {
    expect(numbers(rulingsFor('sanction'))).toBe('42 97 118 135');
    expect(numbers(rulingsFor('illness'))).toBe('12');
    expect(numbers(rulingsFor('rating'))).toBe('139');
    expect(numbers(rulingsIn('DEN', 'illness'))).toBe('12');
    expect(rulingsIn('GER', 'illness')).toEqual([]);
  });
});
