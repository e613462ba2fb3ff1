import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { helpPath, helpPlaces, helpRoute } from '@rokade/presentation/console/finding/help.ts';
import { guidePages } from '@rokade/presentation/views/guide/guide-pages.ts';
import { languages } from '@rokade/tournament';
import { describe, expect, it, test } from 'vitest';
import { headingsOf, readGuide } from './guide-files.ts';

const cwd = join(import.meta.dirname, '../../src/routes');

/** Every page of the console, by its route. */
const routes = globSync('console/**/+page.{svelte,server.ts}', { cwd }).map(
  (file) => `/${dirname(file)}`,
);

/** Below them stands everything; what they say is no help for it. */
const roots: readonly string[] = ['/console', '/console/[id]'];

describe('help on the pages of the console', () => {
  it('leads from each to a paragraph of its own, or to that of the page above it', () => {
    expect(routes.length).toBeGreaterThan(80);
    const without = routes.filter(
      (route) => !roots.includes(route) && roots.includes(helpRoute(route)),
    );
    expect(without).toEqual([]);
  });

  it('names no page that is gone', () => {
    const gone = Object.keys(helpPlaces).filter(
      (named) => !routes.some((route) => route === named || route.startsWith(`${named}/[[`)),
    );
    expect(gone).toEqual([]);
  });

  it.each(languages)('leads to paragraphs that there are in %s', (language) => {
    const places = guidePages.flatMap((page) =>
      headingsOf(readGuide(language, page)).map(({ anchor }) => `${page}#${anchor}`),
    );
    const wanted = Object.values<string>(helpPlaces);
    expect(wanted.filter((place) => !places.includes(place))).toEqual([]);
  });

  test.each([
    ['a page with a line of its own', '/console/[id]/prints', 'tournament-pages#prints'],
    ['a page below one', '/console/[id]/players/[player]/edit', 'tournament-pages#players'],
    ['the round that is looked at', '/console/[id]/results/[[round]]', 'tournament-pages#results'],
    ['a page that is not there', null, 'tournament-pages#tournaments'],
  ])('%s', (_, route, place) => {
    expect(helpPath(route)).toBe(`/guide/${place}`);
  });
});
