import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeDocumentJson, makeTrf, parseDocumentJson, parseTrf } from '../../src/index.ts';
import { arbitraryDocument } from './arbitrary-document.ts';
import { playerLine } from './trf-lines.ts';

const fixtures = path.join(import.meta.dirname, '../fixtures');
const files = readdirSync(fixtures).filter((name) => name.endsWith('.trf'));

/** The lines of a file without spaces at their ends, and without empty ones at the end of the file. */
const linesOf = (text: string): readonly string[] =>
  text
    .trimEnd()
    .split(/\r\n|\r|\n/)
    .map((line) => line.trimEnd());

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
    expect(linesOf(made)).toEqual(linesOf(readFileSync(path.join(fixtures, name), 'utf8')));
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

describe('a file written in another way than ours', () => {
  const strange = [
    '',
    'XXR 7',
    '### one',
    playerLine({ no: 2, sex: 'f', title: ' wm', rating: '0000', cells: ['   1 B 1', '       u'] }),
    '062 2 players',
    '012',
    '012   Title',
    '162 W3.0',
    playerLine({ no: 1, points: '0', cells: ['   2 w 0', '     -'] }),
    '142 7',
    '132 2026/04/02',
    '082',
  ];

  const documentOf = (text: string) => {
    const parsed = parseTrf(text);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
    return parsed.value.document;
  };

  it.each(['\n', '\r', '\r\n'])('is written line for line as it was, %j aside', (end) => {
    const document = documentOf(strange.join(end));
    expect(makeTrf(document)).toBe(strange.map((line) => `${line.trimEnd()}\r\n`).join(''));
  });

  it('is written as it was with blanks after a row of numbers or points (seeds 5119, 5196)', () => {
    const rows = ['320  1.0  2.0 000   ', 'XXA    1  1.0  ', '310   1 Club  ', 'XXZ 1  '];
    const lines = [playerLine({ no: 1, title: ' wm' }), ...rows];
    const document = documentOf(lines.join('\n'));
    expect(document).toMatchObject({
      teamByes: [{ teams: [null] }],
      playerAccelerations: [{ halfPoints: [2] }],
    });
    const again = parseTrf(makeTrf(document));
    expect(again.ok && again.value.document).toEqual(document);
    expect(linesOf(makeTrf(document))).toEqual(lines.map((line) => line.trimEnd()));
  });

  it('keeps its order where a line that was as we write it says something else', () => {
    const document = documentOf(strange.join('\n'));
    const made = makeTrf({ ...document, roundsPlanned: 9 });
    const expected = strange.map((line) => (line.endsWith(' 7') ? line.replace('7', '9') : line));
    expect(linesOf(made)).toEqual(expected.map((line) => line.trimEnd()));
  });

  it('is written in our way where its lines cannot say what it says now', () => {
    const changed = { ...documentOf(strange.join('\n')), initialColour: 'black' } as const;
    expect(makeTrf(changed)).toBe(makeTrf({ ...changed, layout: [] }));
    expect(linesOf(makeTrf(changed)).slice(0, 3)).toEqual(['### one', '012 Title', '062 2']);
  });

  it('with a layout that is not its own is written in our way', () => {
    const document = documentOf(strange.join('\n'));
    const layouts = [
      [{ kind: 'line', text: '001    1' }],
      [{ kind: 'ours', first: 3, count: 9999 }],
      [
        { kind: 'ours', first: 0, count: 8 },
        { kind: 'ours', first: 0, count: 8 },
      ],
    ] as const;
    for (const layout of layouts) {
      expect(makeTrf({ ...document, layout })).toBe(makeTrf({ ...document, layout: [] }));
    }
  });
});
