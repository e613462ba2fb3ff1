import type { FormatCode } from '@rokade/club';
import type { Page } from 'playwright-core';
import { isSweep, rotatingSeed } from '../rotating-seed.ts';
import type { PrintedBooks } from './printed-books.ts';
import { contestOf, printedFormats } from './printed-contests.ts';
import { eventOf, payingClub } from './printed-events.ts';
import { cupOf, leagueOf, printedBoards, printedCups, printedMatches } from './printed-leagues.ts';
import { printedPerson, printedSanction } from './printed-register.ts';

/** A page that is printed as it stands, beside the lists of a tournament. */
export interface PrintedPage {
  /** Of how many a book is printed; none: of the house's own books, which are of one size. */
  readonly sizes: readonly number[];
  /** The addresses that are printed of a size. */
  readonly paths: (size: number, books: Pick<PrintedBooks, 'protested'>) => readonly string[];
  /** Brings onto the page what is printed. */
  readonly before?: (page: Page) => Promise<void>;
  /** It is one letter or slip, whatever stands on it. */
  readonly isSingle?: true;
}

const all = [3, 40, 240] as const;

const ofEvent = (below: string, more: Partial<PrintedPage> = {}): PrintedPage => ({
  sizes: all,
  paths: (size) => [`/console/events/${eventOf(size)}/${below}`],
  ...more,
});

const ofHouse = (...paths: readonly string[]): PrintedPage => ({
  sizes: [240],
  paths: () => paths,
});

/** Competitions that hundreds play in; a trophy, a year or games by appointment have fewer names. */
const large: readonly FormatCode[] = ['ladder', 'blitz-year', 'mehrkampf', 'skat'];

/** Of each competition one of its sizes, another one in each run, and in a sweep all. */
const isInTurn = (format: FormatCode, size: number, turn: number): boolean => {
  const sizes = all.filter((one) => one <= 40 || large.includes(format));
  return isSweep || sizes[(rotatingSeed + turn) % sizes.length] === size;
};

const ofContests = (pathOf: (contest: string) => string): PrintedPage => ({
  sizes: all,
  paths: (size) =>
    printedFormats
      .filter((format, turn) => isInTurn(format, size, turn))
      .map((format) => pathOf(contestOf(format, size))),
});

/** Makes a link by the form of the page that asks whose or what for; its slip is what is printed. */
async function makeLink(page: Page): Promise<void> {
  const asks = page.locator('select[name$="role"], select[name$="player"]');
  const form = page.locator('main form', { has: asks }).first();
  const name = form.locator('input[maxlength="100"]');
  if ((await name.count()) > 0) await name.fill('Maximilian Friedrich van der Sterren');
  await form.locator('button[type=submit]').click();
  await page.locator('section.slip').first().waitFor();
}

/**
 * Every page with a button that prints it, by its route; the lists of a tournament stand in
 * `printedFields`. A page that is not here is found by a test.
 */
export const printedPages = {
  'club/[id]': ofContests((contest) => `/club/${contest}`),
  'club/[id]/champions': {
    sizes: [3, 40],
    paths: (size) => [`/club/${contestOf('season', size)}/champions`],
  },
  'print/club/[contest]': {
    ...ofContests((contest) => `/print/club/${contest}`),
    isSingle: true,
  },
  'print/club/[contest]/lists': {
    sizes: all,
    paths: (size) => [`/print/club/${contestOf('skat', size)}/lists`],
  },
  'print/event/[event]/[kind]': {
    sizes: [40],
    paths: (size) =>
      ['pairings', 'standings', 'players'].map((kind) => `/print/event/${eventOf(size)}/${kind}`),
  },
  'print/league/[league]/division/[division]': {
    sizes: printedBoards,
    paths: (size) => [
      ...['pairings', 'boards', 'sheets'].map(
        (what) => `/print/league/${leagueOf(size)}/division/top?what=${what}`,
      ),
      ...printedCups.map((teams) => `/print/league/${cupOf(teams)}/division/top?what=bracket`),
    ],
  },
  'print/league/[league]/division/[division]/norms': {
    sizes: printedBoards,
    paths: (size) =>
      ['certificates', 'forms'].map(
        (what) => `/print/league/${leagueOf(size)}/division/top/norms?what=${what}`,
      ),
  },
  'print/league/[league]/[match]': {
    sizes: printedBoards,
    paths: (size) => printedMatches.map((match) => `/print/league/${leagueOf(size)}/${match}`),
    isSingle: true,
  },
  'e/[id]/invitation': { sizes: [40], paths: (size) => [`/e/${eventOf(size)}/invitation`] },
  'console/events/[event]/money': ofEvent('money'),
  'console/events/[event]/money/accounts': ofEvent('money/accounts'),
  'console/events/[event]/money/prizes': ofEvent('money/prizes'),
  'console/events/[event]/money/invoice': ofEvent(
    `money/invoice?club=${encodeURIComponent(payingClub)}`,
    { isSingle: true },
  ),
  'console/events/[event]/money/receipt/[no]': ofEvent('money/receipt/1', { isSingle: true }),
  'console/events/[event]/timeline': ofEvent('timeline', { sizes: [40] }),
  'console/events/[event]/classes': ofEvent('classes'),
  'console/events/[event]/entries/office': ofEvent('entries/office'),
  'console/events/[event]/links': ofEvent('links', {
    sizes: [3],
    before: makeLink,
    isSingle: true,
  }),
  'console/club/[contest]/links': {
    sizes: [40],
    paths: (size) => [`/console/club/${contestOf('ladder', size)}/links`],
    before: makeLink,
    isSingle: true,
  },
  'console/events/lists': ofHouse('/console/events/lists'),
  'console/ratings': ofHouse('/console/ratings?day=2026-06-01&whole='),
  'console/ratings/samples': ofHouse('/console/ratings/samples?day=2026-06-01&seed=efterår&size=5'),
  'console/people/offices': ofHouse('/console/people/offices?day=2026-06-01'),
  'console/people/licences': ofHouse('/console/people/licences?day=2026-06-01'),
  'console/people/[person]/licence': {
    ...ofHouse(`/console/people/${printedPerson}/licence?rules=dsu-2002`),
    isSingle: true,
  },
  'console/people/sanctions/[person]/[sanction]': {
    ...ofHouse(`/console/people/sanctions/${printedPerson}/${printedSanction}`),
    isSingle: true,
  },
  'console/[id]/appeals/[appeal]': {
    sizes: [3],
    paths: (size, { protested }) => [`/console/${protested.get(size)}/appeals/1`],
    isSingle: true,
  },
  'console/[id]/links': {
    sizes: [3],
    paths: (size, { protested }) => [`/console/${protested.get(size)}/links`],
    before: makeLink,
    isSingle: true,
  },
} as const satisfies Readonly<Record<string, PrintedPage>>;
