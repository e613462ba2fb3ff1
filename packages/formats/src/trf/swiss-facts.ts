import { bakuAcceleration, type Colour, type HalfPoints, type PlayerNo } from '@rokade/rules';
import type { GamePoints } from '../reader/tournament-reader.ts';
import { firstColour } from './first-colour.ts';
import { lastPairedRound } from './paired-rounds.ts';
import { pointSystemOf } from './point-system.ts';
import { mostRounds, type TrfDocument, type TrfPlayer } from './trf-document.ts';

/**
 * Facts of a report file for a Swiss system, beside the players' rounds. They are part of the pairing
 * request; a system uses those that its rules have (acceleration, first colour, forbidden pairs).
 */
export interface SwissFacts {
  readonly points: GamePoints;
  readonly allocatedBye: HalfPoints;
  readonly initialColour?: Colour;
  /** Players who may not meet each other, in some rounds or (null) in all. */
  readonly forbiddenGroups: readonly {
    readonly players: readonly PlayerNo[];
    readonly rounds: { readonly first: number; readonly last: number } | null;
  }[];
  /** Acceleration points by player; index 0 is round 1. Empty without acceleration. */
  readonly virtualHalfPoints: ReadonlyMap<PlayerNo, readonly HalfPoints[]>;
}

/** A player's points of 250 and XXA in a round. */
function virtualIn(document: TrfDocument, player: PlayerNo, round: number): HalfPoints {
  const ranges = document.accelerations.filter(
    ({ firstRound, lastRound, firstPlayer, lastPlayer }) =>
      firstRound <= round && round <= lastRound && firstPlayer <= player && player <= lastPlayer,
  );
  const own = document.playerAccelerations.filter((each) => each.player === player);
  const inRanges = ranges.reduce(
    (sum, { halfPoints, matchHalfPoints }) => sum + (halfPoints || matchHalfPoints || 0),
    0,
  );
  return own.reduce((sum, { halfPoints }) => sum + (halfPoints[round - 1] ?? 0), inRanges);
}

function lastAcceleratedRound({ accelerations, playerAccelerations }: TrfDocument): number {
  const inRanges = accelerations.reduce((last, { lastRound }) => Math.max(last, lastRound), 0);
  const last = playerAccelerations.reduce(
    (found, { halfPoints }) => Math.max(found, halfPoints.length),
    inRanges,
  );
  return Math.min(mostRounds, last);
}

const isBaku = ({ header }: TrfDocument): boolean => header.system.endsWith('_BAKU');

/** Whether a file is accelerated by Baku but has neither the number of rounds nor the points. */
export const missesRoundsForBaku = (document: TrfDocument): boolean =>
  isBaku(document) && document.roundsPlanned === null && lastAcceleratedRound(document) === 0;

/** Whether a player entered after round 1: the file has no entry for it, not even an absence. */
function cameLate({ byeAnnouncements }: TrfDocument, { no, cells }: TrfPlayer): boolean {
  const isAnnounced = byeAnnouncements.some(
    ({ round, players }) => round === 1 && players.includes(no),
  );
  return (cells[0] ?? null) === null && !isAnnounced;
}

/**
 * The points of Baku acceleration, if the encoded system (192) names it and no record has them. The
 * groups consist of those who entered for round 1; a late entry joins the group of their number.
 *
 * @article FIDE C.04.7 2026 2
 */
function bakuHalfPoints(document: TrfDocument): ReadonlyMap<PlayerNo, readonly HalfPoints[]> {
  const { roundsPlanned, players } = document;
  if (!isBaku(document) || roundsPlanned === null) return new Map();
  const isBegun = lastPairedRound(document) > 0;
  const entered = players.filter((player) => !isBegun || !cameLate(document, player));
  const numbers = entered.map(({ no }) => no);
  const group = bakuAcceleration(numbers, roundsPlanned, gamePoints(document).win);
  const last = Math.max(...group.keys());
  const points = group.get(last) ?? [];
  return new Map(players.flatMap(({ no }) => (no <= last ? [[no, points] as const] : [])));
}

/** The acceleration points (250, XXA, or Baku by 192), by player; index 0 is round 1. */
export function virtualHalfPoints(
  document: TrfDocument,
): ReadonlyMap<PlayerNo, readonly HalfPoints[]> {
  const rounds = lastAcceleratedRound(document);
  if (rounds === 0) return bakuHalfPoints(document);
  return new Map(
    document.players.map(({ no }) => [
      no,
      Array.from({ length: rounds }, (_, index) => virtualIn(document, no, index + 1)),
    ]),
  );
}

/** The points for a game; if a file has different ones by colour, White's. */
export function gamePoints(document: TrfDocument): GamePoints {
  const { win, draw, loss } = pointSystemOf(document);
  return { win: win.white, draw: draw.white, loss: loss.white };
}

/** The points, first colour, forbidden pairs and acceleration in a report file. */
export function swissFacts(document: TrfDocument): SwissFacts {
  const initialColour = firstColour(document);
  return {
    points: gamePoints(document),
    allocatedBye: pointSystemOf(document).allocatedBye,
    ...(initialColour === null ? {} : { initialColour }),
    forbiddenGroups: document.forbiddenPairs,
    virtualHalfPoints: virtualHalfPoints(document),
  };
}
