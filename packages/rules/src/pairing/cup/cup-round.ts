import type { PlayerNo } from '../../kernel/round-record.ts';
import type { AllocatedBye, PairedRound, Pairing } from '../pairing-system.ts';
import { type CourseRound, type CupCourse, isFinal } from './cup-course.ts';
import { type CupMatch, opponentIn, playersOf } from './cup-match.ts';
import type { CupRequest } from './cup-request.ts';
import {
  explainBye,
  explainFirstGame,
  explainPreliminary,
  explainReplay,
  explainWithoutGame,
} from './explain.ts';
import { colourInGame, kindOfGame, stepOf } from './game-sequence.ts';
import type { NextGames } from './next-games.ts';
import type { CupReason } from './reason-codes.ts';

/** A bye, a walkover and a lot count like a win, as report files count a bye. */
const winHalfPoints = 2;

/**
 * Whether the upper line of a match has White in its first game. The lot of the numbers decides: in
 * the first, third, fifth … match of a round the upper line has it, in the others the lower one.
 *
 * @article Tempelhof 2018 III.C.1
 */
function isUpperWhite(match: CupMatch, { matches }: CourseRound): boolean {
  const contested = matches.filter((each) => playersOf(each).length === 2);
  return contested.indexOf(match) % 2 === 0;
}

function pairingOf({ round, isFirstRound }: NextGames, match: CupMatch, board: number): Pairing {
  const [upper = 0, lower = 0] = playersOf(match);
  const game = match.games.length + 1;
  const first = match.games[0]?.white ?? (isUpperWhite(match, round) ? upper : lower);
  const second = first === upper ? lower : upper;
  const [white, black] =
    colourInGame('white', game) === 'white' ? [first, second] : [second, first];
  if (game === 1) {
    return { board, white, black, because: explainFirstGame(white, black, isFirstRound) };
  }
  const insteadOfLot = isFinal(round) && stepOf(game, false) === 'lot';
  const because = explainReplay(white, black, { game, kind: kindOfGame(game), insteadOfLot });
  return { board, white, black, because };
}

/** The players who go on without a game, with the reasons. */
function byesOf(next: NextGames, { byes = [], lotWinners = [] }: CupRequest) {
  const bye = (no: PlayerNo, because: CupReason): AllocatedBye => ({
    no,
    halfPoints: winHalfPoints,
    because: [because],
  });
  const alone = next.alone.map(({ no, match }) => {
    if (playersOf(match).length === 2) {
      return bye(no, explainWithoutGame('away', no, opponentIn(match, no)));
    }
    if (!next.isFirstRound) return bye(no, explainBye(no, 'nobody'));
    return bye(no, explainBye(no, byes.includes(no) ? 'named' : 'lot'));
  });
  const drawn = next.lots.flatMap((match) =>
    playersOf(match)
      .filter((no) => lotWinners.includes(no))
      .map((no) => bye(no, explainWithoutGame('lot', no, opponentIn(match, no)))),
  );
  return [...alone, ...drawn].toSorted((a, b) => a.no - b.no);
}

/**
 * The tournament's round for the next stage of a cup: the games due, and byes for players who go on
 * without one.
 *
 * @article Tempelhof 2018 III.C.1–3
 */
export function cupRound(course: CupCourse, next: NextGames, request: CupRequest): PairedRound {
  const byes = byesOf(next, request);
  const drawn = next.isFirstRound && !next.round.started;
  return {
    pairings: next.games.map((match, index) => pairingOf(next, match, index + 1)),
    byes,
    remarks: drawn ? explainPreliminary(course.entrants.length, byes.length) : [],
  };
}
