/** @regulation DSU 2002 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ClassEntrant, classes2002, proposedClasses } from '@rokade/rules';
import { expect, test } from 'vitest';

const cases = join(import.meta.dirname, 'cases');

interface Field {
  readonly firstDay: string;
  readonly entrants: readonly ClassEntrant[];
}

const read = <T>(name: string, file: string): T =>
  JSON.parse(readFileSync(join(cases, name, `${file}.json`), 'utf8')) as T;

test.each(readdirSync(cases))('§34–§41: the classes of %s', (name) => {
  const field = read<Field>(name, 'input');
  const classes = proposedClasses(classes2002, { ...field, byHand: new Map() });
  const placed = classes.flatMap(({ places }) =>
    places.map(({ key, class: code, because: [first] }) => [key, `${code} ${first?.article}`]),
  );
  expect(Object.fromEntries(placed)).toEqual(read(name, 'expected'));
  expect(classes.map(({ refusal }) => refusal)).toEqual(classes.map(() => null));
});

test('§34–§41: each step of each class decides somebody’s place in these events', () => {
  const used = new Set(
    readdirSync(cases).flatMap((name) =>
      Object.values(read<Readonly<Record<string, string>>>(name, 'expected')),
    ),
  );
  const { ordered, choosable, byRating, article } = classes2002;
  const steps = ordered.flatMap(({ code, criteria, filler }) =>
    [...criteria, ...(filler === null ? [] : [filler])].map((one) => `${code} ${one.article}`),
  );
  const chosen = choosable.map((one) => `${one.code} ${article}, ${one.article}`);
  const rated = Object.entries(byRating.articles).map(([code, by]) => `${code} ${by}`);
  expect([...used].sort()).toEqual([...steps, ...chosen, ...rated].sort());
});
