import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, startServer } from '@rokade/server';
import { handler } from '@rokade/web/handler';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arbiterAt, setUpAccount, t } from './arbiter.ts';
import { openBrowser } from './launch.ts';

let browser: Browser;
let folder: string;
let server: RunningServer;
/** The demo's public address. */
let demo = '';

const phone = { viewport: { width: 400, height: 800 }, locale: 'da-DK' } as const;
const withoutScript = { ...phone, javaScriptEnabled: false } as const;

async function inBrowser(
  options: BrowserContextOptions,
  work: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext(options);
  try {
    await work(await context.newPage());
  } finally {
    await context.close();
  }
}

beforeAll(async () => {
  browser = await openBrowser();
  folder = await mkdtemp(join(tmpdir(), 'rokade-public-'));
  const started = await startServer({
    port: 0,
    dataDirectory: folder,
    pages: handler,
    quiet: true,
  });
  if (!started.ok) throw new Error(started.error.code);
  server = started.value;
});
afterAll(async () => {
  await browser.close();
  await server.close();
  await rm(folder, { recursive: true });
});

const makeDemo = (page: Page) => page.getByRole('button', { name: t('public.demo-look') }).click();

describe('without JavaScript', () => {
  test('a newcomer makes the demo, removes it and makes another', () =>
    inBrowser(withoutScript, async (page) => {
      await page.goto(server.url);
      await makeDemo(page);
      expect(page.url()).toMatch(/\/t\/demo-/);
      await page.goto(server.url);
      await page.getByRole('button', { name: t('public.demo-remove') }).click();
      await makeDemo(page);
      demo = page.url();
    }));

  test('a player finds their name, board, colour, opponent and the reason', () =>
    inBrowser(withoutScript, async (page) => {
      await page.goto(demo);
      await page.getByLabel(t('public.find-my-name')).fill('kjaerulf');
      await page.getByRole('button', { name: t('public.find'), exact: true }).click();
      const mine = page.getByRole('region', { name: 'Kjærulf, Thyra' });
      const text = await mine.innerText();
      expect(text).toMatch(/Bræt \d+/);
      expect(text).toMatch(/Hvid|Sort/);
      await mine.getByText(t('public.why-this-opponent')).click();
      expect(await mine.innerText()).toContain('4.10 §4');
      await page.getByRole('link', { name: t('public.my-card') }).click();
      expect(await page.locator('h1').innerText()).toBe('Kjærulf, Thyra');
    }));

  test('all pages speak the language that was chosen', () =>
    inBrowser(withoutScript, async (page) => {
      await page.goto(`${demo}/standings`);
      await page.getByRole('button', { name: 'de Deutsch', exact: true }).click();
      expect(await page.locator('html').getAttribute('lang')).toBe('de');
      expect(await page.locator('h1').innerText()).toBe('Tabelle nach Runde 4');
    }));
});

describe('with JavaScript', () => {
  test('names appear while one types, and the chosen one is remembered', () =>
    inBrowser(phone, async (page) => {
      await page.goto(demo);
      await page.getByLabel(t('public.find-my-name')).click();
      await page.keyboard.type('blaa');
      await page.getByRole('link', { name: 'Blåbjerg, Alma' }).click();
      const mine = page.getByRole('region', { name: 'Blåbjerg, Alma' });
      await mine.waitFor();
      await page.goto(demo);
      await mine.waitFor();
      await page.goto(`${demo}/standings`);
      await expect
        .poll(() => page.locator('tr[aria-current=true] th').allInnerTexts())
        .toEqual(['Blåbjerg, Alma']);
      await page.goto(demo);
      await page.getByRole('link', { name: t('public.not-me') }).click();
      await mine.waitFor({ state: 'detached' });
    }));

  test('the front page asks for no script at all', () =>
    inBrowser(phone, async (page) => {
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(request.url());
      });
      await page.goto(server.url, { waitUntil: 'networkidle' });
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(t('public.hero'));
      expect(scripts).toEqual([]);
    }));

  test('a page given from memory runs its scripts, allowed by their hashes alone', () =>
    inBrowser({ ...phone, colorScheme: 'dark' }, async (page) => {
      const refused: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') refused.push(message.text());
      });
      const shared: unknown[] = [];
      for (const _ of ['made', 'from memory']) {
        const answer = await page.goto(`${demo}/players`);
        const { etag, 'content-security-policy': policy = '' } = answer?.headers() ?? {};
        shared.push(etag);
        expect(policy).toContain("script-src 'self' 'sha256-");
        expect(policy).not.toContain('nonce-');
        // Kit's own mark of a page that has come to life; it tells screen readers of the next.
        await page.locator('#svelte-announcer').waitFor({ state: 'attached' });
        // Only a script that runs goes to another page without loading it anew.
        await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
        await page
          .getByRole('link', { name: t('terms.standings') })
          .first()
          .click();
        await page.waitForURL(/standings$/);
        expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
      }
      expect(new Set(shared).size).toBe(1);
      expect(refused).toEqual([]);
    }));

  test('a result appears by itself, quietly marked', () =>
    inBrowser({ locale: 'da-DK' }, async (desk) => {
      await setUpAccount(arbiterAt(desk), server.setupUrl ?? '');
      await desk.goto(`${demo.replace('/t/', '/console/')}/results`);
      await desk.locator('[aria-current=true], [aria-selected=true]').first().waitFor();
      await inBrowser(phone, async (page) => {
        const listening = page.waitForResponse(/\/live$/);
        await page.goto(`${demo}/round/4`);
        await listening;
        const marked = page.getByRole('row').filter({ hasText: t('public.changed') });
        expect(await marked.count()).toBe(0);
        await desk.keyboard.press('1');
        await marked.waitFor();
        expect(await marked.innerText()).toContain('1–0');
      });
    }));
});

test('nothing shows where the organiser keeps it back', () =>
  inBrowser(phone, async (page) => {
    const id = demo.replace(/.*\/t\//, '');
    for (const address of [`/print/${id}/slips`, `/print/${id}/rating`, `/t/${id}/round/5`]) {
      const answer = await page.goto(server.url + address);
      expect(answer?.status(), address).toBe(404);
    }
  }));

describe('on paper', () => {
  const sheets = async (page: Page): Promise<readonly string[]> => {
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    return [...pdf.matchAll(/\/MediaBox \[([^\]]*)\]/g)].map(([, box]) => box ?? '');
  };
  const upright = '0 0 594.95996 841.91998';

  test('the lists of 24 players fit their sheets', () =>
    inBrowser({ locale: 'da-DK' }, async (page) => {
      const id = demo.replace(/.*\/t\//, '');
      const counted: Record<string, readonly string[]> = {};
      for (const kind of ['pairings', 'players', 'cards']) {
        await page.goto(`${server.url}/print/${id}/${kind}?lang=de`);
        counted[kind] = await sheets(page);
      }
      expect(counted).toEqual({
        pairings: [upright],
        players: [upright],
        cards: Array(8).fill(upright),
      });
    }));

  test('each sheet says event, list, round, time and page, in the language of the paper', () =>
    inBrowser({ locale: 'da-DK' }, async (page) => {
      const id = demo.replace(/.*\/t\//, '');
      await page.goto(`${server.url}/print/${id}/pairings?lang=de&round=2`);
      expect(await page.locator('main').getAttribute('lang')).toBe('de');
      expect(await page.locator('h1').innerText()).toBe('Paarungen nach Brettern');
      expect(await page.locator('main .round').innerText()).toMatch(/^Runde\s2$/);
      const css = await page.request.get(
        `${server.url}/print/${id}/pairings/sheet.css?lang=de&round=2`,
      );
      const text = await css.text();
      expect(text).toContain('"Hjørnetårnets efterårsturnering · Monrad"');
      expect(text).toContain('"Paarungen nach Brettern · Runde 2"');
      expect(text).toContain('"Seite " counter(page) " von " counter(pages)');
      expect(text).toMatch(/--printed-at: "Gedruckt \d/);
      // On a phone the sheet scrolls in its window, not the window.
      await page.setViewportSize({ width: 360, height: 740 });
      const wider = () =>
        page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
      await expect.poll(wider).toBe(0);
    }));
});
