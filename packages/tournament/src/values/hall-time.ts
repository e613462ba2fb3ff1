/** The clock on the wall, told by the shell. */
export interface HallClock {
  /** `2026-11-21T19:05`. */
  readonly now: string;
  /** A moment of the journal (UTC) as that clock showed it. */
  readonly at: (utc: string) => string;
}

/** A day or a local time later by so many minutes, as `2026-11-21T19:05`; the hall's clock never jumps. */
export function laterBy(local: string, minutes: number): string {
  const moment = Date.parse(local.includes('T') ? `${local}Z` : `${local}T00:00Z`);
  return new Date(moment + minutes * 60_000).toISOString().slice(0, 16);
}

/** Whether a moment has come: a day has when it is over. An unknown moment or clock never tells. */
export function isPast(local: string, now: string): boolean {
  if (local === '' || now === '') return false;
  return local.includes('T') ? now >= local : now.slice(0, 10) > local;
}
