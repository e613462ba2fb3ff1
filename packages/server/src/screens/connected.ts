import { compareDays } from '@rokade/rules';
/** What a browser that shows a screen says of itself now and then. */
export interface SignOfLife {
  /** Which browser it is, by a number it gave itself. */
  readonly browser: string;
  readonly screen: number;
  /** Of its window, in pixels. */
  readonly width: number;
  readonly height: number;
}

/** A browser that shows a screen, or did so. Times are UTC, ISO 8601. */
export interface ConnectedScreen extends SignOfLife {
  readonly since: string;
  readonly seenAt: string;
  /** It has not been heard of for a while. */
  readonly lost: boolean;
}

/** A screen says every fifteen seconds that it is there; who misses two is lost, in milliseconds. */
const lostAfter = 40_000;

/** Who was not heard of for so long was put away. */
const forgottenAfter = 12 * 60 * 60 * 1000;

/** So many browsers are remembered, of all halls; the one longest unheard of makes room. */
const mostBrowsers = 2000;

interface Known extends SignOfLife {
  readonly place: string;
  readonly since: number;
  readonly seenAt: number;
}

/** Who shows the screens of all halls, as far as this process has heard. */
export function makeConnectedScreens(now: () => number): {
  seen(place: string, sign: SignOfLife): void;
  of(place: string): readonly ConnectedScreen[];
} {
  const known = new Map<string, Known>();
  return {
    seen(place, sign) {
      const key = `${place} ${sign.browser}`;
      const before = known.get(key);
      const isSame = before?.screen === sign.screen && now() - before.seenAt < lostAfter;
      known.delete(key);
      known.set(key, { ...sign, place, since: isSame ? before.since : now(), seenAt: now() });
      const [oldest] = known.keys();
      if (known.size > mostBrowsers && oldest !== undefined) known.delete(oldest);
    },
    of: (place) =>
      [...known.values()]
        .filter((one) => one.place === place && now() - one.seenAt < forgottenAfter)
        .map(({ place: _, since, seenAt, ...sign }) => ({
          ...sign,
          since: new Date(since).toISOString(),
          seenAt: new Date(seenAt).toISOString(),
          lost: now() - seenAt >= lostAfter,
        }))
        .toSorted((a, b) => a.screen - b.screen || compareDays(a.since, b.since)),
  };
}
