/** The rule of a throttle: after the free failures, each further one doubles the wait, up to the longest. */
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

/** How long after the last failure of a key its failures are forgotten, in milliseconds. */
const forgottenAfter = 60 * 60 * 1000;

/** The most keys remembered; the one whose last failure is oldest makes room. */
const mostKeys = 10_000;

/**
 * Makes a throttle in memory: the first wait is a second, then two, four, eight … `now` is in
 * milliseconds since 1970. Failures are lost at a restart, which an attacker cannot cause.
 */
export function makeThrottle(rule: ThrottleRule): Throttle {
  const failures = new Map<string, Failures>();
  const recent = (key: string, now: number): Failures | undefined => {
    const last = failures.get(key);
    return last !== undefined && now - last.lastAt < forgottenAfter ? last : undefined;
  };
  return {
    waitSeconds(key, now) {
      const last = recent(key, now);
      if (last === undefined || last.count <= rule.freeFailures) return 0;
      const wait = Math.min(2 ** (last.count - rule.freeFailures - 1), rule.longestWaitSeconds);
      return Math.max(0, Math.ceil((last.lastAt + wait * 1000 - now) / 1000));
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
