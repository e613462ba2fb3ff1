import type { League } from '@rokade/league';
import type { Colour } from '@rokade/rules';

/** The colours at the boards of the team that has White at the first. */
export const boardColours = (boards: number): readonly Colour[] =>
  Array.from({ length: boards }, (_, index) => (index % 2 === 0 ? 'white' : 'black'));

/** Which side has White at the first board, and so is the white team of a match in a report file. */
export const whiteSide = ({ values }: Pick<League, 'values'>): 'home' | 'away' =>
  values.firstBoard === 'white' ? 'home' : 'away';
