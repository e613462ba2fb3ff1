import { expect, test } from 'vitest';
import { storageFailure } from '../src/index.ts';
import { areSameRows } from '../src/move/table-rows.ts';
import { problemOnOpening } from '../src/postgres/postgres-problem.ts';

const withFacts = (message: string, facts: object = {}): Error =>
  Object.assign(new Error(message), facts);

test.each<readonly [string, unknown, string | null]>([
  ['a call of the system that failed', withFacts('x', { syscall: 'connect' }), 'io'],
  ['a class of SQLSTATE that is about connections', withFacts('x', { code: '08006' }), 'io'],
  ['a connection that ended', withFacts('Connection terminated unexpectedly'), 'io'],
  ['too many connections', withFacts('x', { code: '53300' }), 'busy'],
  ['a full disk', withFacts('x', { code: '53100' }), 'disk-full'],
  [
    'a name of several addresses, none of which answers',
    new AggregateError([withFacts('x', { syscall: 'connect' }), new Error('y')]),
    'io',
  ],
  ['a mistake in a question', withFacts('syntax error', { code: '42601' }), null],
  ['no exception', 'x', null],
])('%s', (_, thrown, problem) => {
  expect(storageFailure(thrown)).toEqual(
    problem === null ? null : { code: 'store.failed', problem },
  );
});

test.each<readonly [string, unknown, string | null]>([
  ['a wrong password', withFacts('x', { code: '28P01' }), 'no-access'],
  ['nobody who answers', withFacts('x', { syscall: 'connect' }), 'no-access'],
  ['too many connections', withFacts('x', { code: '53300' }), 'busy'],
  ['a mistake in a question', withFacts('syntax error', { code: '42601' }), null],
  ['no exception, though it has a code', { code: '28P01' }, null],
  ['no exception at all', 'x', null],
])('on opening: %s', (_, thrown, problem) => {
  expect(problemOnOpening(thrown)).toBe(problem);
});

test('an exception of ours that names the failure as its cause', () => {
  const cause = { code: 'store.failed', problem: 'busy' } as const;
  expect(storageFailure(new Error('x', { cause }))).toEqual(cause);
});

const [one, other] = [
  { a: 1, b: 'x' },
  { a: 2, b: 'y' },
];

test.each([
  ['the same in another order', [one, other], [other, one], true],
  ['one row fewer', [one, other], [one], false],
  ['another value', [one], [{ ...one, b: 'z' }], false],
  ['none', [], [], true],
])('rows: %s', (_, some, others, same) => {
  expect(areSameRows(some, others)).toBe(same);
});
