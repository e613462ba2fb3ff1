import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeDocumentJson, makeTrf, parseDocumentJson, parseTrf } from '../../src/index.ts';
import { arbitraryDocument } from './arbitrary-document.ts';

const fixtures = path.join(import.meta.dirname, '../fixtures');
const files = readdirSync(fixtures).filter((name) => name.endsWith('.trf'));

describe('reading, writing and reading again gives the same', () => {
  it('any document', () => {
    fc.assert(
      fc.property(arbitraryDocument, (document) => {
        const parsed = parseTrf(makeTrf(document));
        expect(parsed.ok ? parsed.value.document : parsed.error).toEqual(document);
      }),
      { numRuns: 300 },
    );
  });

  it('any document by way of JSON', () => {
    fc.assert(
      fc.property(arbitraryDocument, (document) => {
        const parsed = parseDocumentJson(JSON.parse(makeDocumentJson(document)));
        expect(parsed.ok ? parsed.value : parsed.error).toEqual(document);
      }),
    );
  });

  it.each(files)('%s, which has nothing odd', (name) => {
    const parsed = parseTrf(readFileSync(path.join(fixtures, name)));
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
    expect(parsed.value.warnings).toEqual([]);
    const made = makeTrf(parsed.value.document);
    expect(made.split('\r\n').length).toBe(made.split('\n').length);
    const again = parseTrf(made);
    expect(again.ok && again.value.document).toEqual(parsed.value.document);
  });

  it('what is longer than its columns is cut, line breaks become blanks', () => {
    const parsed = parseTrf('001    1');
    if (!parsed.ok) throw new Error('not read');
    const [player] = parsed.value.document.players;
    if (player === undefined) throw new Error('nobody');
    const name = 'Hansen,\r\n001    2  Ida of the thirty-three letters';
    const made = makeTrf({
      ...parsed.value.document,
      players: [{ ...player, name, rating: 1812 }],
    });
    const again = parseTrf(made);
    expect(again.ok && again.value.document.players).toMatchObject([
      { no: 1, name: 'Hansen,  001    2  Ida of the thi', rating: 1812 },
    ]);
  });
});
