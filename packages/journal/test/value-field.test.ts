import { expect, test } from 'vitest';
import {
  type CopiedField,
  copiedIn,
  copiedValues,
  emptyValuesOf,
  erasedValues,
  orNull,
  publicValues,
  shapesIn,
  text,
  type ValueField,
  whole,
} from '../src/index.ts';

const hall = {
  name: {
    shape: text,
    input: { kind: 'line' },
    seenBy: 'everybody',
    personal: true,
    erased: 'N. N.',
    copied: 'kept',
  },
  key: { shape: text, input: { kind: 'line' }, seenBy: 'contact', personal: true, copied: 'anew' },
  seats: {
    shape: whole(0, 500),
    input: { kind: 'number', between: [1, 500] },
    seenBy: 'everybody',
    personal: false,
    copied: (seats: number, later: number | null) => seats + (later ?? 0),
  },
  rent: {
    shape: orNull(whole()),
    input: { kind: 'money' },
    seenBy: 'desk',
    personal: false,
    copied: 'kept',
  },
} as const satisfies Readonly<Record<string, CopiedField>>;

const values = { name: 'Sal 1', key: 'at the desk', seats: 40, rent: 500 };

test('the shapes, the empty, public and erased values and the copy of a value follow from its record', () => {
  expect(shapesIn(hall)).toEqual({
    name: text,
    key: text,
    seats: whole(0, 500),
    rent: orNull(whole()),
  });
  const empty = emptyValuesOf(shapesIn(hall));
  expect(empty).toEqual({ name: '', key: '', seats: 0, rent: null });
  expect(publicValues(hall, values)).toEqual({ name: 'Sal 1', seats: 40 });
  expect(erasedValues(hall)).toEqual({ name: 'N. N.', key: '' });
  expect(copiedValues(values, empty, { by: copiedIn(hall), later: 7 })).toEqual({
    name: 'Sal 1',
    key: '',
    seats: 47,
    rent: 500,
  });
});

test('a field of which nobody said who sees it, whether it is personal and how it is copied is none', () => {
  const line = { shape: text, input: { kind: 'line' } } as const;
  const whole = { ...line, seenBy: 'desk', personal: false, copied: 'kept' } as const;
  const fields: readonly CopiedField[] = [
    whole,
    // @ts-expect-error Nobody said who sees it.
    { ...line, personal: false, copied: 'kept' },
    // @ts-expect-error Nobody said whether it is personal.
    { ...line, seenBy: 'desk', copied: 'kept' },
    // @ts-expect-error Nobody said how it is copied.
    { ...line, seenBy: 'desk', personal: false },
  ];
  const values: readonly ValueField[] = fields;
  expect(values).toHaveLength(4);
});
