import { type Act, acts } from '@rokade/installation';
import { consoleTabs } from '@rokade/presentation/console/doors/console-tabs.ts';
import { translator } from '@rokade/texts/all';
import { makeSystem, type SystemChoice } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';

const t = translator('en');
const swiss = {
  id: 'open',
  system: makeSystem('dutch') as SystemChoice,
  may: acts as readonly Act[],
  divided: false,
  hasClasses: false,
  missing: 2,
};

/** The pages of the tabs, below the tournament's address. */
const pagesOf = (changes: Partial<typeof swiss>) =>
  consoleTabs({ ...swiss, ...changes }, { t }, '/console/open').tabs.map(({ href }) =>
    href.replace('/console/open/', ''),
  );
const currentAt = (path: string, changes: Partial<typeof swiss> = {}) =>
  consoleTabs({ ...swiss, ...changes }, { t }, `/console/open/${path}`).current;

describe('the tabs of a console', () => {
  it('are those of a list alone once its groups are played instead of it', () => {
    expect(pagesOf({ divided: true })).toEqual(['entries', 'players', 'history', 'settings']);
  });

  it.each([
    ['checks players in', ['check-in'], ['check-in']],
    ['enters results', ['see-boards'], ['results']],
    ['looks after a class', ['follow-play'], ['open', 'standings']],
  ] as const)('of whoever only %s are theirs', (_, may, pages) => {
    expect(pagesOf({ may })).toEqual(pages);
  });

  it('have the classes of a championship behind the standings', () => {
    const pages = pagesOf({ hasClasses: true });
    expect(pages[pages.indexOf('standings') + 1]).toBe('classes');
  });

  it('count the missing results', () => {
    const { tabs } = consoleTabs(swiss, { t }, '/console/open');
    expect(tabs.flatMap(({ count }) => count ?? [])).toEqual([2]);
  });

  it('lead to the crosstable of a round robin, which is its table', () => {
    expect(pagesOf({ system: makeSystem('berger') })).toContain('crosstable');
    expect(currentAt('standings', { system: makeSystem('berger') })).toBe(
      '/console/open/crosstable',
    );
  });

  it('mark the tab to which a page without one belongs', () => {
    expect(currentAt('appeals')).toBe('/console/open/results');
    expect(currentAt('check-in', { may: ['check-in'] })).toBe('/console/open/check-in');
    expect(currentAt('classes', { hasClasses: true })).toBe('/console/open/classes');
  });
});
