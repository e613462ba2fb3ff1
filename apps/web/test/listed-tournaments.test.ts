import { isSearching, listAddress } from '@rokade/presentation/views/list/list-address.ts';
import { filtersInAddress } from '@rokade/server';
import { type Settings, usualSettings } from '@rokade/tournament';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  archivedPublic,
  landingLists,
  searchedOwn,
  searchedPublic,
} from '../src/lib/server/tournaments/listed-tournaments.ts';
import { carryOut, idOf, memoryApplication } from './memory-application.ts';

let app: Awaited<ReturnType<typeof memoryApplication>>;
beforeEach(async () => {
  app = await memoryApplication();
});

const unpublished = { ...usualSettings.visibility, published: false };

async function make(
  id: string,
  settings: Partial<Settings>,
  ...more: Parameters<typeof carryOut>[2][]
) {
  const visibility = { ...usualSettings.visibility, published: true };
  const all = { ...usualSettings, name: id, visibility, ...settings };
  const created = { kind: 'create-tournament', id: idOf(id), settings: all } as const;
  await carryOut(app, idOf(id), created, ...more);
}

const filtersOf = (query: string) => filtersInAddress(new URLSearchParams(query));
const ids = ({ tournaments }: { readonly tournaments: readonly { readonly id: string }[] }) =>
  tournaments.map(({ id }) => id);

describe('the front page', () => {
  it('sorts by what a visitor looks for, and shows what is public', async () => {
    await make('next-year', { roundDates: ['2027-01-01'] });
    await make('next-week', { roundDates: ['2026-12-01'] });
    await make('secret', { visibility: unpublished });
    await make('group-b', { name: 'Same', group: 'B', roundDates: ['2026-12-24'] });
    await make('the-first', { name: 'Same', group: 'A', roundDates: ['2026-12-24'] });
    await make('put-away', {});
    await app.tournaments.archive(idOf('put-away'), true);
    const lists = await landingLists(app);
    expect(ids(lists.upcoming)).toEqual(['next-week', 'the-first', 'group-b', 'next-year']);
    expect(ids(lists.running)).toEqual([]);
    expect(await archivedPublic(app)).toBe(1);
  });

  it('shows so many of each, and tells how many there are', async () => {
    for (let n = 1; n <= 22; n++) await make(`open-${n}`, {});
    const { upcoming } = await landingLists(app);
    expect(upcoming.tournaments).toHaveLength(20);
    expect(upcoming).toMatchObject({ total: 22, next: expect.any(String) });
  });
});

describe('a search', () => {
  beforeEach(async () => {
    await make('spring', {
      name: 'Forårsturnering',
      place: 'Østerbro',
      roundDates: ['2026-03-01'],
    });
    await make('autumn', { name: 'Efterår', place: 'Aarhus', roundDates: ['2026-11-01'] });
    await make('hidden', { name: 'Forår', visibility: unpublished });
  });

  it.each([
    ['search=forar', ['spring']],
    ['search=OESTERBRO+forår', ['spring']],
    ['search=århus', ['autumn']],
    ['search=nowhere', []],
    ['state=upcoming', ['autumn', 'spring']],
    ['state=running', []],
    ['since=2026-04-01', ['autumn']],
    ['until=2026-04-01', ['spring']],
    ['state=nonsense&since=2026-02-31x', ['autumn', 'spring']],
    ['view=archived', []],
  ])('finds by ?%s', async (query, found) => {
    expect(ids(await searchedPublic(app, filtersOf(query)))).toEqual(found);
  });

  it('shows at the console what the reader may see, the last changed first', async () => {
    const all = await searchedOwn(app, filtersOf('search=forår'), null);
    expect(ids(all).toSorted()).toEqual(['hidden', 'spring']);
    const own = { isPublic: false, ids: ['hidden'], organisations: [] };
    expect(ids(await searchedOwn(app, filtersOf(''), own))).toEqual(['hidden']);
  });

  it('is carried on by the links to further pages', () => {
    const searched = filtersOf('search=for%C3%A5r&state=finished&after=x');
    expect(isSearching(searched)).toBe(true);
    expect(isSearching(filtersOf('after=2026-01-01,spring'))).toBe(false);
    const next = listAddress('/', searched, '2026-03-01,spring');
    expect(filtersOf(next.slice(2))).toEqual({ ...searched, after: '2026-03-01,spring' });
    expect(listAddress('/', filtersOf(''), '')).toBe('/');
  });
});
