import { type FieldProblem, textProblem } from '@rokade/journal';
import {
  endOfSuspension,
  isDay,
  plusMonths,
  type SanctionGround,
  sanctionGround,
  sanctionRules,
} from '@rokade/rules';
import type { SanctionsRefusal } from '../refusal.ts';
import { type EndValues, longestReason, type SanctionValues } from '../sanction-values.ts';
import { termOf } from '../views/outcomes.ts';

const invalid = (field: string, problem: FieldProblem): SanctionsRefusal => ({
  code: 'sanctions.field-invalid',
  field,
  problem,
});

const line = { most: 500 };
const severalLines = { most: longestReason, lines: true };

/** The fields that may contain line breaks. */
const longTexts: readonly string[] = ['reasons', 'endedFor'];

function wrongText(values: object): SanctionsRefusal | null {
  for (const [field, value] of Object.entries(values)) {
    if (typeof value !== 'string') continue;
    const problem = textProblem(value, longTexts.includes(field) ? severalLines : line);
    if (problem !== null) return invalid(field, problem);
  }
  return null;
}

const missing = (values: object, fields: readonly string[]): SanctionsRefusal | null => {
  const field = fields.find((one) => String(Reflect.get(values, one)).trim() === '');
  return field === undefined ? null : invalid(field, 'missing');
};

/** The fields in which a suspension's duration is given. */
const timesOf = ({ months, weeks, lastDay }: SanctionValues): readonly string[] => [
  ...(months === 0 ? [] : ['months']),
  ...(weeks === 0 ? [] : ['weeks']),
  ...(lastDay === '' ? [] : ['lastDay']),
];

/** Refuses a duration or a begin in a warning, and missing ones in a suspension. */
function wrongTime(values: SanctionValues): SanctionsRefusal | null {
  const times = timesOf(values);
  if (values.kind === 'warning') {
    if (values.eventEnds === '') return invalid('eventEnds', 'missing');
    const [field] = values.from === '' ? times : ['from'];
    return field === undefined ? null : invalid(field, 'unknown');
  }
  if (values.from === '') return invalid('from', 'missing');
  if (times.length > 1) return { code: 'sanctions.several-times' };
  return times.length === 0 ? invalid('months', 'missing') : null;
}

function wrongDay(values: SanctionValues): SanctionsRefusal | null {
  const { given, from, lastDay } = values;
  const days = ['given', 'from', 'lastDay', 'eventEnds'] as const;
  const wrong = days.find((field) => values[field] !== '' && !isDay(values[field]));
  if (wrong !== undefined) return invalid(wrong, 'not-a-date');
  if (from !== '' && from < given) {
    return { code: 'sanctions.days-reversed', field: 'from', given, day: from };
  }
  return lastDay !== '' && lastDay < from
    ? { code: 'sanctions.ends-before', field: 'lastDay', from, day: lastDay }
    : null;
}

function wrongByRules(values: SanctionValues, ground: SanctionGround) {
  const { kind, from } = values;
  const { kinds, leastMonths, article } = ground;
  if (!kinds.includes(kind)) return { code: 'sanctions.no-warning', article } as const;
  return kind === 'suspension' &&
    endOfSuspension(from, termOf(values)) < plusMonths(from, leastMonths)
    ? ({ code: 'sanctions.too-short', leastMonths, article } as const)
    : null;
}

/** Why a sanction is refused in itself; null: it is valid. */
export function sanctionRefusal(values: SanctionValues): SanctionsRefusal | null {
  const refusal =
    wrongText(values) ??
    missing(values, ['person', 'given', 'reasons']) ??
    wrongTime(values) ??
    wrongDay(values);
  if (refusal !== null) return refusal;
  if (sanctionRules(values.rules) === undefined) return invalid('rules', 'unknown');
  if (`${values.by}${values.body}`.trim() === '') return invalid('by', 'missing');
  const ground = sanctionGround(values.rules, values.ground);
  return ground === undefined ? invalid('ground', 'unknown') : wrongByRules(values, ground);
}

/** Why the end of a sanction is refused; null: it is valid. */
export const endRefusal = (values: EndValues, issuedOn: string): SanctionsRefusal | null => {
  const { day } = values;
  const refusal = wrongText(values) ?? missing(values, ['day', 'endedBy', 'endedFor']);
  if (refusal !== null) return refusal;
  if (!isDay(day)) return invalid('day', 'not-a-date');
  return day < issuedOn
    ? { code: 'sanctions.days-reversed', field: 'day', given: issuedOn, day }
    : null;
};
