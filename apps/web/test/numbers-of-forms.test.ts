import { wholeOf } from '@rokade/presentation/console/commands/form-fields.ts';
import { unreadNumber } from '@rokade/presentation/console/commands/unread-number.ts';
import type { Session } from '@rokade/server';
import { describe, expect, it } from 'vitest';
import { memoryApplication } from './memory-application.ts';
import { sendForm } from './page-room.ts';

const formOf = (fields: Readonly<Record<string, string>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

const rights = [{ role: 'owner', for: { kind: 'organisation', organisation: 'own' } }] as const;
const session: Session = { accountId: 'ida', name: 'Ida Hansen', csrf: 'a token', rights };

describe('a whole number of a form', () => {
  it.each([
    ['12', 12],
    [' 12 ', 12],
    ['-3', -3],
    ['−3', -3],
    ['0', 0],
    ['', 7],
    ['12,5', Number.NaN],
    ['1.5', Number.NaN],
    ['1 500', Number.NaN],
    ['1e3', Number.NaN],
    ['zwölf', Number.NaN],
  ])('“%s” is read as %s', (typed, read) => {
    expect(wholeOf(typed, 7)).toBe(read);
  });

  it('that cannot be read is refused at its field', () => {
    const form = formOf({ months: '1,5' });
    const asked = { kind: 'give', values: { months: Number.NaN, name: 'Bo' } };
    expect(unreadNumber(asked, form)).toEqual({ code: 'form.number-unread', field: 'months' });
    expect(unreadNumber(asked, formOf({}))).toEqual({ code: 'form.number-unread', field: '' });
    expect(unreadNumber({ lines: [{ percent: 12 }], none: null }, form)).toBeNull();
  });
});

describe('a number that cannot be read', () => {
  it.each([
    [{ 'settings.roundsPlanned': '1,5' }, 'settings.roundsPlanned'],
    [{ 'settings.waitingMinutes': 'kort' }, 'settings.waitingMinutes'],
  ] as const)('of a new tournament is refused at its field: %j', async (fields, at) => {
    const app = await memoryApplication();
    const sent = await sendForm(app, session, {
      route: '/console/new',
      action: 'tell',
      fields: { to: '/tournaments', 'settings.name': 'B', ...fields },
    });
    expect([sent.status, sent.to]).toEqual([400, '']);
    expect(sent.data['error']).toMatchObject({ code: 'request.invalid', at });
  });
});
