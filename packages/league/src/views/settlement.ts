import { type Side, sides } from '../board-result.ts';
import type { League, Match } from '../league.ts';
import { plusMinutes } from '../local-time.ts';

/**
 * Whether the sheet of a match stands: nobody agreed yet, one captain did, both did, one did and the other
 * was silent for the league's hours, or the leader decided.
 */
export const settlements = ['open', 'one', 'both', 'silence', 'ruled'] as const;
export type Settlement = (typeof settlements)[number];

/** The side that alone has agreed; null: none or both have. */
function agreedAlone({ agreed }: Match): Side | null {
  const agreeing = sides.filter((side) => agreed[side] !== null);
  return agreeing.length === 1 ? (agreeing[0] ?? null) : null;
}

/** The local time from which silence is agreement; '' = never, or nobody waits. */
export function silentFrom({ values }: League, match: Match): string {
  const side = agreedAlone(match);
  const when = side === null ? '' : (match.agreed[side]?.when ?? '');
  return values.silenceHours === 0 || when === ''
    ? ''
    : plusMinutes(when, 60 * values.silenceHours);
}

/** How far a match is settled at a local time; '' = the time plays no part. */
export function settlementOf(league: League, match: Match, now: string): Settlement {
  if (match.ruling !== null) return 'ruled';
  if (match.agreed.home !== null && match.agreed.away !== null) return 'both';
  if (agreedAlone(match) === null) return 'open';
  const until = silentFrom(league, match);
  return until !== '' && now !== '' && now >= until ? 'silence' : 'one';
}

/** Whether captains can no longer change a match. */
export const isSettled = (settlement: Settlement): boolean =>
  settlement === 'both' || settlement === 'silence' || settlement === 'ruled';
