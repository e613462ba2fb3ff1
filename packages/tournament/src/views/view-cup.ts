import {
  type BracketMatch,
  type CupGame,
  type CupOutcome,
  type CupSide,
  cupBracket,
  cupPlaces,
  type PlayerNo,
} from '@rokade/rules';
import { isCupLotDue } from '../cup-rounds.ts';
import { pairingRequest } from '../pairing-request.ts';
import { draftRound, publishedRounds } from '../phase.ts';
import type { Tournament } from '../state.ts';
import { hasPage } from '../system-choice.ts';
import { playerLines } from './player-line.ts';
import type { CupMatchView, CupSideView, CupView, PlayerLine } from './view-types.ts';

type Lines = ReadonlyMap<PlayerNo, PlayerLine>;

function sideView(
  lines: Lines,
  side: CupSide,
  { winner }: { winner: PlayerNo | null },
): CupSideView {
  if (side.kind !== 'player') return side;
  const player = lines.get(side.no);
  if (player === undefined) return { kind: 'nobody' };
  return {
    kind: 'player',
    player,
    won: winner === side.no,
    lost: winner !== null && winner !== side.no,
  };
}

/** The half-points of both lines in a game, the upper one's first; null while it is open. */
function scoreOf({ white, halfPoints }: CupGame, [upper]: BracketMatch['sides']) {
  if (halfPoints === null) return null;
  const isUpperWhite = upper.kind === 'player' && upper.no === white;
  const { white: first, black: second } = halfPoints;
  return isUpperWhite ? ([first, second] as const) : ([second, first] as const);
}

const winnerNo = (outcome: CupOutcome): PlayerNo | null =>
  outcome.kind === 'won' ? outcome.winner : null;

function matchView(lines: Lines, match: BracketMatch): CupMatchView {
  const { number, sides, games, outcome } = match;
  const winner = winnerNo(outcome);
  return {
    number,
    sides: [sideView(lines, sides[0], { winner }), sideView(lines, sides[1], { winner })],
    games: games.map((game) => ({
      round: game.roundNumber,
      kind: game.kind,
      score: scoreOf(game, sides),
      played: game.played,
    })),
    winner: winner === null ? null : (lines.get(winner) ?? null),
    by: outcome.kind === 'won' ? outcome.by : null,
    status: outcome.kind,
  };
}

/** The cup after the rounds published; null for a tournament that is none. */
export function viewCup(t: Tournament): CupView | null {
  if (!hasPage(t.settings.system, 'bracket')) return null;
  const bracket = cupBracket(pairingRequest(t, publishedRounds(t) + 1));
  const lines: Lines = new Map([...playerLines(t).values()].map((line) => [line.no, line]));
  const winner = winnerNo(bracket.outcome);
  return {
    rounds: bracket.rounds.map(({ bracketRound, name, matches }) => ({
      bracketRound,
      name,
      matches: matches.map((match) => matchView(lines, match)),
    })),
    status: bracket.outcome.kind,
    winner: winner === null ? null : (lines.get(winner) ?? null),
    places: cupPlaces(bracket).flatMap(({ no, first, last }) => {
      const player = lines.get(no);
      return player === undefined ? [] : [{ player, first, last }];
    }),
    lotDue: draftRound(t) === undefined && isCupLotDue(t),
  };
}
