import { type EventCommand, parseEventId, unsaidEvent } from '@rokade/event';
import type { Session } from '@rokade/server';
import { parseTournamentId, usualSettings } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { wholeOf } from '../src/lib/console/said-in-form.ts';
import { unreadNumber } from '../src/lib/console/unread-number.ts';
import { entryOfForm } from '../src/lib/desks/entries/player-form.ts';
import { ida, memoryApplication } from './memory-application.ts';
import { sendForm } from './page-room.ts';

const formOf = (fields: Readonly<Record<string, string>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

const rights = [{ role: 'owner', for: { kind: 'organisation', organisation: 'own' } }] as const;
const session: Session = { accountId: 'ida', name: 'Ida Hansen', csrf: 'a token', rights };

/** The same with charge of some events. */
const arbiterOf = (...events: readonly string[]): Session => ({
  ...session,
  rights: [
    ...rights,
    ...events.map((event) => ({ role: 'chief-arbiter', for: { kind: 'event', event } }) as const),
  ],
});

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
  const t = '/console/[id]';

  it.each([
    ['/console/new', undefined, { name: 'B', 'marks-promotion': '1,5' }, 'marks-promotion'],
    ['/console/new', undefined, { name: 'B', timeOdds: 'on', oddsEach: '1,5' }, 'oddsEach'],
  ] as const)('is refused at its field: %s %s %j', async (route, action, fields, field) => {
    const app = await memoryApplication();
    const first = { basedOn: 0, reason: '', confirmed: false };
    const [id, event] = [parseTournamentId('spring'), parseEventId('open')];
    if (id === null || event === null) throw new Error('no id');
    const settings = { ...usualSettings, name: 'Forår' };
    const create = { kind: 'create-tournament', id, settings } as const;
    await app.tournaments.execute(id, { ...first, command: create }, ida);
    const make = { kind: 'make-event', id: event, values: { ...unsaidEvent, name: 'Åbent' } };
    await app.events.execute(event, { ...first, command: make as EventCommand }, ida);
    const sent = await sendForm(app, arbiterOf(id, event), {
      route,
      fields,
      params: route.startsWith(t) ? { id } : { event },
      ...(action === undefined ? {} : { action }),
    });
    const error = { code: 'form.number-unread', field };
    expect([sent.status, sent.to, sent.data['error']]).toEqual([400, '', error]);
  });

  it('of rounds missed is refused at its field', () => {
    const form = formOf({ name: 'Dam, Eli', missed: '1,5' });
    expect(unreadNumber(entryOfForm(form), form)?.field).toBe('missed');
  });
});
