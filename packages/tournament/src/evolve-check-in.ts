import type { Entry } from '@rokade/journal';
import { unreachable } from '@rokade/rules';
import type { TournamentEvent } from './entry.ts';
import type { CheckIn, Tournament } from './state.ts';

/** The entries that say who is in the hall. */
export type CheckInEvent = Extract<
  TournamentEvent,
  { kind: 'players-checked-in' | 'check-in-undone' | 'absences-settled' }
>;

/** Who wrote an entry, and when. */
type Writing = Pick<Entry<TournamentEvent>, 'actor' | 'at'>;

function after(before: CheckIn, event: CheckInEvent, { actor, at }: Writing): CheckIn {
  switch (event.kind) {
    case 'players-checked-in': {
      const known = new Set(before.seen.map(({ player }) => player));
      const more = event.players.filter((player) => !known.has(player));
      const seen = more.map((player) => ({ player, by: actor.name, at }));
      return { ...before, seen: [...before.seen, ...seen] };
    }
    case 'check-in-undone':
      return {
        ...before,
        seen: before.seen.filter(({ player }) => !event.players.includes(player)),
        settled: false,
      };
    case 'absences-settled':
      return { ...before, settled: true };
    default:
      return unreachable(event);
  }
}

/** The tournament after an entry about who is in the hall. */
export function evolveCheckIn(t: Tournament, event: CheckInEvent, writing: Writing): Tournament {
  const { round } = event;
  const before = t.checkIns.find((one) => one.round === round);
  const now = after(before ?? { round, seen: [], settled: false }, event, writing);
  const checkIns = t.checkIns.filter((one) => one !== before);
  return { ...t, checkIns: [...checkIns, now] };
}
