import type { Role } from './role.ts';

/**
 * What an act is about: nothing in particular, one's own account, the installation with all its
 * organisations, an organisation, an event, or a board of an event.
 */
export type Subject = 'nothing' | 'account' | 'installation' | 'organisation' | 'event' | 'board';

/** A row of the matrix. */
export interface Permission {
  readonly about: Subject;
  readonly roles: readonly Role[];
  /** True: allowed for events that other organisations handed in, too. */
  readonly ofHandedIn?: true;
}

const offices = ['federation-officer', 'club-officer'] as const;
const arbiters = ['owner', 'chief-arbiter', 'arbiter'] as const;
const leaders = ['owner', 'chief-arbiter'] as const;
const keepers = ['owner', ...offices, 'chief-arbiter'] as const;
const helpers = ['results-only', 'check-in-only', 'class-keeper'] as const;
const bursars = ['owner', 'treasurer'] as const;
const leagueLeaders = ['owner', ...offices, 'chief-arbiter', 'arbiter'] as const;
const clubLeaders = ['owner', 'club-officer', 'chief-arbiter', 'arbiter'] as const;

/** Who may do what; the only table of permissions. */
export const matrix = {
  'read-public': { about: 'nothing', roles: ['everybody'] },
  'sign-in': { about: 'nothing', roles: ['everybody'] },
  'keep-own-account': {
    about: 'account',
    roles: [...keepers, 'treasurer', 'arbiter', ...helpers, 'captain', 'player'],
  },
  'see-organisation': { about: 'organisation', roles: [...keepers, 'arbiter'] },
  'change-organisation': { about: 'organisation', roles: ['owner'] },
  'keep-organisations': { about: 'installation', roles: ['owner'] },
  'keep-accounts': { about: 'installation', roles: ['owner'] },
  'keep-copies': { about: 'installation', roles: ['owner'] },
  'see-people': { about: 'organisation', roles: [...keepers, 'arbiter'] },
  'keep-people': { about: 'organisation', roles: keepers },
  'see-contact': { about: 'organisation', roles: ['owner', ...offices] },
  'see-lists': { about: 'organisation', roles: [...keepers, 'arbiter'] },
  'keep-lists': { about: 'installation', roles: keepers },
  'see-contact-log': { about: 'organisation', roles: ['owner'] },
  'see-ratings': { about: 'installation', roles: [...keepers, 'arbiter'] },
  'keep-ratings': { about: 'installation', roles: ['owner', 'federation-officer'] },
  'see-sanctions': { about: 'installation', roles: ['owner', 'federation-officer'] },
  'keep-sanctions': { about: 'installation', roles: ['owner', 'federation-officer'] },
  'make-event': { about: 'organisation', roles: keepers },
  'see-boards': {
    about: 'event',
    roles: [...keepers, 'treasurer', 'arbiter', ...helpers],
    ofHandedIn: true,
  },
  'see-event': { about: 'event', roles: [...keepers, 'treasurer', 'arbiter'], ofHandedIn: true },
  'follow-play': {
    about: 'event',
    roles: [...keepers, 'treasurer', 'arbiter', 'class-keeper'],
    ofHandedIn: true,
  },
  'take-out-event': {
    about: 'event',
    roles: [...keepers, 'treasurer', 'arbiter'],
    ofHandedIn: true,
  },
  'hand-in-event': { about: 'event', roles: keepers },
  'put-away-event': { about: 'event', roles: keepers },
  'change-event': { about: 'event', roles: leaders },
  'finish-event': { about: 'event', roles: leaders },
  'erase-person': { about: 'event', roles: leaders },
  'keep-links': { about: 'event', roles: arbiters },
  'keep-screens': { about: 'event', roles: arbiters },
  'keep-entries': { about: 'event', roles: arbiters },
  'check-in': { about: 'event', roles: [...arbiters, 'check-in-only'] },
  pair: { about: 'event', roles: arbiters },
  undo: { about: 'event', roles: arbiters },
  'enter-result': { about: 'board', roles: [...arbiters, 'results-only', 'class-keeper'] },
  'correct-result': { about: 'board', roles: arbiters },
  'see-money': { about: 'event', roles: bursars },
  'keep-money': { about: 'event', roles: bursars },
  'send-report': { about: 'event', roles: arbiters },
  'see-contest': { about: 'event', roles: [...keepers, 'arbiter'] },
  'keep-contest': { about: 'event', roles: clubLeaders },
  'play-contest': { about: 'event', roles: [...clubLeaders, 'player'] },
  'see-league': { about: 'event', roles: [...keepers, 'arbiter'] },
  'keep-league': { about: 'event', roles: leagueLeaders },
  'play-league': { about: 'event', roles: [...leagueLeaders, 'captain'] },
} as const satisfies Readonly<Record<string, Permission>>;

/** An act, by its row in the matrix. */
export type Act = keyof typeof matrix;

/** All acts, in the order of the rows. */
export const acts = Object.keys(matrix) as readonly Act[];

/** The row of an act. */
export const permission = (act: Act): Permission => matrix[act];

/** Whether a role allows an act within its scope. */
export const isAllowed = (role: Role, act: Act): boolean => {
  const { roles } = permission(act);
  return roles.includes(role) || roles.includes('everybody');
};
