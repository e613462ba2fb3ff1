import type { SystemChoice } from '@rokade/tournament';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyNth, seedMessage } from '../rotating-seed.ts';
import { run, started, whiteWinsAll, withPlayers } from '../tournament/journal-driver.ts';
import { type Arbiter, arbiterAt, refill, t } from './arbiter.ts';
import { type Hall, openHall } from './hall.ts';
import { keepJournals } from './kinds-of-tournament.ts';
import { changeEverything, deadButtons, latePages, lostChoices } from './late-script.ts';
import { addressesOf, pageRoutes } from './pages-with-forms.ts';
import { enterPerson } from './people.ts';

const dutch = {
  code: 'dutch',
  edition: 'fide-2026',
  acceleration: 'none',
  initialColour: 'white',
} as const satisfies SystemChoice;
const berger = {
  code: 'berger',
  edition: 'fide-2012',
  cycles: 1,
  withdrawals: 'fide-2012',
  freeDates: false,
} as const satisfies SystemChoice;
const cup = { code: 'cup', edition: 'tempelhof-2018', byes: [] } as const satisfies SystemChoice;

const systemField = 'select[name="system.code"]';
const nameField = 'input[name="settings.name"]';

const { pages, hold } = latePages();

let hall: Hall;
let arbiter: Arbiter;
let page: Page;
let ids: readonly string[] = [];
let playing = '';
let table = '';

/** Puts a tournament that is played and one of each kind of form into a data folder. */
async function keepThem(folder: string): Promise<void> {
  const played = whiteWinsAll(started(8, { system: dutch, roundsPlanned: 5 }));
  ids = await keepJournals(folder, [
    run(played, { kind: 'pair-round' }, { kind: 'publish-round' }),
    withPlayers(6, { system: berger }),
    withPlayers(6, { system: cup }),
    withPlayers(6, { system: dutch }),
  ]);
}

beforeAll(async () => {
  hall = await openHall('early', keepThem, pages);
  [playing = '', table = ''] = ids;
  page = hall.page;
  arbiter = arbiterAt(page);
});

afterAll(() => hall.close());

/** Says that one acts on the page though its script does not run yet. */
const actEarly = (): Promise<void> =>
  page.evaluate(() => document.documentElement.setAttribute('data-script', 'late'));

/** Opens a page whose scripts are held back, to act on it all the same; gives what lets them go. */
async function openBeforeScript(path: string): Promise<() => void> {
  const delayed = hold();
  await page.goto(new URL(path, hall.server.url).href, { waitUntil: 'domcontentloaded' });
  await delayed.requested;
  await actEarly();
  return delayed.letGo;
}

const button = (key: Parameters<typeof t>[0]) =>
  page.getByRole('button', { name: t(key), exact: true });

/** The order of the tie-breaks that a tournament's settings show, opened anew. */
async function orderOf(address: string): Promise<string> {
  await page.goto(`${address}/settings?all`);
  await page.locator('html[data-script=runs]').waitFor();
  const order = await page.locator('input[name="settings.tieBreaks:codes"]').inputValue();
  return order.replaceAll(' ', '');
}

/** Fills the form of a new tournament with an all-play-all. */
async function chooseTable(name: string): Promise<void> {
  await page.locator(nameField).fill(name);
  await page.locator('input[name="system.code"][value="berger"]').check();
}

/** The tournament just made is an all-play-all, with the tie-breaks of one. */
async function expectTable(): Promise<void> {
  await page.waitForURL('**/entries');
  expect(await orderOf(arbiter.base())).toMatch(/^DE,/);
  expect(await page.locator(systemField).inputValue()).toBe('berger');
}

/** The fields that a page asks for, below its header; '' for those without a name. */
const controlsOf = (html: string): readonly string[] => {
  const [, main = ''] = html.split('<main');
  const controls = main.matchAll(/<(?:select|textarea|input)\b(?![^>]*type="hidden")[^>]*>/g);
  return [...controls].map(([control]) => /name="([^"]*)"/.exec(control)?.[1] ?? '');
};

const password = 'en lang og god adgangskode';

describe('what is chosen before the page’s script runs', () => {
  test('makes the first account, and signs in', async () => {
    for (const path of [hall.server.setupUrl ?? '', '/sign-in?back=/console/accounts']) {
      await page.context().clearCookies();
      const letGo = await openBeforeScript(path);
      await page.locator('input[name=name]').fill('Møller, Bo');
      await page.locator('input[type=password]').fill(password);
      letGo();
      await page.locator('main button.strong[type=submit]').click();
      await page.waitForURL(({ pathname }) => pathname.startsWith('/console'));
    }
  });

  test('makes an all-play-all, where the script comes after the choice', async () => {
    const letGo = await openBeforeScript('/console/new');
    await chooseTable('Valgt først');
    letGo();
    await page.locator('input[name="settings.roundsPlanned"]').waitFor({ state: 'hidden' });
    await button('console.create').click();
    await expectTable();
  });

  test('makes an all-play-all where the form is sent before the script, too', async () => {
    const letGo = await openBeforeScript('/console/new');
    await chooseTable('Sendt først');
    await button('console.create').click();
    await page.waitForURL('**/entries');
    letGo();
    await expectTable();
  });

  test('counts while the script starts: nobody is interrupted', async () => {
    const letGo = await openBeforeScript('/console/new');
    const name = 'En turnering med et langt navn, skrevet mens siden vågner';
    const typing = page.locator(nameField).pressSequentially(name, { delay: 40 });
    await expect.poll(() => page.locator(nameField).inputValue()).toMatch(/^.{10}/);
    letGo();
    await typing;
    expect(await page.locator(nameField).inputValue()).toBe(name);
    await button('console.create').click();
    await page.waitForURL('**/entries');
    expect(await page.locator('header').first().innerText()).toContain(name);
  });

  test.each([
    ['tie-break.preset.dsu-swiss-middle', 'WIN', /^DSU-MK.*,WIN$/],
    ['tie-break.preset.tempelhof-swiss', 'BPG', /^SKT.*,BPG$/],
  ] as const)('orders the tie-breaks: %s, then %s', async (preset, added, order) => {
    const address = `${hall.server.url}/console/${ids.at(-1)}`;
    const letGo = await openBeforeScript(`${address}/settings?all`);
    await page.getByLabel(t('console.tie-break-preset')).selectOption({ label: t(preset) });
    await page.getByLabel(t('console.tie-break-add')).selectOption(added);
    letGo();
    await page.locator('html[data-script=runs]').waitFor();
    await button('terms.save').click();
    await page.getByText(t('console.saved')).waitFor();
    expect(await orderOf(address)).toMatch(order);
  });

  test('keeps a further group of players apart, and lets one of a group go', async () => {
    const address = `${hall.server.url}/console/${ids.at(-1)}/settings?all`;
    const apart = page.locator('#forbidden');
    const save = async () => {
      await page.locator('html[data-script=runs]').waitFor();
      await button('terms.save').click();
      await page.getByText(t('console.saved')).waitFor();
    };
    const further = ['Spiller 01', 'Spiller 02', 'Spiller 03'].map((label) => ({ label }));
    const letGo = await openBeforeScript(address);
    await apart.getByLabel(t('console.forbidden-new-group')).selectOption(further);
    letGo();
    await apart.getByText('Spiller 03', { exact: true }).first().waitFor();
    await save();
    const letGoAgain = await openBeforeScript(address);
    await apart.getByRole('checkbox', { name: 'Spiller 02' }).uncheck();
    letGoAgain();
    await save();
    await page.goto(address);
    await page.locator('html[data-script=runs]').waitFor();
    expect(await apart.locator('li').allInnerTexts()).toEqual([
      expect.stringContaining('Spiller 01'),
      expect.stringContaining('Spiller 03'),
    ]);
  });

  test('stays while another window changes the page', async () => {
    const address = `${hall.server.url}/console/${playing}/settings?all`;
    await page.goto(address);
    await button('terms.save').click({ trial: true });
    await refill(page.locator('input[name="settings.federation:capitals"]'), 'GER');
    const other = await page.context().newPage();
    await other.goto(address);
    await refill(other.locator('input[name="settings.place"]'), 'Hvidovre');
    await other.getByRole('button', { name: t('terms.save'), exact: true }).click();
    await other.getByText(t('console.saved')).waitFor();
    await other.close();
    await expect
      .poll(() => page.locator('input[name="settings.place"]').inputValue())
      .toBe('Hvidovre');
    expect(await page.locator('input[name="settings.federation:capitals"]').inputValue()).toBe(
      'GER',
    );
  });

  test('draws lots by the seed that was typed', async () => {
    const letGo = await openBeforeScript(`/console/${table}/lots`);
    const seed = page.getByLabel(t('console.seed'), { exact: true });
    await seed.fill('skrevet først');
    letGo();
    await button('console.draw-again').click();
    await page.getByLabel(t('console.reason'), { exact: true }).fill('Lodtrækning i salen');
    expect(await seed.inputValue()).toBe('skrevet først');
    await page.getByLabel(t('console.act-confirmed')).check();
    await button('console.draw-again').click();
    await page.getByText('skrevet først').first().waitFor();
  });

  test('divides a list as somebody was moved', async () => {
    const letGo = await openBeforeScript(`/console/${table}/groups`);
    await page.getByLabel(t('console.divide-number')).check();
    await button('console.divide-preview').click();
    const moved = page.locator('select[name="places.p1"]');
    await moved.waitFor();
    await actEarly();
    const other = (await moved.inputValue()) === '0' ? '1' : '0';
    await moved.selectOption(other);
    await page.locator(`input[name="groups.${other}.name"]`).fill('Mester');
    letGo();
    await page.getByRole('region', { name: 'Mester' }).getByText('Spiller 01').waitFor();
    await button('console.divide-create').click();
    await page.waitForURL('**/console/events/*');
    await page.goto(`${hall.server.url}/console/${table}/groups`);
    await page.getByRole('heading', { name: 'Mester' }).waitFor();
    expect(await page.locator('section', { hasText: 'Mester' }).last().innerText()).toContain(
      'Spiller 01',
    );
  });

  test('plans prizes', async () => {
    await page.goto(`${hall.server.url}/console/${playing}/prizes`);
    await button('prizes.preset-dsu-shared').click();
    const first = page.getByLabel(`${t('prizes.amount')} 1`, { exact: true }).first();
    const amounts = ['500', '300', '200'];
    for (const [index, amount] of amounts.entries()) {
      await page.getByLabel(`${t('prizes.amount')} ${index + 1}`, { exact: true }).fill(amount);
    }
    await button('prizes.save').click();
    await page.getByRole('table', { name: t('prizes.preset-main') }).waitFor();
    const letGo = await openBeforeScript(`/console/${playing}/prizes`);
    await page.getByRole('heading', { name: t('prizes.plan') }).click();
    await page
      .locator('summary', { hasText: t('prizes.preset-main') })
      .last()
      .click();
    await first.fill('900');
    letGo();
    await button('prizes.save').click();
    await page.getByText('900').first().waitFor();
    await page.reload();
    expect(await first.inputValue()).toBe('900');
  });

  test('finds a name while it is typed', async () => {
    const letGo = await openBeforeScript(`/t/${playing}`);
    await page.getByLabel(t('public.find-my-name')).fill('spiller 03');
    letGo();
    await page.getByRole('link', { name: 'Spiller 03' }).waitFor();
  });

  test('ticks somebody at the door whom a search then hides', async () => {
    const letGo = await openBeforeScript(`/console/${playing}/check-in`);
    await page.getByRole('checkbox', { name: 'Spiller 03' }).check();
    await page.getByLabel(t('check-in.find')).fill('Spiller 05');
    letGo();
    await button('check-in.clear').waitFor();
    const confirm = t('check-in.confirm-one', { player: 'Spiller 03' });
    await page.getByRole('button', { name: confirm }).waitFor();
    expect(await page.getByRole('checkbox').count()).toBe(1);
  });
});

describe('what every form of a page holds once its script runs is what was chosen before', () => {
  const seen = new Set<string>();
  let values: Readonly<Record<string, readonly string[]>> = {};
  let changed = 0;

  beforeAll(async () => {
    await page.goto(`${hall.server.url}/console/accounts`);
    const own = await page.getByRole('link', { name: 'Møller, Bo' }).getAttribute('href');
    values = {
      '[id]': ids,
      '[account]': [own?.split('/').at(-1) ?? ''],
      '[person]': [await enterPerson(hall)],
    };
  });

  /** Changes everything on a page before its script runs; gives what was lost of it. */
  async function lostOn(path: string): Promise<readonly string[]> {
    const letGo = await openBeforeScript(path);
    const dead = await deadButtons(page);
    changed += await changeEverything(page);
    letGo();
    const lost = await lostChoices(page);
    return [...(dead > 0 ? [`${dead} buttons do nothing yet`] : []), ...lost];
  }

  // Here one choice decides about others: another system has other options, and a ready-made order
  // replaces the one that was typed. What is chosen early there is tested one by one above.
  const decidesAboutOthers = ['console/[id]/settings', 'console/installation'];
  const routes = everyNth(
    pageRoutes.filter((route) => !decidesAboutOthers.includes(route)),
    4,
  );
  test.each(routes)('/%s', async (route) => {
    const found: string[] = [];
    for (const path of addressesOf(route, values)) {
      const html = await (await page.request.get(`${hall.server.url}${path}`)).text();
      const form = `${path.split('/').slice(3)} ${controlsOf(html)}`;
      if (controlsOf(html).length === 0 || seen.has(form)) continue;
      seen.add(form);
      found.push(...(await lostOn(path)).map((lost) => `${path}: ${lost}`));
    }
    expect(found, seedMessage).toEqual([]);
  });

  test('and there were more choices than pages', () => {
    expect(changed).toBeGreaterThan(routes.length);
  });
});
