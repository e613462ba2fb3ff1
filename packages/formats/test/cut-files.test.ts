import { expect, test } from 'vitest';
import { madeOds, madeXlsx, odsText, textRows } from '../../../test/made-spreadsheet.ts';
import { parsePlayerList, parseRegisterList, readInput, recogniseListFile } from '../src/index.ts';
import {
  samplePlayers as players,
  sampleRounds as rounds,
} from './other-programs/sample-tournament.ts';
import { writeSwt } from './other-programs/write-swt.ts';
import { writeTunx } from './other-programs/write-tunx.ts';

const table = [
  ['Navn', 'Klub', 'Rating'],
  ['Hansen, Ida', 'Skakklubben', '1812'],
  ['Krüger, Jens', 'Tempelhof', '1790'],
];

const odsRows = table
  .map((cells) => `<table:table-row>${cells.map(odsText).join('')}</table:table-row>`)
  .join('');

/** Files of every binary form that is read, whole. */
const files: readonly (readonly [string, Uint8Array])[] = [
  ['.TUNX', writeTunx({ players, rounds })],
  ['.SWT', writeSwt({ players, rounds })],
  ['.xlsx', madeXlsx([{ name: 'Spillere', rows: textRows(table) }])],
  ['.ods', madeOds(odsRows)],
];

/** Everything that looks at a file that somebody chose; its answers, a fault among them, are values. */
function lookedAt(bytes: Uint8Array, end: string): string {
  const read = readInput(bytes);
  recogniseListFile(bytes, `list${end}`);
  parsePlayerList(bytes);
  parseRegisterList(bytes);
  return read.ok ? read.value.kind : JSON.stringify(read.error);
}

test.each(files)(
  '%s cut at every byte is read or refused with a code, and never thrown',
  (end, bytes) => {
    for (let length = 0; length < bytes.length; length++) {
      expect(lookedAt(bytes.subarray(0, length), end)).not.toBe('');
    }
  },
);

test.each(files)('%s with a byte changed is read or refused, and in no time', (end, bytes) => {
  for (let at = 0; at < bytes.length; at += 5) {
    const changed = Uint8Array.from(bytes);
    changed[at] = 0xff - (changed[at] ?? 0);
    const start = performance.now();
    expect(lookedAt(changed, end)).not.toBe('');
    expect(performance.now() - start).toBeLessThan(5000);
  }
});
