import { type EventId, emptyEventValues } from '@rokade/event';
import type { InstallationValues } from '@rokade/installation';
import type { Application } from '@rokade/server';
import { expect, test } from 'vitest';
import { topDesksOf } from '../src/lib/server/house/top-desks.ts';
import { ida, memoryApplication } from './memory-application.ts';

const topDesks = (app: Application) => topDesksOf({ app } as unknown as App.Locals);

async function say(app: Application, changes: Partial<InstallationValues>): Promise<void> {
  const basedOn = app.installation.now().version;
  const command = { kind: 'change-installation', changes } as const;
  const request = { basedOn, command, reason: '', confirmed: false };
  const done = await app.installation.execute(request, ida);
  if (!done.ok) throw new Error(done.error.code);
}

async function makeEvent(app: Application): Promise<void> {
  const id = 'jul' as EventId;
  const command = { kind: 'make-event', id, values: { ...emptyEventValues, name: 'Jul' } } as const;
  await app.events.execute(id, { basedOn: 0, command, reason: '', confirmed: false }, ida);
}

test('a club has the doors that it needs, and one more once something is behind it', async () => {
  const app = await memoryApplication();
  expect(await topDesks(app)).toContain('ratings');
  await say(app, { purpose: 'club' });
  expect(new Set(await topDesks(app))).toEqual(new Set(['tournaments', 'installation']));
  await makeEvent(app);
  expect(new Set(await topDesks(app))).toEqual(new Set(['tournaments', 'installation', 'events']));
});

test('what others on the server have brings a club no door', async () => {
  const app = await memoryApplication();
  await app.organisations.make({ address: 'taarnet', name: 'Tårnet' }, ida);
  await makeEvent(app);
  const theirs = await app.deskOf('taarnet' as Application['organisation']);
  await say(theirs, { purpose: 'club' });
  expect(await topDesks(theirs)).not.toContain('events');
});
