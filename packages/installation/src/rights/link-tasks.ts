import type { Role } from './role.ts';

/** What a helper's link lets do. */
interface LinkTask {
  /** The page of a tournament or event that it opens. */
  readonly page: string;
  /** Whether it is given for some boards and rounds; else it is for the whole of it. */
  readonly ofBoards: boolean;
  /** Whether it can be given for one class of a championship. */
  readonly ofClass: boolean;
  /** Whether it lets one player of a competition act for themselves; else it is a helper's. */
  readonly ofPlayer: boolean;
  /** Whether it can be given for all groups of an event. */
  readonly ofEvents: boolean;
  /** For how long at most: a long weekend of chess, or a club's year. */
  readonly longest: keyof typeof linkDays;
}

/** How many days each is; a year with a leap day is one, too. */
export const linkDays = { weekend: 7, year: 366 } as const;

/**
 * What links let do, by role. Whoever looks after a class follows its table and open games through the
 * whole of it.
 *
 * @article Tempelhof 2018 III.A.14
 */
export const linkTasks = {
  'results-only': {
    page: 'results',
    ofBoards: true,
    ofClass: false,
    ofPlayer: false,
    ofEvents: true,
    longest: 'weekend',
  },
  'check-in-only': {
    page: 'check-in',
    ofBoards: false,
    ofClass: false,
    ofPlayer: false,
    ofEvents: true,
    longest: 'weekend',
  },
  'class-keeper': {
    page: 'open',
    ofBoards: false,
    ofClass: true,
    ofPlayer: false,
    ofEvents: false,
    longest: 'year',
  },
  player: {
    page: 'me',
    ofBoards: false,
    ofClass: false,
    ofPlayer: true,
    ofEvents: false,
    longest: 'year',
  },
} as const satisfies Partial<Record<Role, LinkTask>>;

export type LinkRole = keyof typeof linkTasks;

/** All of them, the usual one first. */
export const linkRoles = Object.keys(linkTasks) as readonly LinkRole[];

/** Those of helpers. */
export const helperRoles = linkRoles.filter((role) => !linkTasks[role].ofPlayer);
