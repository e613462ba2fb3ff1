import type { Role } from './role.ts';

/** What helpers' links let do, by role, and the page of a tournament or event that each opens. */
export const linkTasks = {
  'results-only': { page: 'results' },
} as const satisfies Partial<Record<Role, { readonly page: string }>>;

export type LinkRole = keyof typeof linkTasks;

/** All of them, the usual one first. */
export const linkRoles = Object.keys(linkTasks) as readonly LinkRole[];
