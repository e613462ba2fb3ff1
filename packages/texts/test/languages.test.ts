import { languages } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { textKeys, translator } from '../src/all.ts';
import { reasonsTexts } from '../src/en/reasons.ts';
import { type KeyFor, loadTranslate } from '../src/index.ts';
import type { Translation } from '../src/texts.ts';

/** The names of a text's facts, those that only choose a plural among them. */
const factsOf = (text: string): readonly string[] =>
  [...text.matchAll(/\{(\w+)/g)].map(([, name = '']) => name);

describe('the folders of the languages', () => {
  it('have every key in one area alone', () => {
    expect(textKeys.filter((key, index) => textKeys.indexOf(key) !== index)).toEqual([]);
  });

  it.each(languages)('name no fact that English does not know: %s', (language) => {
    const english = translator('en');
    const other = translator(language);
    const unknown = textKeys.filter((key) => {
      const facts = factsOf(english(key));
      return factsOf(other(key)).some((name) => !facts.includes(name));
    });
    expect(unknown).toEqual([]);
  });

  it('are held to the reference by the compiler', () => {
    const reference = {
      'x.plain': 'Plain',
      'x.fact': 'Round {round}',
      'x.plural': '{count|one player|{count} players} of {of}',
      'x.choice': '{count|is|are}',
    } as const;
    const right: Translation<typeof reference> = {
      'x.plain': 'Schlicht',
      'x.fact': '{round}. Runde',
      'x.plural': '{count|Ein Spieler|{count} Spieler} von {of}',
      'x.choice': 'ist/sind',
    };
    // @ts-expect-error a text is missing
    const missing: Translation<typeof reference> = {
      'x.plain': '',
      'x.fact': '{round}',
      'x.choice': '',
    };
    // @ts-expect-error a fact is left out
    const leftOut: Translation<typeof reference> = { ...right, 'x.fact': 'Runde' };
    // @ts-expect-error a fact of a plural is left out
    const one: Translation<typeof reference> = { ...right, 'x.plural': 'Spieler von {of}' };
    // @ts-expect-error a text is one too many
    const surplus: Translation<typeof reference> = { ...right, 'x.more': '' };
    // @ts-expect-error an area is missing
    const folder: { readonly [Area in 'reasons' | 'x']: Translation<typeof reasonsTexts> } = {
      x: reasonsTexts,
    };
    expect([right, missing, leftOut, one, surplus, folder]).toHaveLength(6);
  });
});

describe('a reader', () => {
  it('has the words of their own shelves at hand, and no others', async () => {
    const visitor = await loadTranslate('de', 'tournament');
    expect(visitor('terms.standings')).toBe('Tabelle');
    expect(visitor.find('error.settings.invalid')).toBeNull();
    const arbiter = await loadTranslate('de', 'console');
    expect(arbiter.find('error.settings.invalid')).toMatch(/\S/);
    // @ts-expect-error a word of the console on a visitors' page
    const wrong: KeyFor<'tournament'> = 'error.settings.invalid';
    expect(arbiter(wrong)).toMatch(/\S/);
  });
});

describe('a sentence about something that went wrong', () => {
  it.each([
    ['en', '1 July 2027'],
    ['da', '1. juli 2027'],
    ['de', '1. Juli 2027'],
  ] as const)('has days in words: %s', async (language, day) => {
    const t = await loadTranslate(language, 'terminal');
    expect(t('error.ratings.nobody-lifted', { day: '2027-07-01' })).toContain(day);
    expect(t('error.ratings.nobody-lifted', { day: '2027-13-41' })).toContain('2027-13-41');
    expect(t('error.ratings.own-rating', { game: 1, text: '2027-07-01' })).toContain('2027-07-01');
  });

  it.each([
    ['en', '1 July 2027 at 19:30'],
    ['da', '1. juli 2027 kl. 19.30'],
    ['de', '1. Juli 2027 um 19:30'],
  ] as const)('has times of a day in words: %s', async (language, moment) => {
    const t = await loadTranslate(language, 'terminal');
    expect(t('error.league.begun-already', { start: '2027-07-01T19:30' })).toContain(moment);
    expect(t('error.league.begun-already', { start: '2027-07-01T25:30' })).toContain('T25:30');
  });

  it('has months in words', async () => {
    const t = await loadTranslate('de', 'terminal');
    expect(t('terms.list-month-of-today', { month: '2026-10' })).toContain('Oktober 2026');
  });
});
