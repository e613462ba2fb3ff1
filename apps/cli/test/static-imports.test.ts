import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../src');

/** An import of the server's code (not only types) that runs when a file is loaded. */
const ofServer = /^import (?!type\b)[^;]*? from '@rokade\/server';$/ms;

test('what is built of the command line loads the server when a command needs it, and not before', () => {
  const asking = globSync('**/*.ts', { cwd: source }).filter((file) =>
    ofServer.test(readFileSync(join(source, file), 'utf8')),
  );
  expect(asking).toEqual([]);
});
