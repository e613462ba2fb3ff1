import type { Availability, ByeKind, PlayerNo } from '@rokade/rules';
import { byeKindOf } from './cell-record.ts';
import { isPairedCell, lastPairedRound, lastRoundStated } from './paired-rounds.ts';
import type { TrfDocument, TrfPlayer } from './trf-document.ts';

interface Context {
  readonly document: TrfDocument;
  readonly roundsPaired: number;
  /** The last round with any entry in the file. */
  readonly last: number;
}

function announcedBye(
  { document, roundsPaired }: Context,
  no: PlayerNo,
  round: number,
): ByeKind | null {
  const announcement = document.byeAnnouncements.find(
    ({ round: announced, players }) =>
      (announced ?? roundsPaired + 1) === round && players.includes(no),
  );
  return announcement?.bye ?? null;
}

/** How a player was left out of a round; null if they were (or are to be) paired. */
function leftOut(context: Context, { no, cells }: TrfPlayer, round: number): ByeKind | null {
  const cell = cells[round - 1] ?? null;
  if (round <= context.roundsPaired && isPairedCell(cell)) return null;
  if (cell?.kind === 'alone') return byeKindOf(cell.result);
  const announced = announcedBye(context, no, round);
  return announced ?? (round <= context.roundsPaired ? 'zero-point' : null);
}

/** The round from which a player has no entries to the end of the file, or null. */
function withdrawnSince(context: Context, player: TrfPlayer, round: number): number | null {
  const isOut = (each: number): boolean => leftOut(context, player, each) === 'zero-point';
  for (let later = round; later <= Math.max(round, context.last); later++) {
    if (!isOut(later)) return null;
  }
  let since = round;
  while (since > 1 && isOut(since - 1)) since -= 1;
  return since;
}

function availabilityIn(context: Context, player: TrfPlayer, round: number): Availability {
  const bye = leftOut(context, player, round);
  if (bye === null) return { kind: 'present' };
  const sinceRoundNumber = withdrawnSince(context, player, round);
  return sinceRoundNumber === null
    ? { kind: 'absent', bye }
    : { kind: 'withdrawn', sinceRoundNumber, order: 0 };
}

/**
 * The availability of players in a round, by number. In a round that the file contains, players with a
 * game, a forfeit or a pairing-allocated bye were available; in a later one, everyone without an entry
 * and without an announced bye (240, XXZ). A player with nothing or zero-point byes from some round up
 * to the requested one and on to the end of the file has withdrawn since then; of several the earlier,
 * then the lower number, left first.
 */
export function availabilities(
  document: TrfDocument,
  round: number,
): ReadonlyMap<PlayerNo, Availability> {
  const roundsPaired = lastPairedRound(document);
  const context = {
    document,
    roundsPaired,
    last: Math.max(roundsPaired, lastRoundStated(document)),
  };
  const found = document.players.map(
    (player) => [player.no, availabilityIn(context, player, round)] as const,
  );
  const leavers = found
    .flatMap(([no, each]) => (each.kind === 'withdrawn' ? [[no, each] as const] : []))
    .toSorted(([a, x], [b, y]) => x.sinceRoundNumber - y.sinceRoundNumber || a - b)
    .map(([no, each], index) => [no, { ...each, order: index + 1 }] as const);
  return new Map<PlayerNo, Availability>([...found, ...leavers]);
}
