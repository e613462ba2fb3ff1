import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hearsKeys, t } from './arbiter.ts';
import { type Hall, openHall } from './hall.ts';

let hall: Hall;
let page: Page;

const half = (colour: 'white' | 'black') =>
  page.getByRole('button', { name: new RegExp(`^${t(`terms.${colour}`)} ·`) });
/** What a half shows, in seconds; time also passes while the test waits. */
async function secondsAt(colour: 'white' | 'black'): Promise<number> {
  const [, minutes = '', rest = ''] = /(\d+):(\d\d)/.exec(await half(colour).innerText()) ?? [];
  return 60 * Number(minutes) + Number(rest);
}

/** Expects a half to show at most so many seconds, and hardly fewer. */
async function expectAbout(colour: 'white' | 'black', seconds: number): Promise<void> {
  await expect.poll(() => secondsAt(colour)).toBeLessThanOrEqual(seconds);
  expect(await secondsAt(colour)).toBeGreaterThan(seconds - 30);
}

const open = (time: string) =>
  page.goto(`${hall.server.url}/clock?time=${encodeURIComponent(time)}`);

beforeAll(async () => {
  hall = await openHall('clock');
  ({ page } = hall);
  await page.clock.install({ time: new Date('2026-11-30T19:00:00Z') });
});
afterAll(() => hall.close());

/** @article Laws 2001 6.2b, 6.8a */
describe('the chess clock of a screen', () => {
  test('runs from Black’s press, and changes with each press, by touch and by key', async () => {
    await open('10 + 3s');
    await half('black').click();
    await page.clock.runFor(100_000);
    await expectAbout('white', 503);
    expect(await secondsAt('black')).toBe(603);
    await page.keyboard.press('ArrowLeft');
    await page.clock.runFor(60_000);
    await expectAbout('white', 506);
    await expectAbout('black', 543);
  });

  test('keeps its time through a reload, and stands while it is stopped', async () => {
    await page.reload();
    await page.clock.runFor(60_000);
    await expectAbout('black', 483);
    await page.getByRole('button', { name: t('clock.stop'), exact: true }).click();
    const shown = await half('black').innerText();
    await page.clock.runFor(60_000);
    expect(await half('black').innerText()).toBe(shown);
    await page.getByRole('button', { name: t('clock.go-on'), exact: true }).click();
  });

  test('drops a flag, and begins anew only when asked twice', async () => {
    await page.clock.runFor(600_000);
    await expect.poll(() => half('black').innerText()).toContain(t('clock.fallen'));
    const anew = page.getByRole('button', { name: t('clock.anew'), exact: true });
    await anew.click();
    await page.getByText(t('clock.anew-sure')).waitFor();
    await anew.click();
    await expect.poll(() => half('black').innerText()).toContain('10:03');
  });

  test('is exact to a tenth over an hour of moves, also through a reload', async () => {
    await page.clock.pauseAt(new Date('2026-12-01T19:00:00Z'));
    await open('60');
    const anew = page.getByRole('button', { name: t('clock.anew'), exact: true });
    await anew.click();
    if (await page.getByText(t('clock.anew-sure')).isVisible()) await anew.click();
    await half('black').click();
    for (let move = 1; move <= 60; move += 1) {
      await page.clock.fastForward(59_905);
      await page.keyboard.press('ArrowLeft');
      if (move === 30) {
        await page.reload();
        await hearsKeys(page);
      }
      await page.clock.fastForward(100);
      await page.keyboard.press('ArrowRight');
    }
    await page.clock.runFor(20);
    const left = 3600 - 60 * 59.905;
    const [, shown = ''] = /0:(\d\d\.\d)/.exec(await half('white').innerText()) ?? [];
    expect(Math.abs(Number(shown) - left)).toBeLessThanOrEqual(0.1);
    expect(await secondsAt('black')).toBe(3594);
  });

  test('is one clock in two tabs', async () => {
    const other = await hall.context.newPage();
    await other.clock.install({ time: new Date('2026-12-01T20:00:30Z') });
    await other.goto(page.url());
    const shown = (one: Page) => one.getByRole('button', { name: /^Hvid ·/ }).innerText();
    await expect.poll(() => shown(other)).toContain(t('clock.moves', { count: 60 }));
    await other.getByRole('button', { name: t('clock.stop'), exact: true }).click();
    await page.clock.runFor(20);
    await page.getByRole('button', { name: t('clock.go-on'), exact: true }).waitFor();
    await other.close();
  });

  test('says which time control it cannot read', async () => {
    await open('soon');
    await page.getByText(t('clock.time-unreadable')).waitFor();
  });
});
