import type { StandingsLine } from '@rokade/rules';
import { decidedOrder, lotBetween } from '../questions/tie-lot.ts';
import type { TieLot, Tournament } from '../state/state.ts';
import type { PlayerId } from '../values/ids.ts';
import type { PlaceLot } from './place-lot.ts';
import { lineOf } from './player-line.ts';
import type { PlayerLine } from './view-types.ts';

type PlayerLines = ReadonlyMap<PlayerId, PlayerLine>;

/** A line of the standings, with what decided it among equals. */
interface PlacedLine extends StandingsLine {
  readonly by: 'lot' | 'play-off' | null;
}

/** The lines of one shared place, and the lot or play-off between them, if there is one. */
export interface TiedLines {
  readonly lines: readonly PlacedLine[];
  readonly lot: TieLot | null;
  /** Whether the lot or play-off has ordered them. */
  readonly isDecided: boolean;
}

/** The lot or play-off of a place, if there is one. */
export function placeLots(
  { lines, lot, isDecided }: TiedLines,
  names: PlayerLines,
): readonly PlaceLot[] {
  if (lot === null) return [];
  const { seed, playOff } = lot;
  const firstRank = Math.min(...lines.map(({ rank }) => rank));
  const games = playOff?.games ?? [];
  return [
    {
      seed,
      firstRank,
      lastRank: firstRank + lines.length - 1,
      isOpen: !isDecided,
      declined: (playOff?.declined ?? []).map((id) => lineOf(names, id)),
      games: games.map(({ white, black, whiteHalfPoints }) => ({
        white: lineOf(names, white),
        black: lineOf(names, black),
        whiteHalfPoints,
      })),
    },
  ];
}

/** A shared place in the order of a lot or play-off between exactly these players, if there is one. */
export function inOrderOfLot(t: Tournament, lines: readonly StandingsLine[]): TiedLines {
  const idOf = ({ no }: StandingsLine) => t.players[no - 1]?.id;
  const shared = lines.map((line): PlacedLine => ({ ...line, by: null }));
  const ids = lines.flatMap((line) => idOf(line) ?? []);
  const lot = lines.length > 1 ? lotBetween(t, ids) : undefined;
  if (lot === undefined) return { lines: shared, lot: null, isDecided: false };
  const order = decidedOrder(lot);
  if (order === null) return { lines: shared, lot, isDecided: false };
  const placed = order.flatMap(({ id, byLot }, index) =>
    shared
      .filter((line) => idOf(line) === id)
      .map((line): PlacedLine => {
        return { ...line, rank: line.rank + index, by: byLot ? 'lot' : 'play-off' };
      }),
  );
  return { lines: placed, lot, isDecided: true };
}
