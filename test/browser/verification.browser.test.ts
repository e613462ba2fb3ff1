import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Arbiter, allSaved, arbiterAt, choose, openDesk, shownResult, t } from './arbiter.ts';
import { beginTournament } from './begun.ts';
import { faultsOn } from './faults-on.ts';
import { type Hall, openHall } from './hall.ts';

let hall: Hall;
let arbiter: Arbiter;

const button = (text: string) => arbiter.page.getByRole('button', { name: text, exact: true });

/** The board whose slip is next. */
const slip = (board: number) =>
  arbiter.page.locator(`.verify-table tr[data-board="${board}"][aria-current=true]`);

/** Types a result from the slip of a board, once the page is there. */
async function fromSlip(board: number, key: string): Promise<void> {
  await slip(board).waitFor();
  await arbiter.page.keyboard.press(key);
}

beforeAll(async () => {
  hall = await openHall('verification');
  arbiter = arbiterAt(hall.page);
});
afterAll(() => hall.close());

describe('results compared with the slips', () => {
  test('have been entered, one of them wrongly', async () => {
    await beginTournament(hall, arbiter);
    await openDesk(arbiter, 1);
    for (const [index, key] of ['1', '0', '5'].entries()) {
      await choose(arbiter, index + 1);
      await arbiter.page.keyboard.press(key);
      await allSaved(arbiter);
    }
  });

  test('are hidden, and stop where a slip says otherwise', async () => {
    const { page } = arbiter;
    await page.getByRole('link', { name: t('verify.compare') }).click();
    await page.waitForURL('**/results/1?verify**');
    await slip(1).waitFor();
    expect(await page.locator('.verify-table').innerText()).not.toContain('1–0');
    // A key counts once the page's script runs.
    await expect
      .poll(async () => {
        if ((await slip(1).count()) > 0) await page.keyboard.press('1');
        return slip(2).count();
      })
      .toBe(1);
    await fromSlip(2, '5');
    const question = page.getByRole('alert').filter({
      hasText: t('verify.differs', { board: 2, typed: '½–½', stands: '0–1' }),
    });
    await question.waitFor();
    expect(await faultsOn(page)).toEqual([]);
    await page.keyboard.press('0');
    await question.waitFor();
    await button(t('verify.take-slip', { typed: '½–½' })).click();
    await fromSlip(3, '=');
    await page.getByText(t('verify.all-done')).waitFor();
    await button(t('verify.finish', { done: 3, boards: 3 })).click();
    await page.waitForURL((url) => !url.search.includes('verify'));
    const note = page.locator('.verified');
    await note.waitFor();
    expect(await note.innerText()).toContain('3 af 3 bekræftet af Møller, Bo');
    expect(await note.innerText()).toContain(t('verify.differences', { count: 1 }));
    await expect.poll(() => shownResult(arbiter, 2)).toContain('½–½');
    expect(await faultsOn(page)).toEqual([]);
  });

  test('say what was changed after that, and stand in the history', async () => {
    const { page } = arbiter;
    await openDesk(arbiter, 1);
    await choose(arbiter, 1);
    await page.keyboard.press('0');
    await allSaved(arbiter);
    const changed = t('verify.changed', { count: 1, boards: '1' });
    await page.locator('.verified').filter({ hasText: changed }).waitFor();
    await page.goto(`${arbiter.base()}/round/1`);
    await page.locator('.verified').filter({ hasText: changed }).waitFor();
    await page.goto(`${arbiter.base()}/history`);
    await page
      .getByText(t('history.round-verified', { round: 1, count: 3, of: 3, differences: 1 }))
      .first()
      .waitFor();
  });
});
