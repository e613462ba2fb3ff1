import type { ScopeKind } from './scope.ts';

/** What somebody may be, each a column of the matrix; `everybody` is nobody in particular. */
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

/** For what each role can be given, in the order of the columns; `everybody` needs no giving. */
export const givenFor: Readonly<Record<Role, readonly ScopeKind[]>> = {
  owner: ['organisation'],
  'federation-officer': ['organisation'],
  'club-officer': ['organisation'],
  treasurer: ['organisation', 'event'],
  'chief-arbiter': ['organisation', 'event'],
  arbiter: ['organisation', 'event'],
  'results-only': ['event', 'task'],
  'check-in-only': ['event', 'task'],
  'class-keeper': ['event', 'task'],
  captain: ['event'],
  player: ['event', 'task'],
  everybody: [],
};

/** All roles, in the order of the columns. */
export const roles = Object.keys(givenFor) as readonly Role[];
