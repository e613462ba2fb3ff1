const asUtc = (local: string): number => Date.parse(`${local}:00Z`);

/**
 * The moment at which a clock shows a time, `2026-11-21T19:00`, given what it shows at a moment. In
 * the hour that summer time skips it is the moment an hour later.
 */
export function momentOnClock(local: string, clockAt: (utc: string) => string): string {
  const wanted = asUtc(local);
  const shownAt = (moment: number): number => asUtc(clockAt(new Date(moment).toISOString()));
  // Twice: across a change of the clock the first offset may be that of the other side.
  const near = wanted - (shownAt(wanted) - wanted);
  return new Date(near - (shownAt(near) - wanted)).toISOString();
}
