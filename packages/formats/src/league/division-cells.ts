import {
  type BoardOfMatch,
  boardsOf,
  type DivisionId,
  individuals,
  type League,
  type MemberId,
  type Side,
  sides,
} from '@rokade/league';
import { opposite, type PlayerNo } from '@rokade/rules';
import type { TrfCell } from '../trf/trf-document.ts';

type Outcome = 'win' | 'draw' | 'loss';

/** What a board gave one side; null: nothing was entered. */
function outcomeFor(side: Side, { entered }: BoardOfMatch): Outcome | null {
  switch (entered) {
    case '':
      return null;
    case 'draw':
      return 'draw';
    case '-/-':
      return 'loss';
    default: {
      const homeWins = entered === '1-0' || entered === '+/-';
      return homeWins === (side === 'home') ? 'win' : 'loss';
    }
  }
}

/** The letters of games that are rated, of games that are not, and of what was not played. */
const letters = {
  rated: { win: '1', draw: '=', loss: '0' },
  unrated: { win: 'W', draw: 'D', loss: 'L' },
  forfeit: { win: '+', draw: '-', loss: '-' },
} as const;

function letterOf(board: BoardOfMatch, outcome: Outcome) {
  if (board.entered.includes('/')) return letters.forfeit[outcome];
  return letters[board.isRated ? 'rated' : 'unrated'][outcome];
}

/** What a board is in the line of the player of one side; null: nothing yet. */
function cellAt(
  board: BoardOfMatch,
  side: Side,
  numbers: ReadonlyMap<MemberId, PlayerNo>,
): TrfCell {
  const outcome = outcomeFor(side, board);
  const other = board.players[side === 'home' ? 'away' : 'home'];
  const colour = side === 'home' ? board.homeColour : opposite(board.homeColour);
  const opponent = other === null ? undefined : numbers.get(other);
  if (other === null && board.score.includes('/')) {
    return { kind: 'alone', colour, result: aloneLetter(board, side) };
  }
  if (outcome === null) return null;
  if (opponent === undefined) {
    return { kind: 'alone', colour, result: outcome === 'win' ? '+' : '-' };
  }
  return { kind: 'game', opponent, colour, result: letterOf(board, outcome) };
}

const aloneLetter = ({ score }: BoardOfMatch, side: Side): '+' | '-' =>
  score === (side === 'home' ? '+/-' : '-/+') ? '+' : '-';

/**
 * The rounds of everybody in a division, by player; the first round first. Somebody at two boards in one
 * round of the division has the first of them.
 */
export function cellsOfPlayers(
  league: League,
  division: DivisionId,
  numbers: ReadonlyMap<MemberId, PlayerNo>,
): ReadonlyMap<MemberId, readonly TrfCell[]> {
  const all = new Map<MemberId, TrfCell[]>();
  for (const match of league.matches.filter((one) => one.division === division)) {
    for (const board of boardsOf(league, match)) {
      for (const side of sides) {
        const player = board.players[side];
        if (player === null) continue;
        const cells = all.get(player) ?? [];
        while (cells.length < match.round) cells.push(null);
        cells[match.round - 1] ??= cellAt(board, side, numbers);
        all.set(player, cells);
      }
    }
  }
  for (const cells of all.values()) {
    while (cells.length > 0 && cells.at(-1) === null) cells.pop();
  }
  return all;
}

/** Everybody’s half-points in a division. */
export const pointsOfPlayers = (
  league: League,
  division: DivisionId,
): ReadonlyMap<MemberId, number> =>
  new Map(individuals(league, division).map(({ player, halfPoints }) => [player, halfPoints]));
