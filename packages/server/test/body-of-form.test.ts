import {
  fieldsOf,
  idBy,
  kindsOf,
  leftOut,
  listOf,
  orNull,
  someOf,
  tableOf,
  text,
  whole,
  wordOf,
  yesOrNo,
} from '@rokade/journal';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { bodyOfForm } from '../src/forms/body-of-form.ts';
import { fieldAt } from '../src/forms/form-place.ts';
import { basedRequest } from '../src/http/based-request.ts';
import { schemaOf } from '../src/shapes/schema-of.ts';

const command = kindsOf({
  'change-thing': { changes: someOf({ name: text, count: whole(0, 9), isPublic: yesOrNo }) },
  'enter-rows': {
    rows: listOf(fieldsOf({ name: text, points: orNull(whole()) })),
    above: leftOut(orNull(idBy((id) => (id === '' ? null : id)))),
    tags: listOf(wordOf(['a', 'b'])),
  },
  note: { about: tableOf(text), round: leftOut(whole()), agreed: yesOrNo },
});
const request = basedRequest(command);

const read = (...fields: readonly (readonly [string, string])[]) => bodyOfForm(request, fields);

describe('the body that a form asks for', () => {
  it('has numbers, ticks and words by the shape of the command', () => {
    const body = read(
      ['basedOn', '7'],
      ['command.kind', 'change-thing'],
      ['command.changes.name', '  Klub   mester '],
      ['command.changes.count', '4'],
      ['command.changes.isPublic', ''],
      ['command.changes.isPublic', 'on'],
    );
    expect(body).toEqual({
      basedOn: 7,
      command: { kind: 'change-thing', changes: { name: 'Klub mester', count: 4, isPublic: true } },
    });
    expect(request.safeParse(body).success).toBe(true);
  });

  it.each([
    ['nothing of a tick that the form does not have', [], {}],
    ['no for a tick that was taken away', [['command.changes.isPublic', '']], { isPublic: false }],
  ] as const)('says %s', (_, fields, changes) => {
    const body = read(['basedOn', '0'], ['command.kind', 'change-thing'], ...fields);
    expect(body).toMatchObject({ command: { kind: 'change-thing' } });
    expect((body as { command: { changes?: object } }).command.changes ?? {}).toEqual(changes);
  });

  it('has rows in their order, without those in which nothing was typed', () => {
    const body = read(
      ['basedOn', '0'],
      ['command.kind', 'enter-rows'],
      ['command.rows.10.name', 'Bo'],
      ['command.rows.10.points', ''],
      ['command.rows.2.name', 'Ida'],
      ['command.rows.2.points:half-points', '4½'],
      ['command.rows.3.name', ' '],
      ['command.rows.3.points', ''],
      ['command.tags', 'a'],
      ['command.tags', 'b'],
    );
    expect(body).toMatchObject({
      command: {
        rows: [
          { name: 'Ida', points: 9 },
          { name: 'Bo', points: null },
        ],
        tags: ['a', 'b'],
      },
    });
  });

  it('keeps blank rows that are numbered, but for those at the end', () => {
    const body = read(
      ['command.kind', 'enter-rows'],
      ['command.rows:numbered', ''],
      ['command.rows.0.name', ''],
      ['command.rows.1.name', 'Ida'],
      ['command.rows.2.name', ''],
    );
    const rows = [{ name: '' }, { name: 'Ida' }];
    expect(body).toMatchObject({ command: { rows } });
    const fields = [
      ['rows:numbered', ''],
      ['rows.0.name', ''],
      ['rows.1.name', 'Ida'],
    ] as const;
    expect(fieldAt(fields, 'rows.1.name')).toBe('rows.1.name');
  });

  it('has codes of one text, in place of which a choice made over it counts, and single ones after it', () => {
    const body = (chosen: string) =>
      read(
        ['command.kind', 'enter-rows'],
        ['command.tags:codes', 'b, a'],
        ['command.tags:codes:over,above:over', chosen],
        ['command.tags:capitals', 'c'],
        ['command.tags:capitals', ''],
      );
    expect(body('')).toMatchObject({ command: { tags: ['B', 'A', 'C'] } });
    expect(body('d e1')).toMatchObject({ command: { tags: ['D', 'C'], above: 'e1' } });
  });

  it.each([
    ['19:00', '2026-12-02T19:00'],
    ['', '2026-12-02'],
  ])('adds the time of day %j to a day', (clock, moment) => {
    const fields = [
      ['command.kind', 'change-thing'],
      ['command.changes.name', '2026-12-02'],
      ['command.changes.name:clock', clock],
    ] as const;
    expect(read(...fields)).toMatchObject({ command: { changes: { name: moment } } });
  });

  it.each([
    ['yes', { name: 'Ida' }],
    ['no', null],
  ])('has nothing of a part whose tick says %s, whatever stands in it', (ticked, part) => {
    const shape = z.object({ part: z.object({ name: z.string() }).nullable() });
    const fields = [
      ['part:whether', 'no'],
      ['part:whether', ticked],
      ['part.name', 'Ida'],
    ] as const;
    expect(bodyOfForm(shape, fields)).toEqual({ part });
  });

  it('keeps a text that no part could be read from, so that it is refused at its place', () => {
    const shape = z.object({ time: z.object({ minutes: z.number() }) });
    const body = bodyOfForm(shape, [['time:time-control', 'as usual']]);
    expect(shape.safeParse(body).error?.issues[0]?.path).toEqual(['time']);
  });

  it('has no row of which only what every row has was sent', () => {
    const body = read(
      ['command.kind', 'enter-rows'],
      ['command.rows.0.points:half-points:beside', '4,5'],
      ['command.rows.0.name', 'Ida'],
      ['command.rows.1.points:half-points:beside', '3'],
      ['command.rows.1.name', ''],
    );
    expect(body).toMatchObject({ command: { rows: [{ name: 'Ida', points: 9 }] } });
  });

  it('has nothing where no id was chosen', () => {
    const fields = [['command.above', '']] as const;
    const body = read(['basedOn', '0'], ['command.kind', 'enter-rows'], ...fields);
    expect(body).toMatchObject({ command: { above: null } });
    expect(request.safeParse(body).success).toBe(true);
  });

  it('has an empty list and a no where a browser sends nothing', () => {
    expect(read(['command.kind', 'enter-rows'])).toMatchObject({ command: { rows: [], tags: [] } });
    expect(read(['command.kind', 'note'], ['command.about.e1', 'x'])).toMatchObject({
      command: { kind: 'note', about: { e1: 'x' }, agreed: false },
    });
  });

  it.each([
    ['7,5', 'command.changes.count'],
    ['seven', 'command.changes.count'],
    ['', 'command.changes.count'],
  ])('keeps %j as a count as it was typed, so that it is refused at its place', (typed, at) => {
    const body = read(['basedOn', '0'], ['command.kind', 'change-thing'], [at, typed]);
    const parsed = request.safeParse(body);
    expect(parsed.error?.issues[0]?.path.join('.')).toBe(at);
  });

  it('says nothing of a blank field that has a usual value', () => {
    const share = z.strictObject({ part: z.int().default(1), name: z.string().default('–') });
    const fields = [
      ['part', ' '],
      ['name', ''],
    ] as const;
    expect(share.parse(bodyOfForm(share, fields))).toEqual({ part: 1, name: '–' });
    expect(bodyOfForm(share, [['part', 'x']])).toEqual({ part: 'x' });
  });

  it('says no of a tick that was taken away, also where yes is usual', () => {
    const share = z.strictObject({ open: z.boolean().default(true) });
    expect(share.parse(bodyOfForm(share, [['open', '']]))).toEqual({ open: false });
    expect(share.parse(bodyOfForm(share, [['open', ''] as const, ['open', 'on']]))).toEqual({
      open: true,
    });
    expect(share.parse(bodyOfForm(share, []))).toEqual({ open: true });
  });

  it('keeps a field that the command does not have, so that it is refused', () => {
    const body = read(['basedOn', '0'], ['command.kind', 'note'], ['command.other', 'x']);
    expect(request.safeParse(body).success).toBe(false);
  });

  it.each([
    ['command.changes.name:lines', 'Ida\r\n\r\nBo', ['Ida', 'Bo']],
    ['command.changes.name:money', '1.200,50', 120_050],
    ['command.changes.name:money', '12,5', 1250],
    ['command.changes.name:money', '-3', -300],
    ['command.changes.name:seconds', '1:02:30', 3750],
    ['command.changes.name:seconds', '12:75', '12:75'],
    ['command.changes.name:half-points', '½', 1],
    ['command.changes.name:half-points', '7.5', 15],
    ['command.changes.name:half-points', '7.3', '7.3'],
    ['command.changes.name:json', '{"a":1}', { a: 1 }],
  ])('reads %s %j', (field, typed, value) => {
    const body = read(['command.kind', 'change-thing'], [field, typed]);
    expect(body).toMatchObject({ command: { changes: { name: value } } });
  });

  it('puts the words of one choice at two places', () => {
    const shape = schemaOf(
      fieldsOf({ at: fieldsOf({ rules: text, ground: text }), months: whole(0) }),
    );
    const fields = [
      ['at.rules,ground', 'dsu-2002 unsporting'],
      ['months:or-zero', ''],
    ] as const;
    expect(bodyOfForm(shape, fields)).toEqual({
      at: { rules: 'dsu-2002', ground: 'unsporting' },
      months: 0,
    });
    const nothing = bodyOfForm(shape, [
      ['at.rules,ground', ''],
      ['months:or-zero', '3'],
    ]);
    expect(nothing).toEqual({ at: { rules: '', ground: '' }, months: 3 });
  });

  it('has columns by whatever they are called, and no choice where none was made', () => {
    const shape = schemaOf(
      fieldsOf({
        columns: tableOf(orNull(wordOf(['name', 'born']))),
        choices: tableOf(kindsOf({ new: {}, same: { person: text } })),
      }),
    );
    const fields = [
      ['columns.Geb%2Edatum%2C%20Tag%3A', 'born'],
      ['columns.Nr', ''],
      ['choices.1:json', ''],
      ['choices.2:json', '{"kind":"same","person":"ida"}'],
    ] as const;
    const body = bodyOfForm(shape, fields);
    expect(body).toEqual({
      columns: { 'Geb.datum, Tag:': 'born', Nr: null },
      choices: { 2: { kind: 'same', person: 'ida' } },
    });
    expect(shape.safeParse(body).success).toBe(true);
  });

  it.each([
    ['yes', true],
    ['true', true],
    ['no', false],
    ['off', false],
    ['perhaps', 'perhaps'],
  ])('reads a tick that says %j', (typed, value) => {
    const body = read(['command.kind', 'change-thing'], ['command.changes.isPublic', typed]);
    expect(body).toMatchObject({ command: { changes: { isPublic: value } } });
  });

  it('tells the kinds of a value apart that may also be nothing', () => {
    const shape = schemaOf(
      fieldsOf({ result: orNull(kindsOf({ played: { white: whole() }, pending: { due: text } })) }),
    );
    const fields = [['result.kind', 'played'] as const, ['result.white', '2'] as const];
    expect(bodyOfForm(shape, fields)).toEqual({ result: { kind: 'played', white: 2 } });
    expect(bodyOfForm(shape, [['result', '']])).toEqual({ result: null });
  });

  it('gives a value of every row to those that are filled in', () => {
    const shape = schemaOf(
      fieldsOf({ rows: listOf(fieldsOf({ name: text, place: wordOf(['in', 'out']) })) }),
    );
    const fields = [
      ['rows.3.name', 'Alm'],
      ['rows.5.name', ''],
      ['rows.9.name', 'Bo'],
      ['rows.*.place', 'out'],
    ] as const;
    expect(bodyOfForm(shape, fields)).toEqual({
      rows: [
        { name: 'Alm', place: 'out' },
        { name: 'Bo', place: 'out' },
      ],
    });
    expect(bodyOfForm(shape, [['rows.*.place', 'out']])).toEqual({ rows: [] });
  });

  it('has ids of a list in the order of the numbers typed at them', () => {
    const shape = schemaOf(fieldsOf({ order: listOf(text) }));
    const at = (...numbers: readonly string[]) =>
      bodyOfForm(
        shape,
        numbers.map((number, index) => [`order.p${index + 1}:at`, number] as const),
      );
    expect(at('2', '10', '1')).toEqual({ order: ['p3', 'p1', 'p2'] });
    // One of two with a number, and nobody without one: the list lacks them.
    expect(at('1', '1', '')).toEqual({ order: ['p2'] });
  });

  it('has 0 for an empty number only beside what is filled in', () => {
    const shape = schemaOf(
      fieldsOf({ prizes: listOf(fieldsOf({ money: whole(), honour: text })) }),
    );
    const fields = [
      ['prizes.0.money:money:else-zero', ''],
      ['prizes.0.honour', 'Pokal'],
      ['prizes.1.money:money:else-zero', ''],
      ['prizes.1.honour', ''],
    ] as const;
    expect(bodyOfForm(shape, fields)).toEqual({ prizes: [{ money: 0, honour: 'Pokal' }] });
  });

  it('leaves out blank fields of another member of a choice, and refuses filled ones', () => {
    const shape = schemaOf(fieldsOf({ who: listOf(kindsOf({ women: {}, club: { club: text } })) }));
    const read = (club: string) =>
      bodyOfForm(shape, [
        ['who.0.kind', 'women'],
        ['who.0.club', club],
      ]);
    expect(read('')).toEqual({ who: [{ kind: 'women' }] });
    expect(shape.safeParse(read('Tårnet')).success).toBe(false);
  });

  it('leaves the spaces of a password alone', () => {
    const shape = schemaOf(fieldsOf({ password: text }));
    expect(bodyOfForm(shape, [['password', ' a  b ']])).toEqual({ password: ' a  b ' });
  });

  it('is the body that was flattened into fields', () => {
    const values = fc.record({
      name: fc.stringMatching(/^[a-z]+( [a-z]+)?$/),
      points: fc.option(fc.integer({ min: -99, max: 99 })),
    });
    fc.assert(
      fc.property(fc.array(values, { maxLength: 12 }), (rows) => {
        const fields = rows.flatMap(({ name, points }, row) => [
          [`command.rows.${row}.name`, name] as const,
          [`command.rows.${row}.points`, points === null ? '' : String(points)] as const,
        ]);
        const body = read(['basedOn', '0'], ['command.kind', 'enter-rows'], ...fields);
        expect(body).toMatchObject({ command: { rows } });
      }),
    );
  });
});
