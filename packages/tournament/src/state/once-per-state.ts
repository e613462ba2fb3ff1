import { oncePer } from '@rokade/journal';
import type { Tournament } from './state.ts';

/** The same view of a tournament, computed once for a state and the round looked at. */
export const oncePerState: <T, What = void>(
  compute: (t: Tournament, what: What) => T,
  keyOf?: (what: What) => unknown,
) => (t: Tournament, what: What) => T = oncePer;
