import type { Application, Session } from '@rokade/server';
import { describe, expect, it } from 'vitest';
import { ida, memoryApplication } from './memory-application.ts';
import { sendForm } from './page-room.ts';

const password = 'correct horse battery';
const everything = { kind: 'organisation', organisation: 'own' } as const;

/** An application with an account. */
async function withAccount(): Promise<Application> {
  const app = await memoryApplication();
  const account = { name: 'Ida Hansen', password };
  const made = await app.accounts.create(account, { role: 'owner', for: everything }, ida);
  expect(made).toMatchObject({ ok: true });
  return app;
}

const owner: Session = {
  accountId: 'ida',
  name: 'Ida Hansen',
  csrf: 'a token',
  rights: [{ role: 'owner', for: everything }],
};

const signIn = (app: Application, fields: Readonly<Record<string, string>>) =>
  sendForm(app, null, { route: '/sign-in', action: 'tell', fields: { to: '/session', ...fields } });

describe('a form that is refused', () => {
  it('comes back as it was typed', async () => {
    const fields = {
      to: '/events',
      form: 'event',
      'values.name': 'Jul',
      'values.firstDay': '2026-12-29',
      'values.lastDay': '2026-12-27',
    };
    const app = await withAccount();
    const sent = { route: '/console/events', action: 'tell', fields };
    const { status, data } = await sendForm(app, owner, sent);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(data).toMatchObject({ form: 'event', typed: fields });
  });

  it('comes back without any password, or what carries it', async () => {
    const app = await withAccount();
    const fields = { name: 'Ida Hansen', password: 'wrong horse battery' };
    const { status, data } = await signIn(app, fields);
    expect([status, data['typed']]).toEqual([401, { to: '/session', name: 'Ida Hansen' }]);
    for (const field of ['present', 'wanted', 'newPassword', 'password', 'csrf']) {
      const sent = await signIn(app, { name: 'Nobody', password: 'secret', [field]: 'secret' });
      expect([field, JSON.stringify(sent.data).includes('secret')]).toEqual([field, false]);
    }
  });
});

it('the session of somebody who signs in by a form is a cookie that no script reads', async () => {
  const { status, cookies } = await signIn(await withAccount(), { name: 'Ida Hansen', password });
  expect(status).toBe(200);
  expect(Object.fromEntries(cookies)).toMatchObject({
    rokade_session: { httpOnly: true, sameSite: 'lax', path: '/', secure: false },
  });
});
