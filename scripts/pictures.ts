/**
 * `npm run pictures`: the pictures of the guide, taken again from a demo tournament in each language;
 * `npm run pictures -- pairings prints` takes only those. Look at them before committing.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv } from 'node:process';
import { startServer } from '@rokade/server';
import { locales } from '@rokade/texts';
import { translator } from '@rokade/texts/all';
import { type Language, languages } from '@rokade/tournament';
import { handler } from '@rokade/web/handler';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../test/browser/launch.ts';

const guide = join(import.meta.dirname, '../docs/guide/pictures');

/** The names of the pictures to take; none: all. */
const named = argv.slice(2);
const isWanted = (name: string): boolean => named.length === 0 || named.includes(name);

/** Half of the browser's quality: letters stay sharp, and a picture takes about 20 kB. */
const quality = 0.5;

/** The picture of a page as WebP. */
async function photograph(page: Page, paper: Page): Promise<Buffer> {
  const shown = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  const address = `data:image/png;base64,${shown.toString('base64')}`;
  const packed: string = await paper.evaluate(
    `(async () => {
      const image = new Image();
      image.src = ${JSON.stringify(address)};
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), {
        width: image.width,
        height: image.height,
      });
      canvas.getContext('2d').drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', ${quality});
    })()`,
  );
  return Buffer.from(packed.split(',')[1] ?? '', 'base64');
}

/** Gives every open board of the current round a result. */
async function fillDesk(page: Page): Promise<void> {
  await page.locator('.desk-table:not([aria-busy=true]) tbody tr').first().waitFor();
  const missing = page.locator('.desk-table tr[aria-current=true]');
  for (let key = 0; (await missing.count()) > 0; key += 1) {
    await page.keyboard.press('1505'[key % 4] ?? '1');
    await page.locator('.desk-table .waiting').first().waitFor({ state: 'detached' });
  }
}

/** Takes all pictures of one language, with a server and data of its own. */
async function takePictures(browser: Browser, language: Language): Promise<void> {
  const t = translator(language);
  const folder = mkdtempSync(join(tmpdir(), 'rokade-pictures-'));
  const started = await startServer({
    port: 0,
    dataDirectory: folder,
    pages: handler,
    quiet: true,
  });
  if (!started.ok) throw new Error(started.error.code);
  const { url, setupUrl, close } = started.value;
  const context = await browser.newContext({
    viewport: { width: 1000, height: 600 },
    locale: locales[language].tag,
    colorScheme: 'light',
  });
  const page = await context.newPage();
  const paper = await context.newPage();
  const keep = async (name: string, path?: string): Promise<void> => {
    if (!isWanted(name)) return;
    if (path !== undefined) await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
    writeFileSync(join(guide, language, `${name}.webp`), await photograph(page, paper));
  };

  await keep('front', '/');
  const token = new URL(setupUrl ?? '').searchParams.get('token');
  const account = { token, name: 'Møller, Bo', password: 'en lang og god adgangskode' };
  await page.request.post(`${url}/api/setup`, { data: account });
  await page.goto(url);
  await page.getByRole('button', { name: t('public.demo-look') }).click();
  await page.waitForURL(/\/(t|console)\/./);
  const [, id = ''] = /\/(?:t|console)\/([^/?]+)/.exec(page.url()) ?? [];
  const console = `/console/${id}`;
  await keep('new-tournament', '/console/new');
  for (const name of ['entries', 'check-in', 'results', 'standings', 'history', 'prints']) {
    await keep(name, `${console}/${name}`);
  }
  await keep('pairings', `/print/${id}/pairings`);
  await keep('public', `/t/${id}/round/4`);
  await page.goto(`${url}${console}/results`);
  await fillDesk(page);
  await page.getByRole('button', { name: t('console.step-pair'), exact: true }).click();
  await page.getByText(t('console.draft'), { exact: true }).first().waitFor();
  await keep('draft');
  await page
    .getByRole('button', { name: t('terms.why') })
    .first()
    .click();
  await page.locator('aside, dialog[open]').filter({ visible: true }).first().waitFor();
  await keep('why');
  await context.close();
  await close();
  rmSync(folder, { recursive: true, force: true });
}

const browser = await launchBrowser();
for (const language of languages) {
  mkdirSync(join(guide, language), { recursive: true });
  await takePictures(browser, language);
}
await browser.close();
