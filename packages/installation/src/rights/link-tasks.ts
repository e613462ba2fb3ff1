import type { Role } from './role.ts';

/** What a helper's link lets do. */
interface LinkTask {
  /** The page of a tournament or event that it opens. */
  readonly page: string;
  /** Whether it is given for some boards and rounds; else it is for the whole of it. */
  readonly ofBoards: boolean;
  /** Whether it lets one player of a competition act for themselves; else it is a helper's. */
  readonly ofPlayer: boolean;
}

/** What links let do, by role. */
export const linkTasks = {
  'results-only': { page: 'results', ofBoards: true, ofPlayer: false },
  'check-in-only': { page: 'check-in', ofBoards: false, ofPlayer: false },
  player: { page: 'me', ofBoards: false, ofPlayer: true },
} as const satisfies Partial<Record<Role, LinkTask>>;

export type LinkRole = keyof typeof linkTasks;

/** All of them, the usual one first. */
export const linkRoles = Object.keys(linkTasks) as readonly LinkRole[];

/** Those of helpers. */
export const helperRoles = linkRoles.filter((role) => !linkTasks[role].ofPlayer);
