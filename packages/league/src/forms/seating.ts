import { type Colour, scheveningen } from '@rokade/rules';
import type { Side } from '../board-result.ts';
import { boardsIn } from '../boards-in.ts';
import { type DivisionFormCode, usualForm } from '../division-form-fields.ts';
import { divisionOf, type League, type Match } from '../league.ts';

/** Who sits at a board: the place of each team's line-up, from 1, and the home team's colour. */
export interface SeatsAtBoard {
  readonly places: Readonly<Record<Side, number>>;
  readonly homeColour: Colour;
}

type Seating = (
  league: League,
  match: Pick<Match, 'division' | 'round' | 'isPlayOff' | 'lineUps' | Side>,
) => readonly SeatsAtBoard[];

/** Board by board, with the home team's colour at the first; it alternates from there. */
const straight: Seating = (league, match) =>
  Array.from({ length: Math.max(boardsIn(league, match), 0) }, (_, index) => ({
    places: { home: index + 1, away: index + 1 },
    homeColour: (league.values.firstBoard === 'white') === (index % 2 === 0) ? 'white' : 'black',
  }));

/** Everybody meets everybody of the other team: who sits where goes by the round. */
const crosswise: Seating = (league, match) =>
  scheveningen(boardsIn(league, match), true)
    .filter(({ round }) => round === match.round)
    .map(({ home, away, homeColour }) => ({ places: { home, away }, homeColour }));

const seatings: Readonly<Record<DivisionFormCode, Seating>> = {
  'all-play-all': straight,
  swiss: straight,
  cup: straight,
  scheveningen: crosswise,
};

/** The seats at the boards of a match, board 1 first. */
export const seatsOf: Seating = (league, match) => {
  const form = divisionOf(league, match.division)?.values.form ?? usualForm;
  return (match.isPlayOff ? straight : seatings[form])(league, match);
};
