import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arbiterAt, createTournament, setUpAccount, t } from '../browser/arbiter.ts';
import { openPlainHall, type PlainHall } from './plain-hall.ts';
import type { PlainPage } from './plain-page.ts';

const address = 'Havnegade 1\n8000 Aarhus\nkasserer@broenden.example\nhttps://broenden.example';

let hall: PlainHall;
let page: PlainPage;
/** The public address of a tournament that was there before. */
let spring = '';

/** A picture in one colour, 300 pixels by 100. */
function picture(): Buffer {
  const [width, height] = [300, 100];
  const chunk = (kind: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits of grey for each pixel.
  header[8] = 8;
  const lines = Buffer.alloc((width + 1) * height);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const logo = picture();

const button = (where: PlainPage, name: string) => where.getByRole('button', { name, exact: true });
const main = (where: PlainPage = page): Promise<string> => where.locator('main').innerText();
const field = (where: PlainPage, name: string) =>
  where.locator(`form [name="${name}"]:not([type=hidden])`).first();

async function openInstallation(where: PlainPage = page): Promise<void> {
  await where.goto(`${hall.server.url}/console/installation`);
  await where.getByRole('heading', { level: 1, name: t('installation.title') }).waitFor();
}

async function save(where: PlainPage = page): Promise<void> {
  await button(where, t('terms.save')).click();
}

const saved = (where: PlainPage = page) => where.getByText(t('console.saved')).waitFor();

async function chooseLogo(name: string, mimeType: string, buffer: Buffer): Promise<void> {
  await field(page, 'logo:file').setInputFiles({ name, mimeType, buffer });
}

beforeAll(async () => {
  hall = await openPlainHall('installation');
  page = hall.page;
  await setUpAccount(arbiterAt(page), hall.server.setupUrl ?? '');
  await createTournament(arbiterAt(page), 'Forår');
  spring = new URL(page.url()).pathname.replace(/^\/console(\/[^/]+).*/, '/t$1');
});

afterAll(() => hall.close());

describe('the installation', () => {
  test('says why an address of a rating list is refused, and keeps what was typed', async () => {
    await openInstallation();
    const typed = 'https://broenden.example/a.zip\nhttp://broenden.example/b.zip';
    await field(page, 'changes.dailyLists').fill(typed);
    await save();
    await page.getByText(t('installation.daily-lists-wrong')).waitFor();
    const kept = await field(page, 'changes.dailyLists').inputValue();
    expect(kept.replaceAll('\r\n', '\n')).toBe(typed);
  });

  test('says once who is behind it: on top of public pages, at their foot, and on paper', async () => {
    await page.goto(`${hall.server.url}/console`);
    await page.getByRole('link', { name: t('installation.title') }).click();
    await page.waitForURL('**/console/installation');
    await field(page, 'changes.name').fill('Skakklubben Brønden');
    await field(page, 'changes.address').fill(address);
    await chooseLogo('logo.png', 'image/png', logo);
    await save();
    await saved();
    const fields = ['terms.name', 'field.address', 'installation.logo'] as const;
    const labels = fields.map((key) => t(key)).join(', ');
    expect(await page.getByRole('row').nth(1).innerText()).toContain(
      t('history.installation-changed', { fields: labels }),
    );
    for (const path of ['/', spring]) {
      await hall.asVisitor(path, async (visitor) => {
        const home = visitor.locator('header').getByRole('link', { name: 'Skakklubben Brønden' });
        const source = await home.locator('img').getAttribute('src');
        const picture = await visitor.request.get(`${hall.server.url}${source}`);
        expect(picture.headers()['content-type']).toBe('image/png');
        expect((await picture.body()).equals(logo)).toBe(true);
        const foot = visitor.locator('footer');
        expect(await foot.innerText()).toContain('8000 Aarhus');
        const links = await foot.getByRole('link').all();
        expect(await Promise.all(links.map((link) => link.getAttribute('href')))).toEqual([
          'mailto:kasserer@broenden.example',
          'https://broenden.example',
        ]);
      });
    }
    const paper = `/print/${spring.replace('/t/', '')}/players`;
    await page.goto(`${hall.server.url}${paper}`);
    expect(await main()).toContain('Skakklubben Brønden');
    expect(await page.locator('main img').first().getAttribute('src')).toContain('/logo');
    const css = await page.request.get(`${hall.server.url}${paper}/sheet.css`);
    expect(await css.text()).toContain('"Skakklubben Brønden · Havnegade 1 · 8000 Aarhus');
  });

  test('refuses what is no logo, beside the field, and keeps what was typed', async () => {
    const script = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
    // What a picture says of its size stands in its bytes 16 to 24.
    const bomb = Buffer.from(logo);
    bomb.writeUInt32BE(60_000, 16);
    const wrong = [
      ['tegning.svg', Buffer.from(script), t('error.installation.logo-not-an-image')],
      ['tegning.png', Buffer.from(script), t('error.installation.logo-not-an-image')],
      [
        'stor.png',
        Buffer.concat([logo, Buffer.alloc(120 * 1024)]),
        t('error.installation.logo-too-large', { mostKilobytes: 100 }),
      ],
      ['bombe.png', bomb, t('error.installation.logo-too-many-pixels', { mostPixels: 4000 })],
    ] as const;
    for (const [name, buffer, sentence] of wrong) {
      await openInstallation();
      await field(page, 'changes.name').fill('Et andet navn');
      await chooseLogo(name, 'image/png', buffer);
      await save();
      await page.getByText(sentence).waitFor();
      expect(await field(page, 'logo:file').getAttribute('aria-invalid')).toBe('true');
      expect(await field(page, 'changes.name').inputValue()).toBe('Et andet navn');
    }
    await openInstallation();
    await field(page, 'changes.name').fill('x'.repeat(101));
    await save();
    await page.getByText(t('error.installation.text-too-long', { most: 100 })).waitFor();
    await hall.asVisitor('/', async (visitor) => {
      expect(await visitor.locator('header').innerText()).toContain('Skakklubben Brønden');
    });
  });

  test('says what a new tournament starts with: system, rounds, and what is public', async () => {
    await openInstallation();
    await field(page, 'newTournament.settings.roundsPlanned').fill('9');
    await page.locator('summary', { hasText: t('console.part-system') }).click();
    await field(page, 'newTournament.system.code').selectOption('dutch');
    await page.locator('summary', { hasText: t('console.part-public') }).click();
    await field(page, 'newTournament.settings.visibility.published').uncheck();
    await field(page, 'newTournament.settings.visibility.ratings').uncheck();
    await save();
    await saved();
    await page.goto(`${hall.server.url}/console`);
    await createTournament(arbiterAt(page), 'Efterår');
    const id = new URL(page.url()).pathname.split('/')[2] ?? '';
    const made = await page.request.get(`${hall.server.url}/api/tournaments/${id}`);
    const { settings } = await made.json();
    expect(settings).toMatchObject({
      system: { code: 'dutch' },
      roundsPlanned: 9,
      visibility: { published: false, ratings: false, clubs: true },
    });
    await hall.asVisitor('/', async (visitor) => {
      expect((await visitor.goto(`${hall.server.url}/t/${id}`))?.status()).toBe(404);
    });
  });

  test('tells the slower of two what the other wrote, and takes theirs when they say it again', async () => {
    const slower = await hall.context.newPage();
    await openInstallation(slower);
    await openInstallation();
    await field(page, 'changes.name').fill('Brønden af 1921');
    await save();
    await saved();
    const file = { name: 'logo.png', mimeType: 'image/png', buffer: logo };
    await field(slower, 'logo:file').setInputFiles(file);
    await field(slower, 'changes.name').fill('SK Brønden');
    await save(slower);
    await slower.getByText(t('error.store.conflict')).waitFor();
    expect(await main(slower)).toContain(
      `Møller, Bo: ${t('history.installation-changed', { fields: t('terms.name') })}`,
    );
    expect(await field(slower, 'changes.name').inputValue()).toBe('Brønden af 1921');
    await slower.getByText(t('terms.you-typed', { text: 'SK Brønden' })).waitFor();
    await field(slower, 'changes.name').fill('SK Brønden');
    await expect.poll(() => slower.getByRole('row').nth(1).innerText()).toContain(t('terms.name'));
    await save(slower);
    await saved(slower);
    await openInstallation();
    expect(await field(page, 'changes.name').inputValue()).toBe('SK Brønden');
    await slower.close();
  });

  test('has a history, whose last line is undone', async () => {
    await openInstallation();
    const lines = await page.locator('tbody tr').count();
    await page.getByRole('button', { name: t('history.undo-what', { what: '' }).trim() }).click();
    await expect.poll(() => page.locator('tbody tr').count()).toBe(lines + 1);
    expect(await field(page, 'changes.name').inputValue()).toBe('Brønden af 1921');
  });

  test('is saved as a file and taken in again; another file is refused', async () => {
    await openInstallation();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: t('installation.export') }).click(),
    ]);
    const file = join(hall.folder, 'installation.json');
    await download.saveAs(file);
    const text = await readFile(file);
    await page.getByLabel(t('installation.logo-remove')).check();
    await field(page, 'changes.address').fill('');
    await save();
    await saved();
    await hall.asVisitor('/', async (visitor) => {
      expect(await visitor.locator('header img').getAttribute('src')).toBe('/favicon.svg');
      expect((await visitor.request.get(`${hall.server.url}/logo`)).status()).toBe(404);
    });
    const take = async (buffer: Buffer) => {
      await openInstallation();
      await page
        .getByLabel(t('console.file'))
        .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer });
      await button(page, t('installation.import')).click();
    };
    const id = spring.replace('/t/', '');
    const other = await page.request.get(`${hall.server.url}/api/tournaments/${id}/export`);
    await take(await other.body());
    await page.getByText(t('problem.other-kind')).waitFor();
    await take(Buffer.from('Hansen, Ida;1812'));
    await page.getByText(t('problem.not-json')).waitFor();
    await take(text);
    await page.getByText(t('installation.imported')).waitFor();
    expect(await field(page, 'changes.address').inputValue()).toBe(address);
    await hall.asVisitor('/', async (visitor) => {
      expect(await visitor.locator('header img').getAttribute('src')).toContain('/logo');
    });
  });

  test('is for owners alone', async () => {
    const name = 'Hansen, Ida';
    const password = 'en anden lang adgangskode';
    const { csrf } = (await (await page.request.get(`${hall.server.url}/api/session`)).json())
      .session;
    const headers = { 'x-rokade-csrf': csrf };
    const right = { role: 'arbiter', for: { kind: 'organisation', organisation: 'own' } };
    const data = { name, password, right };
    await page.request.post(`${hall.server.url}/api/accounts`, { headers, data });
    const hers = await hall.browser.newContext({ locale: 'da-DK' });
    await hers.request.post(`${hall.server.url}/api/session`, { data: { name, password } });
    const there = await hers.newPage();
    expect((await there.goto(`${hall.server.url}/console/installation`))?.status()).toBe(403);
    await hers.close();
  });
});
