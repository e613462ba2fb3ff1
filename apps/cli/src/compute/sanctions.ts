import {
  type Contradiction,
  day,
  exactly,
  type JsonShape,
  kinds,
  leftOut,
  list,
  lookedThrough,
  namedTwice,
  ordinal,
  wholeWithin,
  word,
} from '@rokade/formats';
import {
  type Day,
  daysBetween,
  type SanctionAct,
  sanctionRegister,
  sanctions2002,
  sanctionsOn,
} from '@rokade/rules';
import { computeRule } from './compute-rule.ts';

/** A suspension in months, in weeks, or until the first day on which it no longer holds. */
interface SuspensionRequest {
  readonly kind: 'suspension';
  readonly no: number;
  readonly from: Day;
  readonly months?: number | undefined;
  readonly weeks?: number | undefined;
  readonly until?: Day | undefined;
  readonly given?: Day | undefined;
}

type SanctionRequest = Extract<SanctionAct, { kind: 'warning' }> | SuspensionRequest;

interface Question {
  readonly on: Day;
  readonly acts: readonly SanctionRequest[];
}

const question: JsonShape<Question> = exactly({
  on: day,
  acts: list(
    kinds(
      exactly({ kind: word(['warning']), no: ordinal, given: day, eventEnds: day }),
      exactly({
        kind: word(['suspension']),
        no: ordinal,
        from: day,
        months: leftOut(wholeWithin(1, 1200)),
        weeks: leftOut(wholeWithin(1, 5200)),
        until: leftOut(day),
        given: leftOut(day),
      }),
    ),
  ),
});

/** The day of an act: the first day of a suspension. */
const dayOfAct = (act: SanctionRequest): Day => (act.kind === 'warning' ? act.given : act.from);

/** A suspension has one kind of duration, ends after it begins and begins no sooner than it is given. */
function wrongTime(
  act: SanctionRequest,
): readonly (readonly [string, 'missing' | 'twice' | 'too-early'])[] {
  if (act.kind === 'warning') return [];
  const { from, months, weeks, until, given = from } = act;
  const times = Object.entries({ months, weeks, until }).filter(([, time]) => time !== undefined);
  return [
    ...(times.length === 0 ? [['months', 'missing'] as const] : []),
    ...times.slice(1).map(([name]) => [name, 'twice'] as const),
    ...(until !== undefined && until <= from ? [['until', 'too-early'] as const] : []),
    ...(from < given ? [['from', 'too-early'] as const] : []),
  ];
}

function actOf(act: SanctionRequest): SanctionAct {
  if (act.kind === 'warning') return act;
  const { kind, no, from, months = 0, weeks = 0, until = from, given = from } = act;
  return { kind, no, from, months, days: 7 * weeks + daysBetween(from, until), given };
}

/** Acts are in order of time, and each is there once. */
const contradictions = ({ acts }: Question): readonly Contradiction[] => [
  ...namedTwice(
    ['acts'],
    acts.map(({ no }) => no),
    ['no'],
  ),
  ...acts.flatMap((act, index) =>
    wrongTime(act).map(([name, problem]) => ({ path: ['acts', index, name], problem })),
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
    const register = sanctionRegister(sanctions2002, acts.map(actOf));
    const { suspended, warnings, registered } = sanctionsOn(sanctions2002, register, on);
    return {
      suspended,
      suspensions: register
        .filter(({ kind }) => kind === 'suspension')
        .map(({ no, from, until, months, days, because }) => ({
          no,
          from,
          until,
          months,
          ...(days === 0 ? {} : { days }),
          because,
        })),
      warnings,
      registered,
      because: register.filter(({ no }) => warnings.includes(no)).flatMap(({ because }) => because),
    };
  },
});
