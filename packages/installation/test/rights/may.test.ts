import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  acts,
  belongingTo,
  isAllowed,
  matrix,
  may,
  type Place,
  placeIn,
  rightsAt,
  roles,
  type Scope,
  scopesOfRole,
} from '../../src/index.ts';

const own = belongingTo('own');
const inEvent = placeIn(own, 'open');
const atBoard = (round: number, board: number): Place => placeIn(own, 'open', { round, board });
const handedIn: Place = { ...inEvent, organisation: 'b', handedTo: ['own'] };

const organisation: Scope = { kind: 'organisation', organisation: 'own' };
const club: Scope = { kind: 'organisation', organisation: 'b' };
const event: Scope = { kind: 'event', event: 'open' };
const task: Scope = {
  kind: 'task',
  event: 'open',
  rounds: { first: 2, last: 2 },
  boards: { first: 1, last: 20 },
  from: '2026-11-22T10:00:00.000Z',
  until: '2026-11-22T15:00:00.000Z',
};
const helper = [{ role: 'results-only', for: task }] as const;

describe('the matrix', () => {
  it('gives nobody less than everybody has', () => {
    for (const act of acts.filter((one) => isAllowed('everybody', one))) {
      expect(roles.every((role) => isAllowed(role, act))).toBe(true);
    }
  });

  it('lets the owner do everything', () => {
    expect(acts.filter((act) => !isAllowed('owner', act))).toEqual([]);
  });

  it('keeps helpers to their task', () => {
    const own = (role: 'results-only' | 'check-in-only' | 'class-keeper') =>
      acts.filter((act) => isAllowed(role, act) && !isAllowed('everybody', act));
    expect(own('results-only')).toEqual(['keep-own-account', 'see-boards', 'enter-result']);
    expect(own('check-in-only')).toEqual(['keep-own-account', 'see-boards', 'check-in']);
    const ofClass = ['keep-own-account', 'see-boards', 'follow-play', 'enter-result'];
    expect(own('class-keeper')).toEqual(ofClass);
  });

  it('names each role once in a row', () => {
    for (const { roles: named } of Object.values(matrix)) {
      expect(new Set<string>(named).size).toBe(named.length);
    }
  });
});

/** @article Tempelhof 2018 III.A.14 */
describe('a link for looking after a class', () => {
  const everywhere = { ...task, rounds: null, boards: null } as const;
  const at = (classes?: readonly number[]) =>
    placeIn(own, 'open', { round: 2, board: 3, ...(classes === undefined ? {} : { classes }) });
  const mayEnter = (scope: Scope, place: Place) =>
    may([{ role: 'class-keeper', for: scope }], 'enter-result', place);

  it('reaches the games in which somebody of the class plays', () => {
    const ofSecond = { ...everywhere, class: 2 };
    expect(mayEnter(ofSecond, at([2, 2]))).toBe(true);
    expect(mayEnter(ofSecond, at([1, 2]))).toBe(true);
    expect(mayEnter(ofSecond, at([1, 3]))).toBe(false);
    expect(mayEnter(ofSecond, at())).toBe(false);
  });

  it('reaches them all where it names none', () => {
    expect(mayEnter(everywhere, at([1, 3]))).toBe(true);
    expect(mayEnter(everywhere, at())).toBe(true);
  });
});

describe('a right', () => {
  it.each([
    ['an organisation holds its events', 'arbiter', organisation, 'pair', inEvent, true],
    [
      'another organisation',
      'arbiter',
      organisation,
      'pair',
      { ...inEvent, organisation: 'b' },
      false,
    ],
    ['what another handed in is looked at', 'arbiter', organisation, 'see-event', handedIn, true],
    ['and left as it is', 'arbiter', organisation, 'pair', handedIn, false],
    ['also by an owner', 'owner', organisation, 'put-away-event', handedIn, false],
    ['a club has no accounts', 'owner', club, 'keep-accounts', handedIn, false],
    ['nor makes it others', 'owner', club, 'keep-organisations', handedIn, false],
    ['its owner says what it is', 'owner', club, 'change-organisation', handedIn, true],
    [
      'the first organisation has the accounts',
      'owner',
      organisation,
      'keep-accounts',
      handedIn,
      true,
    ],
    ['an event holds itself', 'arbiter', event, 'pair', inEvent, true],
    ['an event holds no other', 'arbiter', event, 'pair', { ...inEvent, event: 'other' }, false],
    ['an event is not the organisation', 'chief-arbiter', event, 'make-event', inEvent, false],
    ['an event holds its boards', 'arbiter', event, 'correct-result', atBoard(9, 99), true],
    ['a task holds its boards', 'results-only', task, 'enter-result', atBoard(2, 20), true],
    ['a board outside the task', 'results-only', task, 'enter-result', atBoard(2, 21), false],
    ['a round outside the task', 'results-only', task, 'enter-result', atBoard(3, 1), false],
    ['a task and no board', 'results-only', task, 'enter-result', inEvent, false],
    ['a task lets the boards be seen', 'results-only', task, 'see-boards', inEvent, true],
    ['but not the rest of its event', 'results-only', task, 'see-event', inEvent, false],
    ['and comes without an account', 'results-only', task, 'keep-own-account', inEvent, false],
    ['a task does not pair', 'results-only', task, 'pair', inEvent, false],
  ] as const)('%s', (_, role, scope, act, place, expected) => {
    expect(may([{ role, for: scope }], act, place)).toBe(expected);
  });

  it.each([
    ['2026-11-22T09:59:59.999Z', false],
    ['2026-11-22T10:00:00.000Z', true],
    ['2026-11-22T14:59:59.999Z', true],
    ['2026-11-22T15:00:00.000Z', false],
  ])('for a task at %s: %s', (moment, expected) => {
    expect(may(rightsAt(helper, moment), 'enter-result', atBoard(2, 1))).toBe(expected);
  });

  it('is not needed for what everybody may', () => {
    expect(may([], 'read-public', inEvent)).toBe(true);
    expect(may([], 'see-event', inEvent)).toBe(false);
  });

  it('never takes anything away from others', () => {
    const scope = fc.constantFrom(organisation, event, task);
    const right = fc
      .constantFrom(...roles)
      .chain((role) => fc.record({ role: fc.constant(role), for: scope }));
    fc.assert(
      fc.property(fc.array(right), right, fc.constantFrom(...acts), (some, more, act) => {
        const place = atBoard(2, 3);
        if (may(some, act, place)) expect(may([...some, more], act, place)).toBe(true);
      }),
    );
  });

  it('can be given for something by every role but everybody', () => {
    expect(roles.filter((role) => scopesOfRole[role].length === 0)).toEqual(['everybody']);
  });
});
