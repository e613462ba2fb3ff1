import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, startServer } from '@rokade/server';
import { handler } from '@rokade/web/handler';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Arbiter,
  arbiterAt,
  createTournament,
  enterList,
  nextStep,
  openDesk,
  setUpAccount,
  t,
} from './arbiter.ts';
import { haveLots, haveResults, haveRound } from './begun.ts';
import { openBrowser } from './launch.ts';

const event = 'Efterårsstævne';

/** 24 players from the strongest to the weakest: eight of the master class, sixteen below. */
const ratingOf = (no: number): number => (no <= 8 ? 2100 - 20 * no : 1880 - 20 * no);
const names = Array.from(
  { length: 24 },
  (_, index) => `Spiller${'ABCDEFGHIJKLMNOPQRSTUVWX'[index]}, Bo`,
);
const csv = ['Navn;Rating', ...names.map((name, index) => `${name};${ratingOf(index + 1)}`)].join(
  '\n',
);

/** One of the two of a board, as the API says it. */
interface Side {
  readonly name: string;
}

let browser: Browser;
let folder: string;
let server: RunningServer;
let arbiter: Arbiter;
let page: Page;
let list: string;

const section = (name: string) => page.getByRole('region', { name, exact: true });
const membersOf = (name: string) => section(name).locator('li .player').allInnerTexts();

/** Who has white and who black, board by board. */
async function boardsOf(
  { page: at, base }: Arbiter,
  round: number,
): Promise<readonly [string, string][]> {
  const id = base().split('/').at(-1);
  const answer = await at.request.get(`${server.url}/api/tournaments/${id}/rounds/${round}`);
  const { boards } = await answer.json();
  return boards.map(({ white, black }: { white: Side; black: Side }) => [white.name, black.name]);
}

beforeAll(async () => {
  browser = await openBrowser();
  folder = await mkdtemp(join(tmpdir(), 'rokade-groups-'));
  await writeFile(join(folder, 'spillere.csv'), csv);
  const options = { port: 0, dataDirectory: join(folder, 'data'), pages: handler, quiet: true };
  const started = await startServer(options);
  if (!started.ok) throw new Error(started.error.code);
  server = started.value;
  page = await (await browser.newContext({ locale: 'da-DK' })).newPage();
  arbiter = arbiterAt(page);
  await setUpAccount(arbiter, server.setupUrl ?? '');
  await createTournament(arbiter, event);
  await enterList(arbiter, join(folder, 'spillere.csv'), 24);
  list = arbiter.base();
});
afterAll(async () => {
  await browser.close();
  await server.close();
  await rm(folder, { recursive: true });
});

describe('24 players in groups', () => {
  test('are proposed by class and wish, with reasons', async () => {
    await page.getByRole('link', { name: t('console.divide'), exact: true }).click();
    await page.getByLabel(t('console.divide-classes')).check();
    for (const name of names.slice(0, 8)) {
      await page.getByLabel(`${t('console.divide-request')}: ${name}`).selectOption('all-play-all');
    }
    await page.getByRole('button', { name: t('console.divide-preview') }).click();
    await section('MA-1').waitFor();
    expect(await membersOf('MA-1')).toHaveLength(8);
    expect(await membersOf('B7-1')).toHaveLength(16);
    await section('MA-1').locator('summary').click();
    expect(await section('MA-1').innerText()).toContain('§38a');
    expect(await section('MA-1').getByLabel(t('field.system')).inputValue()).toBe('dsu');
    expect(await section('B7-1').getByLabel(t('field.system')).inputValue()).toBe('monrad');
  });

  test('can be moved by hand before the groups are made', async () => {
    const move = (name: string, group: string) =>
      page.getByLabel(t('console.divide-move', { name })).selectOption({ label: group });
    await move('SpillerX, Bo', 'MA-1');
    expect(await membersOf('MA-1')).toHaveLength(9);
    await move('SpillerX, Bo', 'B7-1');
    await section('MA-1').getByLabel(t('terms.group'), { exact: true }).fill('Mester');
    expect(await membersOf('Mester')).toHaveLength(8);
  });

  test('become tournaments of their own; the list says where everybody is', async () => {
    await page.getByRole('button', { name: t('console.divide-create') }).click();
    await page.waitForURL('**/console/events/*');
    await page.goto(`${list}/groups`);
    await page.getByRole('heading', { name: 'Mester' }).waitFor();
    expect(await page.locator('main').innerText()).toContain('SpillerX, Bo');
    await page.getByRole('link', { name: 'Mester', exact: true }).first().click();
    await page.getByRole('navigation', { name: t('terms.group'), exact: true }).waitFor();
    const tabs = page.getByRole('navigation', { name: t('terms.group'), exact: true });
    expect((await tabs.innerText()).split(/\s+/)).toEqual(['B7-1', 'Mester']);
    const entries = page.getByRole('table', { name: t('console.tab-entries'), exact: true });
    await expect.poll(() => entries.locator('tbody tr').count()).toBe(8);
  });

  test('one group is a round robin; the tabs count what it still misses', async () => {
    await haveLots(arbiter, 'mester');
    for (let round = 1; round <= 7; round++) {
      await haveRound(arbiter);
      if (round === 1) {
        await openDesk(arbiter, round);
        expect(await page.getByTitle(t('console.missing-n', { count: 4 })).count()).toBeGreaterThan(
          0,
        );
      }
      const keys = (await boardsOf(arbiter, round)).map(([white, black]) =>
        white < black ? 1 : 0,
      );
      await haveResults(arbiter, round, keys);
    }
    await page.goto(`${arbiter.base()}/standings`);
    const first = page.locator('tbody tr').first();
    await expect.poll(() => first.innerText()).toContain('SpillerA');
    expect(await first.innerText()).toContain('7');
  });

  test('its result starts a second stage, numbered by the places', async () => {
    await page.getByText(t('console.more'), { exact: true }).click();
    await page.getByRole('link', { name: t('console.stage'), exact: true }).click();
    const source = section('Mester');
    await source.getByLabel(t('console.stage-to-place'), { exact: true }).fill('4');
    await source.getByRole('button', { name: t('console.stage-choose-places') }).click();
    expect(await source.getByRole('checkbox', { checked: true }).count()).toBe(4);
    await page.getByLabel(t('console.stage-name'), { exact: true }).fill('Finale');
    await page.getByLabel(t('field.system')).selectOption('berger');
    await page.getByRole('button', { name: t('console.stage-start', { count: 4 }) }).click();
    await page.waitForURL('**/entries');
    expect(await page.locator('tbody tr th').allInnerTexts()).toEqual([
      'SpillerA, Bo',
      'SpillerB, Bo',
      'SpillerC, Bo',
      'SpillerD, Bo',
    ]);
    expect(await page.locator('main').innerText()).toContain(t('public.comes-from-stage'));
    await nextStep(arbiter, 'console.step-pair-first');
    await page.getByText(t('console.draft'), { exact: true }).first().waitFor();
    await page.goto(`${arbiter.base()}/entries`);
    await page.locator('main').getByRole('link', { name: 'Mester', exact: true }).click();
    await page.getByRole('link', { name: 'Finale', exact: true }).first().waitFor();
  });

  test('the division stands once a group has begun', async () => {
    await page.goto(`${list}/groups`);
    expect(await page.locator('main').innerText()).toContain(t('console.divide-started'));
    expect(await page.getByRole('button', { name: t('console.divide-undo') }).count()).toBe(0);
  });

  test('the public page leads to the groups, without JavaScript', async () => {
    const context = await browser.newContext({ locale: 'da-DK', javaScriptEnabled: false });
    const visitor = await context.newPage();
    await visitor.goto(list.replace('/console/', '/t/'));
    await visitor.getByRole('link', { name: 'Mester' }).click();
    await visitor.waitForLoadState();
    expect(await visitor.locator('main').innerText()).toContain('Mester');
    await context.close();
  });
});
