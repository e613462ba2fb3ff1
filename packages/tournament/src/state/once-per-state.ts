import { oncePer } from '@rokade/journal';
import type { Tournament } from './state.ts';

/** A view of a tournament, memoised by its state and, if it has one, the round. */
export const oncePerState: <T, What = void>(
  compute: (t: Tournament, what: What) => T,
  keyOf?: (what: What) => unknown,
) => (t: Tournament, what: What) => T = oncePer;
