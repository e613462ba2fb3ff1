import { bakuAcceleration, type Colour, type HalfPoints, type PlayerNo } from '@rokade/rules';
import type { GamePoints } from '../source/tournament-source.ts';
import { pointSystemOf } from './point-system.ts';
import { mostRounds, type TrfDocument } from './trf-document.ts';

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

/** Baku acceleration, where the encoded system (192) says so and no record gives the points. */
function bakuHalfPoints(document: TrfDocument): ReadonlyMap<PlayerNo, readonly HalfPoints[]> {
  const { header, roundsPlanned, players } = document;
  if (!header.system.endsWith('_BAKU') || roundsPlanned === null) return new Map();
  const numbers = players.map(({ no }) => no);
  return bakuAcceleration(numbers, roundsPlanned, gamePoints(document).win);
}

function virtualHalfPoints(document: TrfDocument): ReadonlyMap<PlayerNo, readonly HalfPoints[]> {
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
  const { initialColour, forbiddenPairs } = document;
  return {
    points: gamePoints(document),
    allocatedBye: pointSystemOf(document).allocatedBye,
    ...(initialColour === null ? {} : { initialColour }),
    forbiddenGroups: forbiddenPairs,
    virtualHalfPoints: virtualHalfPoints(document),
  };
}
