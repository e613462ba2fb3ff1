import type { Colour, HalfPoints, PlayerNo } from '@rokade/rules';
import { pointSystemOf } from './point-system.ts';
import type { TrfDocument } from './trf-document.ts';

/**
 * What a report file tells a Swiss system besides the players' rounds. It goes along with the pairing
 * request; a system takes from it what its rules know (acceleration, first colour, forbidden pairs).
 */
export interface SwissFacts {
  readonly points: {
    readonly win: HalfPoints;
    readonly draw: HalfPoints;
    readonly loss: HalfPoints;
  };
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
  const inRanges = ranges.reduce((sum, { halfPoints }) => sum + halfPoints, 0);
  return own.reduce((sum, { halfPoints }) => sum + (halfPoints[round - 1] ?? 0), inRanges);
}

function lastAcceleratedRound({ accelerations, playerAccelerations }: TrfDocument): number {
  const ends = [
    ...accelerations.map(({ lastRound }) => lastRound),
    ...playerAccelerations.map(({ halfPoints }) => halfPoints.length),
  ];
  return Math.max(0, ...ends);
}

function virtualHalfPoints(document: TrfDocument): ReadonlyMap<PlayerNo, readonly HalfPoints[]> {
  const rounds = lastAcceleratedRound(document);
  if (rounds === 0) return new Map();
  return new Map(
    document.players.map(({ no }) => [
      no,
      Array.from({ length: rounds }, (_, index) => virtualIn(document, no, index + 1)),
    ]),
  );
}

/** What a report file says about points, the first colour, forbidden pairs and acceleration. */
export function swissFacts(document: TrfDocument): SwissFacts {
  const { win, draw, loss, allocatedBye } = pointSystemOf(document);
  const { initialColour, forbiddenPairs } = document;
  return {
    points: { win: win.white, draw: draw.white, loss: loss.white },
    allocatedBye,
    ...(initialColour === null ? {} : { initialColour }),
    forbiddenGroups: forbiddenPairs,
    virtualHalfPoints: virtualHalfPoints(document),
  };
}
