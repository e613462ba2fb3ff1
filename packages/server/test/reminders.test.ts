import { type EventCommand, type EventId, emptyEventValues } from '@rokade/event';
import { eventTimeline } from '@rokade/rules';
import { describe, expect, test } from 'vitest';
import type { Application, ReminderSettings } from '../src/index.ts';
import { createApplication } from '../src/opening/create-application.ts';
import { bearerOf, dueReminders } from '../src/reminders/due-reminders.ts';
import { isMailAddress, isMailServer } from '../src/reminders/mail.ts';
import { apiClient, setUpArbiter } from './api-client.ts';
import { folderForTest } from './folder-for-test.ts';
import { type MailServer, mailServerForTest } from './mail-server.ts';
import { applicationForTest, ida } from './sample-tournament.ts';

const id = 'easter' as EventId;
const organiser = 'fide-2012 ca';
const page = 'https://skak.example/console/events/easter/timeline';
const settings: ReminderSettings = {
  kinds: ['week', 'day', 'late'],
  addresses: { [organiser]: 'bo@example.org' },
  language: 'da',
  page,
};

const times = { now: '' };
const clock = () => new Date(times.now);

async function opened(folder: string, server: MailServer): Promise<Application> {
  const mail = { server: server.address, from: 'skak@example.org' };
  const app = await createApplication({ dataDirectory: folder, clock, mail });
  if (!app.ok) throw new Error(app.error.code);
  return app.value;
}

async function tell(app: Application, command: EventCommand): Promise<void> {
  const basedOn = command.kind === 'make-event' ? 0 : await versionOf(app);
  const request = { basedOn, command, reason: '', confirmed: false };
  const done = await app.events.execute(id, request, ida);
  if (!done.ok) throw new Error(done.error.code);
}

async function versionOf(app: Application): Promise<number> {
  const found = await app.events.get(id);
  return found.ok ? found.value.version : 0;
}

/** An event of which FIDE's rules alone are known to hold, with its chief arbiter's address. */
async function withEvent(server: MailServer, folder = folderForTest()) {
  times.now = '2027-03-10T12:00:00Z';
  const app = await opened(folder, server);
  const days = { firstDay: '2027-03-27', lastDay: '2027-03-29' };
  await tell(app, {
    kind: 'make-event',
    id,
    values: { ...emptyEventValues, name: 'Påskestævne', ...days },
  });
  return { app, folder };
}

const at = async (app: Application, now: string): Promise<void> => {
  times.now = now;
  await app.reminders.sendDue();
};

describe('reminders by mail', () => {
  test('go to nobody who has not asked for them', async () => {
    const server = await mailServerForTest();
    const { app } = await withEvent(server);
    await at(app, '2027-03-26T12:00:00Z');
    await app.reminders.change(id, { ...settings, kinds: [] });
    await at(app, '2027-03-26T12:10:00Z');
    await app.reminders.change(id, { ...settings, addresses: {} });
    await at(app, '2027-03-26T12:20:00Z');
    expect(server.letters).toEqual([]);
    await app.close();
  });

  test('go once each: a week before, the day before and after, in one letter an address', async () => {
    const server = await mailServerForTest();
    const { app, folder } = await withEvent(server);
    await app.reminders.change(id, settings);
    await at(app, '2027-03-18T12:00:00Z');
    expect(server.letters).toHaveLength(0);
    await at(app, '2027-03-19T12:00:00Z');
    await at(app, '2027-03-20T12:00:00Z');
    expect(server.letters).toHaveLength(1);
    const [letter] = server.letters;
    expect([letter?.from, letter?.to]).toEqual(['skak@example.org', ['bo@example.org']]);
    const text = letter?.data ?? '';
    expect(text).toContain(page.slice(0, 40));
    expect(text).toContain('Auto-Submitted: auto-generated');
    await app.close();
    const again = await opened(folder, server);
    await at(again, '2027-03-21T12:00:00Z');
    expect(server.letters).toHaveLength(1);
    await at(again, '2027-03-25T12:00:00Z');
    expect(server.letters).toHaveLength(2);
    expect((await again.reminders.of(id)).sent.every(({ sentAt }) => sentAt !== null)).toBe(true);
    await again.close();
  });

  test('say nothing of what is done, and nothing at night, called off or put away', async () => {
    const server = await mailServerForTest();
    const { app } = await withEvent(server);
    await app.reminders.change(id, settings);
    for (const point of ['conditions', 'material', 'draw']) {
      await tell(app, { kind: 'tick-point', point: `fide-2012 ${point}`, day: '2027-03-11' });
    }
    await at(app, '2027-03-26T12:00:00Z');
    expect(server.letters).toHaveLength(0);
    await tell(app, { kind: 'tick-point', point: 'fide-2012 draw', day: '' });
    await app.events.putAway(id, { archived: true, may: () => true });
    await at(app, '2027-03-26T12:10:00Z');
    await app.events.putAway(id, { archived: false, may: () => true });
    await tell(app, { kind: 'change-invitation', changes: { calledOff: 'cancelled' } });
    await at(app, '2027-03-26T12:20:00Z');
    await tell(app, { kind: 'change-invitation', changes: { calledOff: '' } });
    times.now = '2027-03-26T02:00:00Z';
    const hour = Number(app.hall().now.slice(11, 13));
    await app.reminders.sendDue();
    expect(server.letters).toHaveLength(hour < 7 ? 0 : 1);
    await at(app, '2027-03-26T12:30:00Z');
    expect(server.letters).toHaveLength(1);
    await app.close();
  });

  test('that fail say why, and are tried again, less and less often', async () => {
    const server = await mailServerForTest();
    const { app } = await withEvent(server);
    await app.reminders.change(id, { ...settings, kinds: ['day'] });
    server.answer = '550 nobody here';
    await at(app, '2027-03-26T08:00:00Z');
    const problems = async () =>
      (await app.reminders.of(id)).sent.map(({ problem, tries }) => `${problem} ${tries}`);
    expect([...new Set(await problems())]).toEqual(['refused 1']);
    await at(app, '2027-03-26T08:10:00Z');
    expect([...new Set(await problems())]).toEqual(['refused 1']);
    await at(app, '2027-03-26T08:15:00Z');
    await at(app, '2027-03-26T08:40:00Z');
    expect([...new Set(await problems())]).toEqual(['refused 2']);
    server.answer = '250 ok';
    await at(app, '2027-03-26T08:45:00Z');
    expect([...new Set(await problems())]).toEqual([' 3']);
    expect(server.letters).toHaveLength(1);
    await app.close();
  });

  test('wait for a server that is not reached', async () => {
    const server = await mailServerForTest();
    const { app } = await withEvent(server);
    await app.reminders.change(id, { ...settings, kinds: ['day'] });
    await server.close();
    await at(app, '2027-03-26T08:00:00Z');
    const { sent } = await app.reminders.of(id);
    expect([...new Set(sent.map(({ problem }) => problem))]).toEqual(['unreachable']);
    const again = await mailServerForTest(Number(server.address.split(':').at(-1)));
    await at(app, '2027-03-26T08:15:00Z');
    expect(again.letters).toHaveLength(1);
    await app.close();
  });

  test('are asked for by who may change the event, with addresses that are some', async () => {
    const app = await applicationForTest();
    const client = apiClient(app);
    const session = await setUpArbiter(app, client);
    const values = { ...emptyEventValues, name: 'Påskestævne' };
    const made = await client.post('/events', { values }, session);
    const { id: own } = (await made.json()) as { id: string };
    const address = `/events/${own}/reminders`;
    expect(await (await client.get(address, session)).json()).toMatchObject({
      canSend: false,
      sent: [],
    });
    const wrong = {
      ...settings,
      addresses: { [organiser]: 'Bo <bo@example.org>\r\nBcc: all@x.org' },
    };
    const refused = await client.post(address, wrong, session);
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { code: 'reminders.no-address', field: organiser },
    ]);
    expect(
      (await client.post(address, { ...settings, page: 'javascript:0' }, session)).status,
    ).toBe(400);
    expect((await client.post(address, settings, session)).status).toBe(200);
    expect(await (await client.get(address, session)).json()).toMatchObject({ settings: settings });
    expect((await client.get('/events/nowhere/reminders', session)).status).toBe(404);
  });
});

const points = eventTimeline(['dsu-2002'], {
  first: '2028-03-01',
  last: '2028-03-05',
  rounds: [],
  begins: '',
}).filter(({ rule }) => rule.code === 'fee');

test.each([
  ['2028-02-21', ''],
  ['2028-02-22', 'week'],
  ['2028-02-27', 'week'],
  ['2028-02-28', 'day'],
  ['2028-02-29', 'day'],
  ['2028-03-01', 'late'],
  ['2028-03-14', 'late'],
  ['2028-03-15', ''],
])('of fees due on the leap day 29 February 2028 on %s: %s', (day, kind) => {
  const [point] = points;
  expect(point?.date).toBe('2028-02-29');
  const to = { ...settings, addresses: { [point === undefined ? '' : bearerOf(point)]: 'a@b.dk' } };
  const due = dueReminders(to, { points, done: {}, sent: [] }, { day, now: 0 });
  expect(due.map((one) => one.kind).join()).toBe(kind);
});

test('of what is only advised is never late', () => {
  const [point] = points;
  if (point === undefined) throw new Error('there is a deadline');
  const to = { ...settings, addresses: { [bearerOf(point)]: 'a@b.dk' } };
  const advised = { ...point, rule: { ...point.rule, advice: true } } as const;
  const on = (day: string) =>
    dueReminders(to, { points: [advised], done: {}, sent: [] }, { day, now: 0 });
  expect(on('2028-02-29')).toHaveLength(1);
  expect(on('2028-03-01')).toEqual([]);
});

test.each([
  ['bo@example.org', true],
  ['bo@example', false],
  ['Bo <bo@example.org>', false],
  ['bo@example.org,ida@example.org', false],
  ['bo@example.org\nBcc: x@example.org', false],
  ['', false],
])('%j is an address: %s', (text, is) => {
  expect(isMailAddress(text)).toBe(is);
});

test.each([
  ['smtps://skak:hemmelig@mail.example.org', true],
  ['smtp://127.0.0.1:2525', true],
  ['smtp://a%zz@host', false],
  ['https://mail.example.org', false],
  ['mail.example.org', false],
  ['smtp://', false],
])('%j is a mail server: %s', (text, is) => {
  expect(isMailServer(text)).toBe(is);
});
