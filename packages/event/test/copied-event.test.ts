import {
  copiedEventValues,
  copiedMoney,
  emptyEventValues,
  emptyInvitation,
  emptyMoneyValues,
  invitationField,
  invitationFieldNames,
} from '@rokade/event';
import { freeForAll } from '@rokade/rules';
import { expect, test } from 'vitest';

const event = {
  values: {
    ...emptyEventValues,
    name: 'Juleskak',
    place: 'Aarhus',
    firstDay: '2026-12-27',
    lastDay: '2026-12-30',
    officers: [{ role: 'chief-arbiter', name: 'Møller, Bo' }],
    published: true,
  },
  invitation: {
    ...emptyInvitation,
    kind: 'open',
    conditions: 'Medlem',
    entriesClose: '2026-12-01',
    announcedOn: '2026-09-01',
    calledOff: 'put-off',
    publication: 'public',
  },
} as const;

test('an event of another year says the same, its days as many days later, and is not public', () => {
  const { values, invitation } = copiedEventValues(event, 364);
  expect(values).toEqual({
    ...event.values,
    firstDay: '2027-12-26',
    lastDay: '2027-12-29',
    published: false,
  });
  expect(invitation).toEqual({
    ...emptyInvitation,
    kind: 'open',
    conditions: 'Medlem',
    entriesClose: '2027-11-30',
  });
});

test('where nobody knows when it will be, it has no days', () => {
  const { values, invitation } = copiedEventValues(event, null);
  expect([values.firstDay, values.lastDay, invitation.entriesClose]).toEqual(['', '', '']);
});

test('no day of an invitation is kept as it was', () => {
  const days = invitationFieldNames.filter((name) => invitationField(name).input.kind === 'day');
  expect(days.filter((name) => invitationField(name).copied === 'kept')).toEqual([]);
});

test('its fees are those of the groups of the new event, with their days moved', () => {
  const fee = { ...freeForAll, name: 'Tidligt', until: '2026-12-01' };
  const money = {
    ...emptyMoneyValues,
    currency: 'DKK',
    fees: [fee, { ...fee, group: 'mester' }, { ...fee, group: 'borte' }],
    federationFee: 5000,
    accountsGiven: '2027-01-31',
  } as const;
  const groups = new Map([['mester', 'mester-2027']]);
  const moved = { ...fee, until: '2027-11-30' };
  expect(copiedMoney(money, { later: 364, groups })).toEqual({
    ...money,
    fees: [moved, { ...moved, group: 'mester-2027' }],
    accountsGiven: '',
  });
});
