/** @regulation DSU 2002 */
import { licenceRules } from '@rokade/rules';
import { describe, expect, it } from 'vitest';
import {
  keepsLicences,
  type LicenceActId,
  type LicenceActValues,
  licenceActsOf,
  licencesOn,
  peopleNamed,
  peopleOf,
  type Register,
  standingByName,
} from '../src/index.ts';
import { decide, enter, personId, registerAfter } from './writing.ts';

const rules = licenceRules('dsu-2002');
if (rules === undefined) throw new Error('no rules of licences');

const actId = (text: string) => text as LicenceActId;

const happened = (more: Partial<LicenceActValues> = {}): LicenceActValues => ({
  rules: 'dsu-2002',
  step: 'course',
  on: '2026-02-01',
  passed: false,
  groups: 0,
  matter: '',
  by: '',
  ...more,
});

const write = (act: string, person: string, more: Partial<LicenceActValues> = {}) =>
  ({
    kind: 'enter-licence-act',
    act: actId(act),
    person: personId(person),
    values: happened(more),
  }) as const;

const people = ['Alm', 'Bo', 'Dal'].map((name) =>
  enter(name[0]?.toLowerCase() ?? '', { surname: name, dsuNumber: `9000${name.length}${name[0]}` }),
);
const course = { step: 'course', passed: true } as const;
const led = { step: 'declaration', on: '2026-04-06', groups: 1, by: 'Dal' } as const;

const standings = (register: Register, day: string) =>
  licencesOn(register, rules, day).map(({ name, standing }) => `${name}: ${standing}`);

describe('licences in the register', () => {
  it('4.6.1: stand on a day for who stays of those who are one', () => {
    const merge = {
      kind: 'merge-people',
      stays: personId('a'),
      goes: personId('b'),
      values: {},
      leftOut: [],
    } as const;
    const steps = [...people, write('1', 'a', course), write('2', 'b', { ...led, groups: 2 })];
    expect(standings(registerAfter(...steps), '2026-04-06')).toEqual(['Alm: aspirant', 'Bo: none']);
    const one = registerAfter(...steps, merge);
    expect(standings(one, '2026-01-31')).toEqual([]);
    expect(standings(one, '2026-04-05')).toEqual(['Alm: aspirant']);
    expect(standings(one, '2026-04-06')).toEqual(['Alm: licensed']);
    const two = registerAfter(...steps, merge, { kind: 'undo-merging', goes: personId('b') });
    expect(standings(two, '2026-04-06')).toEqual(['Alm: aspirant', 'Bo: none']);
  });

  it.each<[string, Partial<LicenceActValues>, string]>([
    ['rules that nobody knows', { rules: 'x' }, 'rules'],
    ['no such day', { on: '2026-02-29' }, 'on'],
    ['an act without a day', { on: '' }, 'on'],
    ['a declaration of no groups', { ...led, groups: 0 }, 'groups'],
    ['a declaration of nobody', { ...led, by: ' ' }, 'by'],
    ['a course with groups', { groups: 1 }, 'groups'],
    ['an award that was passed', { step: 'award', passed: true }, 'passed'],
    ['a matter that never ends', { matter: 'a'.repeat(1001) }, 'matter'],
    ['somebody with a line of their own', { by: 'FU\u0007' }, 'by'],
  ])('refuses %s', (_, more, field) => {
    const refused = decide(registerAfter(...people), write('1', 'a', more));
    expect(refused).toMatchObject({ error: { code: 'register.field-invalid', field } });
  });

  it('are changed and taken away, and nothing is written where nothing changes', () => {
    const before = registerAfter(...people, write('1', 'a', course));
    const change = (changes: Partial<LicenceActValues>, act = '1') =>
      decide(before, {
        kind: 'change-licence-act',
        person: personId('a'),
        act: actId(act),
        changes,
      });
    expect(change(course)).toEqual({ ok: true, value: [] });
    expect(change({ passed: false })).toMatchObject({ value: [{ values: { passed: false } }] });
    expect(change({ groups: 2 })).toMatchObject({ error: { field: 'groups' } });
    expect(change({}, '9')).toMatchObject({ error: { code: 'register.unknown-licence-act' } });
    expect(decide(before, write('1', 'a'))).toMatchObject({ error: { code: 'register.id-taken' } });
    const after = registerAfter(...people, write('1', 'a', course), {
      kind: 'remove-licence-act',
      person: personId('a'),
      act: actId('1'),
    });
    expect(standings(after, '2026-12-31')).toEqual([]);
    expect([keepsLicences(before, rules), keepsLicences(after, rules)]).toEqual([true, false]);
  });

  it('are gone with whom is erased', () => {
    const register = registerAfter(...people, write('1', 'a', course), {
      kind: 'erase-person',
      person: personId('a'),
    });
    expect(peopleOf(register).flatMap((one) => licenceActsOf(register, one, rules))).toEqual([]);
  });

  it('are known by name, the best where several have it', () => {
    const again = enter('x', { surname: 'Alm' });
    const register = registerAfter(
      ...[...people, again, write('1', 'a', course), write('2', 'x', { step: 'award' })],
    );
    const standingOf = standingByName(licencesOn(register, rules, '2026-12-31'));
    expect(['FA Alm', 'Bo', 'Nobody'].map(standingOf)).toEqual(['licensed', 'none', 'none']);
  });
});

describe('a list of names', () => {
  it('names people by number or by a name that one alone has', () => {
    const register = registerAfter(...people, enter('x', { surname: 'Bo' }));
    expect(peopleNamed(register, ['alm', '90003D', 'Bo', 'Ipsen', 'Alm'])).toEqual({
      found: ['a', 'd'],
      unknown: ['Bo', 'Ipsen'],
    });
  });
});
