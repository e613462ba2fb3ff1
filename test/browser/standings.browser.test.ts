import { fileURLToPath } from 'node:url';
import { tieBreakWords } from '@rokade/texts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Arbiter,
  arbiterAt,
  confirmInForm,
  createTournament,
  enterList,
  refill,
  setUpAccount,
  t,
} from './arbiter.ts';
import { haveLots, haveResults, haveRound, makeTournament } from './begun.ts';
import { type Hall, openHall } from './hall.ts';

const list = fileURLToPath(new URL('./klubturnering.csv', import.meta.url));

let hall: Hall;
let arbiter: Arbiter;
let page: Page;
let id = '';

const save = () => page.getByRole('button', { name: t('terms.save'), exact: true }).click();

beforeAll(async () => {
  hall = await openHall('standings');
  page = hall.page;
  arbiter = arbiterAt(page);
  await setUpAccount(arbiter, hall.server.setupUrl ?? '');
});

afterAll(() => hall.close());

describe('a long list', () => {
  test('comes with its first lines and stands whole once the script runs', async () => {
    const players = Array.from({ length: 120 }, (_, index) => `Nr. ${index + 1}`);
    await makeTournament(hall, arbiter, { name: 'Stort felt', players });
    await page.goto(`${arbiter.base()}/players`);
    await expect.poll(() => page.locator('tbody tr').count()).toBe(players.length);
    const sent = await (await page.request.get(page.url())).text();
    expect(sent.match(/<th scope="row"/g)).toHaveLength(100);
    await page.goto(`${hall.server.url}/console`);
  });
});

describe('standings', () => {
  test('the organiser takes a ready-made order with direct encounter, and says who gets what', async () => {
    await createTournament(arbiter, 'Holdklasse');
    id = arbiter.base().split('/').at(-1) ?? '';
    await enterList(arbiter, list, 33);
    await page.goto(`${arbiter.base()}/settings?all`);
    await page.getByLabel(t('console.tie-break-preset')).selectOption({
      label: t('tie-break.preset.dsu-swiss-middle'),
    });
    await page.locator('select[name="settings.tieBreaks:capitals"]').selectOption('DE');
    await page.getByLabel(t('console.marks-title')).check();
    await refill(page.getByLabel(t('console.marks-promotion')), '2');
    await refill(page.getByLabel(t('console.marks-relegation')), '1');
    await save();
    await page.getByText(t('console.saved')).waitFor();
    const order = page.locator('input[name="settings.tieBreaks:codes"]');
    expect(await order.inputValue()).toMatch(/^DSU-MK.*, DE$/);
  });

  test('a value opens its sum, that of direct encounter too, with a link to print it', async () => {
    await haveLots(arbiter, 'stilling');
    await haveRound(arbiter);
    await haveResults(arbiter, 1, Array<1>(16).fill(1));
    await page.goto(`${arbiter.base()}/standings`);
    const row = page.locator('tbody tr').first();
    const name = await row.locator('th a').innerText();
    await row.getByTitle(t('console.how-computed')).last().click();
    const title = `${tieBreakWords(t, 'DE').name}: ${name}`;
    const panel = page.getByRole('complementary', { name: title });
    await panel.locator('li').nth(1).waitFor();
    expect(
      await panel.getByRole('link', { name: t('terms.print') }).getAttribute('href'),
    ).toContain(`/print/${id}/workings?player=`);
  });

  test('a lot decides a shared place and stays visible with its seed', async () => {
    await page.reload();
    const seed = page.getByLabel(t('console.seed'), { exact: true });
    await page.locator('details', { has: seed }).last().locator('> summary').click();
    await refill(seed.first(), 'lodtrækning 7');
    await page
      .getByRole('button', { name: t('cup.draw-lots') })
      .first()
      .click();
    await page.getByText('lodtrækning 7').first().waitFor();
    await page.getByText(t('public.by-lot')).first().waitFor();
  });

  test('another order after the start says what it moves and is never forgotten', async () => {
    await page.goto(`${arbiter.base()}/settings?all`);
    await page.locator('.order li').last().getByRole('button').first().click();
    await save();
    await confirmInForm(arbiter, 'Vedtaget på spillermødet');
    await save();
    await page.getByText(t('console.saved')).waitFor();
    await page.goto(`${arbiter.base()}/standings`);
    await page.getByText(t('public.order-changed', { round: 1 })).waitFor();
  });

  test('a reader supposes results without JavaScript, and nothing is kept', async () => {
    await haveRound(arbiter);
    await hall.asVisitor(`/t/${id}/what-if`, async (visitor) => {
      await visitor.locator('form select').first().selectOption('white');
      await visitor.getByRole('button', { name: t('what-if.show') }).click();
      await visitor.getByText(t('what-if.only-supposed')).waitFor();
      expect(visitor.url()).toContain('2-1=white');
      expect(await visitor.locator('form select').first().inputValue()).toBe('white');
    });
    await page.goto(`${arbiter.base()}/what-if`);
    expect(await page.locator('form select').first().inputValue()).toBe('');
  });

  test('a reader opens the sum of any value and the points after each round', async () => {
    await hall.asVisitor(`/t/${id}/standings?round=1`, async (visitor) => {
      await visitor.locator('main a[href*="/workings/"]').first().click();
      await visitor.waitForURL(/\/workings\//);
      expect(await visitor.locator('main ol li').count()).toBeGreaterThan(1);
    });
    await hall.asVisitor(`/t/${id}/crosstable`, async (visitor) => {
      await visitor.getByRole('link', { name: t('terms.progress'), exact: true }).click();
      await visitor.getByText(t('public.progress-explained')).waitFor();
    });
  });
});
