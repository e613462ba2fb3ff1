import { translator } from '@rokade/texts/all';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { WalkedLocator, WalkedPage } from '../plain-browser/walked.ts';

/** What the arbiter reads: the test speaks Danish. */
export const t = translator('da');

/** A board as it stands on the results desk. */
export interface DeskBoard {
  readonly board: number;
  readonly white: string;
  readonly black: string;
}

/** The name alone, without rating and "(udgået)". */
export const nameAlone = (text: string): string => (text.match(/^[^\d(]+/)?.[0] ?? '').trim();

/** The arbiter's hands: what they click and type, by the words they see. */
export interface Arbiter<Shown extends WalkedPage = Page> {
  readonly page: Shown;
  /** The tournament's address, such as `http://localhost:1234/console/klub-1`. */
  readonly base: () => string;
}

/** An arbiter at a page of either kind, in a browser or without. */
export type Walker = Arbiter<WalkedPage>;

/** An arbiter at a page; `base` is known once a tournament is open. */
export const arbiterAt = <Shown extends WalkedPage>(page: Shown): Arbiter<Shown> => ({
  page,
  base: () => page.url().replace(/(\/console\/[^/]+).*/, '$1'),
});

const account = { name: 'Møller, Bo', password: 'en lang og god adgangskode' };

/** Makes the first account as its form does, with the link of the first start. */
export async function setUpAccount({ page }: Walker, setupUrl: string): Promise<void> {
  const { origin, searchParams } = new URL(setupUrl);
  const token = searchParams.get('token');
  const made = await page.request.post(`${origin}/api/setup`, { data: { token, ...account } });
  expect(made.ok()).toBe(true);
  await page.goto(`${origin}/console`);
}

/** Creates a tournament; only the name is needed. */
export async function createTournament({ page }: Walker, name: string): Promise<void> {
  await page.getByRole('link', { name: t('console.new-tournament'), exact: true }).click();
  await page.locator('input[name="settings.name"]').fill(name);
  await page.getByRole('button', { name: t('console.create') }).click();
  await page.waitForURL('**/entries');
}

/** Uploads a list, looks at the preview and enters the good rows. Gives the preview's text. */
export async function enterList(arbiter: Walker, file: string, count: number): Promise<string> {
  const { page } = arbiter;
  await page.goto(`${arbiter.base()}/entries/list`);
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: t('console.list-preview') }).click();
  const enter = page.getByRole('button', { name: t('console.list-enter', { count }) });
  await enter.waitFor();
  const preview = await page.locator('main').innerText();
  await enter.click();
  await page.waitForURL('**/entries');
  return preview;
}

/** Opens one of the organiser's pages of an event by the menu of its bar. */
export async function organise(page: WalkedPage, label: Parameters<typeof t>[0]): Promise<void> {
  const menu = page.locator('details').filter({ hasText: t('events.organise') });
  await menu.locator('summary').click();
  await menu.getByRole('link', { name: t(label), exact: true }).click();
}

/** Presses the one strong button. */
export async function nextStep({ page }: Walker, label: Parameters<typeof t>[0]): Promise<void> {
  await page.getByRole('button', { name: t(label), exact: true }).click();
}

/**
 * Fills a field that holds something already. A page that is just starting may set such a field
 * again between the choice of its text and the new one, which then stands behind the old.
 */
export const refill = (field: WalkedLocator, text: string): Promise<void> =>
  expect
    .poll(async () => {
      await field.fill(text);
      return field.inputValue();
    })
    .toBe(text);

/** Draws the lots with a seed of the arbiter's own. */
export async function drawLots(arbiter: Walker, seed: string): Promise<void> {
  const { page } = arbiter;
  await page.goto(`${arbiter.base()}/lots`);
  await refill(page.getByLabel(t('console.seed'), { exact: true }), seed);
  await page
    .locator('main')
    .getByRole('button', { name: t('console.step-draw-lots') })
    .click();
  await page.getByText(seed).first().waitFor();
}

/** Pairs the next round and publishes it; ends on the results desk. */
export async function pairAndPublish(arbiter: Walker, round: number): Promise<void> {
  const { page } = arbiter;
  await page.goto(`${arbiter.base()}/round`);
  await nextStep(arbiter, round === 1 ? 'console.step-pair-first' : 'console.step-pair');
  await page.getByText(t('console.draft'), { exact: true }).first().waitFor();
  await nextStep(arbiter, 'console.step-publish');
  await page.waitForURL('**/results');
  await page
    .getByRole('heading', { name: `${round}` })
    .first()
    .waitFor();
}

/** Opens the results desk of a round. */
export async function openDesk(arbiter: Walker, round: number): Promise<void> {
  await arbiter.page.goto(`${arbiter.base()}/results/${round}`);
  await deskReady(arbiter);
}

/**
 * Waits until the page hears keys. Clicks and typing wait by themselves, but a key that is pressed where
 * the focus was set by hand is lost on a page that is just starting.
 */
export const hearsKeys = (page: Page): Promise<void> =>
  page.locator(':root[data-script]').waitFor();

/** Waits until the desk takes keys. */
export const deskReady = ({ page }: Walker): Promise<void> =>
  page.locator('.desk-table:not([aria-busy=true]) tbody tr').first().waitFor();

/** The boards on the desk. */
export async function deskBoards({ page }: Walker): Promise<readonly DeskBoard[]> {
  const rows = page.locator('.desk-table tbody tr[data-board]');
  const [white, black, lines] = await Promise.all([
    rows.locator('td.white').allInnerTexts(),
    rows.locator('td.black').allInnerTexts(),
    rows.all(),
  ]);
  const boards = await Promise.all(lines.map((line) => line.getAttribute('data-board')));
  return boards.map((board, index) => ({
    board: Number(board),
    white: nameAlone(white[index] ?? ''),
    black: nameAlone(black[index] ?? ''),
  }));
}

/** The result a board shows. */
export const shownResult = ({ page }: Walker, board: number): Promise<string> =>
  page.locator(`.desk-table tr[data-board="${board}"] td.result`).innerText();

/** Puts the cursor on a board. A key just pressed may still move it on, so it is always clicked. */
export async function choose(arbiter: Walker, board: number): Promise<void> {
  await deskReady(arbiter);
  const { page } = arbiter;
  const row = page.locator(`.desk-table tr[data-board="${board}"]`);
  await row.locator('th').click();
  await expect.poll(() => row.getAttribute('aria-current')).toBe('true');
}

/** Waits until the desk has every entry acknowledged, and none of them refused. */
export async function allSaved({ page }: Walker): Promise<void> {
  await expect.poll(() => page.locator('.desk-table .waiting').count()).toBe(0);
  expect(await page.locator('.desk-table .refused').count()).toBe(0);
}

/** Answers the open question with a reason. */
export async function confirmWith({ page }: Walker, reason: string): Promise<string> {
  const dialog = page.locator('dialog[open]');
  await dialog.waitFor();
  const text = await dialog.innerText();
  const field = dialog.getByLabel(t('console.reason'), { exact: true });
  if ((await field.count()) > 0) await field.fill(reason);
  await dialog.locator('button[type=submit]').click();
  await dialog.waitFor({ state: 'hidden' });
  return text;
}

/** Confirms in its form what an act has as a consequence, with a reason. */
export async function confirmInForm({ page }: Walker, reason: string): Promise<void> {
  await page.locator('main').getByLabel(t('console.reason'), { exact: true }).fill(reason);
  await page.locator('main').getByLabel(t('console.act-confirmed')).check();
}

/**
 * Sends a form that asks: presses its button, confirms beside it with a reason, and presses it again.
 * Gives what the page asked.
 */
export async function sendConfirmed(
  arbiter: Walker,
  button: WalkedLocator,
  reason: string,
): Promise<string> {
  const main = arbiter.page.locator('main');
  await button.click();
  await main.getByLabel(t('console.act-confirmed')).waitFor();
  const question = await main.innerText();
  await confirmInForm(arbiter, reason);
  await button.click();
  return question;
}

/** Opens a player's page by their name. */
export async function openPlayer(arbiter: Walker, name: string): Promise<void> {
  await arbiter.page.goto(`${arbiter.base()}/players`);
  await arbiter.page.getByRole('link', { name }).first().click();
  await arbiter.page.getByRole('heading', { name }).waitFor();
}
