import { describe, expect, it } from 'vitest';
import {
  erasedFields,
  joinEvent,
  nothingPersonal,
  type PersonalValues,
  partEvent,
  personErasedBy,
} from '../src/index.ts';

/** A club's list: who entered, and with what; whoever leaves may be forgotten. */
const personal: PersonalValues = {
  erased: { name: 'N. N.', born: '' },
  places: { entered: { person: 'member', values: 'said' } },
  erasures: { forgotten: 'whom' },
};

const entered = (payload: object) => ({ kind: 'entered', member: 'm7', said: payload, board: 3 });

describe('what is personal in an event', () => {
  it('is taken out, the rest stays where it was', () => {
    expect(partEvent(personal, entered({ born: '2001', name: 'Ida', rating: 1800 }))).toEqual({
      event: entered({ rating: 1800 }),
      person: 'm7',
      property: 'said',
      value: { born: '2001', name: 'Ida' },
    });
  });

  it.each([
    ['of a kind that says nothing personal', { kind: 'paired', said: { name: 'Ida' } }],
    ['that says nothing personal this time', entered({ rating: 1800 })],
    ['that says nothing at all', { kind: 'entered', member: 'm7' }],
  ])('is nothing in one %s', (_, event) => {
    expect(partEvent(personal, event)).toBeNull();
  });

  it('is nothing in books that know nothing of people', () => {
    expect(partEvent(nothingPersonal, entered({ name: 'Ida' }))).toBeNull();
    expect(personErasedBy(nothingPersonal, { kind: 'forgotten' })).toBeNull();
  });

  it('is put back field by field in the order of canonical JSON', () => {
    const whole = entered({ born: '2001', name: 'Ida', rating: 1800 });
    const parted = partEvent(personal, whole);
    const joined = joinEvent(parted?.event, 'said', { name: 'Ida', born: '2001' });
    expect(JSON.stringify(joined)).toBe(JSON.stringify(whole));
    expect(joinEvent({ kind: 'entered' }, 'said', { name: 'Ida' })).toEqual({
      kind: 'entered',
      said: { name: 'Ida' },
    });
  });

  it('has something in its place once it is erased', () => {
    expect(erasedFields(personal, ['name'])).toEqual({ name: 'N. N.' });
    expect(erasedFields(personal, ['born', 'name'])).toEqual({ born: '', name: 'N. N.' });
  });

  it('is erased by the kinds of events that say so', () => {
    expect(personErasedBy(personal, { kind: 'forgotten', whom: 'm7' } as never)).toBe('m7');
    expect(personErasedBy(personal, { kind: 'entered', whom: 'm7' } as never)).toBeNull();
  });
});
