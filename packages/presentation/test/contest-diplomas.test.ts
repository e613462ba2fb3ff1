/** @regulation Tempelhof 2018 */
import {
  type Contest,
  type ContestId,
  type EntryId,
  emptyContestValues,
  emptyEntryValues,
  type ItemId,
} from '@rokade/club';
import { translator } from '@rokade/texts/all';
import { describe, expect, it } from 'vitest';
import { contestDiplomas } from '../src/print/contest-diplomas.ts';

const day = '2026-01-01';
const [ida, bo, eva] = ['ida', 'bo', 'eva'] as readonly string[] as readonly [
  EntryId,
  EntryId,
  EntryId,
];

const won = (item: string, ...champions: readonly EntryId[]) =>
  ({ kind: 'champion-named', item: item as ItemId, champions, day }) as const;

const planned = (item: string, name: string) => ({
  item: item as ItemId,
  what: 'championship',
  name,
  days: [],
  at: '',
  note: '',
  book: null,
});

const season: Contest = {
  id: 'aar' as ContestId,
  version: 1,
  format: 'season',
  rules: 'tempelhof-2018',
  seed: '',
  values: { ...emptyContestValues, name: 'Club year 2026', lastDay: '2026-12-31' },
  entries: [ida, bo, eva].map((id) => ({
    id,
    values: { ...emptyEntryValues, name: `Alm, ${id}` },
  })),
  acts: [
    {
      kind: 'programme-planned',
      items: [planned('a', 'Championship'), planned('c', 'Cup'), planned('d', 'Blitz')],
      day,
    },
    won('a', ida),
    won('c', bo, ida),
  ],
};

describe('I.12: certificates of a season', () => {
  const { diplomas, details } = contestDiplomas(season, '2026', {
    language: 'en',
    t: translator('en'),
  });

  it('go to the winners of its competitions, not to every member', () => {
    expect(diplomas.map(({ name, achievements }) => [name, ...achievements])).toEqual([
      ['ida Alm', 'Championship: 1st place'],
      ['bo Alm', 'Cup: 1st–2nd place'],
      ['ida Alm', 'Cup: 1st–2nd place'],
    ]);
  });

  it('say the day without its weekday', () => {
    expect(details).toBe('31 December 2026');
  });
});

describe('I.13: the certificate of a cup', () => {
  const trophy: Contest = {
    ...season,
    format: 'trophy',
    values: { ...emptyContestValues, name: 'Cup of the club' },
    acts: [{ kind: 'trophy-won', year: 2025, winner: ida, day: '2026-01-01' }],
  };

  it('says that it was won, in which year, and leaves a line for place and day', () => {
    const sheet = contestDiplomas(trophy, '2025', { language: 'en', t: translator('en') });
    expect(sheet.diplomas.map(({ name, achievements }) => [name, ...achievements])).toEqual([
      ['ida Alm', 'won'],
    ]);
    expect(sheet.words).toBe('Cup of the club 2025');
    expect(sheet.details).toBe('');
  });
});
