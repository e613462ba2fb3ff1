import type { RegisterCommand } from '@rokade/register';
import type { ActCases, Sent } from './act-case.ts';

const entered = (person: string, surname: string): Sent => ({
  kind: 'enter-person',
  person,
  values: { surname, firstName: 'Ida', birth: '1990' },
});
const club = { level: 'club', above: null };
const membership = {
  association: 'c1',
  standing: 'playing',
  memberNumber: '',
  from: '2026-01-01',
  to: '',
};
const office = {
  regulation: 'dsu-2002',
  office: 'club-chair',
  association: 'c1',
  competition: '',
  seat: 'member',
  order: 0,
  from: '2026-03-01',
  until: '',
  ended: '',
};
const licence = {
  rules: 'dsu-2002',
  step: 'course',
  on: '2026-03-01',
  groups: 0,
  by: 'Dommerudvalget',
  matter: '',
  passed: true,
};
const joined: Sent = {
  kind: 'begin-membership',
  membership: 'm1',
  person: 'p1',
  values: membership,
};
const seated: Sent = { kind: 'begin-office', term: 't1', person: 'p1', values: office };
const licensed: Sent = { kind: 'enter-licence-act', act: 'l1', person: 'p1', values: licence };
const merged: Sent = { kind: 'merge-people', stays: 'p1', goes: 'p2', values: {}, leftOut: [] };

/** A register with three people and a club. */
export const begunRegister: readonly Sent[] = [
  entered('p1', 'Alm'),
  entered('p2', 'Bæk'),
  entered('p3', 'Dam'),
  { kind: 'enter-association', association: 'c1', values: { name: 'Tårnet' }, ...club },
];

const changed: Sent = { kind: 'change-person', person: 'p1', changes: { surname: 'Ask' } };

/** Every act of a register, on the one that has begun. */
export const registerActs: ActCases<RegisterCommand> = {
  'enter-person': {
    done: { person: 'p9', values: { surname: 'Eg', firstName: 'Bo' } },
    refused: ['register.id-taken', { person: 'p1', values: { surname: 'Eg', firstName: 'Bo' } }],
    meanwhile: 'a further person rests on no other',
  },
  'change-person': {
    done: { person: 'p1', changes: { surname: 'Lund' } },
    refused: ['register.unknown-person', { person: 'none', changes: { surname: 'Lund' } }],
    meanwhile: changed,
  },
  'enter-association': {
    done: { association: 'c2', values: { name: 'Bonden' }, ...club },
    refused: ['register.id-taken', { association: 'c1', values: { name: 'Bonden' }, ...club }],
    meanwhile: 'a further association rests on no other',
  },
  'change-association': {
    done: { association: 'c1', changes: { name: 'Løberen' } },
    refused: [
      'register.unknown-association',
      { association: 'none', changes: { name: 'Løberen' } },
    ],
    meanwhile: { kind: 'change-association', association: 'c1', changes: { name: 'Bonden' } },
  },
  'begin-membership': {
    done: { membership: 'm1', person: 'p1', values: membership },
    refused: [
      'register.unknown-association',
      { membership: 'm1', person: 'p1', values: { ...membership, association: 'none' } },
    ],
    meanwhile: seated,
  },
  'change-membership': {
    before: [joined],
    done: { person: 'p1', membership: 'm1', changes: { to: '2026-12-31' } },
    refused: [
      'register.days-reversed',
      { person: 'p1', membership: 'm1', changes: { to: '2025-12-31' } },
    ],
    meanwhile: seated,
  },
  'remove-membership': {
    before: [joined],
    done: { person: 'p1', membership: 'm1' },
    refused: ['register.unknown-membership', { person: 'p1', membership: 'none' }],
    meanwhile: seated,
  },
  'begin-office': {
    done: { term: 't1', person: 'p1', values: office },
    refused: [
      'register.unknown-association',
      { term: 't1', person: 'p1', values: { ...office, association: 'none' } },
    ],
    meanwhile: joined,
  },
  'change-office': {
    before: [seated],
    done: { person: 'p1', term: 't1', changes: { ended: '2026-10-01' } },
    refused: [
      'register.unknown-office',
      { person: 'p1', term: 'none', changes: { ended: '2026-10-01' } },
    ],
    meanwhile: joined,
  },
  'remove-office': {
    before: [seated],
    done: { person: 'p1', term: 't1' },
    refused: ['register.unknown-office', { person: 'p1', term: 'none' }],
    meanwhile: joined,
  },
  'enter-licence-act': {
    done: { act: 'l1', person: 'p1', values: licence },
    refused: ['register.unknown-person', { act: 'l1', person: 'none', values: licence }],
    meanwhile: joined,
  },
  'change-licence-act': {
    before: [licensed],
    done: { person: 'p1', act: 'l1', changes: { by: 'Forbundet' } },
    refused: [
      'register.unknown-licence-act',
      { person: 'p1', act: 'none', changes: { by: 'Forbundet' } },
    ],
    meanwhile: joined,
  },
  'remove-licence-act': {
    before: [licensed],
    done: { person: 'p1', act: 'l1' },
    refused: ['register.unknown-licence-act', { person: 'p1', act: 'none' }],
    meanwhile: joined,
  },
  'show-officers': {
    done: { association: 'c1', shown: true },
    refused: ['register.unknown-association', { association: 'none', shown: true }],
    meanwhile: { kind: 'show-officers', association: 'c1', shown: true },
  },
  'remember-columns': {
    done: { headings: 'Navn;Født', columns: { Navn: null } },
    refused: 'what a list was called before is remembered, whatever it is',
    meanwhile: { kind: 'remember-columns', headings: 'Navn;Født', columns: { Født: null } },
  },
  'keep-apart': {
    done: { person: 'p1', other: 'p2' },
    refused: ['register.same-person', { person: 'p1', other: 'p1' }],
    meanwhile: { ...merged, goes: 'p3' },
  },
  'merge-people': {
    done: { stays: 'p1', goes: 'p2', values: {}, leftOut: [] },
    refused: ['register.same-person', { stays: 'p1', goes: 'p1', values: {}, leftOut: [] }],
    meanwhile: changed,
  },
  'undo-merging': {
    before: [merged],
    done: { goes: 'p2' },
    refused: ['register.not-merged', { goes: 'p3' }],
    meanwhile: 'a merged person is changed by nothing but this',
  },
  'erase-person': {
    done: { person: 'p1' },
    refused: ['register.confirm-erasing', { person: 'p1' }],
    meanwhile: merged,
  },
  'take-in': {
    done: { source: 'liste.csv', steps: [entered('p9', 'Eg')] },
    refused: [
      'register.unknown-person',
      { source: 'liste.csv', steps: [{ ...changed, person: 'none' }] },
    ],
    meanwhile: entered('p8', 'Fyr'),
  },
};
