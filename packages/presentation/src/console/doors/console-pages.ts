import type { KeyFor } from '@rokade/texts';
import {
  hasPage,
  type SystemChoice,
  type SystemCode,
  type SystemPage,
  systems,
} from '@rokade/tournament';

/** The pages of a tournament's console, in the order of their tabs. Only a cup has the bracket. */
export const consolePages = [
  'entries',
  'round',
  'results',
  'bracket',
  'standings',
  'players',
  'prints',
  'reports',
  'history',
  'settings',
] as const;

export type ConsolePage = (typeof consolePages)[number];

/** The pages that every tournament has, whatever its pairing system. */
export const pagesOfAll: readonly string[] = [
  'entries',
  'round',
  'results',
  'standings',
  'players',
  'prints',
  'reports',
  'history',
  'settings',
  'check-in',
  'screens',
];

/** The pages of a tournament with this system. */
export const pagesFor = (system: SystemCode): readonly ConsolePage[] =>
  consolePages.filter((page) => page !== 'bracket' || systems[system].pages.includes(page));

/** A page without its own tab. */
interface FurtherPage {
  /** The tab it belongs to. */
  readonly tab: ConsolePage;
  readonly key: KeyFor<'console'>;
  /** The page exists only for systems that have this page. */
  readonly ofSystem?: SystemPage;
}

const furtherPages: Readonly<Record<string, FurtherPage>> = {
  crosstable: { tab: 'standings', key: 'terms.crosstable' },
  'what-if': { tab: 'standings', key: 'what-if.title' },
  prizes: { tab: 'standings', key: 'prizes.prizes' },
  teams: { tab: 'standings', key: 'teams.teams', ofSystem: 'teams' },
  schedule: { tab: 'round', key: 'schedule.schedule', ofSystem: 'schedule' },
  seats: { tab: 'round', key: 'seats.plan', ofSystem: 'seats' },
  lots: { tab: 'entries', key: 'console.lots' },
  'check-in': { tab: 'round', key: 'check-in.title' },
  checklist: { tab: 'round', key: 'console.checklist', ofSystem: 'checklist' },
  comparison: { tab: 'round', key: 'console.comparison' },
  groups: { tab: 'entries', key: 'console.divide' },
  stage: { tab: 'standings', key: 'console.stage' },
  classes: { tab: 'standings', key: 'championship.desk-title' },
  incidents: { tab: 'results', key: 'incidents.title' },
  appeals: { tab: 'results', key: 'appeals.title' },
  open: { tab: 'results', key: 'public.open-games' },
  screens: { tab: 'round', key: 'screens.title' },
  games: { tab: 'results', key: 'games.title' },
  links: { tab: 'results', key: 'links.title' },
  relays: { tab: 'results', key: 'relay.title' },
  norms: { tab: 'reports', key: 'norms.title' },
  about: { tab: 'settings', key: 'print.kind-about' },
};

/** All pages of a tournament with this system, with the keys of their names: tabs first. */
export function namedPages(
  system: SystemChoice,
): readonly { readonly page: string; readonly key: KeyFor<'console'> }[] {
  const tabs = pagesFor(system.code).map((page) => ({ page, key: `console.tab-${page}` as const }));
  const further = Object.entries(furtherPages)
    .filter(([, { ofSystem }]) => ofSystem === undefined || hasPage(system, ofSystem))
    .map(([page, { key }]) => ({ page, key }));
  return [...tabs, ...further];
}

/** The tab of a path below a tournament's address; null: it belongs to none. */
export function tabOfPath(base: string, path: string): ConsolePage | null {
  const first = path.slice(base.length + 1).split('/')[0] ?? '';
  return consolePages.find((page) => page === first) ?? furtherPages[first]?.tab ?? null;
}
