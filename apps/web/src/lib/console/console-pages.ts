/** The pages of a tournament's console, in the order of their tabs. */
export const consolePages = [
  'entries',
  'round',
  'results',
  'standings',
  'players',
  'prints',
  'reports',
  'history',
  'settings',
] as const;

export type ConsolePage = (typeof consolePages)[number];

const belongsTo: Readonly<Record<string, ConsolePage>> = {
  crosstable: 'standings',
  prizes: 'standings',
  lots: 'entries',
  checklist: 'round',
  open: 'results',
};

/** The tab that a path below a tournament's address belongs to, or null. */
export function tabOfPath(base: string, path: string): ConsolePage | null {
  const first = path.slice(base.length + 1).split('/')[0] ?? '';
  return consolePages.find((page) => page === first) ?? belongsTo[first] ?? null;
}
