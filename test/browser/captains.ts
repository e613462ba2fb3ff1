import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { actForm } from './act-form.ts';
import { t } from './arbiter.ts';
import type { Hall } from './hall.ts';

/** A team with its captain's phone. */
export interface Captain {
  readonly team: string;
  readonly name: string;
  readonly phone: Page;
}

/** A captain's window: 390 pixels wide, and touched. */
const phoneWindow = {
  viewport: { width: 390, height: 844 },
  locale: 'da-DK',
  isMobile: true,
  hasTouch: true,
} as const;

/** Opens the link of a team on a phone of its own; ends at the captain's page. */
export async function openPhone({ browser }: Hall, address: string): Promise<Page> {
  const phone = await (await browser.newContext(phoneWindow)).newPage();
  await phone.goto(address);
  await phone.getByRole('button', { name: t('links.open-captain'), exact: true }).click();
  await phone.waitForURL('**/team');
  return phone;
}

/** Opens a match on the page of a captain. */
export async function lookAtMatch({ phone, team }: Captain, match: string): Promise<void> {
  const { origin, pathname } = new URL(phone.url());
  await phone.goto(`${origin}${pathname}?team=${team}&match=${match}`);
}

const press = (page: Page, label: Parameters<typeof t>[0]): Promise<void> =>
  page.getByRole('button', { name: t(label), exact: true }).click();

/** Waits until a page says something. */
export const says = (page: Page, text: string): Promise<void> =>
  page.getByText(text, { exact: false }).first().waitFor();

/** Chooses players by their places in the squad, board 1 first, and presses the button. */
export async function sendLineUp({ phone }: Captain, places: readonly number[]): Promise<void> {
  for (const [index, place] of places.entries()) {
    // The first choice is nobody.
    await phone.locator(`[name="wish.boards.${index + 1}"]`).selectOption({ index: place });
  }
  await press(phone, 'leagues.hand-in');
}

/** The form of a match's results on a captain's page. */
export const resultsOf = ({ phone }: Captain) => actForm(phone, 'note-results');

/** Waits until a captain's page says when the own line-up was handed in. */
export function lineUpIsIn({ phone, name }: Captain): Promise<void> {
  const [before = ''] = t('leagues.handed-in', { moment: '|', from: '' }).split('|');
  return says(phone, `${name}: ${before}`);
}

/** Hands in a line-up to which nothing is said. */
export async function handIn(captain: Captain, places: readonly number[]): Promise<void> {
  await sendLineUp(captain, places);
  await lineUpIsIn(captain);
}

/** Chooses results, board 1 first; undefined: the board is left alone. */
export async function chooseResults(
  captain: Captain,
  scores: readonly (string | undefined)[],
): Promise<void> {
  for (const [index, score] of scores.entries()) {
    const field = resultsOf(captain).locator(`[name="command.results.${index}.score"]`);
    if (score !== undefined) await field.selectOption(score);
  }
}

/** Presses the button that saves the results. */
const saveResults = (captain: Captain): Promise<void> =>
  resultsOf(captain).getByRole('button').click();

/**
 * Saves the chosen results; where somebody else wrote meanwhile, looks and presses once more. Gives
 * whether that was so.
 */
export async function insistOnResults(captain: Captain): Promise<boolean> {
  const saved = resultsOf(captain).getByText(t('console.saved'));
  const others = resultsOf(captain).getByText(t('error.store.conflict'));
  await saveResults(captain);
  await saved.or(others).waitFor();
  if (await saved.isVisible()) return false;
  await saveResults(captain);
  await saved.waitFor();
  return true;
}

/** Enters results, board 1 first, where nobody else does. */
export async function enterResults(captain: Captain, scores: readonly string[]): Promise<void> {
  await chooseResults(captain, scores);
  expect(await insistOnResults(captain), captain.name).toBe(false);
}

/** The results that stand in the fields of a captain's page. */
export async function chosenResults(captain: Captain): Promise<readonly string[]> {
  const fields = await resultsOf(captain).locator('select').all();
  return Promise.all(fields.map((field) => field.inputValue()));
}

/** Presses the button that agrees with the sheet. */
export const agree = ({ phone }: Captain): Promise<void> => press(phone, 'leagues.agree-own');
