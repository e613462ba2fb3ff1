import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Arbiter,
  arbiterAt,
  deskBoards,
  deskReady,
  nextStep,
  refill,
  sendConfirmed,
  t,
} from './arbiter.ts';
import { haveLots, haveResults, haveRound, openTournament } from './begun.ts';
import { type Hall, openHall } from './hall.ts';

const players = [
  { name: 'Andersen, Åse', title: 'FM', rating: 2210 },
  { name: 'Bauer, Max', rating: 2105 },
  { name: 'Christensen, Bo', rating: 2040 },
  { name: 'Dahl, Clara', title: 'WFM', rating: 1990 },
  { name: 'Ek, Dan', rating: 1875 },
  { name: 'Friis, Eva', rating: 1780 },
  { name: 'Gade, Finn', rating: 1650 },
];

let hall: Hall;
let arbiter: Arbiter;

beforeAll(async () => {
  hall = await openHall('rounds');
  arbiter = arbiterAt(hall.page);
});

afterAll(() => hall.close());

const main = (): Promise<string> => arbiter.page.locator('main').innerText();

/** Ticks players of the next round, says what they do and waits until their lines say it. */
async function placeMany(names: readonly string[], place: 'plays' | 'zero-point'): Promise<void> {
  const { page } = arbiter;
  const table = page.getByRole('table', { name: t('console.players-of-round', { round: 2 }) });
  for (const player of names) {
    await table
      .getByRole('checkbox', { name: t('console.players-choose-one', { player }) })
      .check();
  }
  await page.getByText(t('console.players-chosen', { count: names.length })).waitFor();
  await page.getByRole('button', { name: t(`console.place-${place}`), exact: true }).click();
  const state = t(place === 'plays' ? 'console.player-plays' : 'terms.bye-zero-point');
  for (const player of names) {
    await table.getByRole('row').filter({ hasText: player }).filter({ hasText: state }).waitFor();
  }
}

describe('seven players, one of whom sits out, and one who comes late', () => {
  test('the latecomer gets whoever has the bye, on a board of their own', async () => {
    const { page } = arbiter;
    await openTournament(hall, arbiter, { name: 'Hurtig', players });
    await haveLots(arbiter, 'hurtig');
    await haveRound(arbiter);
    await page.goto(`${arbiter.base()}/round`);
    expect(await page.getByRole('link', { name: t('console.late-pair') }).count()).toBe(0);
    await page.goto(`${arbiter.base()}/entries`);
    await page.locator('[name="command.players.0.details.name"]').fill('Sen, Ida');
    await page.getByRole('button', { name: t('console.add-player'), exact: true }).click();
    await page.getByText(t('console.player-added', { name: 'Sen, Ida' })).waitFor();
    await page.goto(`${arbiter.base()}/round/1`);
    await page.getByRole('link', { name: t('console.late-pair') }).click();
    await page.locator('input[name="command.minutesOff"]').fill('10');
    const add = page.getByRole('button', { name: t('console.late-pair-add') });
    const question = await sendConfirmed(arbiter, add, 'Ida kom ti minutter for sent');
    expect(question).toContain('FIDE 2012 8.3.3');
    expect(question).toContain('1 point');
    await expect.poll(main).toMatch(/4\s+.*Sen, Ida|4[\s\S]*Sen, Ida/);
    const late = page.getByRole('link', { name: t('console.late-pair') });
    await expect.poll(() => late.count()).toBe(0);
    await page.goto(`${arbiter.base()}/history`);
    await expect.poll(main).toContain('Ida kom ti minutter for sent');
  });

  test('a draft altered by hand shows title, rating, points and colours beside each name', async () => {
    const { page } = arbiter;
    await haveResults(arbiter, 1, [1, 1, 1, 1]);
    await page.goto(`${arbiter.base()}/round`);
    await placeMany(['Ek, Dan', 'Friis, Eva'], 'zero-point');
    await page.getByRole('button', { name: t('console.players-away', { count: 2 }) }).click();
    await placeMany(['Ek, Dan', 'Friis, Eva'], 'plays');
    await page
      .getByRole('button', { name: t('console.players-all', { count: 8 }) })
      .waitFor({ state: 'hidden' });
    await nextStep(arbiter, 'console.step-pair');
    await page.getByRole('link', { name: t('console.alter'), exact: true }).click();
    const table = page.getByRole('table', { name: t('console.alter') });
    const row = table.getByRole('row').filter({ hasText: 'Andersen, Åse' });
    await expect.poll(() => row.innerText()).toContain('FM');
    expect(await row.innerText()).toContain('2210');
    const letters = await table
      .locator('tbody td.white-colours, tbody td.black-colours')
      .allInnerTexts();
    expect(new Set(letters)).toEqual(new Set([t('terms.white-letter'), t('terms.black-letter')]));
    const points = await table.locator('tbody td.number').allInnerTexts();
    expect(points.filter((text) => text === '1')).toHaveLength(4);
    expect(points.filter((text) => text === '0')).toHaveLength(4);
  });

  test('a round paired on paper is typed as pairs of numbers', async () => {
    const { page } = arbiter;
    await page.goto(`${arbiter.base()}/players`);
    await page.getByRole('link', { name: 'Gade, Finn' }).waitFor();
    const rows = await page.locator('main table tbody tr').allInnerTexts();
    const holderOf = (no: number): string =>
      rows.find((row) => row.startsWith(`${no}\t`))?.match(/\p{L}+, \p{L}+/u)?.[0] ?? '';
    await page.goto(`${arbiter.base()}/round`);
    const typed = page.locator('form[name=typed-pairs]');
    const pairs = typed.locator('textarea');
    await page.getByRole('link', { name: t('console.alter'), exact: true }).click();
    await page.getByText(t('console.typed-pairs'), { exact: true }).click();
    await refill(pairs, '1-2 3-99');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await typed.getByText(t('console.typed-unknown', { no: 99 })).waitFor();
    await refill(pairs, '2-1 4–3\n5:6, 7/8');
    await typed.getByText(t('console.typed-boards', { count: 4 })).waitFor();
    await sendConfirmed(arbiter, typed.getByRole('button'), 'Parret på papir, da strømmen gik');
    await typed.waitFor({ state: 'hidden' });
    await nextStep(arbiter, 'console.step-publish');
    await page.waitForURL('**/results');
    await deskReady(arbiter);
    const seated = (await deskBoards(arbiter)).map(({ white, black }) => [white, black]);
    const wanted = [2, 4, 5, 7].map((white) => [white, white % 2 === 0 ? white - 1 : white + 1]);
    expect(new Set(seated)).toEqual(
      new Set(wanted.map((pair) => pair.map((no) => expect.stringContaining(holderOf(no))))),
    );
  });
});
