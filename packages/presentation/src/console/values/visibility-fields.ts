import type { Visibility } from '@rokade/tournament';

/** The settings that decide, one by one, what the public sees. */
export const visibilityFields = [
  'published',
  'standings',
  'crosstable',
  'playerCards',
  'ratings',
  'clubs',
] as const satisfies readonly (keyof Visibility)[];
