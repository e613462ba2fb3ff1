import { type SystemCode, systems } from '@rokade/tournament';

/** The pages of a tournament's console, in the order of their tabs; the bracket is a cup's alone. */
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

/** The pages that a tournament by this system has. */
export const pagesFor = (system: SystemCode): readonly ConsolePage[] =>
  consolePages.filter((page) => page !== 'bracket' || systems[system].pages.includes(page));

const belongsTo: Readonly<Record<string, ConsolePage>> = {
  crosstable: 'standings',
  'what-if': 'standings',
  prizes: 'standings',
  teams: 'standings',
  schedule: 'round',
  seats: 'round',
  lots: 'entries',
  checklist: 'round',
  comparison: 'round',
  groups: 'entries',
  stage: 'standings',
  open: 'results',
  about: 'settings',
};

/** The tab that a path below a tournament's address belongs to, or null. */
export function tabOfPath(base: string, path: string): ConsolePage | null {
  const first = path.slice(base.length + 1).split('/')[0] ?? '';
  return consolePages.find((page) => page === first) ?? belongsTo[first] ?? null;
}
