import { groupedBy, type StandingsLine } from '@rokade/rules';
import { decidedOrder, lotBetween, type PlacedBy } from '../questions/tie-lot.ts';
import type { TieLot, Tournament } from '../state/state.ts';
import type { PlayerId } from '../values/ids.ts';
import type { PlaceLot } from './place-lot.ts';
import { lineOf } from './player-line.ts';
import type { PlayerLine } from './view-types.ts';

type PlayerLines = ReadonlyMap<PlayerId, PlayerLine>;

/** A line of the standings, with what decided it among equals. */
interface PlacedLine extends StandingsLine {
  readonly by: PlacedBy | null;
  /** How many players share its place: 1 = not shared. */
  readonly sharing: number;
}

/** A lot, a play-off or an order of the arbiter for places of the standings. */
interface PlaceDecision {
  readonly lot: TieLot;
  readonly firstRank: number;
  readonly lastRank: number;
  /** True: a game of the play-off is not played yet. */
  readonly isOpen: boolean;
}

/** The lines of one shared place in their order, with what decided between them. */
interface SettledPlace {
  readonly lines: readonly PlacedLine[];
  readonly decisions: readonly PlaceDecision[];
}

/** A decision with its players' names. */
export function placeLot(
  { lot, firstRank, lastRank, isOpen }: PlaceDecision,
  names: PlayerLines,
): PlaceLot {
  const { seed, order, playOff, given } = lot;
  const values = given?.values ?? null;
  return {
    seed,
    firstRank,
    lastRank,
    isOpen,
    byArbiter: given !== null,
    values: values && {
      name: values.name,
      of: order.map((id, index) => ({
        player: lineOf(names, id),
        hundredths: values.hundredths[index] ?? 0,
      })),
    },
    declined: (playOff?.declined ?? []).map((id) => lineOf(names, id)),
    games: (playOff?.games ?? []).map(({ white, black, whiteHalfPoints }) => ({
      white: lineOf(names, white),
      black: lineOf(names, black),
      whiteHalfPoints,
    })),
  };
}

const shared = (lines: readonly StandingsLine[]): readonly PlacedLine[] =>
  lines.map((line) => ({ ...line, by: null, sharing: lines.length }));

/**
 * A shared place in the order of a lot, a play-off or the arbiter between exactly these players, if there
 * is one. Whom values from outside leave equal may be separated by a further one.
 */
export function settledPlace(
  t: Tournament,
  lines: readonly StandingsLine[],
  afterRound: number,
): SettledPlace {
  const byId = new Map(lines.map((line) => [t.players[line.no - 1]?.id, line]));
  const ids = lines.flatMap(({ no }) => t.players[no - 1]?.id ?? []);
  const lot = lines.length > 1 ? lotBetween(t, ids, afterRound) : undefined;
  if (lot === undefined) return { lines: shared(lines), decisions: [] };
  const order = decidedOrder(lot);
  const firstRank = Math.min(...lines.map(({ rank }) => rank));
  const lastRank = firstRank + lines.length - 1;
  const decision = { lot, firstRank, lastRank, isOpen: order === null };
  const groups = [...groupedBy(order ?? [], ({ place }) => place)];
  if (groups.length < 2) return { lines: shared(lines), decisions: [decision] };
  const parts = groups.map(([place, equal]) => {
    const those = equal.flatMap(({ id }) => byId.get(id) ?? []);
    const placed = those.map((line) => ({ ...line, rank: line.rank + place }));
    const further = settledPlace(t, placed, afterRound);
    const by = equal[0]?.by ?? null;
    return { ...further, lines: further.lines.map((line) => ({ ...line, by: line.by ?? by })) };
  });
  return {
    lines: parts.flatMap((part) => part.lines),
    decisions: [decision, ...parts.flatMap((part) => part.decisions)],
  };
}
