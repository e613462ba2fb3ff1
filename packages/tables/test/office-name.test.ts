import { translator } from '@rokade/texts/all';
import { expect, it } from 'vitest';
import { officeName } from '../src/index.ts';

it.each([
  ['da', 'tk', 'Turneringskomité (TK)'],
  ['da', 'tl', 'Turneringsleder (TL)'],
  ['en', 'tl', 'Arbiter (Turneringsleder, TL)'],
] as const)(
  'in %s the office %s is called once, whatever its accents: %s',
  (language, office, name) => {
    expect(officeName(translator(language), { regulation: 'dsu-2002', office })).toBe(name);
  },
);
