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

  it('is a member of none without one', () => {
    const register = registerAfter({ ...ane, membership: null });
    const [person] = peopleOf(register);
    expect(person && membershipsOn(register, person, '2026-11-29')).toEqual([]);
  });
});
