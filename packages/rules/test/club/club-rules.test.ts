import { clubName, ruleSetsOf, rulesOfClub } from '@rokade/rules';
import { expect, test } from 'vitest';

test.each([
  ['ladder', ['tempelhof-2018']],
  ['blitz-year', ['tempelhof-2018', 'tempelhof-2018-six']],
  ['mehrkampf', ['tempelhof-2018']],
  ['skat', ['tempelhof-2018']],
  ['trophy', ['tempelhof-2018']],
  ['season', ['tempelhof-2018']],
  ['free-play', ['spil-naar-du-vil']],
] as const)('%s is played by the rules of %j', (competition, codes) => {
  expect(ruleSetsOf(competition)).toEqual(codes);
  for (const code of codes) expect(rulesOfClub(competition, code)).toHaveProperty('code', code);
});

test('a club has no rules for what it does not play', () => {
  expect(() => rulesOfClub('skat', 'spil-naar-du-vil')).toThrow();
});

test('a club is called by its name, an unknown one by its code', () => {
  expect(clubName('tempelhof-2018')).toBe('Tempelhof 2018');
  expect(clubName('elsewhere')).toBe('elsewhere');
});
