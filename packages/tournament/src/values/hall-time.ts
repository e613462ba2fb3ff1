/** The local time in the hall, given by the server. */
export interface HallClock {
  /** The present local time, `2026-11-21T19:05`. */
  readonly now: string;
  /** Converts a time of the journal (UTC) to local time. */
  readonly at: (utc: string) => string;
}

/** A day or a local time some minutes later, as `2026-11-21T19:05`; without changes of daylight saving time. */
export function laterBy(local: string, minutes: number): string {
  const moment = Date.parse(local.includes('T') ? `${local}Z` : `${local}T00:00Z`);
  return new Date(moment + minutes * 60_000).toISOString().slice(0, 16);
}

/**
 * Whether a moment has passed; a day has passed when it is over. False if the moment or the present
 * time is ''.
 */
export function isPast(local: string, now: string): boolean {
  if (local === '' || now === '') return false;
  return local.includes('T') ? now >= local : now.slice(0, 10) > local;
}
