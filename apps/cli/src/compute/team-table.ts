import {
  among,
  type Contradiction,
  exactly,
  type JsonShape,
  list,
  lookedThrough,
  namedTwice,
  numberWithin,
  text,
  usually,
  wholeWithin,
  word,
} from '@rokade/formats';
import { boardResults, pointsOf, type TeamDivision, teamCriteria, teamTable } from '@rokade/rules';
import { computeRule } from './compute-rule.ts';

const question: JsonShape<TeamDivision> = exactly({
  boards: wholeWithin(1, 99),
  order: usually(list(word(teamCriteria)), ['mp', 'gp', 'berlin']),
  win: usually(numberWithin(0, 99), 2),
  draw: usually(numberWithin(0, 99), 1),
  matches: list(
    exactly({
      round: usually(wholeWithin(1, 99), 1),
      home: text,
      away: text,
      boards: list(among(boardResults, 'not-a-board-result')),
    }),
  ),
});

/** A match has as many boards as the division; no team plays itself. */
const contradictions = ({ boards, order, matches }: TeamDivision): readonly Contradiction[] => [
  ...namedTwice(['order'], order),
  ...matches.flatMap((match, index): readonly Contradiction[] => [
    ...(match.boards.length === boards
      ? []
      : [{ path: ['matches', index, 'boards'], problem: 'out-of-range' } as const]),
    ...(match.home === match.away
      ? [{ path: ['matches', index, 'away'], problem: 'twice' } as const]
      : []),
  ]),
];

/** @article Tempelhof 2018 IV.4d */
export const teamTableRule = computeRule({
  code: 'team-table',
  question: lookedThrough(question, contradictions),
  answer: (division) => {
    const { teams, results } = teamTable(division);
    return {
      teams: teams.map(({ team, rank, mp, gp, berlin, matches }) => ({
        team,
        rank,
        mp,
        gp: pointsOf(gp),
        berlin: pointsOf(berlin),
        matches,
      })),
      results: results.map(({ home, away, gp, berlin }) => ({
        home,
        away,
        gp: gp.map(pointsOf),
        berlin: berlin.map(pointsOf),
      })),
    };
  },
});
