import type { Right, Role } from '@rokade/installation';
import type { Session } from '@rokade/server';
import { expect, it } from 'vitest';
import { ida, memoryApplication } from './memory-application.ts';
import { sendForm } from './page-room.ts';

const password = 'correct horse battery';
const own = (role: Role): Right => ({ role, for: { kind: 'organisation', organisation: 'own' } });

async function desk() {
  const app = await memoryApplication();
  const session: Session = {
    accountId: 'ida',
    name: 'Ida Hansen',
    csrf: 'a token',
    rights: [own('owner')],
  };
  const rightsOf = async (name: string) =>
    (await app.accounts.list()).find((one) => one.name === name)?.rights;
  return { app, session, rightsOf };
}

const asks = { status: 400, data: { error: { code: 'account.confirm-owner' }, role: 'owner' } };

it('a new account becomes an owner only when that was asked', async () => {
  const { app, session, rightsOf } = await desk();
  const make = (fields: Readonly<Record<string, string>>) =>
    sendForm(app, session, {
      route: '/console/accounts',
      fields: { name: 'Bo Voß', password, event: '', ...fields },
    });
  expect(await make({ role: 'owner' })).toMatchObject(asks);
  expect(await rightsOf('Bo Voß')).toBeUndefined();
  expect(await make({ role: 'owner', confirmed: 'on' })).toMatchObject({ status: 200 });
  expect(await rightsOf('Bo Voß')).toEqual([own('owner')]);
  expect(await make({ name: 'Eva', role: 'arbiter' })).toMatchObject({ status: 200 });
  expect(await rightsOf('Eva')).toEqual([own('arbiter')]);
});

it('an account is given the right of an owner only when that was asked', async () => {
  const { app, session, rightsOf } = await desk();
  await app.accounts.create({ name: 'Bo Voß', password }, own('arbiter'), ida);
  const account = (await app.accounts.idOf('Bo Voß')) ?? '';
  const change = (action: string, fields: Readonly<Record<string, string>>) =>
    sendForm(app, session, {
      route: '/console/accounts/[account]',
      params: { account },
      action,
      fields: { event: '', role: 'owner', ...fields },
    });
  expect(await change('give', {})).toMatchObject(asks);
  expect(await rightsOf('Bo Voß')).toEqual([own('arbiter')]);
  expect(await change('give', { confirmed: 'on' })).toMatchObject({ status: 200 });
  expect(await rightsOf('Bo Voß')).toEqual([own('arbiter'), own('owner')]);
  expect(await change('give', { role: 'treasurer' })).toMatchObject({ status: 200 });
});
