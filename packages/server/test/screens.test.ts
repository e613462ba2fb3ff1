import { emptyEventValues } from '@rokade/event';
import { describe, expect, test } from 'vitest';
import { bodyOfForm } from '../src/forms/body-of-form.ts';
import { mostScreens, newScreen } from '../src/index.ts';
import { createApplication } from '../src/opening/create-application.ts';
import { screenCommandShape } from '../src/screens/arrangement.ts';
import { countdownUntil } from '../src/screens/countdown-until.ts';
import { apiClient, setUpArbiter } from './api-client.ts';
import { folderForTest } from './folder-for-test.ts';
import { applicationForTest } from './sample-tournament.ts';

const times = { now: Date.parse('2026-11-23T12:00:00Z') };
const clock = () => new Date(times.now);
const later = (seconds: number): void => {
  times.now += seconds * 1000;
};

async function opened(folder = folderForTest()) {
  const app = await createApplication({ dataDirectory: folder, clock });
  if (!app.ok) throw new Error(app.error.code);
  return { folder, app: app.value, screens: app.value.screens };
}

describe('the screens of a hall', () => {
  test('begin with one, which shows pairings and standings', async () => {
    const { app, screens } = await opened();
    const { screens: all, changedAt } = await screens.of('open');
    expect([changedAt, all.map(({ shows }) => shows.map(({ what }) => what))]).toEqual([
      '',
      [['boards', 'names', 'standings']],
    ]);
    await app.close();
  });

  test('are as they were left when the server starts again, and tell who follows them', async () => {
    const { folder, app, screens } = await opened();
    const places: string[] = [];
    screens.subscribe((place) => places.push(place));
    const entrance = { ...newScreen(2), name: 'Døren' };
    await screens.change('open', { kind: 'set-screen', screen: entrance });
    await screens.change('open', { kind: 'switch-screen', number: 2, only: 1 });
    const message = { text: 'Buffet kl. 13', screens: [2], whole: true };
    await screens.change('open', { kind: 'say', message });
    expect(places).toEqual(['open', 'open', 'open']);
    await app.close();
    const again = await opened(folder);
    const kept = await again.screens.of('open');
    expect(kept.screens).toEqual([newScreen(1), { ...entrance, only: 1 }]);
    expect(kept.message).toEqual(message);
    expect((await again.screens.of('other')).screens).toHaveLength(1);
    await again.app.close();
  });

  test('two desks at once lose nothing of each other', async () => {
    const { app, screens } = await opened();
    await Promise.all(
      [2, 3, 4].map((number) =>
        screens.change('open', { kind: 'set-screen', screen: newScreen(number) }),
      ),
    );
    expect((await screens.of('open')).screens.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    await app.close();
  });

  test.each([
    [{ kind: 'remove-screen', number: 9 }, 'screens.unknown-screen'],
    [{ kind: 'switch-screen', number: 9, only: 0 }, 'screens.unknown-screen'],
    [{ kind: 'switch-screen', number: 1, only: 5 }, 'screens.invalid'],
    [{ kind: 'set-screen', screen: { ...newScreen(1), shows: [] } }, 'screens.invalid'],
    [{ kind: 'set-screen', screen: { ...newScreen(1), seconds: 1 } }, 'screens.invalid'],
    [{ kind: 'say', message: { text: '', screens: [], whole: false } }, 'screens.invalid'],
    [{ kind: 'count-down', countdown: { until: 'soon', text: '' } }, 'screens.invalid'],
  ] as const)('%j is refused: %s', async (command, code) => {
    const { app, screens } = await opened();
    expect(await screens.change('open', command)).toMatchObject({ ok: false, error: { code } });
    expect((await screens.of('open')).changedAt).toBe('');
    await app.close();
  });

  test('a hall has no more than it has room for', async () => {
    const { app, screens } = await opened();
    const set = (number: number) =>
      screens.change('open', { kind: 'set-screen', screen: newScreen(number) });
    for (let number = 1; number <= mostScreens.screens; number += 1) {
      expect((await set(number)).ok).toBe(true);
    }
    expect(await set(mostScreens.screens + 1)).toMatchObject({
      error: { code: 'screens.too-many', most: mostScreens.screens },
    });
    await app.close();
  });

  test('a browser that is not heard of for a while is lost, and comes back', async () => {
    const { app, screens } = await opened();
    const sign = { browser: 'a', screen: 1, width: 1920, height: 1080 };
    const lost = () => screens.connected('open').map((one) => one.lost);
    screens.seen('open', sign);
    later(30);
    expect(lost()).toEqual([false]);
    later(30);
    expect(lost()).toEqual([true]);
    screens.seen('open', sign);
    expect(lost()).toEqual([false]);
    expect(screens.connected('other')).toEqual([]);
    later(13 * 3600);
    expect(lost()).toEqual([]);
    await app.close();
  });
});

describe('forms of the desk', () => {
  const commandOf = (fields: Readonly<Record<string, string>>) =>
    screenCommandShape.parse(bodyOfForm(screenCommandShape, Object.entries(fields)));

  test('a screen shows what its rows say, in their order', () => {
    const command = commandOf({
      kind: 'set-screen',
      'screen.number': '2',
      'screen.only': '',
      'screen.name': ' Døren ',
      'screen.look': 'light',
      'screen.seconds': '20',
      'screen.shows.0.what': '',
      'screen.shows.0.part:beside': '1',
      'screen.shows.0.of:beside': '1',
      'screen.shows.2.what': 'names',
      'screen.shows.2.part:beside': '1',
      'screen.shows.2.of:beside': '3',
      'screen.shows.1.what': 'standings',
      'screen.shows.1.part:beside': '',
    });
    expect(command).toEqual({
      kind: 'set-screen',
      screen: {
        number: 2,
        name: 'Døren',
        look: 'light',
        seconds: 20,
        only: null,
        shows: [
          { what: 'standings', group: '', part: 1, of: 1 },
          { what: 'names', group: '', part: 1, of: 3 },
        ],
      },
    });
  });

  test('a message without a text is taken away', () => {
    expect(commandOf({ kind: 'say', 'message.text': ' ' })).toEqual({ kind: 'say', message: null });
  });

  test.each([
    [{ minutes: '5' }, '2026-11-23T12:35:00.000Z'],
    [{ minutes: '', at: '14:00' }, '2026-11-23T13:00:00.000Z'],
    [{ at: '13:15' }, '2026-11-24T12:15:00.000Z'],
    [{ minutes: '', at: '' }, null],
  ])('%j counts down to %s', (values, until) => {
    const fields = Object.entries({ text: '', ...values }).map(([name, value]) => [
      `countdown.${name}`,
      value,
    ]);
    const command = commandOf({ kind: 'count-down', ...Object.fromEntries(fields) });
    const wish = command.kind === 'count-down' ? command.countdown : null;
    const moment = { now: Date.parse('2026-11-23T12:30:00Z'), hallAhead: 3_600_000 };
    expect(wish === null ? null : countdownUntil(wish, moment).until).toBe(until);
  });

  test('minutes that are no number are refused at their field', () => {
    const body = bodyOfForm(screenCommandShape, [
      ['kind', 'count-down'],
      ['countdown.minutes', 'fem'],
      ['countdown.text', ''],
    ]);
    expect(screenCommandShape.safeParse(body).error?.issues[0]?.path).toEqual([
      'countdown',
      'minutes',
    ]);
  });
});

describe('the API of screens', () => {
  const sign = { browser: 'a', screen: 1, width: 1280, height: 720 };

  test('knows a hall by what it is: a tournament is no event, and the other way round', async () => {
    const app = await applicationForTest();
    const api = apiClient(app);
    const session = await setUpArbiter(app, api);
    const made = await api.post(
      '/events',
      { values: { ...emptyEventValues, name: 'Jul' } },
      session,
    );
    const { id } = await made.json();
    const command = { kind: 'count-down', countdown: null };
    const send = async (path: string) => (await api.post(path, command, session)).status;
    expect(await send(`/events/${id}/screens`)).toBe(200);
    expect(await send(`/tournaments/${id}/screens`)).toBe(404);
    expect(await send('/events/jul/screens')).toBe(404);
    const stranger = await api.post(`/events/${id}/screens/seen`, sign);
    expect(stranger.status).toBe(404);
    expect(app.screens.connected(id)).toEqual([]);
  });
});
