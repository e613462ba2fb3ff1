import { expect, test } from 'vitest';
import { findImportCycles } from '../scripts/import-cycles.ts';

const cyclesOf = (imports: Readonly<Record<string, readonly string[]>>) =>
  findImportCycles(new Map(Object.entries(imports)));

test.each([
  ['nobody', {}, []],
  ['two ways to one file', { a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }, []],
  ['a file that needs itself', { a: ['a'] }, [['a', 'a']]],
  ['two that need each other', { a: ['b'], b: ['a'] }, [['a', 'b', 'a']]],
  ['a way round further down', { a: ['b'], b: ['c'], c: ['d'], d: ['b'] }, [['b', 'c', 'd', 'b']]],
  [
    'each way round',
    { a: ['b', 'c'], b: ['a'], c: ['a'] },
    [
      ['a', 'b', 'a'],
      ['a', 'c', 'a'],
    ],
  ],
])('%s', (_, imports, cycles) => {
  expect(cyclesOf(imports)).toEqual(cycles);
});
