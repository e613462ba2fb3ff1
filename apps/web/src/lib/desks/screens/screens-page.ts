import type { ArrangedScreens, ConnectedScreen, Show } from '@rokade/server';

/** What the page of a hall's screens shows. */
export interface ScreensPage extends Pick<ArrangedScreens, 'screens' | 'message' | 'countdown'> {
  /** What a screen can show, and how many such things in turn. */
  readonly kinds: readonly Show['what'][];
  readonly shows: number;
  readonly connected: readonly ConnectedScreen[];
  /** Nothing of it is public, so the screens show nothing. */
  readonly hidden: boolean;
  readonly groups: readonly { readonly id: string; readonly name: string }[];
  /** By the server's clock, in milliseconds since 1970, and how far the hall's clock is ahead of UTC. */
  readonly now: number;
  readonly hallAhead: number;
}
