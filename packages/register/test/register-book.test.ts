import { conflictsWith, foldJournal } from '@rokade/journal';
import { describe, expect, it } from 'vitest';
import {
  entryWay,
  mayPlayIn,
  membershipsOf,
  type Person,
  personFieldCodes,
  type Register,
  type RegisterCommand,
  registerBook,
  registerLines,
  visibleFields,
  whoStays,
} from '../src/index.ts';
import {
  clubId,
  decide,
  enter,
  enterClub,
  join,
  journal,
  personId,
  registerAfter,
} from './writing.ts';

const ida = enter('ida', {
  surname: 'Alm',
  firstName: 'Ida',
  birth: '2001-05-02',
  email: 'i@x.dk',
});
const k1 = enterClub('k1', 'Brønden');
const k2 = enterClub('k2', 'Bakken');
const berlin = enterClub('b1', 'Tempelhof', 'GER');

function stays(register: Register, id: string): Person {
  const person = whoStays(register, personId(id));
  if (person === undefined) throw new Error(`nobody is ${id}`);
  return person;
}

describe('the register’s book', () => {
  it('begins with what is first written, and is undone to before it', () => {
    expect(journal(ida).map(({ event }) => event.kind)).toEqual([
      'register-begun',
      'person-entered',
    ]);
    const undone = registerAfter(ida, { kind: 'return-to', toVersion: 1 });
    expect(whoStays(undone, personId('ida'))).toBeUndefined();
  });

  it('writes nothing where nothing changes', () => {
    const same = {
      kind: 'change-person',
      person: personId('ida'),
      changes: { surname: 'Alm' },
    } as const;
    expect(decide(registerAfter(ida), same)).toEqual({ ok: true, value: [] });
  });

  const refused: readonly (readonly [string, RegisterCommand, string])[] = [
    ['an id twice', ida, 'register.id-taken'],
    ['nobody’s name', enter('bo', { firstName: 'Bo' }), 'register.field-invalid'],
    [
      'no birthday',
      enter('bo', { surname: 'Beck', birth: '2001-02-29' }),
      'register.field-invalid',
    ],
    [
      'no federation',
      enter('bo', { surname: 'Beck', federation: 'Denmark' }),
      'register.field-invalid',
    ],
    ['a member of nothing', join('m9', 'ida', 'k9'), 'register.unknown-association'],
    ['playing for two', join('m2', 'ida', 'k2'), 'register.plays-for-another'],
    [
      'days reversed',
      join('m2', 'ida', 'b1', { from: '2026-02-01', to: '2026-01-01' }),
      'register.days-reversed',
    ],
    [
      'merging with oneself',
      {
        kind: 'merge-people',
        stays: personId('ida'),
        goes: personId('ida'),
        values: {},
        leftOut: [],
      },
      'register.same-person',
    ],
    [
      'erasing without asking',
      { kind: 'erase-person', person: personId('ida') },
      'register.confirm-erasing',
    ],
    ['making two of one', { kind: 'undo-merging', goes: personId('ida') }, 'register.not-merged'],
  ];
  it.each(refused)('refuses %s', (_, command, code) => {
    const register = registerAfter(ida, k1, k2, berlin, join('m1', 'ida', 'k1'));
    expect(decide(register, command)).toMatchObject({ ok: false, error: { code } });
  });

  it('takes in all or nothing', () => {
    const steps = [enter('bo', { surname: 'Beck' }), join('m1', 'bo', 'k9')];
    const decided = decide(registerAfter(ida), { kind: 'take-in', source: 'list', steps });
    expect(decided).toMatchObject({ ok: false, error: { code: 'register.unknown-association' } });
  });

  it('is changed by two at once where they change different things', () => {
    const change = (changes: object) =>
      ({ kind: 'change-person', person: personId('ida'), changes }) as const;
    const since = journal(ida, change({ surname: 'Bang' })).slice(-1);
    expect(conflictsWith(registerBook, change({ surname: 'Beck' }), since)).toBe(true);
    expect(conflictsWith(registerBook, change({ title: 'FM' }), since)).toBe(false);
    const takeIn = { kind: 'take-in', source: '', steps: [] } as const;
    expect(conflictsWith(registerBook, takeIn, journal(ida))).toBe(true);
  });
});

describe('memberships', () => {
  it('are of two clubs at once, one of them played for, and of one in each federation', () => {
    const register = registerAfter(
      ...[ida, k1, k2, berlin, join('m1', 'ida', 'k1'), join('m3', 'ida', 'b1')],
      join('m2', 'ida', 'k2', { standing: 'member' }),
    );
    expect(membershipsOf(register, stays(register, 'ida'))).toHaveLength(3);
  });

  it('follow each other', () => {
    const moved = registerAfter(
      ...[ida, k1, k2, join('m1', 'ida', 'k1', { to: '2026-06-30' })],
      join('m2', 'ida', 'k2', { from: '2026-07-01' }),
    );
    expect(entryWay(moved, stays(moved, 'ida'), '2026-06-30')).toBe('club-chairman');
  });

  const district = { ...enterClub('h1', '1. hovedkreds'), level: 'district' } as const;
  const union = { ...enterClub('dsu', 'DSU'), level: 'federation' } as const;
  it.each([
    ['a club’s member', 'club-chairman', [join('m1', 'ida', 'k1')]],
    ['a single member', 'district', [join('m1', 'ida', 'h1', { standing: 'member' })]],
    ['a single member abroad', 'federation', [join('m1', 'ida', 'dsu', { standing: 'member' })]],
    ['a guest', 'once', [join('m1', 'ida', 'k1', { standing: 'guest' })]],
    ['nobody’s member', 'once', []],
  ] as const)('say who enters somebody (DSU 2002 §62, §63): %s, %s', (_, way, memberships) => {
    const register = registerAfter(ida, k1, district, union, ...memberships);
    expect(entryWay(register, stays(register, 'ida'), '2026-11-22')).toBe(way);
  });

  it('let members and guests play (Tempelhof 2018 I.2)', () => {
    const register = registerAfter(ida, k1, k2, join('m1', 'ida', 'k1', { standing: 'guest' }));
    const day = '2026-11-22';
    expect(mayPlayIn(register, stays(register, 'ida'), { club: clubId('k1'), day })).toBe(true);
    expect(mayPlayIn(register, stays(register, 'ida'), { club: clubId('k2'), day })).toBe(false);
  });

  it('refuse guests of a district', () => {
    const guest = join('m1', 'ida', 'h1', { standing: 'guest' });
    expect(decide(registerAfter(ida, district), guest)).toMatchObject({
      error: { code: 'register.guest-of-no-club' },
    });
  });
});

describe('what is personal', () => {
  it('is every field of a person, and is gone everywhere once it is erased', () => {
    expect(Object.keys(registerBook.personal.erased)).toEqual(
      expect.arrayContaining([...personFieldCodes]),
    );
    const bo = enter('bo', { surname: 'Alm', firstName: 'I' });
    const [stay, go] = [personId('ida'), personId('bo')];
    const merge = { kind: 'merge-people', stays: stay, goes: go, values: {}, leftOut: [] } as const;
    const erase = { kind: 'erase-person', person: personId('bo') } as const;
    const entries = journal(ida, bo, k1, join('m1', 'ida', 'k1'), merge, erase);
    expect(entries.slice(-2).map(({ event }) => event)).toEqual([
      { kind: 'person-erased', person: 'ida' },
      { kind: 'person-erased', person: 'bo' },
    ]);
    const register = foldJournal(registerBook, entries);
    expect(register?.people.flatMap((part) => [...(part ?? new Map()).values()])).toMatchObject([
      { values: { surname: 'N. N.', email: '' }, memberships: [] },
      { values: { surname: 'N. N.', firstName: '' }, memberships: [] },
    ]);
  });

  it('is shown to whom it is for', () => {
    const register = registerAfter(ida);
    const [line] = registerLines(register, { reader: 'desk', day: '2026-11-22' });
    expect(line?.values).toMatchObject({ surname: 'Alm' });
    expect(line?.values).not.toHaveProperty('email');
    expect(visibleFields('everybody')).not.toContain('birth');
    expect(visibleFields('contact')).toEqual(personFieldCodes);
  });
});

describe('what an association stands below', () => {
  it.each([
    ['club', 'club', 'register.wrong-level'],
    ['club', 'district', null],
    ['club', 'federation', null],
    ['district', 'club', 'register.wrong-level'],
    ['district', 'district', null],
    ['district', 'federation', null],
    ['federation', 'district', 'register.wrong-level'],
    ['federation', 'federation', 'register.wrong-level'],
  ] as const)('a %s below a %s: %s', (level, higher, code) => {
    const make = (id: string, of: typeof level | typeof higher, above: string | null) =>
      ({
        kind: 'enter-association',
        association: clubId(id),
        level: of,
        values: { name: id },
        above: above === null ? null : clubId(above),
      }) as const;
    const decided = decide(registerAfter(make('a', higher, null)), make('b', level, 'a'));
    expect(decided.ok ? null : decided.error.code).toBe(code);
  });
});
