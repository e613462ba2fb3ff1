import {
  type Contradiction,
  exactly,
  type JsonShape,
  list,
  lookedThrough,
  namedTwice,
  ordinal,
  usually,
  wholeWithin,
  word,
  yesOrNo,
} from '@rokade/formats';
import {
  type PlayedSkatGame,
  type SkatTable,
  skat2018,
  skatFaults,
  skatGames,
  skatScore,
} from '@rokade/rules';
import { computeRule } from './compute-rule.ts';

type Question = PlayedSkatGame & SkatTable & { readonly table: number };

const no = usually(yesOrNo, false);

const question: JsonShape<Question> = exactly({
  game: word(skatGames),
  with: usually(wholeWithin(0, 11), 0),
  hand: no,
  schneider: no,
  schneiderAnnounced: no,
  schwarz: no,
  schwarzAnnounced: no,
  open: no,
  won: yesOrNo,
  table: wholeWithin(3, 4),
  declarer: ordinal,
  players: list(ordinal),
});

/** Three play; at a table of four the dealer may be named as the fourth, and does not declare. */
const contradictions = ({
  table,
  players,
  declarer,
  ...game
}: Question): readonly Contradiction[] => [
  ...skatFaults(skat2018, game).map(
    (part): Contradiction => ({ path: [part], problem: 'unlike-the-others' }),
  ),
  ...namedTwice(['players'], players),
  ...(players.length < 3 || players.length > table
    ? [{ path: ['players'], problem: 'out-of-range' } as const]
    : []),
  ...(players.slice(0, 3).includes(declarer)
    ? []
    : [{ path: ['declarer'], problem: 'unlike-the-others' } as const]),
];

/** @article Tempelhof 2018 III.I.3, III.I.5, III.I.6, III.I.10 */
export const skatGameRule = computeRule({
  code: 'skat-game',
  question: lookedThrough(question, contradictions),
  answer: (request) => {
    const { value, scores, because } = skatScore(skat2018, request, request);
    return { value, scores: Object.fromEntries(scores), because };
  },
});
