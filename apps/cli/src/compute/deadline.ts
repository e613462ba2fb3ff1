import {
  type Contradiction,
  day,
  exactly,
  type JsonShape,
  leftOut,
  lookedThrough,
  wholeWithin,
  word,
} from '@rokade/formats';
import {
  type Day,
  type DeadlineDay,
  type DeadlineRule,
  deadline,
  deadlineRules,
  easterMonday,
  invariant,
} from '@rokade/rules';
import { computeRule } from './compute-rule.ts';

/** The named days of a year, as far as it has them. */
const daysOfYear = {
  easterMonday,
  february: (year: number): Day => `${year}-02-01`,
};
type DayOfYear = keyof typeof daysOfYear;

const isOfYear = (from: DeadlineDay): from is DayOfYear => Object.hasOwn(daysOfYear, from);

type CountedDay = Exclude<DeadlineDay, DayOfYear> | 'nextEvent';

/**
 * A deadline by its code, and the day that it is counted from; a year stands for its Easter Monday or
 * its February.
 */
type Question = { readonly rule: string; readonly year?: number | undefined } & {
  readonly [Name in CountedDay]?: Day | undefined;
};

const question: JsonShape<Question> = exactly({
  rule: word(deadlineRules.map(({ code }) => code)),
  year: leftOut(wholeWithin(1583, 8999)),
  entriesClose: leftOut(day),
  listSent: leftOut(day),
  firstRound: leftOut(day),
  secondDay: leftOut(day),
  lastRound: leftOut(day),
  round: leftOut(day),
  ruling: leftOut(day),
  home: leftOut(day),
  challenged: leftOut(day),
  nextEvent: leftOut(day),
});

function ruleOf({ rule: code }: Question): DeadlineRule {
  const rule = deadlineRules.find((each) => each.code === code);
  invariant(rule !== undefined, 'the shape knows the codes');
  return rule;
}

const nameOf = ({ from }: DeadlineRule) => (isOfYear(from) ? 'year' : from);

/** Only the day that the rule is counted from may be given. */
function contradictions(request: Question): readonly Contradiction[] {
  const rule = ruleOf(request);
  const dayName = nameOf(rule);
  const allowed = ['rule', dayName, ...(rule.beforeNextEvent ? ['nextEvent'] : [])];
  return [
    ...Object.keys(request)
      .filter((name) => !allowed.includes(name))
      .map((name) => ({ path: [name], problem: 'unknown' as const })),
    ...(request[dayName] === undefined ? [{ path: [dayName], problem: 'missing' as const }] : []),
  ];
}

/**
 * @article DSU 2002 §32: the February number is out on the first of the month
 * @article DSU 2002 §33; 4.5.4.3
 */
export const deadlineRule = computeRule({
  code: 'deadline',
  question: lookedThrough(question, contradictions),
  answer: (request) => {
    const rule = ruleOf(request);
    const { from } = rule;
    const day = isOfYear(from) ? daysOfYear[from](request.year ?? 0) : request[from];
    const { date, because } = deadline(rule, day ?? '', request.nextEvent);
    return { date, because };
  },
});
