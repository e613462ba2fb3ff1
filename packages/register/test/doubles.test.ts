import { byId } from '@rokade/journal';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  comparedPeople,
  doublesIn,
  findDoubles,
  type PersonValues,
  peopleOf,
  proposeMerging,
  registerBook,
  whoStays,
} from '../src/index.ts';
import {
  decide,
  enter,
  enterClub,
  hold,
  join,
  journal,
  membershipId,
  personId,
  registerAfter,
  saying,
  stateOf,
} from './writing.ts';

const found = (a: Partial<PersonValues>, b: Partial<PersonValues>) =>
  findDoubles(comparedPeople(registerAfter(enter('a', a), enter('b', b))))[0]?.sureness ?? 'two';

describe('doubles', () => {
  const bo = { surname: 'Østergård', firstName: 'Bo Kim', birth: '1990-03-01' };
  const year = { ...bo, birth: '1990' };
  it.each([
    [
      'a number and the name',
      { ...bo, fideId: '1' },
      { surname: 'Oestergaard', firstName: 'Bo Kim', fideId: '1' },
      'sure',
    ],
    [
      'name in other letters and birthday',
      bo,
      { surname: 'OSTERGARD', firstName: 'bo kim', birth: '1990-03-01' },
      'sure',
    ],
    [
      'surname and first name exchanged',
      bo,
      { surname: 'Bo Kim', firstName: 'Østergård', birth: '1990-03-01' },
      'sure',
    ],
    ['a year alone', bo, { ...bo, birth: '1990' }, 'probable'],
    ['the same year, of which nobody knows the day', year, year, 'probable'],
    ['a shortened first name', bo, { ...bo, firstName: 'B.' }, 'probable'],
    ['a slip of the pen', bo, { ...bo, surname: 'Østergárt' }, 'probable'],
    ['a slip of the pen and a year alone', bo, { ...year, surname: 'Østergårt' }, 'doubtful'],
    ['the name alone', bo, { ...bo, birth: '' }, 'doubtful'],
    [
      'a number and nothing else',
      { ...bo, fideId: '1' },
      { surname: 'Beck', birth: '1950', fideId: '1' },
      'doubtful',
    ],
    ['another number in the same list', { ...bo, fideId: '1' }, { ...bo, fideId: '2' }, 'doubtful'],
    [
      'the year, and two numbers of one list',
      { ...bo, birth: '1990', dsuNumber: '1' },
      { ...bo, birth: '1990', dsuNumber: '2' },
      'doubtful',
    ],
    ['day and month confused', bo, { ...bo, birth: '1990-01-03' }, 'doubtful'],
    [
      'another day and another number',
      { ...bo, dsuNumber: '1' },
      { ...bo, birth: '1990-07-08', dsuNumber: '2' },
      'two',
    ],
    ['father and son', bo, { ...bo, birth: '2015-01-01' }, 'two'],
    ['other people', bo, { surname: 'Beck', firstName: 'Bo', birth: '1990-03-01' }, 'two'],
  ] as const)('%s', (_, a, b, sureness) => {
    expect(found(a, b)).toBe(sureness);
  });

  it('are asked about when somebody is added by hand, and never when a list is taken in', () => {
    const register = registerAfter(enter('a', bo));
    const values = { surname: 'Oestergaard', firstName: 'Bo Kim', birth: '1990' };
    const command = { kind: 'enter-person', person: personId('b'), values } as const;
    const answer = registerBook.decide(register, { command, reason: '', confirmed: false });
    expect(answer).toMatchObject({
      error: { code: 'register.double', person: 'a', name: 'Østergård, Bo Kim', born: '1990' },
    });
    expect(registerBook.decide(register, { command, reason: '', confirmed: true }).ok).toBe(true);
    const list = { kind: 'take-in', source: 'list', steps: [command] } as const;
    expect(registerBook.decide(register, { command: list, reason: '', confirmed: false }).ok).toBe(
      true,
    );
    const other = { ...command, values: { ...values, birth: '2015' } };
    expect(registerBook.decide(register, { command: other, reason: '', confirmed: false }).ok).toBe(
      true,
    );
  });

  it('are the same whatever the order of people', () => {
    const people = comparedPeople(
      registerAfter(
        enter('c', bo),
        enter('a', { ...bo, birth: '1990' }),
        enter('b', bo),
        enter('d', { ...bo, birth: '' }),
      ),
    );
    fc.assert(
      fc.property(fc.shuffledSubarray([...people], { minLength: people.length }), (shuffled) => {
        expect(findDoubles(shuffled)).toEqual(findDoubles(people));
      }),
    );
  });
});

const text = fc.constantFrom('', 'x', 'y');
const values = fc.record({
  surname: fc.constantFrom('Alm', 'Beck'),
  title: fc.constantFrom('', 'GM', 'FM'),
  fideId: text,
  phone: text,
});

describe('merging', () => {
  const merge = (stays: string, goes: string, chosen: Partial<PersonValues> = {}) =>
    ({
      kind: 'merge-people',
      stays: personId(stays),
      goes: personId(goes),
      values: chosen,
      leftOut: [],
    }) as const;
  const undo = (goes: string) => ({ kind: 'undo-merging', goes: personId(goes) }) as const;

  it('keeps what is said of who stays, and takes over what says more', () => {
    const register = registerAfter(
      ...[
        enter('a', { surname: 'Alm', birth: '1990' }),
        enter('b', { surname: 'Alm-Beck', birth: '1990-03-01', email: 'x' }),
      ],
      ...[enterClub('k1', 'K'), join('ma', 'a', 'k1'), join('mb', 'b', 'k1')],
    );
    const [a, b] = peopleOf(register);
    if (a === undefined || b === undefined) throw new Error('two people');
    expect(proposeMerging(register, a, b)).toEqual({
      ...merge('a', 'b', { birth: '1990-03-01', email: 'x' }),
      leftOut: [membershipId('mb')],
    });
  });

  it('leads every reference to who stays', () => {
    const register = registerAfter(
      ...[enter('a', { surname: 'A' }), enter('b', { surname: 'B' }), enter('c', { surname: 'C' })],
      ...[merge('b', 'a'), merge('c', 'b')],
      { kind: 'change-person', person: personId('a'), changes: { title: 'FM' } },
    );
    expect(whoStays(register, personId('a'))).toMatchObject({
      id: 'c',
      values: { surname: 'C', title: 'FM' },
    });
  });

  it('and undoing give the state before, in any order', () => {
    fc.assert(
      fc.property(
        fc.array(values, { minLength: 3, maxLength: 3 }),
        fc.boolean(),
        ([a, b, c], turned) => {
          const before = [enter('a', a ?? {}), enter('b', b ?? {}), enter('c', c ?? {})];
          const undone = turned ? [undo('c'), undo('b')] : [undo('b'), undo('c')];
          const after = registerAfter(...before, merge('a', 'b', b), merge('a', 'c', c), ...undone);
          expect({ ...after, version: 0 }).toEqual({ ...registerAfter(...before), version: 0 });
        },
      ),
    );
  });

  it('and undoing give the state before, whoever goes into whom, with memberships and offices', () => {
    const ids = ['a', 'b', 'c', 'd', 'e'];
    const begun = ids.flatMap((id, place) => [
      join(`m${id}`, id, place % 2 === 0 ? 'k1' : 'k2', { standing: 'member' }),
      hold(`o${id}`, id, 'k1'),
    ]);
    const pair = fc.tuple(fc.constantFrom(...ids), fc.constantFrom(...ids));
    const people = fc.array(values, { minLength: ids.length, maxLength: ids.length });
    fc.assert(
      fc.property(
        people,
        fc.array(pair, { maxLength: 6 }),
        fc.infiniteStream(fc.nat()),
        (of, pairs, chance) => {
          const entered = [
            ...[enterClub('k1', 'K'), enterClub('k2', 'L')],
            ...ids.map((id, place) => enter(id, of[place] ?? {})),
            ...begun,
          ];
          let entries = journal(...entered);
          const before = stateOf(entries);
          for (const [one, other] of pairs) {
            const [stays, goes] = [one, other].map((id) =>
              whoStays(stateOf(entries), personId(id)),
            );
            if (stays === undefined || goes === undefined || stays.id === goes.id) continue;
            entries = saying(entries, proposeMerging(stateOf(entries), stays, goes));
          }
          for (;;) {
            const state = stateOf(entries);
            const open = ids.filter((id) => {
              const into = byId(state.people, id)?.mergedInto ?? null;
              return into !== null && byId(state.people, into)?.mergedInto === null;
            });
            const goes = open[(chance.next().value ?? 0) % open.length];
            if (goes === undefined) break;
            entries = saying(entries, undo(goes));
          }
          expect({ ...stateOf(entries), version: 0 }).toEqual({ ...before, version: 0 });
        },
      ),
    );
  });

  it('leaves with who stayed what was said since', () => {
    const register = registerAfter(
      ...[
        enter('a', { surname: 'Alm' }),
        enter('b', { surname: 'Beck' }),
        merge('a', 'b', { surname: 'Beck' }),
      ],
      ...[
        { kind: 'change-person', person: personId('b'), changes: { title: 'FM' } } as const,
        undo('b'),
      ],
    );
    expect(peopleOf(register).map((person) => person.values)).toMatchObject([
      { surname: 'Alm', title: 'FM' },
      { surname: 'Beck', title: '' },
    ]);
  });
});

describe('two people of whom it was decided that they are not one', () => {
  const bo = { surname: 'Beck', firstName: 'Bo', birth: '1990' };
  const both = [enter('a', bo), enter('b', bo)] as const;
  const apart = (one: string, other: string) =>
    ({ kind: 'keep-apart', person: personId(one), other: personId(other) }) as const;
  const pairs = (register: ReturnType<typeof registerAfter>) =>
    doublesIn(register).map(({ a, b }) => [a, b]);
  /** Two people of whom nothing was decided, as a list brings them of which nobody is asked. */
  const listed = { kind: 'take-in', source: 'list', steps: both } as const;

  it('are no doubles any more, whoever is named first', () => {
    expect(pairs(registerAfter(listed))).toEqual([['a', 'b']]);
    expect(pairs(registerAfter(listed, apart('b', 'a')))).toEqual([]);
    expect(pairs(registerAfter(listed, apart('a', 'b')))).toEqual([]);
  });

  it('are decided once, and are two', () => {
    const register = registerAfter(listed, apart('a', 'b'));
    expect(decide(register, apart('b', 'a'))).toEqual({ ok: true, value: [] });
    expect(decide(register, apart('a', 'a'))).toMatchObject({
      error: { code: 'register.same-person' },
    });
    expect(decide(register, apart('a', 'c'))).toMatchObject({
      error: { code: 'register.unknown-person' },
    });
  });

  it('are so by whoever enters the second in spite of the first', () => {
    expect(pairs(registerAfter(...both))).toEqual([]);
    const third = decide(registerAfter(...both), enter('c', bo), true);
    expect(third.ok && third.value.map(({ kind }) => kind)).toEqual([
      'person-entered',
      'people-kept-apart',
      'people-kept-apart',
    ]);
  });

  it('are so also under the id of the one who stays, and are asked about again once that is undone', () => {
    const merge = { kind: 'merge-people', values: {}, leftOut: [] } as const;
    const other = enter('c', { ...bo, firstName: 'B.' });
    const register = registerAfter({ ...listed, steps: [...both, other] }, apart('a', 'b'), {
      ...merge,
      stays: personId('c'),
      goes: personId('b'),
    });
    expect(pairs(register)).toEqual([]);
    const undone = registerAfter(listed, apart('a', 'b'), { kind: 'return-to', toVersion: 4 });
    expect(pairs(undone)).toEqual([['a', 'b']]);
  });
});
