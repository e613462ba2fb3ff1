import {
  type Contradiction,
  exactly,
  type JsonShape,
  list,
  lookedThrough,
  namedTwice,
  ordinal,
  pointsTo,
  usually,
  wholeWithin,
  yesOrNo,
} from '@rokade/formats';
import { halfPointsOf, teamPrizes } from '@rokade/rules';
import { computeRule } from './compute-rule.ts';

interface Question {
  readonly rounds: number;
  readonly players: readonly {
    readonly no: number;
    readonly games: readonly { readonly points: number; readonly above: boolean }[];
  }[];
}

const question: JsonShape<Question> = exactly({
  rounds: wholeWithin(1, 99),
  players: list(
    exactly({
      no: ordinal,
      games: list(exactly({ points: pointsTo(1), above: usually(yesOrNo, false) })),
    }),
  ),
});

/** Nobody plays more games than there are rounds. */
const contradictions = ({ rounds, players }: Question): readonly Contradiction[] => [
  ...namedTwice(
    ['players'],
    players.map(({ no }) => no),
    ['no'],
  ),
  ...players.flatMap(({ games }, index) =>
    games.length > rounds
      ? [{ path: ['players', index, 'games'], problem: 'out-of-range' as const }]
      : [],
  ),
];

/** @article Tempelhof 2018 III.H.6 */
export const teamPrizesRule = computeRule({
  code: 'team-prizes',
  question: lookedThrough(question, contradictions),
  answer: ({ rounds, players }) => {
    const { counted, prizes } = teamPrizes(
      rounds,
      players.map(({ no, games }) => ({
        no,
        games: games.map(({ points, above }) => ({ halfPoints: halfPointsOf(points), above })),
      })),
    );
    return { counted, prizes };
  },
});
