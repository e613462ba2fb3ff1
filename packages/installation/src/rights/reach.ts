import { type Act, isAllowed } from './matrix.ts';
import type { Right } from './may.ts';

/** The places that rights cover: whole organisations, and single events. */
export interface Reach {
  readonly organisations: readonly string[];
  readonly events: readonly string[];
}

/** The places where rights allow an act on events. */
export function reachOf(rights: readonly Right[], act: Act): Reach {
  const scopes = rights.filter(({ role }) => isAllowed(role, act)).map((right) => right.for);
  return {
    organisations: scopes.flatMap((one) => (one.kind === 'organisation' ? [one.organisation] : [])),
    events: scopes.flatMap((one) => (one.kind === 'organisation' ? [] : [one.event])),
  };
}
