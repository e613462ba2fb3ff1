import { expect, test } from 'vitest';
import { type ContestCommand, freeGames } from '../src/index.ts';
import { contestAfter, decide, enter, make, note } from './writing.ts';

const begun = [make('free-play', 'spil-naar-du-vil'), enter('a'), enter('b'), enter('c')];

const game = (white: string, black: string, halfPoints = 2, day = '2026-03-01') =>
  note({ kind: 'game-played', white, black, halfPoints, day });

const refusalOf = (commands: readonly ContestCommand[], last: ContestCommand) => {
  const decided = decide(contestAfter(...commands), last);
  return decided.ok ? null : decided.error.code;
};

test('anybody plays anybody, with colours changed against the same one', () => {
  expect(refusalOf([...begun, game('a', 'b')], game('a', 'b'))).toBe('contest.same-colours');
  expect(refusalOf([...begun, game('a', 'b')], game('b', 'a'))).toBeNull();
  expect(refusalOf([...begun, game('a', 'b')], game('a', 'c'))).toBeNull();
  expect(refusalOf(begun, game('a', 'a'))).toBe('contest.oneself');
});

test('three games a day, and no more', () => {
  const three = [...begun, game('a', 'b'), game('b', 'a'), game('a', 'c')];
  expect(refusalOf(three, game('b', 'c'))).toBeNull();
  expect(refusalOf(three, game('c', 'a'))).toBe('contest.most-a-day');
  expect(refusalOf(three, game('c', 'a', 2, '2026-03-02'))).toBeNull();
  expect(freeGames(contestAfter(...three))).toHaveLength(3);
});

test('a ladder’s acts are none of this', () => {
  expect(refusalOf(begun, note({ kind: 'ladder-begun', day: '2026-03-01' }))).toBe(
    'contest.other-format',
  );
});

test('nothing is noted by rules that are not known here', () => {
  const contest = { ...contestAfter(...begun), rules: 'elsewhere-1999' };
  expect(decide(contest, game('a', 'b'))).toEqual({
    ok: false,
    error: { code: 'contest.field-invalid', field: 'rules', problem: 'unknown' },
  });
});
