import {
  listOf,
  orNull,
  shapesIn,
  text,
  type ValueFields,
  whole,
  wordOf,
  yesOrNo,
} from '@rokade/journal';
import { classCodes, feeKinds } from '@rokade/rules';

/** More than any event's turnover, in hundredths of its currency. */
export const mostMoney = 10_000_000_000;

const atDesk = { seenBy: 'desk', personal: false } as const;
/** A condition of the line: for whom it is. */
const forWhom = { ...atDesk, part: 'prizes.for-whom' } as const;
const line = { shape: text, input: { kind: 'line' } } as const;
const age = {
  shape: orNull(whole(0, 150)),
  ...forWhom,
  input: { kind: 'number', between: [0, 150] },
} as const;
const day = { shape: text, ...forWhom, input: { kind: 'day' } } as const;

/** Every field of a line of the fee table, as the rules read it. */
export const feeFields = {
  kind: {
    shape: wordOf(feeKinds),
    ...atDesk,
    input: { kind: 'choice', words: 'money.kind-' },
    label: 'money.line-kind',
  },
  name: { ...line, ...atDesk, label: 'money.line-name' },
  amount: {
    shape: whole(0, mostMoney),
    ...atDesk,
    input: { kind: 'money' },
    label: 'prizes.amount',
  },
  percent: {
    shape: whole(0, 100),
    ...atDesk,
    input: { kind: 'number', between: [0, 100] },
    label: 'money.percent',
  },
  group: { shape: text, ...forWhom, input: { kind: 'choice' }, label: 'terms.group' },
  class: {
    shape: text,
    ...forWhom,
    input: {
      kind: 'choice',
      of: ['', ...classCodes],
      words: 'classes.class-',
      nothing: 'money.for-any',
    },
    label: 'terms.class',
  },
  titles: {
    shape: listOf(text, { most: 50 }),
    ...forWhom,
    input: { kind: 'list' },
    label: 'money.for-titles',
    hint: 'money.titles-what',
  },
  fromAge: { ...age, label: 'money.from-age' },
  toAge: { ...age, label: 'money.to-age' },
  club: { ...line, ...forWhom, label: 'terms.club' },
  from: { ...day, label: 'money.entered-from' },
  until: { ...day, label: 'money.entered-until' },
  late: { shape: yesOrNo, ...forWhom, input: { kind: 'tick' }, label: 'money.for-late' },
} as const satisfies ValueFields;

export const feeShapes = shapesIn(feeFields);
