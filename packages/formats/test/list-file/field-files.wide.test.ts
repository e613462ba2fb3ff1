import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sharedPath } from '../../../../test/wide/shared-folder.ts';
import { recogniseListFile } from '../../src/index.ts';

it.each([
  ['dsu-members.csv', 'dsu-members'],
  ['sm.csv', 'swiss-manager'],
  ['ecf.csv', 'ecf'],
  ['drn.csv', 'players'],
  ['162-Z.trf', 'report'],
  ['preset-pab.trf', 'report'],
  ['1348-pab.trf', 'report'],
  ['plain.pgn', 'games'],
  ['broadcast.pgn', 'games'],
])('the file %s of people’s programs is known', (file, kind) => {
  const bytes = new Uint8Array(readFileSync(sharedPath(`data/field/${file}`)));
  expect(recogniseListFile(bytes, file).kind).toBe(kind);
});
