import type { Right, Role } from '@rokade/installation';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arbiterAt, createTournament, refill, setUpAccount, t } from '../browser/arbiter.ts';
import { tell } from '../browser/tell.ts';
import { openPlainHall, type PlainHall } from './plain-hall.ts';
import type { PlainPage } from './plain-page.ts';
import { faultsOn } from './structure-of.ts';

const password = 'en lang og god adgangskode';

/** A federation that has the installation, and two of its clubs. */
let hall: PlainHall;
/** The officers of the clubs, and whoever has a right in both. */
let bo: PlainPage;
let eva: PlainPage;
let both: PlainPage;
let championship = '';

const button = (page: PlainPage, key: Parameters<typeof t>[0]) =>
  page.getByRole('button', { name: t(key), exact: true });

const at = (path: string): string => `${hall.server.url}${path}`;

const inside = (role: Role, organisation: string): Right => ({
  role,
  for: { kind: 'organisation', organisation },
});

/** A new browser in which somebody with rights is signed in. */
async function signedIn(name: string, right: Right): Promise<PlainPage> {
  await tell(hall, '/accounts', { name, password, right, confirmed: true });
  const context = await hall.browser.newContext({ locale: 'da-DK' });
  const page = await context.newPage();
  const sent = await page.request.post(at('/api/session'), { data: { name, password } });
  expect(sent.ok()).toBe(true);
  return page;
}

/** The tournaments in the list at somebody's desk. */
async function listedFor(page: PlainPage): Promise<readonly string[]> {
  await page.goto(at('/console'));
  await page.getByRole('heading', { level: 1, name: t('terms.tournaments') }).waitFor();
  return page.locator('tbody th').allInnerTexts();
}

/** Makes a tournament at the desk where somebody sits, and gives its id. */
async function begin(page: PlainPage, name: string): Promise<string> {
  await page.goto(at('/console'));
  const arbiter = arbiterAt(page);
  await createTournament(arbiter, name);
  return arbiter.base().split('/').at(-1) ?? '';
}

/** Takes a tournament off the public pages. */
async function hide(page: PlainPage, id: string): Promise<void> {
  const { version, settings } = await (await page.request.get(at(`/api/tournaments/${id}`))).json();
  const visibility = { ...settings.visibility, published: false };
  const command = { kind: 'change-settings', changes: { visibility } };
  await tell({ ...hall, page }, `/tournaments/${id}/commands`, { basedOn: version, command });
}

beforeAll(async () => {
  hall = await openPlainHall('organisations');
  await setUpAccount(arbiterAt(hall.page), hall.server.setupUrl ?? '');
});
afterAll(() => hall.close());

describe('several organisations on one server', () => {
  test('are made by whoever has it, each with an address', async () => {
    const { page } = hall;
    await page.goto(at('/console/organisations'));
    const make = async (name: string, address: string) => {
      await page.getByLabel(t('installation.who'), { exact: true }).fill(name);
      await page.getByLabel(t('organisations.web-address'), { exact: true }).fill(address);
      await button(page, 'organisations.make').click();
    };
    await make('Skakklubben Hjørnet', 'hjørnet');
    await page.getByText(t('error.organisation.address-invalid', { address: 'hjørnet' })).waitFor();
    await make('Skakklubben Hjørnet', 'hjoernet');
    await page.getByText(t('organisations.made', { name: 'Skakklubben Hjørnet' })).waitFor();
    await make('Skakklubben Tårnet', 'taarnet');
    await page.getByRole('link', { name: '/k/taarnet' }).waitFor();
    expect(await faultsOn(page)).toEqual([]);
  });

  test('have officers, who are given a right in one of them', async () => {
    const { page } = hall;
    await page.goto(at('/console/accounts'));
    await page.getByLabel(t('terms.name')).fill('Bo');
    await page.getByLabel(t('console.password'), { exact: true }).fill(password);
    await page.getByLabel(t('console.role'), { exact: true }).selectOption('owner');
    await page
      .getByLabel(t('account.right-for'), { exact: true })
      .selectOption({ label: t('account.all-of', { organisation: 'Skakklubben Hjørnet' }) });
    await button(page, 'console.make-account').click();
    await page.getByLabel(t('account.confirm-owner-yes')).check();
    // A password is not sent back to a page.
    await page.getByLabel(t('console.password'), { exact: true }).fill(password);
    await button(page, 'console.make-account').click();
    const sentence = t('account.right-of-event', {
      role: t('role.owner'),
      event: 'Skakklubben Hjørnet',
    });
    await page.getByRole('cell', { name: sentence }).waitFor();
    const context = await hall.browser.newContext({ locale: 'da-DK' });
    bo = await context.newPage();
    await bo.request.post(at('/api/session'), { data: { name: 'Bo', password } });
    eva = await signedIn('Eva', inside('owner', 'taarnet'));
    both = await signedIn('Kaj', inside('chief-arbiter', 'hjoernet'));
    const { id } = (await (await page.request.get(at('/api/accounts'))).json()).find(
      ({ name }: { name: string }) => name === 'Kaj',
    );
    await tell(hall, `/accounts/${id}/rights/give`, inside('chief-arbiter', 'taarnet'));
  });

  test('see their own tournaments and what is public', async () => {
    championship = await begin(bo, 'Hjørnets mesterskab');
    const open = await begin(bo, 'Hjørnets lyn');
    await hide(bo, championship);
    await hide(eva, await begin(eva, 'Tårnets turnering'));
    expect((await listedFor(bo)).toSorted()).toEqual(['Hjørnets lyn', 'Hjørnets mesterskab']);
    expect(await listedFor(eva)).toEqual(['Tårnets turnering']);
    expect(await listedFor(hall.page)).toEqual([]);
    const answer = await eva.goto(at(`/console/${championship}`));
    expect(answer?.status()).toBe(403);
    expect((await eva.goto(at(`/t/${championship}`)))?.status()).toBe(404);
    expect((await eva.goto(at(`/t/${open}`)))?.status()).toBe(200);
    expect((await eva.goto(at('/console/organisations')))?.status()).toBe(403);
  });

  test('are chosen between by whoever has rights in several', async () => {
    await both.goto(at('/console'));
    expect((await listedFor(both)).toSorted()).toEqual(['Hjørnets lyn', 'Hjørnets mesterskab']);
    await both.locator('summary').filter({ hasText: 'Kaj' }).click();
    await both.getByRole('link', { name: 'Skakklubben Tårnet', exact: true }).click();
    await both.getByRole('row').filter({ hasText: 'Tårnets turnering' }).waitFor();
    expect(await listedFor(both)).toEqual(['Tårnets turnering']);
    await both.locator('summary').filter({ hasText: 'Kaj' }).click();
    expect(await faultsOn(both)).toEqual([]);
  });

  test('hand in to the federation, which then sees it and changes nothing', async () => {
    await bo.goto(at(`/console/${championship}/settings?all`));
    const part = bo.getByRole('region', { name: t('organisations.whose') });
    await part.getByText(t('organisations.belongs-to', { name: 'Skakklubben Hjørnet' })).waitFor();
    await part
      .getByLabel(t('organisations.hand-in-to'), { exact: true })
      .first()
      .selectOption('own');
    await button(bo, 'organisations.hand-in').click();
    await part.getByText(t('organisations.handed-in', { name: 'Rokade' })).waitFor();
    expect(await part.locator('select[name^=to]').first().inputValue()).toBe('taarnet');
    expect(await faultsOn(bo)).toEqual([]);
    const [row] = await listedFor(hall.page);
    expect(row).toContain('Hjørnets mesterskab');
    expect(row).toContain('Skakklubben Hjørnet');
    expect(await listedFor(eva)).toEqual(['Tårnets turnering']);
    await hall.page.goto(at(`/console/${championship}/settings?all`));
    await hall.page.getByRole('region', { name: t('organisations.whose') }).waitFor();
    expect(await button(hall.page, 'organisations.hand-in').count()).toBe(0);
    expect(await hall.page.getByText(t('console.put-away'), { exact: true }).count()).toBe(0);
    await bo
      .getByRole('button', { name: t('organisations.take-back-of', { name: 'Rokade' }) })
      .click();
    await part.getByText(t('organisations.taken-back', { name: 'Rokade' })).waitFor();
    expect(await listedFor(hall.page)).toEqual([]);
  });

  test('have a public page each, and a former address leads on to it', async () => {
    const { page } = hall;
    await hall.asVisitor('/', async (visitor) => {
      await visitor.getByRole('link', { name: t('public.organisations-n', { count: 3 }) }).click();
      expect(await visitor.getByRole('link', { name: /^Skakklubben/ }).allInnerTexts()).toEqual([
        'Skakklubben Hjørnet',
        'Skakklubben Tårnet',
      ]);
      await visitor.getByRole('link', { name: 'Skakklubben Hjørnet' }).click();
      await visitor.getByRole('heading', { level: 1, name: 'Skakklubben Hjørnet' }).waitFor();
      expect(await visitor.locator('main li a').allInnerTexts()).toEqual([
        expect.stringContaining('Hjørnets lyn'),
      ]);
    });
    await page.goto(at('/console/organisations/hjoernet'));
    await refill(page.getByLabel(t('terms.address'), { exact: true }), 'skak');
    await button(page, 'organisations.rename').click();
    await page.getByText(t('organisations.renamed')).waitFor();
    expect(await faultsOn(page)).toEqual([]);
    const moved = await page.request.get(at('/k/hjoernet?state=finished'), { maxRedirects: 0 });
    expect([moved.status(), moved.headers()['location']]).toEqual([308, '/k/skak?state=finished']);
    expect((await page.request.get(at('/k/nobody'))).status()).toBe(404);
    for (const path of ['/k', '/k/skak', '/console/organisations']) {
      await page.goto(at(path));
      expect([path, await faultsOn(page)]).toEqual([path, []]);
    }
  });

  test('speak the reader’s language', async () => {
    for (const [locale, title] of [
      ['de-DE', 'Vereine und Verbände'],
      ['en-GB', 'Clubs and federations'],
    ] as const) {
      const context = await hall.browser.newContext({ locale });
      const page = await context.newPage();
      await page.goto(at('/k'));
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(title);
      await context.close();
    }
  });

  test('are given away with what is theirs, and removed only when nothing is', async () => {
    const { page } = hall;
    await page.goto(at('/console/organisations/taarnet'));
    const remove = async () => {
      await page
        .locator('summary')
        .filter({ hasText: t('organisations.remove') })
        .click();
      await page
        .getByLabel(t('organisations.remove-name', { name: 'Skakklubben Tårnet' }))
        .fill('Skakklubben Tårnet');
      await button(page, 'organisations.remove').click();
    };
    await remove();
    await page.getByText(t('error.organisation.not-empty', { books: 1 })).waitFor();
    await both.goto(at('/console?organisation=taarnet'));
    await both.getByRole('link', { name: 'Tårnets turnering' }).click();
    await both.waitForURL(/console\/taarnets/);
    await both.goto(
      at(`${new URL(both.url()).pathname.split('/').slice(0, 3).join('/')}/settings?all`),
    );
    await both
      .locator('summary')
      .filter({ hasText: t('organisations.give') })
      .click();
    await button(both, 'organisations.give').click();
    await both.waitForURL(/\/console(?:\?.*)?$/);
    expect(await listedFor(eva)).toEqual([]);
    expect(await listedFor(bo)).toContain('Tårnets turnering');
    await page.goto(at('/console/organisations/taarnet'));
    await remove();
    await page.waitForURL(/\/console\/organisations$/);
    expect(await page.getByText('/k/taarnet').count()).toBe(0);
  });
});
