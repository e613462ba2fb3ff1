import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isSweep, rotatingSeed, seedMessage } from '../rotating-seed.ts';
import { arbiterAt, setUpAccount } from './arbiter.ts';
import { type Hall, openHall } from './hall.ts';
import { keepJournals } from './kinds-of-tournament.ts';
import { printedFields, tournamentsOf } from './printed-tournaments.ts';
import { printFaults } from './sheet-faults.ts';

const formats = ['A4', 'Letter'] as const;
const languages = ['da', 'de', 'en'] as const;

/** By field, the ids of its tournaments in the order of their sizes. */
let kept: readonly (readonly string[])[] = [];
let hall: Hall;

beforeAll(async () => {
  hall = await openHall('prints', async (folder) => {
    for (const field of printedFields) {
      kept = [...kept, await keepJournals(folder, tournamentsOf(field))];
    }
  });
  await setUpAccount(arbiterAt(hall.page), hall.server.setupUrl ?? '');
});
afterAll(() => hall.close());

/** How a list is printed. */
interface Way {
  readonly size: number;
  readonly language: (typeof languages)[number];
  readonly format: (typeof formats)[number];
}

/**
 * Of a list every number of players, each in another language and format: which, changes from run
 * to run, and in a sweep it is all.
 */
function waysInTurn(sizes: number, turn: number): readonly Way[] {
  const all = Array.from({ length: sizes }, (_, size) =>
    languages.flatMap((language) => formats.map((format) => ({ size, language, format }))),
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

describe('on sheets of A4 and US Letter', () => {
  test.each(lists.map((list, turn) => ({ ...list, turn })))(
    '$kind of $sizes players, with long names and tables: nothing over the edge, over other text or alone on a sheet',
    async ({ kind, field, sizes, turn }) => {
      const faults: string[] = [];
      for (const { size, language, format } of waysInTurn(sizes.length, turn)) {
        const id = kept[field]?.[size] ?? '';
        const answer = await hall.page.goto(
          `${hall.server.url}/print/${id}/${kind}?lang=${language}`,
        );
        expect(answer?.status()).toBe(200);
        const found = await printFaults(hall.page, format);
        faults.push(...found.map((fault) => `${sizes[size]} ${language} ${format}: ${fault}`));
      }
      expect(faults, seedMessage).toEqual([]);
    },
  );
});
