import type { Shape } from '@rokade/journal';
import { bodyOfForm, doorKinds, placesRefused, schemaOf } from '@rokade/server';
import { translator } from '@rokade/texts/all';
import { describe, expect, it } from 'vitest';
import { bookNames } from '../src/tell/book-names.ts';
import { type CommandField, fieldsOfCommand } from '../src/tell/command-fields.ts';
import { commandDetails, commandList, commandsIn } from '../src/tell/command-help.ts';
import { placeOf, type TypedField } from '../src/tell/field-tree.ts';
import {
  type CommandReader,
  commandOfDocument,
  commandOfFields,
} from '../src/tell/typed-command.ts';
import { terminalIn } from './case-terminal.ts';
import { fieldsFor, mostKinds, type Saying, valueFor } from './typed-values.ts';

const every = bookNames.flatMap((book) =>
  [...commandsIn(doorKinds[book].commandShape)].map(([kind, shape]) => ({ book, kind, shape })),
);

const newId = () => 'made';

const readerOf = (commandShape: Shape): CommandReader => {
  const schema = schemaOf(commandShape);
  return {
    read: (fields) => bodyOfForm(schema, fields),
    refused: (command) => placesRefused(schema, command),
  };
};

const typedKind = ({ kind, shape }: { kind: string; shape: Shape }) => ({
  kind,
  shape,
  newId,
  usual: {},
});

/** The fields of a value without its kind, which the command gives. */
const typed = (shape: Shape, value: unknown): readonly TypedField[] =>
  fieldsFor(shape, value).filter(([path]) => path !== 'kind');

const readBack = (
  one: (typeof every)[number],
  fields: readonly TypedField[],
): ReturnType<typeof commandOfFields> =>
  commandOfFields(typedKind(one), fields, readerOf(doorKinds[one.book].commandShape));

const isNeeded = ({ need, where }: CommandField): boolean => need === 'needed' && where === '';

describe.each(every)('tell $book $kind', (one) => {
  const { book, shape } = one;
  const made = (saying: Saying, pick: number) => valueFor(shape, { saying, pick });

  it.each(['all', 'least'] as const)('reads back %s that its fields say', (saying) => {
    for (let pick = 0; pick < mostKinds(shape); pick += 1) {
      const value = made(saying, pick);
      expect(placesRefused(schemaOf(shape), value)).toEqual([]);
      const read = readBack(one, typed(shape, value));
      expect(read).toEqual({ ok: true, value: { command: value, made: [] } });
    }
  });

  it('reads a document as it is', () => {
    const value = made('all', 0);
    const reader = readerOf(doorKinds[book].commandShape);
    const read = commandOfDocument(typedKind(one), value, reader);
    expect(read).toEqual({ ok: true, value: { command: value, made: [] } });
  });

  it('names what is missing, and makes up ids of new things', () => {
    const fields = fieldsOfCommand(shape);
    const whole = typed(shape, made('all', 0));
    for (const { path } of fields.filter(isNeeded)) {
      const place = path.replaceAll('.N', '.0');
      const rest = whole.filter(([typedAt]) => placeOf(typedAt) !== place);
      const read = readBack(one, rest);
      expect(JSON.stringify(read), place).toContain('"missing"');
    }
    for (const { path } of fields.filter(({ need }) => need === 'made')) {
      const place = path.replaceAll('.N', '.0');
      const rest = whole.filter(([typedAt]) => placeOf(typedAt) !== place);
      if (rest.length === whole.length) continue;
      const read = readBack(one, rest);
      expect(read.ok ? read.value.made : read.error).toContainEqual([place, 'made']);
    }
  });

  it('refuses a field that it does not have, with the one that may be meant', () => {
    const whole = typed(shape, made('all', 0));
    // Not where any name may stand, as a team's in a list by teams.
    const field = whole
      .map(([path]) => placeOf(path))
      .find((place) => !readBack(one, [...whole, [`${place}x`, 'a']]).ok);
    const read = readBack(one, [...whole, [`${field ?? 'some'}x`, 'a']]);
    const fault = read.ok ? null : read.error[0];
    expect(fault?.code).toBe('unknown');
    if (field !== undefined && fault?.code === 'unknown') {
      expect(fault.closest.join(' ')).toContain(field.split('.')[0]);
    }
  });
});

describe.each(['da', 'de', 'en'] as const)('help in %s', (language) => {
  const context = {
    terminal: terminalIn('.'),
    t: translator(language),
    language,
    options: {},
    allFaults: false,
    lenient: false,
  };

  it.each(bookNames)('says what each command of %s does, and which fields it has', (book) => {
    const { commandShape } = doorKinds[book];
    const list = commandList(context, book, commandShape).out;
    for (const [kind, shape] of commandsIn(commandShape)) {
      expect(list).toMatch(new RegExp(`^${kind}  +\\S`, 'm'));
      const { out } = commandDetails(context, book, [kind, shape]);
      expect(out).toMatch(new RegExp(`^${kind}: \\S.*[.]\n`));
      for (const { path } of fieldsOfCommand(shape)) expect(out).toContain(`\n${path} `);
    }
  });
});
