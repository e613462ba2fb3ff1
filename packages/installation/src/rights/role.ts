import type { ScopeKind } from './scope.ts';

/** The roles, each a column of the matrix; `everybody` stands for visitors without any right. */
export type Role =
  | 'owner'
  | 'federation-officer'
  | 'club-officer'
  | 'treasurer'
  | 'chief-arbiter'
  | 'arbiter'
  | 'results-only'
  | 'check-in-only'
  | 'class-keeper'
  | 'captain'
  | 'player'
  | 'everybody';

/** The possible scopes of each role, in the order of columns; `everybody` is not given. */
export const scopesOfRole: Readonly<Record<Role, readonly ScopeKind[]>> = {
  owner: ['organisation'],
  'federation-officer': ['organisation'],
  'club-officer': ['organisation'],
  treasurer: ['organisation', 'event'],
  'chief-arbiter': ['organisation', 'event'],
  arbiter: ['organisation', 'event'],
  'results-only': ['event', 'task'],
  'check-in-only': ['event', 'task'],
  'class-keeper': ['event', 'task'],
  captain: ['event', 'task'],
  player: ['event', 'task'],
  everybody: [],
};

/** All roles, in the order of columns. */
export const roles = Object.keys(scopesOfRole) as readonly Role[];
