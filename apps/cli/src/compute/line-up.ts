import {
  type Contradiction,
  exactly,
  type JsonShape,
  list,
  lookedThrough,
  namedTwice,
  orNull,
  text,
  usually,
  wholeWithin,
  word,
} from '@rokade/formats';
import { type LineUp, lineUpFaults } from '@rokade/rules';
import { computeRule } from './compute-rule.ts';

type Question = LineUp & { readonly boards: number };

const question: JsonShape<Question> = exactly({
  boards: wholeWithin(1, 99),
  listed: list(text),
  played: list(orNull(text)),
  rules: usually(
    exactly({
      order: usually(word(['list', 'free']), 'list'),
      maxSwap: usually(wholeWithin(0, 99), 0),
    }),
    { order: 'list', maxSwap: 0 },
  ),
});

const contradictions = ({ boards, listed, played }: Question): readonly Contradiction[] => [
  ...namedTwice(['listed'], listed),
  ...(played.length > boards ? [{ path: ['played'], problem: 'out-of-range' } as const] : []),
];

/** An empty name means no player. */
const nobodyAsNull = (player: string | null): string | null => (player === '' ? null : player);

/** @article Tempelhof 2018 III.H.3 */
export const lineUpRule = computeRule({
  code: 'line-up',
  question: lookedThrough(question, contradictions),
  answer: ({ listed, played, rules }) => {
    const faults = lineUpFaults({ listed, played: played.map(nobodyAsNull), rules });
    return {
      ok: faults.length === 0,
      faults: faults.map((fault) =>
        fault.code === 'gap'
          ? { board: fault.board, code: fault.code }
          : { board: fault.board, code: fault.code, player: fault.player },
      ),
    };
  },
});
