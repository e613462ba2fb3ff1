import { at } from '../../kernel/at.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import type { PlayerNo } from '../../kernel/round-record.ts';
import { makeSeededRandom } from '../../kernel/seeded-random.ts';
import type {
  KnockOutStanding,
  PairedRound,
  PairingRefusal,
  PairingRequest,
  PairingSystem,
} from '../pairing-system.ts';
import { cupBracket } from './cup-bracket.ts';
import { type CupStage, courseOf } from './cup-course.ts';
import { type CupMatch, playersOf, winnerOf } from './cup-match.ts';
import { cupPlaces } from './cup-places.ts';
import type { CupOptions, CupRequest } from './cup-request.ts';
import { cupRound } from './cup-round.ts';
import { positionOf } from './next-games.ts';

const isDrawn = (match: CupMatch, winners: readonly PlayerNo[]): boolean =>
  playersOf(match).filter((no) => winners.includes(no)).length === 1;

function pairRound(request: CupRequest): Result<PairedRound, PairingRefusal> {
  const { roundNumber } = request;
  const course = courseOf(request);
  const { entrants } = course;
  if (entrants.length < 2)
    return err({ code: 'pairing.too-few-players', present: entrants.length });
  const { rounds, next } = positionOf(course);
  if (next === null) {
    const winners = rounds.slice(-1).flatMap(({ matches }) => matches.map(winnerOf));
    return err({ code: 'pairing.decided', winners: winners.filter((no) => no !== null) });
  }
  if (next.unfinished.length > 0) {
    const players = next.unfinished.flatMap(playersOf);
    return err({ code: 'pairing.games-unfinished', roundNumber, players });
  }
  const undrawn = next.lots.filter((match) => !isDrawn(match, request.lotWinners ?? []));
  if (undrawn.length > 0) {
    const players = undrawn.flatMap(playersOf);
    return err({ code: 'pairing.lot-needed', roundNumber, players });
  }
  return ok(cupRound(course, next, request));
}

/**
 * The players with a game, a bye or a lot in the tournament's next round: not those who are out, nor
 * those who wait for an opponent.
 */
function takingPart(request: PairingRequest): readonly PlayerNo[] {
  const { next } = positionOf(courseOf(request));
  if (next === null) return [];
  return [...[...next.games, ...next.lots].flatMap(playersOf), ...next.alone.map(({ no }) => no)];
}

function standing(request: CupRequest): KnockOutStanding {
  const bracket = cupBracket(request);
  return { entrants: bracket.entrants, places: cupPlaces(bracket) };
}

/** The stage of the tournament's next round; null when the cup is over. For earlier rounds see `cupBracket`. */
export const cupStage = (request: CupRequest): CupStage | null =>
  positionOf(courseOf(request)).next?.stage ?? null;

/**
 * The winners of the lots for the next round, drawn from a seed that is to be published: for each
 * match, from the top of the bracket, both players are equally likely.
 *
 * @article Tempelhof 2018 III.C.3
 */
export function drawCupLots(request: CupRequest, seed: string): readonly PlayerNo[] {
  const { next } = positionOf(courseOf(request));
  const random = makeSeededRandom(seed);
  return (next?.lots ?? []).map((match) => at(playersOf(match), random.below(2)));
}

/**
 * The cup. The whole bracket is drawn once, by numbers drawn by lot before round 1, so that everybody
 * can see their way, and the deadline of III.A.6 is always met. A player who is absent or has left when
 * the next game of their match is paired is out. Readings of the text where it is silent are in
 * docs/adr/0017-cup-and-play-off-readings.md.
 *
 * @article Tempelhof 2018 III.C
 */
export const cup = {
  code: 'cup',
  edition: 'tempelhof-2018',
  pairRound,
  knockOut: {
    takingPart,
    standing,
    withLots: (request, seed) => ({ ...request, lotWinners: drawCupLots(request, seed) }),
  },
} as const satisfies PairingSystem<CupOptions>;
