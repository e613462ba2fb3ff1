import {
  type BracketMatch,
  type CupBracket,
  type CupGame,
  type CupOutcome,
  type CupSide,
  cupBracket,
  cupPlaces,
  type PlayerNo,
} from '@rokade/rules';
import { isCupLotDue } from '../questions/cup-rounds.ts';
import { pairingRequest } from '../questions/pairing-request.ts';
import { draftRound, publishedRounds } from '../questions/phase.ts';
import type { Tournament } from '../state/state.ts';
import { hasPage } from '../systems/system-choice.ts';
import { playerLines } from './player-line.ts';
import type { CupBracketView, CupMatchView, CupSideView, CupView } from './view-types.ts';

/** Finds a player's line; undefined for an unknown player. */
type PlayerOf<Player> = (no: PlayerNo) => Player | undefined;

function sideView<Player>(
  playerOf: PlayerOf<Player>,
  side: CupSide,
  { winner }: { winner: PlayerNo | null },
): CupSideView<Player> {
  if (side.kind !== 'player') return side;
  const player = playerOf(side.no);
  if (player === undefined) return { kind: 'nobody' };
  return {
    kind: 'player',
    player,
    won: winner === side.no,
    lost: winner !== null && winner !== side.no,
  };
}

/** Both lines' half-points in a game, the upper one's first; null while it is open. */
function scoreOf({ white, halfPoints }: CupGame, [upper]: BracketMatch['sides']) {
  if (halfPoints === null) return null;
  const isUpperWhite = upper.kind === 'player' && upper.no === white;
  const { white: first, black: second } = halfPoints;
  return isUpperWhite ? ([first, second] as const) : ([second, first] as const);
}

const winnerNo = (outcome: CupOutcome): PlayerNo | null =>
  outcome.kind === 'won' ? outcome.winner : null;

function matchView<Player>(playerOf: PlayerOf<Player>, match: BracketMatch): CupMatchView<Player> {
  const { number, sides, games, outcome } = match;
  const winner = winnerNo(outcome);
  return {
    number,
    sides: [sideView(playerOf, sides[0], { winner }), sideView(playerOf, sides[1], { winner })],
    games: games.map((game) => ({
      round: game.roundNumber,
      kind: game.kind,
      score: scoreOf(game, sides),
      played: game.played,
    })),
    winner: winner === null ? null : (playerOf(winner) ?? null),
    by: outcome.kind === 'won' ? outcome.by : null,
    status: outcome.kind,
  };
}

/** A bracket with its players' lines; an unknown player is left empty. */
export function viewBracket<Player>(
  bracket: CupBracket,
  playerOf: PlayerOf<Player>,
): CupBracketView<Player> {
  const winner = winnerNo(bracket.outcome);
  return {
    rounds: bracket.rounds.map(({ bracketRound, name, matches }) => ({
      bracketRound,
      name,
      matches: matches.map((match) => matchView(playerOf, match)),
    })),
    status: bracket.outcome.kind,
    winner: winner === null ? null : (playerOf(winner) ?? null),
    places: cupPlaces(bracket).flatMap(({ no, first, last }) => {
      const player = playerOf(no);
      return player === undefined ? [] : [{ player, first, last }];
    }),
  };
}

/** The cup after the published rounds; null for other systems. */
export function viewCup(t: Tournament): CupView | null {
  if (!hasPage(t.settings.system, 'bracket')) return null;
  const bracket = cupBracket(pairingRequest(t, publishedRounds(t) + 1));
  const lines = new Map([...playerLines(t).values()].map((line) => [line.no, line]));
  return {
    ...viewBracket(bracket, (no) => lines.get(no)),
    lotDue: draftRound(t) === undefined && isCupLotDue(t),
  };
}
