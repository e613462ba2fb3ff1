import { wholeOf } from '@rokade/presentation/console/commands/form-fields.ts';
import type { Session } from '@rokade/server';
import { describe, expect, it } from 'vitest';
import { memoryApplication } from './memory-application.ts';
import { sendForm } from './page-room.ts';

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
