const asUtc = (local: string): number => Date.parse(`${local}:00Z`);

/**
 * The moment, UTC in ISO 8601, at which a clock shows the time `local`, `2026-11-21T19:00`;
 * `clockAt` gives the clock's time at a moment. A time in the hour that summer time skips gives the
 * moment an hour later.
 */
export function momentOnClock(local: string, clockAt: (utc: string) => string): string {
  const target = asUtc(local);
  const shownAt = (moment: number): number => asUtc(clockAt(new Date(moment).toISOString()));
  // Twice, since near a change of the clock the first offset may be that of the other side.
  const near = target - (shownAt(target) - target);
  return new Date(near - (shownAt(near) - target)).toISOString();
}
