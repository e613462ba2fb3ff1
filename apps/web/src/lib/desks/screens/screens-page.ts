import type { ArrangedScreens, ConnectedScreen, Show } from '@rokade/server';

/** The data of the page of a hall's screens. */
export interface ScreensPage extends Pick<ArrangedScreens, 'screens' | 'message' | 'countdown'> {
  /** What a screen can show, and the greatest number of things in turn. */
  readonly kinds: readonly Show['what'][];
  readonly shows: number;
  readonly connected: readonly ConnectedScreen[];
  /** Whether nothing is public, so that the screens show nothing. */
  readonly hidden: boolean;
  readonly groups: readonly { readonly id: string; readonly name: string }[];
  /** The server's time in milliseconds since 1970, and how far the hall's clock is ahead of UTC. */
  readonly now: number;
  readonly hallAhead: number;
}
