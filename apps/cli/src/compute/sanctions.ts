import {
  type Contradiction,
  day,
  exactly,
  type JsonShape,
  kinds,
  list,
  lookedThrough,
  namedTwice,
  ordinal,
  wholeWithin,
  word,
} from '@rokade/formats';
import {
  type Day,
  dayOfAct,
  type SanctionAct,
  sanctionRegister,
  sanctions2002,
  sanctionsOn,
} from '@rokade/rules';
import { computeRule } from './compute-rule.ts';

interface Question {
  readonly on: Day;
  readonly acts: readonly SanctionAct[];
}

const question: JsonShape<Question> = exactly({
  on: day,
  acts: list(
    kinds(
      exactly({ kind: word(['warning']), no: ordinal, given: day, eventEnds: day }),
      exactly({ kind: word(['suspension']), no: ordinal, from: day, months: wholeWithin(1, 1200) }),
    ),
  ),
});

/** Acts stand in order of time and are given once. */
const contradictions = ({ acts }: Question): readonly Contradiction[] => [
  ...namedTwice(
    ['acts'],
    acts.map(({ no }) => no),
    ['no'],
  ),
  ...acts.flatMap((act, index) => {
    const previous = acts[index - 1];
    if (previous === undefined || dayOfAct(previous) <= dayOfAct(act)) return [];
    const name = act.kind === 'warning' ? 'given' : 'from';
    return [{ path: ['acts', index, name], problem: 'too-early' as const }];
  }),
];

/** @article DSU 2002 §19 */
export const sanctionsRule = computeRule({
  code: 'sanctions',
  question: lookedThrough(question, contradictions),
  answer: ({ on, acts }) => {
    const register = sanctionRegister(sanctions2002, acts);
    const { suspended, warnings, registered } = sanctionsOn(sanctions2002, register, on);
    return {
      suspended,
      suspensions: register
        .filter(({ kind }) => kind === 'suspension')
        .map(({ no, from, until, months, because }) => ({ no, from, until, months, because })),
      warnings,
      registered,
      because: register.filter(({ no }) => warnings.includes(no)).flatMap(({ because }) => because),
    };
  },
});
