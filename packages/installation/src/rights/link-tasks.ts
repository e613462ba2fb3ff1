import type { Role } from './role.ts';

/** What a helper's link allows. */
interface LinkTask {
  /** The page of the tournament or event that it opens. */
  readonly page: string;
  /** Whether it is limited to some boards and rounds; else it covers the whole tournament. */
  readonly ofBoards: boolean;
  /** Whether it can be limited to one class of a championship. */
  readonly ofClass: boolean;
  /** Whether it lets a player or a team's captain act for themselves; else it is for a helper. */
  readonly ofPlayer: boolean;
  /** Whether that is the captain of a team of a league. */
  readonly ofTeam: boolean;
  /** Whether it can cover all groups of an event. */
  readonly ofEvents: boolean;
  /** The longest validity: a long weekend of chess, or a club's year. */
  readonly longest: keyof typeof linkDays;
}

/** The days of each validity; a leap year fits, too. */
export const linkDays = { weekend: 7, year: 366 } as const;

/**
 * What links allow, by role. A link for a class's leader covers its table and open games for the whole
 * championship.
 *
 * @article Tempelhof 2018 III.A.14
 */
export const linkTasks = {
  'results-only': {
    page: 'results',
    ofBoards: true,
    ofClass: false,
    ofPlayer: false,
    ofTeam: false,
    ofEvents: true,
    longest: 'weekend',
  },
  'check-in-only': {
    page: 'check-in',
    ofBoards: false,
    ofClass: false,
    ofPlayer: false,
    ofTeam: false,
    ofEvents: true,
    longest: 'weekend',
  },
  'class-keeper': {
    page: 'open',
    ofBoards: false,
    ofClass: true,
    ofPlayer: false,
    ofTeam: false,
    ofEvents: false,
    longest: 'year',
  },
  player: {
    page: 'me',
    ofBoards: false,
    ofClass: false,
    ofPlayer: true,
    ofTeam: false,
    ofEvents: false,
    longest: 'year',
  },
  captain: {
    page: 'team',
    ofBoards: false,
    ofClass: false,
    ofPlayer: true,
    ofTeam: true,
    ofEvents: false,
    longest: 'year',
  },
} as const satisfies Partial<Record<Role, LinkTask>>;

export type LinkRole = keyof typeof linkTasks;

/** All roles of links, the default first. */
export const linkRoles = Object.keys(linkTasks) as readonly LinkRole[];

/** The roles of helpers. */
export const helperRoles = linkRoles.filter((role) => !linkTasks[role].ofPlayer);
