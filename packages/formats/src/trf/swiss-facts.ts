import { bakuAcceleration, type Colour, type HalfPoints, type PlayerNo } from '@rokade/rules';
import type { GamePoints } from '../reader/tournament-reader.ts';
import { firstColour } from './first-colour.ts';
import { heldRounds } from './held-rounds.ts';
import { pointSystemOf } from './point-system.ts';
import { mostRounds, type TrfDocument, type TrfPlayer } from './trf-document.ts';

/**
 * What a report file tells a Swiss system besides the players' rounds. It goes along with the pairing
 * request; a system takes from it what its rules know (acceleration, first colour, forbidden pairs).
 */
export interface SwissFacts {
  readonly points: GamePoints;
  readonly allocatedBye: HalfPoints;
  readonly initialColour?: Colour;
  /** Players none of whom may meet another of them, in some rounds or (null) in all. */
  readonly forbiddenGroups: readonly {
    readonly players: readonly PlayerNo[];
    readonly rounds: { readonly first: number; readonly last: number } | null;
  }[];
  /** Points for pairing alone, by player; index 0 is round 1. Empty without acceleration. */
  readonly virtualHalfPoints: ReadonlyMap<PlayerNo, readonly HalfPoints[]>;
}

/** The points of 250 and XXA that a player has in a round. */
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

/** Whether a file is accelerated by Baku but tells neither the number of rounds nor the points. */
export const missesRoundsForBaku = (document: TrfDocument): boolean =>
  isBaku(document) && document.roundsPlanned === null && lastAcceleratedRound(document) === 0;

/**
 * Whether a player came after round 1: the file has nothing for them there, not even an absence.
 */
function cameLate({ byeAnnouncements }: TrfDocument, { no, cells }: TrfPlayer): boolean {
  const isAnnounced = byeAnnouncements.some(
    ({ round, players }) => round === 1 && players.includes(no),
  );
  return (cells[0] ?? null) === null && !isAnnounced;
}

/**
 * Baku acceleration, where the encoded system (192) says so and no record gives the points. The
 * groups are made of those who were there for round 1; a late entry comes into the group of their
 * number.
 *
 * @article FIDE C.04.7 2026 2
 */
function bakuHalfPoints(document: TrfDocument): ReadonlyMap<PlayerNo, readonly HalfPoints[]> {
  const { roundsPlanned, players } = document;
  if (!isBaku(document) || roundsPlanned === null) return new Map();
  const isBegun = heldRounds(document) > 0;
  const entered = players.filter((player) => !isBegun || !cameLate(document, player));
  const numbers = entered.map(({ no }) => no);
  const group = bakuAcceleration(numbers, roundsPlanned, gamePoints(document).win);
  const last = Math.max(...group.keys());
  const points = group.get(last) ?? [];
  return new Map(players.flatMap(({ no }) => (no <= last ? [[no, points] as const] : [])));
}

/** The points for pairing alone (250, XXA, or Baku by 192), by player; index 0 is round 1. */
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

/** What a game gives; where a file counts colours differently, what it gives White. */
export function gamePoints(document: TrfDocument): GamePoints {
  const { win, draw, loss } = pointSystemOf(document);
  return { win: win.white, draw: draw.white, loss: loss.white };
}

/** What a report file says about points, the first colour, forbidden pairs and acceleration. */
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
