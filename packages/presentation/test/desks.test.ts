import type { Act } from '@rokade/installation';
import { openDesks, topDesks } from '@rokade/presentation/console/doors/desks.ts';
import { doors } from '@rokade/presentation/console/doors/doors.ts';
import { expect, test } from 'vitest';

const all = (): boolean => true;
const only =
  (...acts: Act[]) =>
  (act: Act): boolean =>
    acts.includes(act);
const here = (path: string) => openDesks(path, all).find(({ isHere }) => isHere);

test('a page stands at the desk of the nearest tab', () => {
  expect(here('/console')?.text).toBe('terms.tournaments');
  expect(here('/console/people/p1')).toMatchObject({
    text: 'people.title',
    current: '/console/people',
  });
  expect(here('/console/people/sanctions/p1')).toMatchObject({
    text: 'console.desk-federation',
    current: '/console/people/sanctions',
  });
  expect(here('/console/events/lists')?.text).toBe('console.desk-federation');
  expect(here('/console/account')).toBeUndefined();
});

test('a desk has a door for whoever may open one of its pages, and leads to the first of them', () => {
  const read = openDesks('/console', only('keep-own-account', 'see-people', 'keep-accounts'));
  expect(read.map(({ href }) => href)).toEqual([
    '/console',
    '/console/events',
    '/console/people',
    '/console/people/licences',
    '/console/club',
    '/console/leagues',
    '/console/accounts',
  ]);
});

test('whoever has a tab is let in at its page', () => {
  const tabs = openDesks('/console', all).flatMap((desk) => desk.tabs);
  const open = tabs.filter(({ href, act }) => {
    const right = doors[href as keyof typeof doors];
    return right !== act && right !== 'keep-own-account';
  });
  expect(open).toEqual([]);
});

test('the doors on top are those of the purpose and those in use; without a purpose all', () => {
  expect(topDesks('', [])).toHaveLength(openDesks('/console', all).length);
  expect(topDesks('club', [])).toEqual(['tournaments', 'installation']);
  expect(topDesks('club', ['people'])).toContain('people');
  expect(topDesks('open', [])).toContain('events');
  expect(topDesks('open', [])).not.toContain('ratings');
});
