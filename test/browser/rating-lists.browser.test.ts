import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arbiterAt, createTournament, setUpAccount, t } from './arbiter.ts';
import { faultsOn } from './faults-on.ts';
import { type Hall, openHall } from './hall.ts';

const list = [
  'Name;FIDE ID;Rating;Titel;Klub;Land;Geschlecht;Geburtsjahr',
  'Brøndlund, Åse;1999001;2105;WFM;Brønden;DEN;w;1971',
  'Æblegård, Bo;1999002;1650;;Brønden;DEN;m;2012',
].join('\n');

let hall: Hall;
let page: Page;

const main = (): Promise<string> => page.locator('main').innerText();

async function send(name: string, text: string): Promise<void> {
  await page.getByLabel(t('lists.file')).setInputFiles({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  });
  const month = page.getByLabel(t('lists.month'), { exact: true });
  if (!(await month.isVisible())) await page.getByText(t('lists.further')).click();
  await month.fill('2026-11');
  await page.getByLabel(t('lists.source')).selectOption('fide');
  await page.getByRole('button', { name: t('lists.take-in') }).click();
}

beforeAll(async () => {
  hall = await openHall('rating-lists');
  page = hall.page;
  await setUpAccount(arbiterAt(page), hall.server.setupUrl ?? '');
});

afterAll(() => hall.close());

describe('rating lists in the console', () => {
  test('are taken in, searched as one types, and kept when a bad one comes', async () => {
    await page.goto(`${hall.server.url}/console/people/rating-lists`);
    await page.getByText(t('lists.none')).waitFor();
    await send('fide.csv', list);
    await page
      .getByText(t('lists.taken-in', { list: 'FIDE, november 2026', players: 2, many: '2' }))
      .waitFor({ timeout: 120_000 });
    expect(await main()).toContain('FIDE, november 2026');
    await send('bad.csv', 'x\ny\n');
    await page.getByText('bad.csv:').waitFor({ timeout: 120_000 });
    await page.getByLabel(t('lists.search')).fill('bron aase');
    await expect.poll(main).toContain('Brøndlund, Åse');
    expect(await faultsOn(page)).toEqual([]);
  });

  test('fill in everything of a player who is entered', async () => {
    await page.goto(`${hall.server.url}/console`);
    await createTournament(arbiterAt(page), 'Lister');
    await page
      .locator('input[name="command.players.0.details.name"]')
      .pressSequentially('aase bron');
    await page.getByRole('option', { name: /Brøndlund, Åse/ }).click();
    const typed = (name: string) =>
      page.locator(`input[name="command.players.0.details.${name}"]`).inputValue();
    expect(await typed('club')).toBe('Brønden');
    expect(await typed('fideRating')).toBe('2105');
    expect(await typed('fideId')).toBe('1999001');
    expect(await page.locator('select[name="command.players.0.details.title"]').inputValue()).toBe(
      'WFM',
    );
    await page.getByRole('button', { name: t('console.add-player'), exact: true }).click();
    await page.getByText(t('console.player-added', { name: 'Brøndlund, Åse' })).waitFor();
  });

  test('say whose number changed since, and give it in one act', async () => {
    const { base } = arbiterAt(page);
    const entries = `${base()}/entries`;
    await page.goto(`${hall.server.url}/console/people/rating-lists`);
    await send('fide.csv', list.replace('2105', '2131'));
    await page.getByText('bad.csv:').waitFor({ state: 'detached', timeout: 120_000 });
    await page
      .getByText(t('lists.taken-in', { list: 'FIDE, november 2026', players: 2, many: '2' }))
      .waitFor();
    await page.goto(entries);
    await page.getByRole('link', { name: t('lists.look-at-changes') }).click();
    await page.getByRole('heading', { name: t('console.offers') }).waitFor();
    expect(await main()).toMatch(/Brøndlund, Åse.*FIDE, november 2026.*2105.*2131/s);
    expect(await faultsOn(page)).toEqual([]);
    await page.getByRole('button', { name: t('console.offers-take') }).click();
    await page.getByText(t('console.offers-none')).waitFor();
    await page.goto(`${entries}/numbers`);
    await page.waitForURL('**/entries/changes');
    await page.goto(entries);
    expect(await main()).not.toContain(t('lists.look-at-changes'));
  });

  test('are removed', async () => {
    await page.goto(`${hall.server.url}/console/people/rating-lists`);
    await page.getByRole('button', { name: /FIDE, november 2026/ }).click();
    await page.getByText(t('lists.removed', { list: 'FIDE, november 2026' })).waitFor();
    await page.getByText(t('lists.none')).waitFor();
  });
});
