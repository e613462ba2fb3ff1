import { groupedBy } from '@rokade/rules';
import type { CheckInRow } from './view-check-in.ts';
import type { PlayerLine } from './view-types.ts';

/** How many players of a club are expected, and how many of them are present. */
export interface ClubCount {
  readonly club: string;
  readonly expected: number;
  readonly here: number;
}

/** A player of a club, with presence. */
interface Counted {
  readonly player: Pick<PlayerLine, 'club'>;
  readonly away: CheckInRow['away'];
  readonly here: boolean;
}

/** The clubs of the expected players, those with most missing first; '' stands for no club. */
export function countsByClub(players: readonly Counted[]): readonly ClubCount[] {
  const expected = players.filter(({ away }) => away === null);
  return [...groupedBy(expected, ({ player }) => player.club)]
    .map(([club, members]) => ({
      club,
      expected: members.length,
      here: members.filter(({ here }) => here).length,
    }))
    .toSorted((a, b) => b.expected - b.here - (a.expected - a.here) || (a.club < b.club ? -1 : 1));
}
