import type { Role } from './role.ts';

/** What a helper's link lets do. */
interface LinkTask {
  /** The page of a tournament or event that it opens. */
  readonly page: string;
  /** Whether it is given for some boards and rounds; else it is for the whole of it. */
  readonly ofBoards: boolean;
}

/** What helpers' links let do, by role. */
export const linkTasks = {
  'results-only': { page: 'results', ofBoards: true },
  'check-in-only': { page: 'check-in', ofBoards: false },
} as const satisfies Partial<Record<Role, LinkTask>>;

export type LinkRole = keyof typeof linkTasks;

/** All of them, the usual one first. */
export const linkRoles = Object.keys(linkTasks) as readonly LinkRole[];
