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
