import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from './launch.ts';

const root = join(import.meta.dirname, '../..');

/** A tournament of four after its first round, of three. */
const file = [
  '012 Four friends',
  '092 Individual: Swiss-System (Dutch)',
  'XXR 3',
  'XXC white1',
  ...['   3 w 1', '   4 b 1', '   1 b 0', '   2 w 0'].map((cell, index) => {
    const no = String(index + 1).padStart(4);
    const name = `Player, ${'ABCD'[index]}`.padEnd(34);
    return `001 ${no}      ${name}${2000 - 50 * index}${' '.repeat(28)} ${index < 2 ? '1' : '0'}.0${' '.repeat(7)}${cell}`;
  }),
].join('\n');

describe('the page of report files as a folder without a server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rokade-rules-'));
  let browser: Browser;
  let page: Page;
  const requests: string[] = [];

  const part = (name: string) => page.getByRole('link', { name, exact: true }).click();

  beforeAll(async () => {
    const vite = join(root, 'node_modules/vite/bin/vite.js');
    const config = join(root, 'apps/web/plain/plain.config.ts');
    const given = ['build', '--config', config, '--outDir', folder, '--logLevel', 'error'];
    execFileSync(process.execPath, [vite, ...given], { cwd: root, stdio: 'pipe' });
    browser = await openBrowser();
    const context = await browser.newContext({ locale: 'en' });
    await context.setOffline(true);
    page = await context.newPage();
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(pathToFileURL(join(folder, 'index.html')).href);
  });

  afterAll(async () => {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('is a few files', () => {
    expect(readdirSync(folder).toSorted()).toEqual([
      'index.html',
      'inter-latin-ext.woff2',
      'inter-latin.woff2',
      'inter-licence.txt',
      'rules.js',
    ]);
  });

  test('reckons what results bring, in its own window', async () => {
    const reckoned = page.getByRole('region', { name: 'Rating calculator' });
    await reckoned.getByLabel('Own rating').fill('1850');
    await reckoned.getByLabel('Opponent 1').fill('1900');
    const before = requests.length;
    await reckoned.getByRole('button', { name: 'Calculate' }).first().click();
    await reckoned.getByText('1867').waitFor();
    await reckoned.getByText('A game of Skat').click();
    await reckoned.getByLabel('Matadors').fill('2');
    await reckoned.getByRole('button', { name: 'Calculate' }).last().click();
    await reckoned.getByText('86', { exact: true }).waitFor();
    expect(requests.length).toBe(before);
  });

  test('says what is wrong with a file', async () => {
    const buffer = Buffer.from('Name;Rating\nHansen;1800');
    await page
      .getByLabel('Report file')
      .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer });
    await page.getByText('list.csv cannot be read').waitFor();
  });

  test('checks a file, pairs its next round, opens sums and computes ratings', async () => {
    const buffer = Buffer.from(file);
    await page
      .getByLabel('Report file')
      .setInputFiles({ name: 'four.trf', mimeType: 'text/plain', buffer });
    await page.getByText('The round is as the system pairs.').waitFor();
    await part('Rounds');
    await page.getByRole('table', { name: 'Round 2' }).waitFor();
    await page.locator('summary', { hasText: 'Why?' }).first().click();
    await page.getByText('C.04.3').first().waitFor();
    await part('Standings');
    await page.getByLabel('Open the sums of').selectOption({ label: 'Player, A' });
    await page
      .getByRole('heading', { name: /Buchholz/ })
      .first()
      .waitFor();
    await part('Ratings');
    await page.getByLabel('By the rules').waitFor();
    await part('Norms');
    await page.getByText('Nobody has made a norm.').waitFor();
  });

  test('asks for nothing but its own files', () => {
    expect(requests.filter((url) => !url.startsWith(pathToFileURL(folder).href))).toEqual([]);
  });
});
