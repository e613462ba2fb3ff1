import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyNth, seedMessage } from '../rotating-seed.ts';
import { started, whiteWinsAll, withPlayers } from '../tournament/journal-driver.ts';
import { arbiterAt, choose, setUpAccount, t } from './arbiter.ts';
import { laptop, phone, type Window } from './each-page.ts';
import { giveAxe, widthFaultsOn } from './faults-on.ts';
import { type Hall, openHall } from './hall.ts';
import { keepJournals } from './kinds-of-tournament.ts';

/** The widest a table of lines is; a crosstable is as wide as its rounds, and scrolls by itself. */
const widest = 1000;

/** So many boards an arbiter sees on a laptop without scrolling. */
const boardsOnLaptop = 30;

/** How far a page may move under the reader while it comes, as browsers measure it. */
const stillness = 0.02;

const consolePages = [
  'entries',
  'round',
  'results',
  'standings',
  'crosstable',
  'players',
  'history',
  'settings',
  'groups',
  'appeals',
  'what-if',
  'crosstable?view=progress',
];
const publicPages = ['', '/round/1', '/standings', '/crosstable', '/players', '/about'];

let hall: Hall;
let kept = '';
let open = '';
let demo = '';

/** Sixty players in the middle of a round. */
const manyPlayers = () =>
  whiteWinsAll(
    started(60, {
      system: {
        code: 'dutch',
        edition: 'fide-2026',
        acceleration: 'none',
        initialColour: 'white',
      } as const,
      tieBreaks: ['BH-C1', 'DE'],
      roundsPlanned: 7,
    }),
  );

beforeAll(async () => {
  hall = await openHall('looks', async (folder) => {
    [kept = '', open = ''] = await keepJournals(folder, [manyPlayers(), withPlayers(8)]);
  });
  const { page, server } = hall;
  await setUpAccount(arbiterAt(page), server.setupUrl ?? '');
  await page.getByRole('button', { name: t('public.demo-look') }).click();
  await page.waitForURL(/\/console\/demo-[^/]+/);
  demo = /\/console\/(demo-[^/]+)/.exec(page.url())?.[1] ?? '';
});
afterAll(() => hall.close());

const pages = (): readonly string[] => [
  '/',
  '/console',
  '/console/accounts',
  '/console/events',
  '/console/ratings',
  ...[kept, demo].flatMap((id) => [
    ...consolePages.map((page) => `/console/${id}/${page}`),
    ...publicPages.map((page) => `/t/${id}${page}`),
  ]),
];

const tooWide = (page: Page) =>
  page.locator('main table').evaluateAll(
    (tables, most) =>
      tables
        .filter((table) => table.closest('.table-scroll') === null)
        .map((table) => [table.className, Math.round(table.getBoundingClientRect().width)] as const)
        .filter(([, width]) => width > most)
        .map(([name, width]) => `${name} is ${width} px wide`),
    widest,
  );

/** Columns of tables in which no line says anything. */
const emptyColumns = (page: Page) =>
  page.locator('main table:has(tbody tr)').evaluateAll((tables) =>
    tables.flatMap((table) => {
      const heads = [...table.querySelectorAll('thead th')];
      const lines = [...table.querySelectorAll('tbody tr')]
        .map((line) => [...line.children])
        .filter((cells) => cells.length === heads.length);
      const says = (cell: Element | undefined) =>
        cell?.textContent?.trim() !== '' || cell.querySelector('input, svg, button') !== null;
      return heads
        .filter((_, column) => lines.length > 0 && !lines.some((cells) => says(cells[column])))
        .map((head) => `nothing below “${head.textContent?.trim()}”`);
    }),
  );

/** Text in tables that stands out from its ground by less than 7:1. */
async function faintText(page: Page): Promise<readonly string[]> {
  await giveAxe(page);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(where: Element[], options: object): Promise<AxeResults> };
    };
    const tables = [...document.querySelectorAll('main table')];
    if (tables.length === 0) return [];
    const { violations } = await axe.run(tables, {
      runOnly: ['color-contrast-enhanced'],
      rules: { 'color-contrast-enhanced': { enabled: true } },
    });
    return violations.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')));
  });
}

/** What moves though its reader wants less motion. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .map(({ effect }) => `${(effect as KeyframeEffect | null)?.target?.className} moves`),
  );

/** By how much a page jumped since it was opened. */
async function jumps(page: Page): Promise<readonly string[]> {
  const shifted = await page.evaluate(async () => {
    await document.fonts.ready;
    // Once for what is on its way, once for what that brought.
    for (let turn = 0; turn < 2; turn += 1) {
      await new Promise((resolve) => requestIdleCallback(resolve));
    }
    return (globalThis as unknown as { shifted: number }).shifted;
  });
  return shifted > stillness ? [`jumps by ${shifted.toFixed(3)}`] : [];
}

/** Counts how far a page jumps from its first moment on. */
const countJumps = (page: Page) =>
  page.addInitScript(() => {
    const counted = globalThis as unknown as { shifted: number };
    counted.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        counted.shifted += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Where the tabs of pages of a kind stand, by the first of them that was looked at. */
const tabsOf = new Map<string, string>();

/** Where headings begin, on all pages but the visitors' first one, by the first that was looked at. */
let headingAt: number | null = null;

/** How high a header is at most: in a tournament it has two lines, elsewhere one. */
const highestHeader = { withTabs: 84, alone: 60 };

/** What stands elsewhere than on the pages beside it, and a header whose button has a line of its own. */
async function movedParts(page: Page): Promise<readonly string[]> {
  const { pathname } = new URL(page.url());
  const kind = /^\/(console\/[^/]+|t\/[^/]+)\/./.exec(pathname)?.[1] ?? pathname.split('/')[1];
  const found = await page.evaluate(() => {
    const leftOf = (selector: string) =>
      Math.round(document.querySelector(selector)?.getBoundingClientRect().left ?? 0);
    return {
      heading: leftOf('main h1'),
      tabs: [...document.querySelectorAll('header nav ul a')]
        .map((tab) => Math.round(tab.getBoundingClientRect().left))
        .join(' '),
      header: document.querySelector('body header')?.getBoundingClientRect().height ?? 0,
    };
  });
  if (pathname !== '/') headingAt ??= found.heading;
  const hasTabs = kind !== 'console' && kind !== '';
  if (hasTabs && !tabsOf.has(kind ?? '')) tabsOf.set(kind ?? '', found.tabs);
  const first = {
    heading: pathname === '/' ? found.heading : headingAt,
    tabs: tabsOf.get(kind ?? '') ?? found.tabs,
  };
  const moved = (['heading', 'tabs'] as const).filter((part) => found[part] !== first[part]);
  return [
    ...moved.map((part) => `${part} at ${found[part]} px, elsewhere at ${first[part]} px`),
    ...(found.header > highestHeader[found.tabs === '' ? 'alone' : 'withTabs']
      ? [`a header of ${found.header} px`]
      : []),
  ];
}

/** How far the second column of a page may be from the first. */
const farthestBeside = 40;

/** A second column that does not begin where the first one ends. */
const farBeside = (page: Page) =>
  page.locator('main .columns:has(> .first-column)').evaluateAll(
    (pairs, most) =>
      pairs
        .map((pair) => {
          const [first, aside] = [
            pair.querySelector(':scope > .first-column'),
            pair.querySelector(':scope > aside'),
          ].map((part) => part?.getBoundingClientRect() ?? new DOMRect());
          return Math.round((aside?.left ?? 0) - (first?.right ?? 0));
        })
        .filter((gap) => gap < 0 || gap > most)
        .map((gap) => `its second column begins ${gap} px from the first`),
    farthestBeside,
  );

/** A way to look at a page that is open: what is done to its window first, and what is measured. */
interface Look {
  readonly name: string;
  readonly viewport: Window['viewport'];
  readonly colorScheme?: Window['colorScheme'];
  readonly letters?: 'largest';
  readonly faults: (page: Page) => Promise<readonly string[]>;
}

const looks: readonly Look[] = [
  { name: 'no page jumps while it comes', viewport: laptop.viewport, faults: jumps },
  {
    name: 'headings and tabs stand where they stood, and the header has its one line or two',
    viewport: laptop.viewport,
    faults: movedParts,
  },
  {
    name: 'what stands beside begins where the first column ends',
    viewport: laptop.viewport,
    faults: farBeside,
  },
  { name: 'whoever wants less motion sees none', viewport: laptop.viewport, faults: moving },
  { name: 'tables have text of 7:1, light', viewport: laptop.viewport, faults: faintText },
  {
    name: 'tables have text of 7:1, dark',
    colorScheme: 'dark',
    viewport: laptop.viewport,
    faults: faintText,
  },
  {
    name: 'tables are no wider than 1,000 px on a wide screen, and no column is empty',
    viewport: { width: 1920, height: 1080 },
    faults: async (page) => [...(await tooWide(page)), ...(await emptyColumns(page))],
  },
  {
    name: 'at twice the size no page is wider than its window',
    viewport: { width: 683, height: 384 },
    faults: widthFaultsOn,
  },
  {
    name: 'on a projector no page is wider than its window',
    viewport: { width: 1024, height: 768 },
    faults: widthFaultsOn,
  },
  {
    name: 'on the narrowest phone no page is wider than its window',
    viewport: phone.viewport,
    faults: widthFaultsOn,
  },
  {
    name: 'with the largest letters no page is wider than a phone',
    viewport: phone.viewport,
    letters: 'largest',
    faults: widthFaultsOn,
  },
];

describe('each page, opened once and looked at in each way', () => {
  const found = new Map<string, string[]>(looks.map(({ name }) => [name, []]));

  beforeAll(async () => {
    const { page, server } = hall;
    await countJumps(page);
    for (const address of everyNth(pages(), 3)) {
      await page.setViewportSize(laptop.viewport);
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.goto(`${server.url}${address}`);
      for (const { name, viewport, colorScheme = 'light', letters, faults } of looks) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme });
        if (letters !== undefined) {
          await page.evaluate((size) => {
            document.documentElement.dataset['text'] = size;
          }, letters);
        }
        found.get(name)?.push(...(await faults(page)).map((fault) => `${address}: ${fault}`));
      }
    }
  }, 600_000);

  test.each(looks)('$name', ({ name }) => {
    expect(found.get(name), seedMessage).toEqual([]);
  });
});

test('an arbiter sees thirty boards on a laptop', async () => {
  const { page, server } = hall;
  await page.setViewportSize(laptop.viewport);
  await page.goto(`${server.url}/console/${kept}/results/1`);
  const rows = page.locator('.desk-table:not([aria-busy=true]) tbody tr[data-board]');
  await rows.first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  const seen = await rows.evaluateAll(
    (lines) => lines.filter((line) => line.getBoundingClientRect().bottom <= innerHeight).length,
  );
  expect(seen).toBeGreaterThanOrEqual(boardsOnLaptop);
});

test('what can be done with a line of a table stands beside each other on a laptop', async () => {
  const { page, server } = hall;
  await page.setViewportSize(laptop.viewport);
  const faults: string[] = [];
  for (const address of ['/console', `/console/${open}/entries`, `/console/${kept}/entries`]) {
    await page.goto(`${server.url}${address}`);
    await page.locator('main table').first().waitFor();
    const cells = page.locator('main td.actions');
    const below = await cells.evaluateAll((all) =>
      all
        .map((cell) => [...cell.querySelectorAll('a, button')])
        .map((acts) => new Set(acts.map((act) => Math.round(act.getBoundingClientRect().top))))
        .filter((heights) => heights.size > 1),
    );
    faults.push(...below.map(() => `${address}: a line of acts below each other`));
  }
  expect(faults).toEqual([]);
});

test('figures are as wide as each other, in the typeface that comes with the pages', async () => {
  const { page, server } = hall;
  await page.goto(`${server.url}/t/${demo}/standings`);
  const widths = await page.evaluate(async () => {
    await document.fonts.load('16px Inter');
    const width = (text: string) => {
      const span = document.createElement('span');
      span.className = 'number';
      span.textContent = text;
      document.body.append(span);
      const { width: measured } = span.getBoundingClientRect();
      span.remove();
      return measured;
    };
    return { figures: [...'0123456789'].map(width), isLoaded: document.fonts.check('16px Inter') };
  });
  expect(widths.isLoaded).toBe(true);
  expect(new Set(widths.figures).size).toBe(1);
});

test('whoever likes it dark on the screen has it black on white on paper', async () => {
  const { page, server } = hall;
  await page.goto(`${server.url}/t/${demo}/standings`);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const paper = await page.evaluate(() => {
    document.documentElement.dataset['theme'] = 'dark';
    return getComputedStyle(document.documentElement).backgroundColor;
  });
  expect(paper).toBe('rgb(255, 255, 255)');
  await page.emulateMedia({ media: null, colorScheme: null });
});

/** How many pixels high the letters of a page are. */
const letters = () =>
  hall.page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));

describe('whoever sees little', () => {
  test('letters are chosen larger, and stay so', async () => {
    const { page, server } = hall;
    await page.setViewportSize({ width: 1366, height: 768 });
    const usual = await page.goto(`${server.url}/t/${demo}/standings`).then(letters);
    for (const size of ['large', 'largest'] as const) {
      await page.getByRole('button', { name: t(`terms.text-${size}`), exact: true }).click();
      await page.locator(`html[data-text=${size}]`).waitFor();
    }
    expect(await letters()).toBe(usual * 1.5);
    await page.goto(`${server.url}/t/${demo}/players`);
    expect(await letters()).toBe(usual * 1.5);
    await page.getByRole('button', { name: t('terms.text-usual'), exact: true }).click();
    await page.locator('html[data-text=usual]').waitFor();
  });

  test('with colours of their own, the chosen line and tab still have a mark', async () => {
    const { page, server } = hall;
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(`${server.url}/console/${kept}/results/1`);
    await choose(arbiterAt(page), 1);
    const row = page.locator('.desk-table tr[aria-current=true]');
    for (const marked of [row, page.locator('header a[aria-current=page]').first()]) {
      const style = await marked.evaluate((one) => getComputedStyle(one).outlineStyle);
      expect(style).toBe('solid');
    }
    await page.emulateMedia({ forcedColors: 'none' });
  });
});
