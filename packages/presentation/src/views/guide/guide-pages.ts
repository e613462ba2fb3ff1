/** The pages of the guide, in the order in which its contents have them. */
export const guidePages = [
  'first-tournament',
  'tournament-pages',
  'event-pages',
  'house-pages',
  'leagues',
  'systems',
  'fide-mode',
] as const;

export type GuidePage = (typeof guidePages)[number];

/** The page that a name is, or null if it is none. */
export const guidePageNamed = (name: string): GuidePage | null =>
  guidePages.find((page) => page === name) ?? null;
