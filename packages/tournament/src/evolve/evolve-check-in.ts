import { checkInOf } from '../questions/check-in.ts';
import type { CheckIn, Tournament } from '../state/state.ts';
import type { Evolvers, Writing } from './evolving.ts';

/** A handler of events about the check-in for a round. */
const ofRound =
  <Event extends { readonly round: number }>(
    after: (before: CheckIn, event: Event, writing: Writing) => Partial<CheckIn>,
  ) =>
  (t: Tournament, event: Event, writing: Writing): Tournament => {
    const before = checkInOf(t, event.round);
    const others = t.checkIns.filter(({ round }) => round !== event.round);
    return { ...t, checkIns: [...others, { ...before, ...after(before, event, writing) }] };
  };

export const checkInEvolvers = {
  'players-checked-in': ofRound(({ seen }, { players }, { actor, at }) => {
    const seenIds = new Set(seen.map(({ player }) => player));
    const more = players.filter((player) => !seenIds.has(player));
    return { seen: [...seen, ...more.map((player) => ({ player, by: actor.name, at }))] };
  }),
  'check-in-undone': ofRound(({ seen }, { players }) => ({
    seen: seen.filter(({ player }) => !players.includes(player)),
    settled: false,
  })),
  'absences-settled': ofRound(() => ({ settled: true })),
} satisfies Partial<Evolvers>;
