import type { Act } from '@rokade/installation';

/** Forms that whoever may do one thing may send; blanks stand between their names. */
export const all = (act: Act, actions: string): Readonly<Record<string, Act>> =>
  Object.fromEntries(actions.split(' ').map((action) => [action, act]));
