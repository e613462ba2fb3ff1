import {
  type BoardRuling,
  citedArticle,
  type LawsEdition,
  lawsEditions,
  type SituationAnswers,
  type SituationSetting,
  situationCodes,
  situationOf,
  situationStep,
  situations,
} from '@rokade/rules';
import { describe, expect, test } from 'vitest';

const standard: SituationSetting = {
  laws: 'laws-2023',
  play: 'standard',
  supervised: true,
  count: 1,
};

/** A ruling in short: article, what follows, seconds for the player and the opponent, or the question. */
function ruled(
  code: string,
  setting: Partial<SituationSetting>,
  answers: SituationAnswers = {},
): string {
  const situation = situationOf(code);
  if (situation === undefined) throw new Error(`no situation ${code}`);
  const { step } = situationStep(situation, { ...standard, ...setting }, answers);
  if (step === null) return 'no rule';
  if ('ask' in step) return `${step.ask}: ${step.answers.join(' ')}`;
  const { article, follows, own, opponent } = step.ruling;
  return [
    `${article}: ${follows.map(({ kind }) => kind).join(' ')}`,
    ...(own === 0 ? [] : [`own ${own}`]),
    ...(opponent === 0 ? [] : [`opponent +${opponent}`]),
  ].join(', ');
}

const of2001 = { laws: 'laws-2001' } as const;
const mended = 'restore-position set-clocks set-move-counter touched-piece-moves game-goes-on';

/**
 * @article Laws 2001 6.10, 6.12, 7.4, 9.5b, 10.2, 12.2, B5, C3
 * @article FIDE Laws 2023 6.9, 7.5.5, 9.5.3, A.5.2, 11.3.2
 */
describe('what happened at the board', () => {
  test.each<[string, Partial<SituationSetting>, SituationAnswers, string]>([
    ['flag-fallen', {}, {}, 'opponent-can-mate: yes no'],
    ['flag-fallen', {}, { 'opponent-can-mate': 'yes' }, '6.9: lost-for-player'],
    ['flag-fallen', of2001, { 'opponent-can-mate': 'no' }, '6.10: draw'],
    ['both-flags-fallen', of2001, {}, 'last-period: yes no'],
    ['both-flags-fallen', of2001, { 'last-period': 'no' }, '6.12: game-goes-on'],
    ['both-flags-fallen', { play: 'blitz', ...of2001 }, {}, 'B8: draw'],
    ['illegal-move', {}, {}, `7.5.5: ${mended}, opponent +120`],
    ['illegal-move', { count: 2 }, {}, 'opponent-can-mate: yes no'],
    ['illegal-move', { count: 2 }, { 'opponent-can-mate': 'yes' }, '7.5.5: lost-for-player'],
    ['illegal-move', { count: 2 }, { 'opponent-can-mate': 'no' }, '7.5.5: draw'],
    ['illegal-move', { ...of2001, count: 2 }, {}, `7.4b: ${mended}, opponent +120`],
    ['illegal-move', { ...of2001, count: 3 }, {}, '7.4b: lost-for-player'],
    ['illegal-move', { play: 'rapid' }, {}, 'replied: yes no'],
    ['illegal-move', { play: 'rapid' }, { replied: 'no' }, `7.5.5: ${mended}, opponent +60`],
    ['illegal-move', { play: 'rapid' }, { replied: 'yes' }, 'stuck: yes no'],
    [
      'illegal-move',
      { play: 'rapid' },
      { replied: 'yes', stuck: 'no' },
      'A.5.2: move-stands game-goes-on',
    ],
    ['illegal-move', { play: 'rapid', supervised: false }, { replied: 'no' }, 'claimed: yes no'],
    [
      'illegal-move',
      { ...of2001, play: 'blitz' },
      { replied: 'no', claimed: 'yes', 'opponent-can-mate': 'no' },
      'C3: draw',
    ],
    [
      'touched-piece',
      {},
      { touched: 'rook-and-king' },
      '4.4.2: no-castling-on-that-side game-goes-on',
    ],
    ['wrong-claim', {}, {}, '9.5.3: claimed-move-is-played game-goes-on, opponent +120'],
    ['wrong-claim', of2001, {}, 'time-left: over-six-minutes two-to-six one-to-two under-one'],
    [
      'wrong-claim',
      of2001,
      { 'time-left': 'over-six-minutes' },
      '9.5b: claimed-move-is-played game-goes-on, own -180, opponent +180',
    ],
    ['quickplay-claim', { ...of2001, play: 'blitz' }, { decision: 'agree' }, 'no rule'],
    ['quickplay-claim', of2001, { decision: 'reject' }, '10.2c: game-goes-on, opponent +120'],
    ['telephone', of2001, {}, '12.2: penalty-possible game-goes-on'],
    ['result-arranged', of2001, {}, '12.1: penalty-possible game-goes-on'],
    ['result-arranged', {}, {}, '11.1: penalty-possible game-goes-on'],
    ['walked-away', {}, {}, '11.1: penalty-possible game-goes-on'],
    ['telephone', {}, {}, '11.3.2: lost-for-player unless-event-is-milder'],
    ['telephone', { laws: 'tempelhof-2018', count: 2 }, {}, 'Tempelhof I.10: lost-for-player'],
    ['colours-reversed', {}, { 'moves-by-each': 'fewer-than-10' }, '7.3: new-game'],
    ['late', of2001, { arrived: 'too-late' }, '6.7: lost-for-player'],
    ['resumption', of2001, {}, 'present: nobody both who-replies who-sealed'],
    ['resumption', of2001, { present: 'both' }, 'A9a: sealed-move-is-made game-goes-on'],
    [
      'resumption',
      {},
      { present: 'who-sealed' },
      'I.9.2: clock-of-who-replies-runs sealed-move-is-made game-goes-on',
    ],
    ['resumption', of2001, { present: 'who-replies' }, 'A9c: reply-may-be-sealed game-goes-on'],
    ['resumption', {}, { present: 'nobody' }, 'I.11: arbiter-decides'],
    ['late-at-resumption', of2001, {}, 'present: nobody who-replies who-sealed'],
    ['late-at-resumption', of2001, { present: 'who-sealed' }, 'A10: lost-for-player'],
    [
      'late-at-resumption',
      of2001,
      { present: 'who-replies' },
      'sealed-move: mates stalemates-or-dead other',
    ],
    [
      'late-at-resumption',
      of2001,
      { present: 'who-replies', 'sealed-move': 'mates' },
      'A10a: won-for-player',
    ],
    [
      'late-at-resumption',
      of2001,
      { present: 'who-replies', 'sealed-move': 'other', 'present-player-flagged': 'yes' },
      'A10c: won-for-player',
    ],
    [
      'late-at-resumption',
      of2001,
      { present: 'who-replies', 'sealed-move': 'other', 'present-player-flagged': 'no' },
      'A10: lost-for-player',
    ],
    [
      'late-at-resumption',
      {},
      { present: 'who-replies', 'sealed-move': 'other' },
      'I.10: lost-for-player',
    ],
    [
      'late-at-resumption',
      {},
      { present: 'who-replies', 'sealed-move': 'stalemates-or-dead' },
      'I.10: draw',
    ],
    ['faulty-sealed-move', of2001, { 'opponent-can-mate': 'yes' }, 'A8: lost-for-player'],
    ['faulty-sealed-move', {}, { 'opponent-can-mate': 'no' }, 'I.8: draw'],
    [
      'envelope-lost',
      of2001,
      { position: 'known' },
      'A11a: set-clocks stated-move-is-made game-goes-on',
    ],
    ['envelope-lost', {}, { position: 'unknown' }, 'I.12.2: new-game'],
    ['clock-wrong-at-resumption', of2001, { 'said-before-first-move': 'yes' }, 'A12: set-clocks'],
    [
      'clock-wrong-at-resumption',
      {},
      { 'said-before-first-move': 'no' },
      'I.13: game-goes-on arbiter-decides',
    ],
    ['agreed-before-both-moved', of2001, {}, '5.2c: draw'],
    ['agreed-before-both-moved', {}, {}, '5.2.3: game-goes-on'],
  ])('%s, %o, %o: %s', (code, setting, answers, expected) => {
    expect(ruled(code, setting, answers)).toBe(expected);
  });

  test('an answer that the question does not have counts as none', () => {
    const step = ruled('flag-fallen', {}, { 'opponent-can-mate': 'perhaps', replied: 'yes' });
    expect(step).toBe('opponent-can-mate: yes no');
  });

  test('the clubs’ and the editions’ articles are cited with their document', () => {
    expect(citedArticle('laws-2001', '7.4b')).toBe('Laws 2001 7.4b');
    expect(citedArticle('tempelhof-2018', 'Tempelhof I.10')).toBe('Tempelhof I.10');
    expect(citedArticle('tempelhof-2018', '6.9')).toBe('Laws 2023 6.9');
  });
});

/** Every way through the questions of a situation, with its ruling. */
function endsOf(
  code: string,
  setting: SituationSetting,
  answers: SituationAnswers = {},
): readonly (readonly [SituationAnswers, BoardRuling | null])[] {
  const situation = situationOf(code);
  if (situation === undefined) return [];
  const { counted, step } = situationStep(situation, setting, answers);
  if (step === null) return [[counted, null]];
  if ('ruling' in step) return [[counted, step.ruling]];
  const { ask } = step;
  return step.answers.flatMap((answer) => endsOf(code, setting, { ...counted, [ask]: answer }));
}

const settings = lawsEditions.flatMap((laws: LawsEdition) =>
  (['standard', 'rapid', 'blitz'] as const).flatMap((play) =>
    [true, false].flatMap((supervised) =>
      [1, 2, 3].map((count): SituationSetting => ({ laws, play, supervised, count })),
    ),
  ),
);

describe('every situation', () => {
  test('has a code of its own', () => {
    expect(situations.length).toBeGreaterThanOrEqual(30);
    const codes = situations.map(({ code }) => code);
    expect(codes.toSorted()).toEqual(situationCodes.toSorted());
  });

  test.each(situations.map(({ code }) => code))(
    '%s: each way ends after at most three questions, with an article and a consequence',
    (code) => {
      for (const setting of settings) {
        for (const [answers, ruling] of endsOf(code, setting)) {
          expect(Object.keys(answers).length).toBeLessThanOrEqual(3);
          if (ruling === null) continue;
          expect(ruling.article).not.toBe('');
          expect(ruling.follows).not.toEqual([]);
        }
      }
    },
  );
});
