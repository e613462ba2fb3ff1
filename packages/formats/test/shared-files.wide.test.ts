import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  decodeInput,
  makeDocumentJson,
  makeTrf,
  parseDocumentJson,
  parseTrf,
  trfReader,
} from '../src/index.ts';

const shared = path.resolve(import.meta.dirname, '../../../../shared/data');
const files = [
  'dutch/*.trf',
  'dutch/big/*.trf',
  'tiebreaks/*.trf',
  'real/trf/*',
  'real/pairings/*/*.trf',
]
  .flatMap((pattern) => globSync(pattern, { cwd: shared }))
  .toSorted();

/** The peculiarities of real files by other makers, explained in `SOURCES.md` beside them. */
const odd: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'real/trf/karl-mala-gedenkturnier-2005.trf': { 'trf.opponent.missing': 1 },
  'real/trf/armstrong_2011.tab': { 'trf.opponent.missing': 6, 'trf.date.short-year': 2 },
  'real/trf/lichess-club-2020-05-29.trf': { 'trf.date.unreadable': 2 },
  'real/trf/lichess-club-2020-06-26.trf': { 'trf.date.unreadable': 2 },
  'real/trf/bunratty_major_2011.tab': { 'trf.opponent.missing': 4, 'trf.points.differ': 11 },
  'real/trf/bunratty_masters_2011.tab': { 'trf.points.differ': 5 },
};

/** The lines of a file, without permitted differences: line ends, spaces at ends, empty lines at the end. */
function contentOf(text: string): readonly string[] {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trimEnd());
  return lines.slice(0, lines.findLastIndex((line) => line !== '') + 1);
}

describe('files of other programs', () => {
  it('are there', () => {
    expect(files.length).toBeGreaterThan(200);
  });

  it.each(files)('%s is read, written and read again', (name) => {
    const parsed = parseTrf(readFileSync(path.join(shared, name)));
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error.slice(0, 3)));
    const { document, warnings } = parsed.value;
    const codes = Object.groupBy(warnings, ({ code }) => code);
    const counts = Object.entries(codes).map(([code, list]) => [code, list.length]);
    expect(Object.fromEntries(counts)).toEqual(odd[name] ?? {});
    const again = parseTrf(makeTrf(document));
    expect(again.ok && again.value.document).toEqual(document);
  });

  it.each(files)('%s is written line for line as it was', (name) => {
    const bytes = readFileSync(path.join(shared, name));
    const [text, parsed] = [decodeInput(bytes), parseTrf(bytes)];
    if (!text.ok || !parsed.ok) throw new Error('not read');
    const { document } = parsed.value;
    const content = contentOf(text.value);
    expect(contentOf(makeTrf(document))).toEqual(content);
    const json = parseDocumentJson(JSON.parse(makeDocumentJson(document)));
    if (!json.ok) throw new Error(JSON.stringify(json.error));
    expect(contentOf(makeTrf(json.value))).toEqual(content);
  });

  it.each(files)('%s says the same in our own way of writing', (name) => {
    const parsed = parseTrf(readFileSync(path.join(shared, name)));
    if (!parsed.ok) throw new Error('not read');
    const ours = { ...parsed.value.document, layout: [] };
    const again = parseTrf(makeTrf(ours));
    expect(again.ok && again.value.document).toEqual(ours);
  });

  it.each(files)('%s is read leniently without a guess', (name) => {
    const bytes = readFileSync(path.join(shared, name));
    expect(parseTrf(bytes, { lenient: true })).toEqual(parseTrf(bytes));
  });

  it.each(files)('%s: every game of a round is on one board of it', (name) => {
    const parsed = parseTrf(readFileSync(path.join(shared, name)));
    if (!parsed.ok) throw new Error('not read');
    const source = trfReader(parsed.value.document);
    for (let round = 1; round <= source.roundsPaired; round++) {
      const { pairings, byes } = source.actualRound(round);
      const seated = [...pairings.flatMap(({ white, black }) => [white, black]), ...byes];
      const present = source
        .pairingRequest(round)
        .players.filter(({ availability }) => availability.kind === 'present')
        .map(({ no }) => no);
      expect(seated.toSorted((a, b) => a - b)).toEqual(present);
    }
  });
});
