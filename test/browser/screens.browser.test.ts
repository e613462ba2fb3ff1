import { type RunningServer, startServer } from '@rokade/server';
import { emptyDetails, usualSettings } from '@rokade/tournament';
import { handler } from '@rokade/web/handler';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { arbiterAt, setUpAccount, t } from './arbiter.ts';
import { faultsOn } from './faults-on.ts';
import { type Hall, openHall } from './hall.ts';

const names = Array.from(
  { length: 44 },
  (_, index) => `Spiller${String(index + 1).padStart(2, '0')}, Ida`,
);

let hall: Hall;
/** The server of the hall, or the one started anew in its place. */
let server: RunningServer;
let desk: Page;
let first: Page;
let second: Page;
let id = '';
let away = '';

async function api(path: string, data: object): Promise<{ readonly id: string }> {
  const { request } = desk;
  const session = await (await request.get(`${server.url}/api/session`)).json();
  const answer = await request.post(`${server.url}/api${path}`, {
    data,
    headers: { 'x-rokade-csrf': session.session.csrf },
  });
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
  return answer.json();
}

async function tell(tournament: string, command: object): Promise<unknown> {
  const answer = await desk.request.get(`${server.url}/api/tournaments/${tournament}`);
  const basedOn = (await answer.json()).version;
  const request = { basedOn, command, confirmed: true, reason: 'Prøve' };
  return api(`/tournaments/${tournament}/commands`, request);
}

const screens = (command: object): Promise<unknown> => api(`/tournaments/${id}/screens`, command);

/** A browser that becomes a screen by its number. */
async function screenAt(number: number, viewport = { width: 1280, height: 720 }): Promise<Page> {
  const page = await (await hall.browser.newContext({ viewport, locale: 'da-DK' })).newPage();
  await page.goto(`${server.url}/screen/${id}`);
  await page.getByRole('link', { name: t('screen.screen', { number }) }).click();
  await page.waitForURL(`**/screen/${id}/${number}`);
  return page;
}

const shown = (page: Page): Promise<string> => page.locator('main').innerText();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const card = (number: number) =>
  desk.getByRole('region', { name: t('screen.screen', { number }) }).first();

/** A screen that shows some things in turn. */
const screen = (number: number, shows: readonly object[], more: object = {}) => ({
  kind: 'set-screen',
  screen: {
    number,
    name: '',
    look: 'dark',
    seconds: 120,
    only: null,
    shows: shows.map((one) => ({ group: '', part: 1, of: 1, ...one })),
    ...more,
  },
});

async function makeTournament(name: string, published: boolean): Promise<string> {
  const visibility = { ...usualSettings.visibility, published };
  const made = await api('/tournaments', {
    settings: { ...usualSettings, name, visibility, roundsPlanned: 5 },
  });
  await tell(made.id, {
    kind: 'enter-players',
    players: names.map((each, index) => ({
      id: `p${index}`,
      details: { ...emptyDetails, name: each },
    })),
  });
  await tell(made.id, { kind: 'draw-lots', seed: 'skærm' });
  return made.id;
}

beforeAll(async () => {
  hall = await openHall('screens');
  server = hall.server;
  desk = hall.page;
  await setUpAccount(arbiterAt(desk), server.setupUrl ?? '');
  id = await makeTournament('Pokal', true);
  away = await makeTournament('Hemmelig', false);
  await screens(
    screen(1, [{ what: 'boards', part: 1, of: 2 }, { what: 'countdown' }], { only: 0 }),
  );
  await screens(
    screen(2, [{ what: 'boards', part: 2, of: 2 }, { what: 'names' }, { what: 'results' }], {
      only: 0,
    }),
  );
  first = await screenAt(1);
  second = await screenAt(2);
});
afterAll(async () => {
  await server.close();
  await hall.close();
});

describe('a desk and two screens', () => {
  test('a draft is nobody’s to see; the round stands on both screens once it is published', async () => {
    await tell(id, { kind: 'pair-round' });
    await expect.poll(() => shown(first)).toContain(t('screen.nothing'));
    expect(await shown(first)).not.toContain('Spiller');
    await tell(id, { kind: 'publish-round' });
    for (const [page, part] of [
      [first, 1],
      [second, 2],
    ] as const) {
      await expect.poll(() => shown(page)).toContain(t('screen.part', { part, of: 2 }));
      await expect.poll(() => page.locator('tbody tr').count()).toBe(part === 1 ? 10 : 10);
    }
    const tables = async (page: Page) => Number(await page.locator('tbody th').first().innerText());
    expect(await tables(second)).toBe(12);
  });

  test('nothing is cut or scrolled from 720p to 4K, and axe finds nothing, dark and light', async () => {
    for (const [width, height] of [
      [1280, 720],
      [1920, 1080],
      [3840, 2160],
    ] as const) {
      await first.setViewportSize({ width, height });
      const lost = await first.evaluate(() =>
        [...document.querySelectorAll('main, .body, tr, td, h1, footer')]
          .filter(
            (one) =>
              one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1,
          )
          .map((one) => one.className || one.tagName),
      );
      expect(lost).toEqual([]);
    }
    await first.setViewportSize({ width: 1920, height: 1080 });
    const ground = () =>
      first.evaluate(
        () => getComputedStyle(document.body.querySelector('main') as Element).backgroundColor,
      );
    expect(await faultsOn(first)).toEqual([]);
    const dark = await ground();
    await screens(screen(1, [{ what: 'boards', of: 2 }], { look: 'light' }));
    await expect.poll(ground).not.toBe(dark);
    expect(await faultsOn(first)).toEqual([]);
    await screens(screen(1, [{ what: 'boards', of: 2 }, { what: 'countdown' }], { only: 0 }));
  });

  test('results come without a jump, and the newest stands first where results are shown', async () => {
    const place = () => first.locator('tbody tr').nth(1).boundingBox();
    const before = await place();
    const result = { kind: 'played', white: 2, black: 0 };
    await tell(id, { kind: 'enter-result', round: 1, board: 2, result });
    await expect.poll(() => shown(first)).toContain('1–0');
    expect(await place()).toEqual(before);
    await tell(id, { kind: 'enter-result', round: 1, board: 1, result });
    await screens({ kind: 'switch-screen', number: 2, only: 2 });
    await expect.poll(() => second.locator('tbody th').allInnerTexts()).toEqual(['1', '2']);
  });

  test('the desk sees who is connected, switches a screen, and says something on it', async () => {
    await desk.goto(`${server.url}/console/${id}/screens`);
    await card(1)
      .getByText(t('screens.connected', { count: 1 }))
      .waitFor();
    expect(await faultsOn(desk)).toEqual([]);
    await button(desk, t('screen.show-names')).click();
    await expect.poll(() => shown(second)).toContain(names[0]);
    await desk.getByLabel(t('screens.message-text'), { exact: true }).fill('Buffet kl. 13');
    await desk.getByLabel(t('screens.message-whole'), { exact: true }).check();
    await button(desk, t('screens.say')).click();
    for (const page of [first, second]) {
      await expect.poll(() => shown(page)).toContain('Buffet kl. 13');
    }
    await button(desk, t('screens.unsay')).click();
    await expect.poll(() => shown(second)).not.toContain('Buffet');
    await desk.getByLabel(t('screens.countdown-minutes'), { exact: true }).fill('4');
    await desk.getByLabel(t('screens.countdown-text'), { exact: true }).fill('Næste runde');
    await button(desk, t('screens.count')).click();
    await expect.poll(() => first.locator('.countdown.soon').innerText()).toMatch(/3:\d\d|4:00/);
    await screens({ kind: 'count-down', countdown: null });
  });

  test('pages turn by themselves', async () => {
    await screens(screen(2, [{ what: 'names' }], { seconds: 5 }));
    await expect.poll(() => shown(second)).toContain(t('screen.page', { page: 1, pages: 3 }));
    await expect.poll(() => shown(second)).toContain(t('screen.page', { page: 2, pages: 3 }));
  });

  test('a screen that is away is lost on the desk', async () => {
    const gone = await screenAt(2);
    await expect.poll(() => card(2).innerText()).toContain(t('screens.connected', { count: 2 }));
    await gone.context().close();
    // A minute goes by at the server; whoever is there says so again before long.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    onTestFinished(() => void vi.useRealTimers());
    await expect
      .poll(() =>
        card(2)
          .getByText(t('screens.gone', { time: '' }).trim())
          .count(),
      )
      .toBe(1);
  });

  test('without its server a screen keeps what it showed, says since when, and goes on', async () => {
    const before = await first.locator('tbody').innerText();
    await server.close();
    await first.locator('.lost').waitFor();
    expect(await first.locator('tbody').innerText()).toBe(before);
    expect(await first.locator('.lost').innerText()).toMatch(/\d\d[.:]\d\d/);
    const { port } = new URL(hall.server.url);
    const options = { port: Number(port), dataDirectory: hall.folder, pages: handler, quiet: true };
    const started = await startServer(options);
    if (!started.ok) throw new Error(started.error.code);
    server = started.value;
    await first.locator('.lost').waitFor({ state: 'detached' });
    const result = { kind: 'played', white: 1, black: 1 };
    await tell(id, { kind: 'enter-result', round: 1, board: 3, result });
    await expect.poll(() => shown(first)).toContain('½–½');
  });
});

test('what is not public has no screens', async () => {
  for (const path of [`/screen/${away}`, `/screen/${away}/1`, `/screen/${away}/1/now.json`]) {
    expect((await desk.request.get(`${server.url}${path}`)).status()).toBe(404);
  }
  const live = await desk.request.get(`${server.url}/api/tournaments/${away}/screens/live`);
  expect(live.status()).toBe(404);
  expect((await desk.request.get(`${server.url}/screen/${id}/99`)).status()).toBe(404);
});
