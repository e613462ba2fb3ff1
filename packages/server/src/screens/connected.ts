import { compareDays } from '@rokade/rules';
/** The regular message of a browser that shows a screen. */
export interface SignOfLife {
  /** The browser's id, which it chose itself. */
  readonly browser: string;
  readonly screen: number;
  /** The size of its window, in pixels. */
  readonly width: number;
  readonly height: number;
}

/** A browser that shows a screen, or did so before. Times are UTC, ISO 8601. */
export interface ConnectedScreen extends SignOfLife {
  readonly since: string;
  readonly seenAt: string;
  /** Whether its messages have stopped for 40 seconds. */
  readonly lost: boolean;
}

/** After how many milliseconds a screen counts as lost: it sends a message every 15 seconds and may miss one. */
const lostAfter = 40_000;

/** After how many milliseconds a lost screen is no longer listed. */
const forgottenAfter = 12 * 60 * 60 * 1000;

/** The most browsers remembered, of all halls; the one whose last message is oldest makes room. */
const mostBrowsers = 2000;

interface ConnectedBrowser extends SignOfLife {
  readonly place: string;
  readonly since: number;
  readonly seenAt: number;
}

/** Makes the list of browsers that show screens of any hall, as far as this process got messages of them. */
export function makeConnectedScreens(now: () => number): {
  seen(place: string, sign: SignOfLife): void;
  of(place: string): readonly ConnectedScreen[];
} {
  const browsers = new Map<string, ConnectedBrowser>();
  return {
    seen(place, sign) {
      const key = `${place} ${sign.browser}`;
      const before = browsers.get(key);
      const isSame = before?.screen === sign.screen && now() - before.seenAt < lostAfter;
      browsers.delete(key);
      browsers.set(key, { ...sign, place, since: isSame ? before.since : now(), seenAt: now() });
      const [oldest] = browsers.keys();
      if (browsers.size > mostBrowsers && oldest !== undefined) browsers.delete(oldest);
    },
    of: (place) =>
      [...browsers.values()]
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
