import { translator } from '@rokade/texts/all';
import { expect, it } from 'vitest';
import { started } from '../../../test/tournament/journal-driver.ts';
import { settingSentences } from '../src/lib/server/about/setting-sentences.ts';

const said = settingSentences(started(4, { tieBreaks: ['BH-C1', 'DE'] }).state, {
  language: 'en',
  t: translator('en'),
});

it.each([
  ['event', 'Aalborg'],
  ['system', 'Monrad · 3 rounds'],
  ['time', '120 min'],
  ['people', 'Bo Møller · Ida Hansen, Jens Krüger, Anna Voß'],
  ['order', '1. Buchholz'],
] as const)('the part %s says its value in a sentence', (part, words) => {
  expect(said[part]).toContain(words);
});

it('says nothing of what everybody may see: the form does', () => {
  expect(said.public).toBe('');
});
