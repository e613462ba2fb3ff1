import type { Contest } from './contest.ts';

/** What somebody who plays is called; '' where there is nobody of this id. */
export const entryName = ({ entries }: Contest, id: string): string =>
  entries.find((one) => one.id === id)?.values.name ?? '';
