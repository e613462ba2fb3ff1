import type { DeskName } from '../../words/desk-name.ts';

/** What a tournament is doing, in lists. */
export type ShownState = 'upcoming' | 'running' | 'finished';

/** What there is an icon for: the desks of the console, and what a tournament is doing. */
export type IconName = DeskName | ShownState;

/** Rokade's own icons, each a path of lines in a square of 16. The word always stands beside it. */
export const icons: Readonly<Record<IconName, string>> = {
  /** A pawn. */
  tournaments:
    'M8 2a2.3 2.3 0 0 0-1.4 4.1H5.2v1.4h1.3c0 1.8-.8 3.2-2.4 4.4h7.8c-1.6-1.2-2.4-2.6-2.4-4.4h1.3V6.1H9.4A2.3 2.3 0 0 0 8 2zM3.5 13.8h9',
  /** Four boards. */
  events: 'M2.5 2.5h5v5h-5zM8.5 8.5h5v5h-5zM8.5 2.5h5v5h-5zM2.5 8.5h5v5h-5z',
  people:
    'M6 7.2a2.4 2.4 0 1 0-.01 0zM1.8 13.5c.3-2.8 2-4.3 4.2-4.3s3.9 1.5 4.2 4.3M10.5 7a2 2 0 1 0-.8-3.8M11.6 9.4c1.5.4 2.4 1.8 2.6 4.1',
  /** Three columns that rise. */
  ratings: 'M2.5 13.5v-4h3v4M6.5 13.5v-7h3v7M10.5 13.5v-11h3v11M1.5 13.5h13',
  /** A house with columns. */
  federation: 'M2 6.2 8 2.5l6 3.7zM3.5 6.5v6M6.5 6.5v6M9.5 6.5v6M12.5 6.5v6M2 13.5h12',
  /** A rook. */
  club: 'M4 2.5v3h8v-3M6.7 2.5v1.5M9.3 2.5v1.5M5.2 5.5v5.5h5.6V5.5M4.5 11h7l1 2.7h-9z',
  /** Two rows of pawns with a line between them. */
  leagues: 'M4 2.2v3M8 2.2v3M12 2.2v3M2 8h12M4 10.8v3M8 10.8v3M12 10.8v3',
  /** Two sliders. */
  installation: 'M2 4.5h7M12 4.5h2M2 11.5h2M7 11.5h7M9 3h3v3h-3zM4 10h3v3h-3z',
  /** A leaf of a calendar. */
  upcoming: 'M2.5 4h11v9.5h-11zM2.5 7h11M5 2v3M11 2v3',
  /** A clock. */
  running: 'M8 2.5a5.5 5.5 0 1 0 .01 0zM8 5v3.2l2.2 1.6',
  /** A cup. */
  finished:
    'M4.5 2.5h7v4a3.5 3.5 0 0 1-7 0zM4.5 3.5h-2v1.5a2 2 0 0 0 2 2M11.5 3.5h2v1.5a2 2 0 0 1-2 2M8 10v2.5M5.5 13.5h5',
};

/** What a tournament is doing, by its rounds. */
export const shownState = (t: {
  readonly finished: boolean;
  readonly roundsPlayed: number;
}): ShownState => {
  if (t.finished) return 'finished';
  return t.roundsPlayed === 0 ? 'upcoming' : 'running';
};
