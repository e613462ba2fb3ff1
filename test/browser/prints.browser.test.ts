import { printLooks } from '@rokade/tournament';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyNth, isSweep, rotatingSeed, seedMessage } from '../rotating-seed.ts';
import { arbiterAt, setUpAccount } from './arbiter.ts';
import { type Hall, openHall } from './hall.ts';
import { keepPrintedBooks, type PrintedBooks } from './printed-books.ts';
import { type PrintedPage, printedPages } from './printed-pages.ts';
import { printedFields } from './printed-tournaments.ts';
import { printFaults } from './sheet-faults.ts';

const formats = ['A4', 'Letter'] as const;
const languages = ['da', 'de', 'en'] as const;
/** Each size in turn has another look; which, changes from run to run. */
const lookOf = ({ at }: Way, turn: number) =>
  printLooks[(rotatingSeed + turn + at) % printLooks.length] ?? 'plain';

let kept: PrintedBooks;
let hall: Hall;

beforeAll(async () => {
  hall = await openHall('prints', async (folder) => {
    kept = await keepPrintedBooks(folder);
  });
  await setUpAccount(arbiterAt(hall.page), hall.server.setupUrl ?? '');
});
afterAll(() => hall.close());

/** How a list is printed: of which of its sizes, in which language and on which paper. */
interface Way {
  readonly at: number;
  readonly language: (typeof languages)[number];
  readonly format: (typeof formats)[number];
}

/**
 * Of a list every number of players, each in another language and format: which, changes from run
 * to run, and in a sweep it is all.
 */
function waysInTurn(sizes: number, turn: number): readonly Way[] {
  const all = Array.from({ length: sizes }, (_, at) =>
    languages.flatMap((language) => formats.map((format) => ({ at, language, format }))),
  );
  return all.flatMap((ways, size) =>
    isSweep ? ways : ways.filter((_, at) => at === (rotatingSeed + turn + 5 * size) % ways.length),
  );
}

/** The most who play in a field of which lists with a sheet for each are printed, but in a sweep. */
const mostWithSheets = 40;

const lists = printedFields.flatMap(({ kinds, sheetsEach = [], sizes }, field) =>
  kinds.map((kind) => ({
    kind,
    field,
    sizes:
      isSweep || !sheetsEach.includes(kind)
        ? sizes
        : sizes.filter((count) => count <= mostWithSheets),
  })),
);

/** What is wrong with what an address prints. */
async function faultsAt(
  path: string,
  { language, format }: Way,
  { before, isSingle }: Pick<PrintedPage, 'before' | 'isSingle'> = {},
): Promise<readonly string[]> {
  const { page, server } = hall;
  await page.setExtraHTTPHeaders({ 'accept-language': language });
  const answer = await page.goto(`${server.url}${path}`);
  expect([path, answer?.status()]).toEqual([path, 200]);
  await before?.(page);
  const found = await printFaults(page, format, isSingle);
  return found.map((fault) => `${path} ${language} ${format}: ${fault}`);
}

describe('on sheets of A4 and US Letter', () => {
  test.each(
    everyNth(
      lists.map((list, turn) => ({ ...list, turn })),
      3,
    ),
  )(
    '$kind of $sizes players, with long names and tables: nothing over the edge, over other text or alone on a sheet',
    async ({ kind, field, sizes, turn }) => {
      const faults: string[] = [];
      for (const way of waysInTurn(sizes.length, turn)) {
        const id = kept.fields[field]?.[way.at] ?? '';
        const query = `lang=${way.language}&look=${lookOf(way, turn)}`;
        faults.push(...(await faultsAt(`/print/${id}/${kind}?${query}`, way)));
      }
      expect(faults, seedMessage).toEqual([]);
    },
  );

  test('certificates of norms', async () => {
    for (const way of waysInTurn(1, 3)) {
      const path = `/print/${kept.norms}/certificates?lang=${way.language}`;
      expect(await faultsAt(path, way, { isSingle: true }), seedMessage).toEqual([]);
    }
  });

  const pages: readonly (readonly [string, PrintedPage])[] = Object.entries(printedPages);
  test.each(
    everyNth(
      pages.map(([route, page], turn) => ({ route, page, turn })),
      3,
    ),
  )('the page $route', async ({ page, turn }) => {
    const faults: string[] = [];
    for (const way of waysInTurn(page.sizes.length, turn)) {
      const paths = page.paths(page.sizes[way.at] ?? 0, kept);
      for (const path of paths) faults.push(...(await faultsAt(path, way, page)));
    }
    expect(faults, seedMessage).toEqual([]);
  });
});
