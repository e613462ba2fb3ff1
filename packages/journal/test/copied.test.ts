import { expect, it } from 'vitest';
import { type CopiedBy, copiedValues } from '../src/index.ts';

const empty = { name: '', fee: 0, day: '' };
const by: CopiedBy<typeof empty> = {
  name: 'kept',
  fee: 'anew',
  day: (day, later) => (later === null ? '' : `${day}+${later}`),
};

it.each([
  ['so many days later', 7, '2026-01-05+7'],
  ['nobody knows how much later', null, ''],
])('a copy %s has what is to be kept, and the rest anew', (_, later, day) => {
  const values = { name: 'Forår', fee: 150, day: '2026-01-05' };
  expect(copiedValues(values, empty, { by, later })).toEqual({ name: 'Forår', fee: 0, day });
});
