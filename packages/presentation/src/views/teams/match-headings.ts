import type { TranslateFor } from '@rokade/texts';
import { type Tournament, viewTeams } from '@rokade/tournament';
import { matchScore } from './match-text.ts';

/** What stands above boards, by board; the same words for all boards of a match. */
export type BoardHeadings = Readonly<Record<number, string>>;

/** The matches of a round of teams: `Team 1 – Team 4  2½–1½`; nothing where there are no teams. */
export function matchHeadings(
  t: Tournament,
  round: number,
  say: TranslateFor<'tournament'>,
): BoardHeadings {
  const matches = viewTeams(t)?.rounds[round - 1]?.matches ?? [];
  return Object.fromEntries(
    matches.flatMap((match) => {
      const { first, second, boards } = match;
      const words = `${say('teams.match', { first, second })}   ${matchScore(match)}`;
      return boards.map(({ roundBoard }) => [roundBoard, words] as const);
    }),
  );
}

/** The heading above a board: none if the board before it has the same. */
export const headingAbove = (
  headings: BoardHeadings,
  board: number,
  before: number | undefined,
): string | undefined => {
  const words = headings[board];
  return before !== undefined && headings[before] === words ? undefined : words;
};
