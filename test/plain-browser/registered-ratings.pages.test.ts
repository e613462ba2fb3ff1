import type { SystemChoice } from '@rokade/tournament';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arbiterAt, setUpAccount, t } from '../browser/arbiter.ts';
import { keepJournals } from '../browser/kinds-of-tournament.ts';
import { run, started, whiteWinsAll } from '../tournament/journal-driver.ts';
import { openPlainHall, type PlainHall } from './plain-hall.ts';
import type { PlainPage } from './plain-page.ts';
import { faultsOn } from './structure-of.ts';

const berger = {
  code: 'berger',
  edition: 'fide-2012',
  cycles: 1,
  withdrawals: 'fide-2012',
  freeDates: false,
} as const satisfies SystemChoice;

/** Four players, all against all, White wins every game; it is over. */
function played() {
  let now = whiteWinsAll(started(4, { system: berger, name: 'Efterårsturnering', group: 'Basis' }));
  for (const _ of [2, 3]) {
    now = whiteWinsAll(run(now, { kind: 'pair-round' }, { kind: 'publish-round' }));
  }
  return run(now, { kind: 'finish-tournament' });
}

const list = [
  'DSU-nr;Navn;Rating;Klub;Født;Køn',
  '1001;Spiller 01;1990;Aalborg;1990;',
  '1002;Spiller 02;1980;Aalborg;1990;K',
  '1003;Spiller 03;1970;Aalborg;1990;',
  ';Uden tal;;Aalborg;1990;',
].join('\n');

let hall: PlainHall;
let page: PlainPage;

const open = (path = '') => page.goto(`${hall.server.url}/console/ratings${path}`);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const main = () => page.locator('main').innerText();
const row = (name: string) => page.getByRole('row').filter({ hasText: name });

beforeAll(async () => {
  hall = await openPlainHall('registered-ratings', (folder) => keepJournals(folder, [played()]));
  page = hall.page;
  await setUpAccount(arbiterAt(page), hall.server.setupUrl ?? '');
});

afterAll(() => hall.close());

describe('the rating officer', () => {
  test('takes a list over after seeing it, and finds people in it', async () => {
    await open();
    await page.getByRole('link', { name: t('ratings.open') }).click();
    await page.waitForURL('**/ratings/lists');
    const form = page.locator('section', { has: page.locator('#list-open') });
    const choose = () =>
      form.locator('input[type=file]').setInputFiles({
        name: 'liste.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(list),
      });
    await choose();
    await form.getByLabel(t('ratings.open-day')).fill('2026-01-01');
    await form.getByRole('button', { name: t('people.list-look') }).click();
    await page
      .getByText(t('ratings.would-change', { count: 3 }))
      .first()
      .waitFor();
    // Without a script, a page that was sent has to be given the file again.
    await choose();
    await button(t('ratings.do-open')).click();
    await page.waitForURL('**/ratings/events');
    await open('?day=2026-02-01');
    await row('Spiller 03').waitFor();
    expect(await main()).toContain(t('people.found', { count: 3 }));
    await open('?day=2026-02-01&list=women');
    expect(await page.locator('tbody tr').count()).toBe(1);
    await open('?day=2026-02-01&q=1003+aal');
    expect(await page.locator('tbody tr').count()).toBe(1);
    expect(await faultsOn(page)).toEqual([]);
  });

  test('lifts no numbers of after the lift, and is told so', async () => {
    await open('/lists');
    const form = page.locator('section', { has: page.locator('#list-lift') });
    await form.getByRole('button', { name: t('people.list-look') }).click();
    await page.getByText(t('error.ratings.nobody-lifted', { day: '2024-06-01' })).waitFor();
    expect(await faultsOn(page)).toEqual([]);
  });

  test('reports a tournament of this installation, and sees first what it does', async () => {
    await open('/report');
    await page.getByLabel('Efterårsturnering, Basis').check();
    await page.getByLabel(t('ratings.report-day')).fill('2026-12-10');
    await button(t('ratings.look')).click();
    await page
      .getByText(t('ratings.would-change', { count: 3 }))
      .first()
      .waitFor();
    expect(await main()).toContain(t('ratings.remark-unnumbered', { name: 'Spiller 04' }));
    expect(await faultsOn(page)).toEqual([]);
    await button(t('ratings.do-report')).click();
    await page.waitForURL('**/events/efter*');
    await row('Spiller 01').waitFor();
    expect(await main()).toContain(t('ratings.remarks'));
    expect(await faultsOn(page)).toEqual([]);
  });

  test('types what a player reports from abroad, and sees first what it does', async () => {
    await open('/report');
    await page.getByRole('link', { name: t('ratings.own-report') }).click();
    await page.getByLabel(t('ratings.own-player')).fill('1003');
    await page.getByLabel(t('terms.event'), { exact: true }).fill('Reykjavík Open');
    await page.getByLabel(t('field.lastDay')).fill('2026-12-01');
    await page.getByLabel(t('ratings.report-day')).fill('2026-12-20');
    await page.getByLabel(t('terms.games')).fill('Muster, Max; GER; 1970; 1\nDupont; FRA; ; 1');
    await button(t('ratings.look')).click();
    await page.getByText('Linje 2').waitFor();
    await page.getByLabel(t('ratings.estimate')).fill('1970');
    await button(t('ratings.look')).click();
    await page
      .getByText(t('ratings.would-change', { count: 1 }))
      .first()
      .waitFor();
    expect(await main()).toContain('4.5.4.3');
    expect(await faultsOn(page)).toEqual([]);
    await button(t('ratings.do-report')).click();
    await page.waitForURL('**/events/reykjavik*');
    await row('Muster, Max').waitFor();
    expect(await faultsOn(page)).toEqual([]);
  });

  test('is shown what a file does not say, where it can be said', async () => {
    await open('/report');
    const line = `001    1      ${'Spiller 01'.padEnd(33)}           `;
    await page.locator('input[name="files:file"]').setInputFiles({
      name: 'uden-dage.trf',
      mimeType: 'text/plain',
      buffer: Buffer.from(`012 Uden dage\n${line.padEnd(80)} 1.0    1  0000 - F\n`),
    });
    await button(t('ratings.look')).click();
    await page.getByLabel(t('field.firstDay')).waitFor();
    expect(await faultsOn(page)).toEqual([]);
  });

  test('is asked before the same is reported again', async () => {
    await open('/report');
    await page.getByText(t('ratings.done-already', { count: 1 })).click();
    await page.getByText(t('ratings.is-reported')).waitFor();
    await page.getByLabel('Efterårsturnering, Basis').check();
    await page.getByLabel(t('ratings.report-day')).fill('2026-12-11');
    await button(t('ratings.look')).click();
    await button(t('ratings.do-report')).click();
    await page
      .getByText(t('error.ratings.reported-twice', { name: 'Efterårsturnering' }))
      .waitFor();
    await page.getByLabel(t('ratings.twice-yes')).waitFor();
  });

  test('opens a number to its games, each with its article', async () => {
    await open('?day=2026-12-31');
    await page.getByRole('link', { name: 'Spiller 01' }).click();
    await page.getByRole('heading', { level: 1, name: 'Spiller 01' }).waitFor();
    const text = await main();
    expect(text).toContain('DSU 2010 4.5.2');
    // His games with their opponents, and the sum that made the number.
    for (const opponent of ['Spiller 02', 'Spiller 03', 'Spiller 04']) {
      expect(text).toContain(opponent);
    }
    expect(text).toContain('1990 + 30 × (2 − 1,75 + 0) = 1.997,5');
    expect(await faultsOn(page)).toEqual([]);
  });

  test('grants a number, and is told who has to approve it', async () => {
    await open('/grant');
    await page.getByLabel(t('people.search')).fill('spiller 04');
    await button(t('terms.search')).click();
    await page.getByRole('link', { name: 'Spiller 04' }).click();
    await page.locator('[name=rating]').fill('1900');
    await page.locator('[name=day]').fill('2026-01-02');
    await button(t('ratings.do-grant')).click();
    await page.getByText(t('ratings.office-district-president')).first().waitFor();
    await page.locator('[role=alert]').waitFor();
    expect(await page.locator('[name=rating]').inputValue()).toBe('1900');
    await page.locator('[name=approvedBy]').selectOption('district-president');
    await button(t('ratings.do-grant')).click();
    await page.getByRole('heading', { level: 1, name: 'Spiller 04' }).waitFor();
    expect(await main()).toContain('1900');
    expect(await faultsOn(page)).toEqual([]);
  });

  test('draws a sample, and adjusts on the regulation’s days alone', async () => {
    await open('/samples');
    await page.getByLabel(t('ratings.samples-seed')).fill('efterår');
    await page.getByLabel(t('offices.day')).fill('2026-12-31');
    await button(t('ratings.draw')).click();
    await row('Efterårsturnering').waitFor();
    expect(await faultsOn(page)).toEqual([]);
    await open('/lists');
    const form = page.locator('section', { has: page.locator('#list-adjust') });
    await form.locator('input[type=file]').setInputFiles({
      name: 'elo.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('nummer;elo;partier\n1001;2150;40'),
    });
    await form.getByLabel(t('ratings.adjust-day')).fill('2026-09-01');
    await form.getByRole('button', { name: t('people.list-look') }).click();
    await form.getByRole('alert').waitFor();
    expect(await faultsOn(page)).toEqual([]);
  });

  test('takes the event back after seeing whose number changes, and undoes that', async () => {
    await open('/events');
    await page.getByRole('link', { name: 'Efterårsturnering' }).click();
    await page.getByRole('link', { name: t('ratings.without') }).click();
    await page.waitForURL('**without=*');
    await button(t('ratings.take-back')).click();
    await page.waitForURL('**/ratings/events');
    expect(await page.getByRole('link', { name: 'Efterårsturnering' }).count()).toBe(0);
    await open('/history');
    const undo = t('history.undo-what', {
      what: t('history.act-taken-back', { what: 'Efterårsturnering' }),
    });
    await button(undo).click();
    await page.getByText(t('history.undone')).first().waitFor();
    expect(await faultsOn(page)).toEqual([]);
    await open('/events');
    await page.getByRole('link', { name: 'Efterårsturnering' }).waitFor();
    expect(await faultsOn(page)).toEqual([]);
  });
});
