import { settingSentences } from '@rokade/presentation/about/setting-sentences.ts';
import { translator } from '@rokade/texts/all';
import { type Settings, usualSettings } from '@rokade/tournament';
import { expect, it } from 'vitest';
import { started } from '../../../test/tournament/journal-driver.ts';

const ofStarted = settingSentences(started(4, { tieBreaks: ['BH-C1', 'DE'] }).state, {
  language: 'en',
  t: translator('en'),
});

it.each([
  ['event', 'Aalborg'],
  ['system', 'Monrad · 3 rounds'],
  ['time', '120 min · Waiting time: 60 min · Rating: '],
  ['people', 'Bo Møller · Tournament committee: Ida Hansen; Jens Krüger; Anna Voß'],
  ['order', '1. Buchholz'],
] as const)('the part %s says its value in a sentence', (part, words) => {
  expect(ofStarted[part]).toContain(words);
});

const sentences = (changes: Partial<Settings>) =>
  settingSentences(started(4, changes).state, { language: 'en', t: translator('en') });

it('says what everybody may see: all, all but some, or nothing', () => {
  const { visibility } = usualSettings;
  expect(sentences({ visibility }).public).toBe('Everything');
  expect(sentences({ visibility: { ...visibility, ratings: false, clubs: false } }).public).toBe(
    'Everything but: Ratings, Clubs',
  );
  expect(sentences({ visibility: { ...visibility, published: false } }).public).toBe(
    'No public pages',
  );
});

it('names what is not the first of its part, also where the first is missing', () => {
  const { people } = sentences({ chiefArbiter: '', arbiters: [], committee: ['Ida Hansen'] });
  expect(people).toBe('Tournament committee: Ida Hansen');
});

it('shows where days are left out', () => {
  const roundDates = ['2026-12-01', '2026-12-08', '2026-12-15'];
  const days = ['Round 1: Tue, 1 December 2026', 'Round 2: Tue, 8 December 2026'];
  expect(sentences({ roundDates }).rounds).toBe([...days, '…'].join(' · '));
});

it('says that there are no dates and nobody is named yet', () => {
  const { rounds, people } = sentences({
    roundDates: [],
    chiefArbiter: '',
    arbiters: [],
    committee: [],
  });
  expect([rounds, people]).toEqual(['No dates yet', 'Nobody named yet']);
});
