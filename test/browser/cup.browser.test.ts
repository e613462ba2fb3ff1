import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Arbiter, arbiterAt, nextStep, refill, t } from './arbiter.ts';
import { enterPlayers, haveLots, haveResults, haveRound, openTournament } from './begun.ts';
import { type Hall, openHall } from './hall.ts';

const names = [
  'Andersen, Åse',
  'Bauer, Max',
  'Christensen, Bo',
  'Dahl, Clara',
  'Eriksen, Freja',
  'Fischer, Jörg',
  'Grøn, Maja',
  'Holm, Otto',
  'Iversen, Ida',
  'Jensen, Lars',
  'Krüger, Nils',
];

/**
 * The keys of the preliminary round, game by game: the first match is drawn six times, the second
 * once, the third is won by White. Everything after it White wins.
 */
const preliminaryKeys = [[5, 5, 1], [5, 1], [5], [5], [5], [5]] as const;

let hall: Hall;
let arbiter: Arbiter;

beforeAll(async () => {
  hall = await openHall('cup');
  arbiter = arbiterAt(hall.page);
});

afterAll(() => hall.close());

/** Enters a result on every board of the newest round. */
const main = (): Promise<string> => arbiter.page.locator('main').innerText();

describe('a cup of eleven, from the entries to its winner', () => {
  test('is created with its byes, and drawn by lot', async () => {
    const { page } = arbiter;
    await openTournament(hall, arbiter, {
      name: 'Klubpokal',
      system: 'cup',
      players: names,
    });
    await haveLots(arbiter, 'pokal 2026');
    await page.goto(`${arbiter.base()}/bracket`);
    await page.getByRole('checkbox', { name: 'Krüger, Nils' }).check();
    await page.getByRole('button', { name: t('cup.keep-byes') }).click();
    await expect
      .poll(() => page.locator('.bracket .round').first().innerText())
      .not.toContain('Krüger');
  });

  test('plays drawn games again: with colours reversed, rapid, blitz', async () => {
    for (const [index, keys] of preliminaryKeys.entries()) {
      await haveRound(arbiter);
      await haveResults(arbiter, index + 1, keys);
    }
    await arbiter.page.goto(`${arbiter.base()}/round/3`);
    expect(await main()).toContain(
      `${t('cup.round.preliminary')} · ${t('cup.step.rapid', { minutes: 15, seconds: 10 })}`,
    );
  });

  test('lets the lot decide after six draws', async () => {
    const { page } = arbiter;
    // Without news of the act, its own answer takes the form off the page and goes on all the same.
    await page.route('**/live', (route) => route.abort());
    await page.goto(`${arbiter.base()}/round`);
    await page.getByRole('link', { name: t('cup.draw-lots'), exact: true }).click();
    await page.waitForURL('**/bracket');
    await refill(page.getByLabel(t('console.seed'), { exact: true }), 'fredag');
    await page.getByRole('button', { name: t('cup.draw-lots'), exact: true }).click();
    await page.waitForURL('**/round');
    await page.unroute('**/live');
    await page.getByText('fredag').first().waitFor();
    await nextStep(arbiter, 'console.step-publish');
    await page.waitForURL('**/results');
  });

  test('comes to a winner, who stands on every page', async () => {
    const { page } = arbiter;
    for (const [index, boards] of [4, 2, 1].entries()) {
      await haveRound(arbiter);
      await haveResults(arbiter, 8 + index, Array<1>(boards).fill(1));
    }
    await page.goto(`${arbiter.base()}/bracket`);
    await nextStep(arbiter, 'console.step-finish');
    await page.waitForURL('**/reports');
    await page.goto(`${arbiter.base()}/bracket`);
    const text = await main();
    const winner = names.find((name) => text.includes(t('cup.cup-winner', { name })));
    expect(winner).toBeDefined();
    expect(text).toContain(t('cup.by.lot'));
    for (const places of ['3–4', '5–8', '9–11']) expect(text).toContain(places);
    await page.goto(`${arbiter.base()}/standings`);
    const [first] = await page.locator('main tbody tr').allInnerTexts();
    expect(first).toContain(winner);
    for (const address of [
      arbiter.base().replace('/console/', '/print/'),
      arbiter.base().replace('/console/', '/t/'),
    ]) {
      await page.goto(`${address}/bracket`);
      expect(await page.locator('body').innerText()).toContain(
        t('cup.cup-winner', { name: winner ?? '' }),
      );
    }
  });
});

describe('a play-off for first place', () => {
  test('is offered when those with the most points are tied, and played as a group of its own', async () => {
    const { page } = arbiter;
    await page.goto(`${hall.server.url}/console`);
    await page.getByRole('link', { name: t('console.new-tournament'), exact: true }).click();
    await page.locator('input[name="settings.name"]').fill('Sommerturnering');
    await refill(page.locator('input[name="settings.roundsPlanned"]'), '1');
    await page.getByRole('button', { name: t('console.create') }).click();
    await page.waitForURL('**/entries');
    await enterPlayers(arbiter, ['Bauer, Max', 'Dahl, Clara', 'Holm, Otto', 'Krüger, Nils']);
    await haveLots(arbiter, 'sommer');
    await haveRound(arbiter);
    await haveResults(arbiter, 1, [1, 1]);
    await page.goto(`${arbiter.base()}/standings`);
    expect(await main()).toContain(t('play-off.format-match'));
    await page.getByRole('button', { name: t('play-off.start') }).click();
    await page.waitForURL('**/lots');
    await haveLots(arbiter, 'omkamp');
    for (const round of [1, 2, 3]) {
      await haveRound(arbiter);
      await haveResults(arbiter, round, [1]);
    }
    await page.goto(`${arbiter.base()}/results`);
    await nextStep(arbiter, 'console.step-finish');
    await page.waitForURL('**/reports');
    await page.goto(`${arbiter.base()}/standings`);
    const table = page.getByRole('table', { name: t('terms.standings') });
    expect(await table.locator('tbody tr').count()).toBe(2);
  });
});
