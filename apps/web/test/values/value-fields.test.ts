import * as club from '@rokade/club';
import * as event from '@rokade/event';
import * as installation from '@rokade/installation';
import {
  erasedValues,
  fieldsOf,
  type Shape,
  shapesIn,
  text,
  type ValueField,
  type ValueFields,
} from '@rokade/journal';
import {
  choicesOf,
  initialText,
  labelOf,
  sentFields,
  type Worded,
} from '@rokade/presentation/console/values/value-form.ts';
import * as register from '@rokade/register';
import * as sanctions from '@rokade/sanctions';
import { bodyOfForm, schemaOf } from '@rokade/server';
import { translator } from '@rokade/texts/all';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { type RecordedValue, recordedValues } from './records.ts';

const records = Object.entries(recordedValues).map(([value, one]) => ({ value, ...one }));

const fieldsIn = (shape: Shape | undefined): Readonly<Record<string, Shape>> =>
  shape?.kind === 'fields' ? shape.fields : {};

/** The fields that a command takes for a value's changes, or for the lines of a list in them. */
function fieldsOfCommand({
  book,
  command,
  list,
  part,
  made = [],
}: RecordedValue): readonly string[] {
  const { commandShape } = book;
  const members = commandShape.kind === 'one-of' ? commandShape.shapes : [];
  const own = members
    .map(fieldsIn)
    .find(({ kind }) => kind?.kind === 'word' && kind.words.includes(command));
  const changes = fieldsIn(own?.[part ?? 'changes'] ?? own?.['values']);
  const lines = list === undefined ? undefined : changes[list];
  const names = Object.keys(lines?.kind === 'list' ? fieldsIn(lines.of) : changes);
  return names.filter((name) => !made.includes(name));
}

/** Every field of a record, those of its rows too. */
const allFields = (fields: ValueFields): readonly (readonly [string, ValueField])[] =>
  Object.entries(fields).flatMap(([name, field]) => [
    [name, field] as const,
    ...(field.input?.kind === 'rows' ? allFields(field.input.of) : []),
  ]);

const word = fc.stringMatching(/^[a-zæøåß]{1,12}$/);
const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** Values of a field as somebody may have entered them; what a form shows of an empty one is its own. */
function anyOf(field: ValueField): fc.Arbitrary<unknown> {
  const { input, shape } = field;
  const isCount = shape.kind === 'whole' || shape.kind === 'number';
  switch (input?.kind) {
    case 'day':
      return fc.oneof(fc.constant(''), day);
    case 'tick':
      return fc.boolean();
    case 'number': {
      const numbers = fc.integer({ min: input.between[0], max: input.between[1] });
      const nothing = fc.constant(isCount ? 0 : null);
      return field.usual === undefined ? fc.oneof(nothing, numbers) : numbers;
    }
    case 'money': {
      const amounts = fc.integer({ min: 0, max: 10_000_000 });
      return isCount ? amounts : fc.option(amounts);
    }
    case 'texts':
      return fc.array(word, { maxLength: 3 });
    case 'list':
      return fc.array(fc.constantFrom('GM', 'IM', 'FM', 'WGM'), { maxLength: 3 });
    case 'lines':
      return fc.array(word, { maxLength: 3 }).map((words) => words.join('\n'));
    case 'choice':
      return shape.kind === 'word' || input.of !== undefined
        ? fc
            .constantFrom(...(input.of ?? (shape.kind === 'word' ? shape.words : [])))
            .map((one) => (one === '' && shape.kind === 'or-null' ? null : one))
        : fc.stringMatching(/^[a-z]{1,12}$/);
    case 'rows':
      return fc.array(valuesOf(input.of, true), { maxLength: 3 });
    default:
      return field.required === true || input === null ? word : fc.oneof(fc.constant(''), word);
  }
}

const emptyOf = ({ shape }: ValueField): unknown =>
  ({ whole: 0, number: 0, switch: false, list: [] })[shape.kind as string] ?? '';

/** A value with these fields; what is not asked for, where another field says so, is empty, in a row left out. */
const valuesOf = (fields: ValueFields, isRow = false) =>
  fc
    .record(
      Object.fromEntries(
        Object.entries(fields).map(([name, field]) => [
          name,
          isRow && ['line', 'person'].includes(field.input?.kind ?? '') ? word : anyOf(field),
        ]),
      ),
    )
    .map((values) =>
      Object.fromEntries(
        Object.entries(values).flatMap(([name, value]) => {
          const field = fields[name] as ValueField;
          const { where } = field;
          const applies = where === undefined || where.is.includes(String(values[where.field]));
          if (isRow && !applies) return [];
          return [[name, applies ? value : emptyOf(field)]];
        }),
      ),
    );

/** The fields that the form asks for, by themselves or together with another. */
const formFields = (fields: ValueFields): ValueFields => {
  const also = Object.values(fields).flatMap(({ input }) =>
    input?.kind === 'choice' ? (input.also ?? []) : [],
  );
  return Object.fromEntries(
    Object.entries(fields).filter(([name, { input }]) => input !== null || also.includes(name)),
  );
};

/** What a book's package exports as a record of fields. */
const isRecord = (exported: unknown): exported is ValueFields =>
  typeof exported === 'object' &&
  exported !== null &&
  Object.values(exported).some(
    (field: unknown) =>
      typeof field === 'object' && field !== null && 'seenBy' in field && 'personal' in field,
  );

it('is looked at for every record that a book has', () => {
  const named = records.map(({ fields }) => fields);
  for (const book of [club, event, installation, register, sanctions]) {
    for (const [name, exported] of Object.entries(book)) {
      if (isRecord(exported)) expect(named, name).toContain(exported);
    }
  }
});

const line = {
  shape: text,
  input: { kind: 'line' },
  seenBy: 'everybody',
  personal: false,
} as const;

it('does not compile with a label that no text has', () => {
  expectTypeOf<Worded<{ readonly name: typeof line }>>().toBeUnknown();
  expectTypeOf<Worded<{ readonly colourOfTheDoor: typeof line }>>()
    .toHaveProperty('hasNoText')
    .toEqualTypeOf<'field.colourOfTheDoor'>();
});

it('without a script leaves empty what is not asked for, and with one has it ready', () => {
  const values = { kind: 'warning', from: '2026-11-29' };
  const fromOf = (hides: boolean) =>
    initialText(sanctions.sanctionFields, 'from', { values, hides });
  expect([fromOf(false), fromOf(true)]).toEqual(['', '2026-11-29']);
  const order = (seat: string) =>
    initialText(register.officeTermFields, 'order', { values: { seat }, hides: false });
  expect([order('member'), order('substitute')]).toEqual(['', '1']);
});

describe.each(records)('the record of the fields of $value', ({ fields, ...recorded }) => {
  it('says what the commands of its book take', () => {
    expect(Object.keys(shapesIn(fields))).toEqual(fieldsOfCommand({ fields, ...recorded }));
  });

  it('says of each field who sees it and whether it is erased', () => {
    for (const [name, field] of allFields(fields)) {
      expect(['everybody', 'desk', 'contact'], name).toContain(field.seenBy);
      expect(typeof field.personal, name).toBe('boolean');
    }
    expect(Object.keys(erasedValues(fields))).toEqual(
      Object.keys(fields).filter((name) => fields[name]?.personal),
    );
  });

  it.each(['en', 'da', 'de'] as const)('has its words in %s', (language) => {
    const t = translator(language);
    for (const [name, field] of allFields(fields)) {
      if (field.input === null || field.input.kind === 'unseen') continue;
      expect(t.find(field.label ?? `field.${name}`), name).not.toBeNull();
      expect(labelOf(t, [name, field], { number: 1 }), name).not.toBe('');
      if (field.part !== undefined) expect(t.find(field.part), field.part).not.toBeNull();
      const { input } = field;
      if (input.kind !== 'choice' || input.words === undefined) continue;
      for (const { value } of choicesOf(t, field) ?? []) {
        const key = value === '' ? (input.nothing ?? 'terms.name') : `${input.words}${value}`;
        expect(t.find(key), key).not.toBeNull();
      }
    }
  });

  it('depends on fields that it has', () => {
    for (const [name, { where, input }] of Object.entries(fields)) {
      if (where !== undefined) expect(Object.keys(fields), name).toContain(where.field);
      const also = input?.kind === 'choice' ? (input.also ?? []) : [];
      for (const other of also) expect(fields[other]?.input, other).toBeNull();
    }
  });

  it('makes a form that says the value that it shows', () => {
    const inForm = formFields(fields);
    const shape = schemaOf(fieldsOf({ values: fieldsOf(shapesIn(inForm)) }));
    fc.assert(
      fc.property(valuesOf(inForm), (values) => {
        expect(bodyOfForm(shape, sentFields(fields, 'values', values))).toEqual({ values });
      }),
    );
  });
});
