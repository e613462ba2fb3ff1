import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Arbiter,
  arbiterAt,
  createTournament,
  enterList,
  setUpAccount,
  t,
} from './arbiter.ts';
import { haveLots, haveResults, haveRound } from './begun.ts';
import { faultsOn } from './faults-on.ts';
import { type Hall, openHall } from './hall.ts';

const list = fileURLToPath(new URL('./klubturnering.csv', import.meta.url));

let hall: Hall;
let arbiter: Arbiter;
let page: Page;
let id = '';

/** What the newest attempt to save left behind. */
const savePrizes = () => page.getByRole('button', { name: t('prizes.save') }).click();

const openPlan = async () => {
  await page.goto(`${hall.server.url}/console/${id}/prizes`);
  await page.getByRole('heading', { name: t('prizes.plan') }).click();
};

const fillAmounts = async (...amounts: readonly string[]) => {
  for (const [index, amount] of amounts.entries()) {
    await page.getByLabel(`${t('prizes.amount')} ${index + 1}`, { exact: true }).fill(amount);
  }
};

const publicPath = () => `/t/${id}/prizes`;

beforeAll(async () => {
  hall = await openHall('prizes');
  page = hall.page;
  arbiter = arbiterAt(page);
  await setUpAccount(arbiter, hall.server.setupUrl ?? '');
});

afterAll(() => hall.close());

describe('prizes', () => {
  test('a round is played that White wins everywhere', async () => {
    await createTournament(arbiter, 'Præmieturnering');
    id = arbiter.base().split('/').at(-1) ?? '';
    await enterList(arbiter, list, 33);
    await haveLots(arbiter, 'præmier');
    await haveRound(arbiter);
    await haveResults(arbiter, 1, Array<1>(16).fill(1));
  });

  test('a draft of the regulation is filled in; nonsense is named by its place and not saved', async () => {
    await page.goto(`${arbiter.base()}/prizes`);
    await page.getByRole('button', { name: t('prizes.preset-dsu-shared') }).click();
    await fillAmounts('500', '200', '300');
    await savePrizes();
    const wrong = `${t('prizes.preset-main')}, ${t('prizes.prize')} 3: ${t('error.prize-plan.money-rises')}`;
    await page.getByText(wrong).waitFor();
    await page.reload();
    expect(await page.getByRole('table', { name: t('prizes.preset-main') }).count()).toBe(0);
  });

  test('17 with equal points share 1,000 kr. to the øre, and the page says how', async () => {
    await page.getByRole('button', { name: t('prizes.preset-dsu-shared') }).click();
    await fillAmounts('500', '300', '200');
    await savePrizes();
    const rows = page.getByRole('table', { name: t('prizes.preset-main') }).locator('tbody tr');
    await rows.first().waitFor();
    const amounts = await rows.locator('.amount').allInnerTexts();
    expect(amounts.map((text) => text.replace(/\s/g, ' '))).toEqual([
      ...Array.from({ length: 6 }, () => '58,83 kr.'),
      ...Array.from({ length: 11 }, () => '58,82 kr.'),
    ]);
    await rows.first().getByRole('button').click();
    await page.getByText('Præmie 1–3 deles af 17: 500 + 300 + 200 = 1.000').waitFor();
  });

  test('nobody sees them until the organiser shows them', async () => {
    await hall.asVisitor(publicPath(), async (visitor) => {
      expect(await visitor.locator('h1').innerText()).toBe(t('console.error-404'));
    });
    await openPlan();
    await page.getByLabel(t('prizes.visible')).check();
    await savePrizes();
    await page.getByRole('link', { name: t('console.public-page') }).waitFor();
    await page.goto(`${arbiter.base()}/settings?all`);
    await page.locator('input[name="settings.visibility.published"]').check();
    await page.getByRole('button', { name: t('terms.save') }).click();
    await page.getByText(t('console.saved')).waitFor();
    await hall.asVisitor(publicPath(), async (visitor) => {
      expect(await visitor.locator('tbody tr').count()).toBe(17);
      await visitor.getByText(t('terms.why')).click();
      expect(await visitor.locator('main').innerText()).toContain('DSU 2002 §24a');
      expect((await visitor.request.get(visitor.url().replace('/t/', '/print/'))).status()).toBe(
        200,
      );
    });
  });

  test('a receipt for each, and none for visitors', async () => {
    await page.goto(`${hall.server.url}/print/${id}/receipts?per=2`);
    expect(await page.locator('article').count()).toBe(17);
    expect(await page.locator('article').first().innerText()).toContain('58,8');
    await hall.asVisitor(`/print/${id}/receipts`, async (visitor) => {
      expect(await visitor.locator('h1').innerText()).toBe(t('console.error-404'));
    });
  });

  test.each([
    { width: 1366, colorScheme: 'light' },
    { width: 1366, colorScheme: 'dark' },
    { width: 400, colorScheme: 'light' },
  ] as const)('axe finds nothing: $width px, $colorScheme', async ({ width, colorScheme }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await openPlan();
    expect(await faultsOn(page)).toEqual([]);
    for (const path of [publicPath(), `/print/${id}/prizes`, `/print/${id}/receipts`]) {
      await page.goto(`${hall.server.url}${path}`);
      expect(await faultsOn(page)).toEqual([]);
    }
  });
});
