import { emptyValuesOf, shapesIn, type ValueField, type ValueFields } from '@rokade/journal';
import {
  inputName,
  nothingText,
  sentFields,
} from '@rokade/presentation/console/values/value-form.ts';
import { licenceActFields, officeTermFields } from '@rokade/register';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findChosenLines } from '../ui/chosen-lines.ts';
import { recordedValues } from './records.ts';
import ValueRoom from './ValueRoom.svelte';

let room: object | null = null;

beforeEach(findChosenLines);

afterEach(async () => {
  if (room !== null) await unmount(room);
  room = null;
});

const form = () => document.querySelector('form') as HTMLFormElement;

/** The fields that are sent: a fieldset that is disabled sends none. */
const sent = () =>
  [...form().querySelectorAll<HTMLInputElement>('[name]')]
    .filter(({ name, type, checked }) => name !== '' && (type !== 'checkbox' || checked))
    .filter((field) => field.closest('fieldset[disabled]') === null)
    .map(({ name, value }) => [name, value]);

async function open(fields: ValueFields, values: Readonly<Record<string, unknown>>): Promise<void> {
  const choices = Object.fromEntries(
    Object.entries(fields)
      .filter(([, { input }]) => input?.kind === 'choice' && input.also === undefined)
      .filter(([, { input, shape }]) => shape.kind !== 'word' && !Object.hasOwn(input ?? {}, 'of'))
      .map(([name]) => [name, [{ value: '', text: '–' }]]),
  );
  const joined = Object.entries(fields).filter(
    ([, { input }]) => input?.kind === 'choice' && input.also !== undefined,
  );
  for (const [name] of joined) choices[name] = [{ value: '', text: '–' }];
  room = mount(ValueRoom, { target: document.body, props: { fields, values, choices } });
  flushSync();
  for (let turns = 0; turns < 5; turns += 1) {
    await new Promise((resolve) => setTimeout(resolve));
    flushSync();
  }
}

function choose(name: string, value: string): void {
  const control = form().elements.namedItem(name) as HTMLSelectElement;
  control.value = value;
  control.dispatchEvent(new Event('change', { bubbles: true }));
  flushSync();
}

const isShown = (name: string): boolean => {
  const all = [...form().querySelectorAll<HTMLInputElement>(`[name="${name}"]`)];
  return all.some((one) => one.type !== 'hidden' && one.closest('fieldset[hidden]') === null);
};

describe('the form of a value', () => {
  it.each(Object.keys(recordedValues))('sends what its record says of %s', async (value) => {
    const { fields } = recordedValues[value] as (typeof recordedValues)[string];
    const values = emptyValuesOf(shapesIn(fields));
    await open(fields, values);
    expect(sent().toSorted()).toEqual(sentFields(fields, 'values', values).toSorted());
  });

  it.each(Object.keys(recordedValues))(
    'claims nothing of %s by a tick that may not apply',
    (value) => {
      const { fields } = recordedValues[value] as (typeof recordedValues)[string];
      const ticked = Object.entries(fields).filter(
        ([, { where, input, usual }]) =>
          where !== undefined && input?.kind === 'tick' && usual === true,
      );
      expect(ticked.map(([name]) => name)).toEqual([]);
    },
  );

  it.each([
    ['order', officeTermFields, 'seat', 'substitute', 'chair'],
    ['groups', licenceActFields, 'step', 'declaration', 'award'],
    ['passed', licenceActFields, 'step', 'course', 'declaration'],
  ])('asks for %s only where another field says so', async (name, fields, by, needing, other) => {
    const record: ValueFields = fields;
    const field = inputName('values', name, record[name] as ValueField);
    await open(record, {});
    choose(`values.${by}`, needing);
    expect(isShown(field)).toBe(true);
    choose(`values.${by}`, other);
    expect(isShown(field)).toBe(false);
    const values = sent().filter(([place]) => place?.split(':')[0] === `values.${name}`);
    expect(values).toEqual([[`values.${name}`, nothingText(record[name] as ValueField)]]);
  });
});
