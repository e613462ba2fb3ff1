import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  doublesIn,
  type ListedPerson,
  peopleOf,
  previewList,
  type Register,
  type RegisterCommand,
  registerLines,
  takeInCommand,
} from '../src/index.ts';
import {
  countingIds,
  decide,
  enter,
  journal,
  listed,
  listFacts,
  registerAfter,
  saying,
  stateOf,
} from './writing.ts';

const empty = registerAfter(enter('first', { surname: 'Zobel' }));

const commandOf = (
  register: Register,
  rows: readonly ListedPerson[],
  beginning = 'n',
): RegisterCommand =>
  takeInCommand(
    previewList(register, rows, listFacts),
    { ...listFacts, source: 'list' },
    countingIds(beginning),
  );

const statesOf = (register: Register, rows: readonly ListedPerson[]) =>
  previewList(register, rows, listFacts).map(({ state }) => state);

const k1 = { name: 'Brønden', zps: '' };
const list = [
  listed(2, {
    values: { surname: 'Alm', firstName: 'Ida', birth: '2001', dsuNumber: '100900001' },
    club: k1,
  }),
  listed(3, { values: { surname: 'Beck', firstName: 'Bo', birth: '1990' }, club: k1 }),
  listed(4, {
    values: { surname: 'Alm', firstName: 'Ida', birth: '2001', dsuNumber: '100900001' },
    club: { name: 'Bakken', zps: '' },
  }),
  listed(5, { values: { surname: 'Krog', firstName: 'Eva' }, club: k1 }),
];

const enterAll = (rows: readonly ListedPerson[]) =>
  registerAfter(enter('first', { surname: 'Zobel' }), commandOf(empty, rows));

/** The content of a register, without ids. */
const contentOf = (register: Register) =>
  registerLines(register, { reader: 'contact', day: '2026-11-22' }).map(
    ({ values, memberships }) => ({
      values,
      memberships: memberships.map(({ of, standing }) => `${of.values.name} ${standing}`).sort(),
    }),
  );

describe('a list that has all members of its clubs', () => {
  const whole = enterAll(list);
  const earlier = { ...listFacts, day: '2027-01-15', isComplete: true };
  const without = list.filter(({ row }) => row !== 3);
  const ended = (rows: readonly ListedPerson[], facts = earlier) =>
    previewList(whole, rows, facts).filter(({ state }) => state === 'ended');

  it('ends the membership of whoever is missing, on the day before', () => {
    expect(ended(without)).toMatchObject([
      {
        values: { surname: 'Beck' },
        rows: [],
        memberships: [{ kind: 'changes', changes: { to: '2027-01-14' } }],
      },
    ]);
    const command = takeInCommand(
      previewList(whole, without, earlier),
      { ...earlier, source: 'list' },
      countingIds('x'),
    );
    expect(command.steps).toMatchObject([
      { kind: 'change-membership', changes: { to: '2027-01-14' } },
    ]);
  });

  it('ends nothing unless somebody says that it has all', () => {
    expect(ended(without, { ...earlier, isComplete: false })).toEqual([]);
  });

  it('ends nothing where nobody is missing, and in no club it does not name', () => {
    expect(ended(list)).toEqual([]);
    expect(ended(list.filter(({ row }) => row === 4)).map(({ values }) => values.surname)).toEqual(
      [],
    );
  });

  it('leaves out whom somebody leaves out', () => {
    const [line] = ended(without);
    const choices = { [line?.key ?? '']: { kind: 'leave-out' } as const };
    expect(ended(without, { ...earlier, choices })).toEqual([]);
  });

  it('leaves whoever a row in doubt may mean', () => {
    const doubtful = [
      ...without,
      listed(9, { values: { surname: 'Beck', firstName: 'Bo' }, club: k1 }),
    ];
    expect(ended(doubtful)).toEqual([]);
  });
});

describe('taking in a list', () => {
  it('enters who is new, a person in two clubs once, playing for one', () => {
    expect(statesOf(empty, list)).toEqual(['new', 'new', 'new']);
    expect(contentOf(enterAll(list))).toMatchObject([
      { values: { surname: 'Alm' }, memberships: ['Bakken playing', 'Brønden member'] },
      { values: { surname: 'Beck' }, memberships: ['Brønden playing'] },
      { values: { surname: 'Krog' } },
      { values: { surname: 'Zobel' } },
    ]);
  });

  it('changes nothing when it comes twice', () => {
    const register = enterAll(list);
    expect(statesOf(register, list)).toEqual(['unchanged', 'unchanged', 'unchanged']);
    expect(decide(register, commandOf(register, list, 'again'))).toEqual({ ok: true, value: [] });
  });

  it('does not depend on the order of its rows', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...list], { minLength: list.length }), (shuffled) => {
        const numbered = shuffled.map((row, index) => ({ ...row, row: index + 2 }));
        expect(contentOf(enterAll(numbered))).toEqual(contentOf(enterAll(list)));
      }),
    );
  });

  it('says the same in whatever order lists come that say the same of whoever they have in common', () => {
    const alm = { surname: 'Alm', firstName: 'Ida', dsuNumber: '100900001' };
    const bo = { surname: 'Beck', firstName: 'Bo', birth: '1990-03-01', dsuNumber: '100900002' };
    const lists = [
      [listed(2, { values: alm, club: k1, standing: 'playing' }), listed(3, { values: bo })],
      [
        listed(2, {
          values: { ...alm, birth: '2001' },
          club: { name: 'Bakken', zps: '' },
          standing: 'member',
        }),
      ],
      [listed(2, { values: { ...alm, fideId: '7', title: 'FM' } })],
      [listed(2, { values: { ...bo, birth: '1990', fideId: '8' }, club: k1, standing: 'playing' })],
      [listed(2, { values: { surname: 'Krog', firstName: 'Eva' }, club: k1, standing: 'guest' })],
    ];
    const afterAll = (order: readonly number[]) =>
      stateOf(
        order.reduce(
          (entries, index) =>
            saying(entries, commandOf(stateOf(entries), lists[index] ?? [], `l${index}`)),
          journal(enter('first', { surname: 'Zobel' })),
        ),
      );
    const order = lists.map((_, index) => index);
    const content = contentOf(afterAll(order));
    expect(content).toMatchObject([
      {
        values: { ...alm, birth: '2001', fideId: '7', title: 'FM' },
        memberships: ['Bakken member', 'Brønden playing'],
      },
      { values: { ...bo, fideId: '8' }, memberships: ['Brønden playing'] },
      { values: { surname: 'Krog' }, memberships: ['Brønden guest'] },
      { values: { surname: 'Zobel' } },
    ]);
    fc.assert(
      fc.property(fc.shuffledSubarray(order, { minLength: order.length }), (shuffled) => {
        expect(contentOf(afterAll(shuffled))).toEqual(content);
      }),
    );
  });

  it('shows what changes, and says nothing by an empty cell or a mere year', () => {
    const register = registerAfter(
      enter('ida', {
        surname: 'Alm',
        firstName: 'Ida',
        birth: '2001-05-02',
        fideId: '7',
        title: 'FM',
      }),
    );
    const rows = [
      listed(2, { values: { surname: 'Alm-Bang', firstName: 'Ida', birth: '2001', fideId: '7' } }),
    ];
    const same = [
      listed(2, { values: { surname: 'Alm', firstName: 'Ida M', birth: '2001', fideId: '7' } }),
    ];
    expect(previewList(register, rows, listFacts)).toMatchObject([
      { state: 'doubtful', candidates: [{ key: 'ida' }] },
    ]);
    expect(previewList(register, same, listFacts)).toMatchObject([
      {
        state: 'changed',
        person: 'ida',
        changes: [{ field: 'firstName', from: 'Ida', to: 'Ida M' }],
      },
    ]);
  });

  it('says that contact data change, and not what they were', () => {
    const register = registerAfter(
      enter('ida', { surname: 'Alm', firstName: 'Ida', fideId: '7', email: 'ida@old.example' }),
    );
    const rows = [
      listed(2, {
        values: { surname: 'Alm', firstName: 'Ida', fideId: '7', email: 'ida@new.example' },
      }),
    ];
    const [line] = previewList(register, rows, listFacts);
    expect(line?.changes).toEqual([{ field: 'email', from: null, to: 'ida@new.example' }]);
  });

  it('waits for a choice where a row may mean somebody', () => {
    const register = registerAfter(
      enter('bo', { surname: 'Beck', firstName: 'Bo', birth: '1990-01-01' }),
    );
    const rows = [listed(2, { values: { surname: 'Beck', firstName: 'Bo', title: 'FM' } })];
    expect(statesOf(register, rows)).toEqual(['doubtful']);
    const chosen = (choice: object) =>
      previewList(register, rows, { ...listFacts, choices: { 'row 2': choice as never } });
    expect(chosen({ kind: 'same', person: 'bo' })).toMatchObject([
      { state: 'changed', person: 'bo' },
    ]);
    expect(chosen({ kind: 'new' })).toMatchObject([{ state: 'new', person: null }]);
    expect(chosen({ kind: 'leave-out' })).toMatchObject([{ state: 'left-out' }]);
  });

  it('of ten thousand people is done in seconds', () => {
    const many = Array.from({ length: 10_000 }, (_, index) =>
      listed(index + 2, {
        values: { surname: `S${index}`, dsuNumber: String(100_000_000 + index) },
        club: k1,
      }),
    );
    expect(peopleOf(enterAll(many))).toHaveLength(10_001);
  });
});

describe('since when somebody of a list is a member', () => {
  const register = (rows: readonly ListedPerson[]) => enterAll(rows);
  const eva = { surname: 'Krog', firstName: 'Eva', dsuNumber: '100900002' };
  const begun = (before: Register, row: Partial<ListedPerson>) =>
    previewList(before, [listed(2, { club: k1, ...row })], listFacts).flatMap(
      ({ memberships }) => memberships,
    );
  const eve = { values: eva };

  it('is long ago in the first list of a club, and the day of the list in a later one', () => {
    expect(begun(empty, eve)).toMatchObject([{ kind: 'begins', from: '', to: '' }]);
    const later = register([listed(2, { values: { surname: 'Alm' }, club: k1 })]);
    expect(begun(later, eve)).toMatchObject([{ kind: 'begins', from: listFacts.day }]);
  });

  it('is the day of the list for whoever was a member elsewhere', () => {
    const elsewhere = register([
      listed(2, {
        values: eva,
        club: { name: 'Bakken', zps: '' },
        from: '2001-01-01',
        to: '2019-12-31',
      }),
    ]);
    expect(begun(elsewhere, eve)).toMatchObject([
      { kind: 'begins', standing: 'playing', from: listFacts.day },
    ]);
  });

  it('is what the list says of it, also where the register says otherwise', () => {
    const days = { from: '1987-09-01', to: '' };
    expect(begun(empty, { ...eve, ...days })).toMatchObject([{ kind: 'begins', ...days }]);
    const known = register([listed(2, { values: eva, club: k1 })]);
    expect(begun(known, { ...eve, ...days })).toMatchObject([
      { kind: 'changes', changes: { from: '1987-09-01' } },
    ]);
  });

  it('may be two times in one club, which a second taking in does not change', () => {
    const rows = [
      listed(2, { values: eva, club: k1, from: '2001-01-01', to: '2005-12-31' }),
      listed(3, { values: eva, club: k1, from: '2010-01-01' }),
    ];
    const twice = register(rows);
    const days = registerLines(twice, { reader: 'contact', day: '2003-01-01' });
    expect(days).toHaveLength(2);
    expect(previewList(twice, rows, listFacts).map(({ state }) => state)).toEqual(['unchanged']);
  });
});

describe('whoever is called a new person in a list', () => {
  const bo = { surname: 'Beck', firstName: 'Bo', birth: '1990' };
  const rows = [
    listed(2, { values: bo, club: k1 }),
    listed(3, { values: bo, club: { name: 'Bakken', zps: '' } }),
  ];
  const before = registerAfter(enter('first', { surname: 'Beck', firstName: 'Bo' }));
  const taken = (choices: Parameters<typeof previewList>[2]['choices']) => {
    const lines = previewList(before, rows, { ...listFacts, choices });
    const command = takeInCommand(lines, { ...listFacts, source: 'list' }, countingIds('n'));
    return stateOf(saying(journal(enter('first', { surname: 'Beck', firstName: 'Bo' })), command));
  };
  const keys = previewList(before, rows, listFacts).map(({ key }) => key);

  it('is no double of those whom the list might have meant', () => {
    expect(previewList(before, rows, listFacts).map(({ state }) => state)).toContain('doubtful');
    const all = Object.fromEntries(keys.map((key) => [key, { kind: 'new' } as const]));
    const register = taken(all);
    expect(peopleOf(register)).toHaveLength(1 + keys.length);
    expect(doublesIn(register)).toEqual([]);
  });
});
