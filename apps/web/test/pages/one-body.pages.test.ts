import { Window } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { eventsOfFederations, makeEventOf } from './events-of-federations.ts';
import { type House, openHouse } from './house.ts';

/*
 * Arbiters and visitors read one body in two frames: what a visitor's table says, an arbiter's says
 * too, in the same order.
 */

let house: House;
let group = '';
beforeAll(async () => {
  house = await openHouse();
  const [danish] = eventsOfFederations;
  if (danish === undefined) throw new Error('no event');
  ({ group } = await makeEventOf(house.app, danish));
});
afterAll(() => house.close());

type Cells = Readonly<Record<string, string>>;

/**
 * The rows of the widest table of a page: what each cell says, by the first class of its column. The
 * points that players came with stand beside their names for visitors alone.
 */
async function rowsOn(reader: 'nobody' | 'owner', path: string): Promise<readonly Cells[]> {
  const window = new Window({ settings: { disableJavaScriptEvaluation: true } });
  const { document } = window;
  document.write(await (await house.ask(reader, path)).text());
  const tables = [...document.querySelectorAll('main table')].map((table) =>
    [...table.querySelectorAll('tbody tr')].map((row) => {
      const cells = [...row.querySelectorAll('th, td')];
      return Object.fromEntries(
        cells.map((cell) => [
          cell.className.split(' ')[0] ?? '',
          (cell.textContent ?? '')
            .replace(/\s+/g, ' ')
            .trim()
            .replace(/ \([\d½]+\)$/, ''),
        ]),
      );
    }),
  );
  void window.happyDOM.close();
  return tables.toSorted((a, b) => cellsIn(b) - cellsIn(a))[0] ?? [];
}

const cellsIn = (rows: readonly Cells[]): number => Object.keys(rows[0] ?? {}).length;

/** A page for visitors and the same for arbiters; `order`: an arbiter's list may have another one. */
const pairs = [
  { visitors: 'standings', arbiters: 'standings', order: 'same' },
  { visitors: 'standings?round=1', arbiters: 'standings?round=1', order: 'same' },
  { visitors: 'crosstable', arbiters: 'crosstable', order: 'same' },
  { visitors: 'crosstable?view=progress', arbiters: 'crosstable?view=progress', order: 'same' },
  { visitors: 'players', arbiters: 'players', order: 'by name' },
  { visitors: 'player/p1', arbiters: 'players/p1', order: 'same' },
  { visitors: 'round/1', arbiters: 'round/1', order: 'same' },
] as const;

describe('a visitor’s table and an arbiter’s', () => {
  it.each(pairs)('say the same of $visitors', async ({ visitors, arbiters, order }) => {
    const seen = await rowsOn('nobody', `/t/${group}/${visitors}`);
    const rows = await rowsOn('owner', `/console/${group}/${arbiters}`);
    expect(seen.length).toBeGreaterThan(1);
    const columns = Object.keys(seen[0] ?? {});
    expect(columns.length).toBeGreaterThan(2);
    const shared = rows.map((row) =>
      Object.fromEntries(columns.map((column) => [column, row[column]])),
    );
    expect(shared).toHaveLength(seen.length);
    if (order === 'same') expect(shared).toEqual(seen);
    else for (const row of seen) expect(shared).toContainEqual(row);
  });
});

test('what only arbiters know of players stands in their list alone', async () => {
  const [seen = {}] = await rowsOn('nobody', `/t/${group}/players`);
  const [row = {}] = await rowsOn('owner', `/console/${group}/players`);
  const extra = Object.keys(row).filter((column) => !(column in seen));
  expect(extra).toContain('rank');
});
