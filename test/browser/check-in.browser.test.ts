import { emptyEventValues } from '@rokade/event';
import { emptyDetails, usualSettings } from '@rokade/tournament';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arbiterAt, deskReady, refill, setUpAccount, t } from './arbiter.ts';
import { faultsOn } from './faults-on.ts';
import { type Hall, openHall } from './hall.ts';

const groupA = ['Møller, Bo', 'Holm, Eva', 'Krüger, Jens', 'Voß, Anna'];
const groupB = ['Dahl, Per', 'Lund, Ole', 'Østergård, Ida', 'Møller, Kim'];

let hall: Hall;
let desk: Page;
let tablet: Page;
let phone: Page;
let event = '';
let groups: readonly string[] = [];

/** The signed-in arbiter's API. */
async function api(path: string, data: object): Promise<{ readonly id: string }> {
  const { request } = desk;
  const session = await (await request.get(`${hall.server.url}/api/session`)).json();
  const answer = await request.post(`${hall.server.url}/api${path}`, {
    data,
    headers: { 'x-rokade-csrf': session.session.csrf },
  });
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
  return answer.json();
}

async function versionOf(id: string): Promise<number> {
  const answer = await desk.request.get(`${hall.server.url}/api/tournaments/${id}`);
  return (await answer.json()).version;
}

const tell = async (id: string, command: object): Promise<unknown> =>
  api(`/tournaments/${id}/commands`, {
    basedOn: await versionOf(id),
    command,
    confirmed: true,
    reason: 'Prøve',
  });

/** A tournament with its players, half of them of each of two clubs. */
async function makeGroup(group: string, names: readonly string[]): Promise<string> {
  const { id } = await api('/tournaments', {
    settings: { ...usualSettings, name: 'Juleskak', group },
  });
  await tell(id, {
    kind: 'enter-players',
    players: names.map((name, index) => ({
      id: `${group.toLowerCase()}${index}`,
      details: { ...emptyDetails, name, club: index % 2 === 0 ? 'Skive' : 'Aalborg' },
    })),
  });
  return id;
}

const line = (page: Page, name: string) => page.locator('main li label').filter({ hasText: name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const counts = (page: Page) => page.locator('.counts').innerText();

/** Taps on a name, and confirms it. */
async function tick(page: Page, name: string): Promise<void> {
  await line(page, name).click();
  await button(page, t('check-in.confirm-one', { player: name })).click();
}

/** The address of a new link for check-in alone. */
async function helperLink(name: string): Promise<string> {
  await desk.goto(`${event}/links`);
  await desk.getByLabel(t('terms.name'), { exact: true }).fill(name);
  await desk.getByLabel(t('links.task'), { exact: true }).selectOption('check-in-only');
  await expect
    .poll(() => desk.getByLabel(t('links.boards-first'), { exact: true }).isVisible())
    .toBe(false);
  await button(desk, t('links.make')).click();
  const slip = desk.getByRole('region', { name: t('links.slip') });
  await slip.getByText(t('role.check-in-only')).waitFor();
  return (await slip.locator('.address').innerText()).trim();
}

async function helperAt(viewport: { width: number; height: number }, name: string): Promise<Page> {
  const address = await helperLink(name);
  const context = await hall.browser.newContext({ viewport, locale: 'da-DK', hasTouch: true });
  const page = await context.newPage();
  await page.goto(address);
  await button(page, t('links.open-check-in-only')).click();
  await page.waitForURL('**/check-in');
  return page;
}

beforeAll(async () => {
  hall = await openHall('check-in');
  desk = hall.page;
  await setUpAccount(arbiterAt(desk), hall.server.setupUrl ?? '');
  groups = [await makeGroup('A', groupA), await makeGroup('B', groupB)];
  const { id } = await api('/events', { values: { ...emptyEventValues, name: 'Juleskak' } });
  let basedOn = 1;
  for (const group of groups) {
    await api(`/events/${id}/commands`, { basedOn, command: { kind: 'add-group', group } });
    basedOn += 1;
  }
  event = `${hall.server.url}/console/events/${id}`;
});
afterAll(() => hall.close());

describe('check-in at desk, tablet and phone at once', () => {
  test('helpers come by a link for check-in alone, which shows them nothing else', async () => {
    tablet = await helperAt({ width: 820, height: 1180 }, 'Bo ved døren');
    phone = await helperAt({ width: 390, height: 844 }, 'Ida i salen');
    await desk.goto(`${event}/check-in`);
    for (const page of [desk, tablet, phone]) {
      await expect
        .poll(() => counts(page))
        .toContain(t('check-in.here-of', { here: 0, expected: 8 }));
      expect(await faultsOn(page)).toEqual([]);
    }
    for (const path of ['', '/entries', '/settings', '/history', '/links']) {
      expect((await phone.request.get(`${event}${path}`)).status()).toBe(403);
    }
    const closed = await phone.request.get(`${hall.server.url}/console/${groups[0]}/entries`);
    expect(closed.status()).toBe(403);
  });

  test('what one notes the others see at once', async () => {
    await tick(tablet, 'Møller, Bo');
    for (const page of [desk, phone]) {
      await expect
        .poll(() => counts(page))
        .toContain(t('check-in.here-of', { here: 1, expected: 8 }));
      await expect.poll(() => line(page, 'Møller, Bo').count()).toBe(0);
    }
    await tick(phone, 'Dahl, Per');
    await expect
      .poll(() => counts(tablet))
      .toContain(t('check-in.here-of', { here: 2, expected: 8 }));
  });

  test('a name is found by a part of it, chosen and confirmed by keys alone', async () => {
    const field = desk.getByLabel(t('check-in.find'), { exact: true });
    await field.fill('ostergard');
    await field.press('Enter');
    await field.press('Enter');
    await expect
      .poll(() => counts(phone))
      .toContain(t('check-in.here-of', { here: 3, expected: 8 }));
    await field.fill('moller');
    await expect.poll(() => line(desk, 'Møller').count()).toBe(2);
    expect(await line(desk, 'Møller, Bo').innerText()).toContain('Bo ved døren (link)');
    await field.fill('');
  });

  test('a wrong tap is taken back', async () => {
    await tick(phone, 'Lund, Ole');
    await button(phone, t('console.undo')).click();
    await expect.poll(() => line(phone, 'Lund, Ole').count()).toBe(1);
    await expect
      .poll(() => counts(desk))
      .toContain(t('check-in.here-of', { here: 3, expected: 8 }));
  });

  test('the arbiter notes a whole club in one act', async () => {
    await desk.getByText(t('check-in.by-club')).click();
    const skive = desk.locator('details li').filter({ hasText: 'Skive' });
    await skive.getByRole('button').click();
    await button(desk, t('check-in.confirm-one', { player: 'Krüger, Jens' })).click();
    await expect
      .poll(() => counts(tablet))
      .toContain(t('check-in.here-of', { here: 4, expected: 8 }));
  });

  test('a name noted while the network is away is saved once it is back', async () => {
    await expect
      .poll(() => counts(phone))
      .toContain(t('check-in.here-of', { here: 4, expected: 8 }));
    await phone.context().setOffline(true);
    await tick(phone, 'Lund, Ole');
    await phone.getByText(t('check-in.waiting', { count: 1 })).waitFor();
    await phone.context().setOffline(false);
    await expect
      .poll(() => counts(desk))
      .toContain(t('check-in.here-of', { here: 5, expected: 8 }));
    await expect.poll(() => phone.getByText(t('check-in.waiting', { count: 1 })).count()).toBe(0);
  });

  test('a link revoked in the middle says so and loses nothing', async () => {
    await desk.goto(`${event}/links`);
    const row = desk.getByRole('row').filter({ hasText: 'Bo ved døren' });
    await row.getByRole('button', { name: t('links.revoke') }).click();
    await desk.getByText(t('links.revoked')).waitFor();
    await tick(tablet, 'Holm, Eva');
    await tablet.getByText(t('check-in.shut-out', { count: 1 })).waitFor();
    expect(await tablet.locator('main').innerText()).toContain('Holm, Eva');
    expect(await faultsOn(tablet)).toEqual([]);
    const fresh = await helperLink('Bo igen');
    tablet.on('dialog', (dialog) => void dialog.accept());
    await tablet.goto(fresh);
    await button(tablet, t('links.open-check-in-only')).click();
    await tablet.waitForURL('**/check-in');
    await expect
      .poll(() => counts(phone))
      .toContain(t('check-in.here-of', { here: 6, expected: 8 }));
  });
});

describe('who is not there', () => {
  const page = (name: string) => `${hall.server.url}/console/${groups[0]}/${name}`;

  test('is asked about before the round is paired', async () => {
    const [a] = groups;
    if (a === undefined) throw new Error('no group');
    await tell(a, { kind: 'set-draw-numbers', order: ['a0', 'a1', 'a2', 'a3'] });
    await desk.goto(page('round'));
    await desk.getByText(t('check-in.here-of', { here: 3, expected: 4 })).waitFor();
    await button(desk, t('console.step-pair-first')).click();
    const dialog = desk.locator('dialog[open]');
    await dialog.getByText('Voß, Anna').waitFor();
    await dialog.getByRole('button', { name: t('terms.cancel') }).click();
  });

  test('becomes a bye as the arbiter says, and can play after all', async () => {
    await desk.goto(page('check-in'));
    expect(await faultsOn(desk)).toEqual([]);
    await desk.getByLabel('Voß, Anna', { exact: true }).selectOption('zero-point');
    await button(desk, t('check-in.settle')).click();
    await desk.getByText(t('check-in.is-settled')).waitFor();
    await desk.getByLabel(t('check-in.find'), { exact: true }).fill('anna');
    await tick(desk, 'Voß, Anna');
    await desk.getByRole('heading', { name: t('check-in.after-all') }).waitFor();
    await button(desk, `${t('check-in.plays')} Voß, Anna`).click();
    await expect
      .poll(() => counts(desk))
      .toContain(t('check-in.here-of', { here: 4, expected: 4 }));
  });

  test('of a round that is out is asked about: do they play on?', async () => {
    const [a] = groups;
    if (a === undefined) throw new Error('no group');
    await tell(a, { kind: 'pair-round' });
    await tell(a, { kind: 'publish-round' });
    for (const [board, absent] of [
      [1, 'white'],
      [2, 'black'],
    ]) {
      const result = { kind: 'forfeit', absent, notice: false };
      await tell(a, { kind: 'enter-result', round: 1, board, result });
    }
    await desk.goto(page('results'));
    const question = desk.getByText(t('check-in.no-shows', { round: 1 }));
    await question.waitFor();
    expect(await faultsOn(desk)).toEqual([]);
    await desk
      .getByRole('button', { name: t('check-in.stays-in') })
      .first()
      .click();
    const leaves = desk.getByRole('button', { name: t('console.withdraw-player') });
    await expect.poll(() => leaves.count()).toBe(1);
    await leaves.click();
    await expect.poll(() => question.count()).toBe(0);
  });

  test('the attendance list is printed for the next round', async () => {
    await desk.goto(`${hall.server.url}/print/${groups[1]}/check-in`);
    await desk.getByText('Østergård, Ida').waitFor();
    expect(await desk.locator('main, .sheet, body').first().innerText()).toContain('✓');
  });
});

describe('tables in the hall', () => {
  test('a group begins at a table of its own, and a player keeps one', async () => {
    const [, b] = groups;
    if (b === undefined) throw new Error('no group');
    await desk.goto(event);
    await desk.locator('summary', { hasText: t('events.change-groups') }).click();
    await refill(desk.getByLabel(t('tables.first-of', { group: 'B' }), { exact: true }), '41');
    await button(desk, t('terms.save')).click();
    await tell(b, { kind: 'settle-absences', round: 1, absent: [] });
    await tell(b, { kind: 'set-draw-numbers', order: ['b0', 'b1', 'b2', 'b3'] });
    await tell(b, { kind: 'pair-round' });
    await tell(b, { kind: 'publish-round' });
    await desk.goto(`${hall.server.url}/console/${b}/players/b3`);
    await refill(desk.getByLabel(t('tables.fixed'), { exact: true }), '7');
    await button(desk, t('tables.save')).click();
    await desk
      .getByText(t('history.player-table-fixed', { player: 'Møller, Kim', table: 7 }), {
        exact: true,
      })
      .waitFor();
  });

  test('which slips, lists, the desk and the comparison with the slips name', async () => {
    const [, b] = groups;
    const onPaper = ['slips', 'names'].map((kind) => `/print/${b}/${kind}`);
    const atDesk = ['', '/1?verify'].map((which) => `/console/${b}/results${which}`);
    for (const path of [...onPaper, ...atDesk]) {
      await desk.goto(`${hall.server.url}${path}`);
      const mainText = async () => desk.locator('main').innerText();
      await expect.poll(mainText).toMatch(/\b7\b/);
      await expect.poll(mainText).toMatch(/\b41\b/);
      expect(await faultsOn(desk)).toEqual([]);
    }
  });
});

test('results of all groups are taken at one desk', async () => {
  await desk.goto(`${event}/results`);
  const missing = desk.getByRole('table', { name: t('events.open-boards') });
  await expect.poll(() => missing.getByRole('row').count()).toBe(3);
  await deskReady(arbiterAt(desk));
  for (const left of [2, 0]) {
    await desk.keyboard.press('1');
    await expect.poll(() => missing.getByRole('row').count()).toBe(left);
  }
});
