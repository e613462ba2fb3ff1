/** How failures are slowed down: after so many free ones, each doubles the wait up to a longest. */
export interface ThrottleRule {
  readonly freeFailures: number;
  readonly longestWaitSeconds: number;
}

/** Counts failures for names or addresses. */
export interface Throttle {
  /** Seconds until the next try may be made; 0: now. */
  waitSeconds(key: string, now: number): number;
  failed(key: string, now: number): void;
  succeeded(key: string): void;
}

interface Failures {
  readonly count: number;
  /** Milliseconds since 1970. */
  readonly lastAt: number;
}

/** Failures are forgotten after an hour without another. */
const forgottenAfter = 60 * 60 * 1000;

/** Most keys remembered; the one longest without a failure makes room. */
const mostKeys = 10_000;

/**
 * A throttle in memory: the first wait is a second, then two, four, eight … `now` in milliseconds
 * since 1970. A restart forgets it, which helps nobody who has to guess.
 */
export function makeThrottle(rule: ThrottleRule): Throttle {
  const failures = new Map<string, Failures>();
  const recent = (key: string, now: number): Failures | undefined => {
    const known = failures.get(key);
    return known !== undefined && now - known.lastAt < forgottenAfter ? known : undefined;
  };
  return {
    waitSeconds(key, now) {
      const known = recent(key, now);
      if (known === undefined || known.count <= rule.freeFailures) return 0;
      const wait = Math.min(2 ** (known.count - rule.freeFailures - 1), rule.longestWaitSeconds);
      return Math.max(0, Math.ceil((known.lastAt + wait * 1000 - now) / 1000));
    },
    failed(key, now) {
      const count = (recent(key, now)?.count ?? 0) + 1;
      failures.delete(key);
      failures.set(key, { count, lastAt: now });
      const [oldest] = failures.keys();
      if (failures.size > mostKeys && oldest !== undefined) failures.delete(oldest);
    },
    succeeded: (key) => void failures.delete(key),
  };
}
