import {
  emptyMemberValues,
  emptyTeamValues,
  type MemberValues,
  type TeamValues,
} from '@rokade/league';

/** The cells of each line that is not empty: separated by tabs, as pasted, or by semicolons. */
const cellsOf = (text: string): readonly (readonly string[])[] =>
  text
    .split('\n')
    .map((line) => line.split(line.includes('\t') ? '\t' : ';').map((cell) => cell.trim()))
    .filter((cells) => cells.some((cell) => cell !== ''));

/** Teams as somebody types them, one a line: name; club; hall. */
export const typedTeams = (text: string): readonly TeamValues[] =>
  cellsOf(text).map(([name = '', club = '', hall = '']) => ({
    ...emptyTeamValues,
    name,
    club,
    hall,
  }));

/**
 * Players as somebody types them, one a line: name; rating; number; year of birth. A cell that is no
 * rating makes the player one without.
 */
export const typedMembers = (text: string): readonly MemberValues[] =>
  cellsOf(text).map(([name = '', rating = '', nationalId = '', born = '']) => ({
    ...emptyMemberValues,
    name,
    rating: /^\d{1,4}$/.test(rating) ? Number(rating) : 0,
    nationalId,
    born,
  }));
