import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Arbiter,
  allSaved,
  arbiterAt,
  choose,
  deskBoards,
  openDesk,
  shownResult,
  t,
} from './arbiter.ts';
import { beginTournament, haveRound } from './begun.ts';
import { type Hall, openHall } from './hall.ts';

let hall: Hall;
let first: Arbiter;
/** The other window of the same tournament. */
let second: Arbiter;

/** The board under the cursor, or null. */
async function cursorOf({ page }: Arbiter): Promise<number | null> {
  const row = page.locator('.desk-table tr[aria-current=true]');
  return (await row.count()) === 0 ? null : Number(await row.getAttribute('data-board'));
}

const press = ({ page }: Arbiter, ...keys: readonly string[]) =>
  keys.reduce((done, key) => done.then(() => page.keyboard.press(key)), Promise.resolve());

const shows = (arbiter: Arbiter, board: number, result: string) =>
  expect.poll(() => shownResult(arbiter, board)).toContain(result);

const messageOf = ({ page }: Arbiter) => page.locator('.keys-panel .said').innerText();
const dialogOf = ({ page }: Arbiter) => page.locator('dialog[open]');

/** Takes every result of the newest round away again. */
async function clearAll(arbiter: Arbiter): Promise<void> {
  for (const { board } of await deskBoards(arbiter)) {
    await choose(arbiter, board);
    await press(arbiter, 'Delete');
  }
  await allSaved(arbiter);
}

/** A window that hears of nothing. */
async function deafWindow(): Promise<Arbiter> {
  const page = await hall.context.newPage();
  await page.route('**/live', (route) => route.abort());
  await page.goto(`${first.base()}/results`);
  await page.locator('.desk-table tr[data-board]').first().waitFor();
  return arbiterAt(page);
}

beforeAll(async () => {
  hall = await openHall('desk');
  first = arbiterAt(hall.page);
});
afterAll(() => hall.close());

test('a round of three boards is open in two windows', async () => {
  await beginTournament(hall, first, 'bordet');
  await openDesk(first, 1);
  second = arbiterAt(await hall.context.newPage());
  await second.page.goto(first.page.url());
  await openDesk(second, 1);
});

describe('two windows on one board', () => {
  test('the cursor moves on when its board is filled from elsewhere', async () => {
    expect(await cursorOf(second)).toBe(1);
    await press(first, '1');
    await shows(second, 1, '1–0');
    expect(await cursorOf(second)).toBe(2);
  });

  test('a key that was on its way changes neither that board nor the next, and says so', async () => {
    await clearAll(first);
    await shows(second, 1, '·');
    await choose(second, 1);
    await choose(first, 1);
    const typedAtOnce = second.page.waitForFunction(
      () => {
        const shown = document.querySelector('tr[data-board="1"] td.result')?.textContent;
        const isFilled = shown?.includes('1–0') === true;
        if (isFilled) {
          document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '0', bubbles: true }));
        }
        return isFilled;
      },
      undefined,
      { polling: 'raf' },
    );
    await press(first, '1');
    await typedAtOnce;
    expect(await messageOf(second)).toContain('1–0 (Møller, Bo)');
    await allSaved(second);
    await shows(first, 1, '1–0');
    await shows(first, 2, '·');
    await press(second, '0');
    await shows(first, 2, '0–1');
  });

  test('a result that somebody changed under the cursor takes the key twice', async () => {
    await choose(second, 1);
    await choose(first, 1);
    await press(first, '5');
    await shows(second, 1, '½–½');
    expect(await cursorOf(second)).toBe(1);
    await press(second, '0');
    expect(await messageOf(second)).toContain('½–½ (Møller, Bo)');
    await shows(second, 1, '½–½');
    await press(second, '0');
    await shows(first, 1, '0–1');
    const row = first.page.locator('tr[data-board="1"]');
    expect(await row.innerText()).toContain(t('desk.was', { result: '½–½' }));
  });

  test('undo does not take back what somebody wrote since', async () => {
    await clearAll(first);
    await shows(second, 2, '·');
    await choose(second, 2);
    await press(second, '1');
    await shows(first, 2, '1–0');
    await choose(first, 2);
    await press(first, '5');
    await shows(second, 2, '½–½');
    await press(second, 'u');
    expect(await messageOf(second)).toContain('½–½ (Møller, Bo)');
    await allSaved(second);
    await shows(first, 2, '½–½');
  });
});

describe('after the last open board', () => {
  test('the cursor rests nowhere, and one key too many changes nothing', async () => {
    await clearAll(first);
    await choose(first, 1);
    await press(first, '1', '5', '0', '0');
    expect(await cursorOf(first)).toBeNull();
    expect(await messageOf(first)).toBe(t('desk.no-board'));
    await allSaved(first);
    await shows(second, 3, '0–1');
    expect(await shownResult(first, 1)).toContain('1–0');
    expect(await shownResult(first, 2)).toContain('½–½');
    await first.page.reload();
    await first.page.locator('.desk-table tr[data-board]').first().waitFor();
    expect(await cursorOf(first)).toBeNull();
  });

  test('arrows lead to a result to change', async () => {
    await expect
      .poll(async () => {
        await press(first, 'Home');
        return cursorOf(first);
      })
      .toBe(1);
    await press(first, 'ArrowDown', '1');
    await shows(second, 2, '1–0');
    const row = second.page.locator('tr[data-board="2"]');
    expect(await row.innerText()).toContain(t('desk.was', { result: '½–½' }));
    expect(await cursorOf(first)).toBeNull();
  });
});

describe('a conflict', () => {
  let deaf: Arbiter;

  /** The deaf window types on board 2, which the first has filled. */
  async function conflict(): Promise<void> {
    await clearAll(first);
    deaf = await deafWindow();
    await choose(first, 2);
    await press(first, '0');
    await allSaved(first);
    await choose(deaf, 2);
    await press(deaf, '1');
    await dialogOf(deaf).waitFor();
  }

  test('names board, players, both results and whose', async () => {
    await conflict();
    const [, board] = await deskBoards(deaf);
    const text = await dialogOf(deaf).innerText();
    for (const fact of [
      t('terms.board-n', { board: 2 }).toLowerCase(),
      `${board?.white} – ${board?.black}`,
      'Møller, Bo har imens skrevet 0–1',
      t('console.keep-result', { result: '0–1 (Møller, Bo)' }),
      t('console.use-mine', { result: '1–0' }),
    ]) {
      expect(text).toContain(fact);
    }
  });

  test('once answered leaves the arbiter where they were, and the board as it stands', async () => {
    await press(deaf, '5');
    await dialogOf(deaf)
      .getByRole('button', { name: t('console.keep-result', { result: '0–1 (Møller, Bo)' }) })
      .click();
    await dialogOf(deaf).waitFor({ state: 'hidden' });
    await shows(deaf, 2, '0–1');
    expect(await cursorOf(deaf)).toBe(3);
    await expect
      .poll(() => deaf.page.evaluate(() => document.activeElement?.getAttribute('data-board')))
      .toBe('3');
    await press(deaf, '5');
    await allSaved(deaf);
    await shows(first, 3, '½–½');
    await shows(first, 2, '0–1');
    await deaf.page.close();
  });

  test('on the last open board leaves the cursor nowhere', async () => {
    await clearAll(first);
    await choose(first, 1);
    await press(first, '1', '1');
    await allSaved(first);
    deaf = await deafWindow();
    expect(await cursorOf(deaf)).toBe(3);
    await press(first, '0');
    await allSaved(first);
    await press(deaf, '1');
    await dialogOf(deaf).waitFor();
    await dialogOf(deaf).getByRole('button').first().click();
    await dialogOf(deaf).waitFor({ state: 'hidden' });
    await press(deaf, '5');
    expect(await messageOf(deaf)).toBe(t('desk.no-board'));
    await shows(deaf, 3, '0–1');
    await shows(first, 3, '0–1');
  });

  test('gives way to the arbiter who uses their own', async () => {
    await deaf.page.close();
    await conflict();
    await dialogOf(deaf)
      .getByRole('button', { name: t('console.use-mine', { result: '1–0' }) })
      .click();
    await shows(first, 2, '1–0');
    await deaf.page.close();
  });
});

describe('a correction after the next round', () => {
  test('names what stands and whose, and what it becomes', async () => {
    await clearAll(first);
    await choose(first, 1);
    await press(first, '5', '1', '0');
    await allSaved(first);
    await haveRound(first);
    await openDesk(first, 1);
    await choose(first, 1);
    await press(first, '1');
    const dialog = dialogOf(first);
    await dialog.waitFor();
    const text = await dialog.innerText();
    expect(text).toContain(t('console.keep-result', { result: '½–½ (Møller, Bo)' }));
    expect(text).toContain(t('console.change-result', { result: '1–0' }));
    await dialog.getByLabel(t('console.reason'), { exact: true }).fill('Sedlen var forkert');
    await dialog.locator('button[type=submit]').click();
    await shows(first, 1, '1–0');
  });

  test('stands in the history with both players and both results', async () => {
    const [board] = await deskBoards(first);
    const surname = (name = '') => name.split(',')[0];
    await first.page.goto(`${first.base()}/history`);
    const line = first.page.locator('main table tbody tr').first();
    expect(await line.innerText()).toContain(
      `${surname(board?.white)} – ${surname(board?.black)}: ½–½ → 1–0`,
    );
  });
});

describe('other results', () => {
  const other = (page: Page) => page.locator('dialog[open]');

  test('go to the board that the dialog names, though it is filled meanwhile', async () => {
    await openDesk(first, 2);
    await openDesk(second, 2);
    await choose(first, 1);
    await press(first, 'x');
    await other(first.page).waitFor();
    await press(second, '1');
    await shows(first, 1, '1–0');
    await other(first.page).getByLabel(t('desk.other-cancelled')).check();
    await other(first.page)
      .getByRole('button', { name: t('desk.other-enter') })
      .click();
    const keep = t('console.keep-result', { result: '1–0 (Møller, Bo)' });
    await other(first.page).getByRole('button', { name: keep }).click();
    await shows(second, 1, '1–0');
    await shows(second, 2, '·');
  });
});
