import { describe, expect, it } from 'vitest';
import { membershipsOn, peopleOf } from '../src/index.ts';
import { clubId, decide, enter, enterClub, membershipId, registerAfter } from './writing.ts';

const values = {
  association: clubId('club1'),
  standing: 'playing',
  memberNumber: '12',
  from: '',
  to: '',
} as const;
/** A club by its name, with the id that it has where it is new. */
const typed = (name: string) => ({ association: clubId('club9'), name, federation: 'DEN' });

const ane = enter('p1', { surname: 'Kilde', firstName: 'Ane' });

describe('a new person with a club', () => {
  it('is a member of it at once, by one command', () => {
    const membership = { membership: membershipId('m1'), values };
    const register = registerAfter(enterClub('club1', 'Kilden'), { ...ane, membership });
    const [person] = peopleOf(register);
    expect(person && membershipsOn(register, person, '2026-11-29')).toMatchObject([
      { of: { values: { name: 'Kilden' } }, memberNumber: '12' },
    ]);
  });

  it('is not entered either where the club is not there', () => {
    const register = registerAfter(enterClub('club2', 'Åen'));
    const membership = { membership: membershipId('m1'), values };
    expect(decide(register, { ...ane, membership }, true)).toMatchObject({
      error: { code: 'register.unknown-association' },
    });
  });

  it('makes a club whose name is typed, once that is confirmed', () => {
    const register = registerAfter(enterClub('club1', 'Kilden'));
    const membership = { membership: membershipId('m1'), values, club: typed(' Åen ') };
    expect(decide(register, { ...ane, membership })).toMatchObject({
      error: { code: 'register.new-club', name: 'Åen' },
    });
    const decided = decide(register, { ...ane, membership }, true);
    expect(decided.ok && decided.value).toMatchObject([
      { kind: 'association-entered', association: 'club9', values: { name: 'Åen' } },
      { kind: 'person-entered' },
      { kind: 'membership-begun', values: { association: 'club9' } },
    ]);
  });

  it('is a member of the club whose name is typed, where it is there', () => {
    const register = registerAfter(enterClub('club1', 'Kilden'));
    const none = { ...values, association: clubId('') };
    const membership = { membership: membershipId('m1'), values: none, club: typed('kilden') };
    const decided = decide(register, { ...ane, membership });
    expect(decided.ok && decided.value).toMatchObject([
      { kind: 'person-entered' },
      { kind: 'membership-begun', values: { association: 'club1' } },
    ]);
  });

  it('is a member of the chosen club where no name is typed', () => {
    const register = registerAfter(enterClub('club1', 'Kilden'));
    const membership = { membership: membershipId('m1'), values, club: typed('') };
    expect(decide(register, { ...ane, membership })).toMatchObject({
      value: [{ kind: 'person-entered' }, { values: { association: 'club1' } }],
    });
  });

  it('is a member of none without one', () => {
    const register = registerAfter({ ...ane, membership: null });
    const [person] = peopleOf(register);
    expect(person && membershipsOn(register, person, '2026-11-29')).toEqual([]);
  });
});
