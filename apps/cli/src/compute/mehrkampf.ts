import {
  type Contradiction,
  exactly,
  type JsonShape,
  list,
  lookedThrough,
  namedTwice,
  ordinal,
  text,
} from '@rokade/formats';
import { mehrkampf2018, mehrkampfTable, type PlayerNo, toNumber } from '@rokade/rules';
import { computeRule } from './compute-rule.ts';

interface Question {
  readonly disciplines: readonly { readonly name: string; readonly order: readonly PlayerNo[] }[];
}

const question: JsonShape<Question> = exactly({
  disciplines: list(exactly({ name: text, order: list(ordinal) })),
});

/** The largest number of players for which the sums of five are exact. */
const mostPlayers = 500;

const contradictions = ({ disciplines }: Question): readonly Contradiction[] => [
  ...namedTwice(
    ['disciplines'],
    disciplines.map(({ name }) => name),
    ['name'],
  ),
  ...disciplines.flatMap(({ order }, index): readonly Contradiction[] => {
    const path = ['disciplines', index, 'order'];
    return order.length > mostPlayers
      ? [{ path, problem: 'out-of-range' }]
      : namedTwice(path, order);
  }),
];

/** @article Tempelhof 2018 III.J.5 */
export const mehrkampfRule = computeRule({
  code: 'mehrkampf',
  question: lookedThrough(question, contradictions),
  answer: ({ disciplines }) => {
    const {
      lines,
      notHeld: cancelled,
      because: general,
    } = mehrkampfTable(mehrkampf2018, disciplines);
    return {
      players: lines.map(({ rank, no, sum, counted, because }) => ({
        rank,
        no,
        sum: toNumber(sum),
        counted: counted.map(({ name, place, players, number }) => ({
          name,
          m: place,
          n: players,
          K: toNumber(number),
        })),
        because,
      })),
      ...(cancelled.length === 0 ? {} : { notHeld: cancelled, because: general }),
    };
  },
});
