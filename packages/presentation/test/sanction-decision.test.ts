import { emptySanctionValues, type Outcome } from '@rokade/sanctions';
import { translator } from '@rokade/texts/all';
import { expect, it } from 'vitest';
import { decision } from '../src/desks/sanctions/decision.ts';

const t = translator('en');

const outcome = (more: object): Outcome =>
  ({
    id: 's1',
    no: 1,
    values: {
      ...emptySanctionValues,
      rules: 'dsu-2002',
      kind: 'suspension',
      from: '2026-10-01',
      ...more,
    },
    sanction: null,
    keptUntil: '',
    steps: [],
    acts: [],
  }) as unknown as Outcome;

it.each([
  ['a last day', { lastDay: '2026-12-31' }, '31'],
  ['weeks', { weeks: 6 }, '6'],
  ['months', { months: 3 }, '3'],
])('a suspension with %s says so in its decision', (_, more, part) => {
  const { says } = decision({ t, language: 'en' }, outcome(more));
  expect(says).toContain(part);
  expect(says).not.toContain('{');
});
