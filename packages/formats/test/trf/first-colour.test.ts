import { describe, expect, it } from 'vitest';
import { readSystem } from '../../src/convert/read-system.ts';
import { emptyTrfDocument, parseTrf, swissFacts, type TrfDocument } from '../../src/index.ts';
import { crosstable } from './trf-lines.ts';

function documentIn(text: string): TrfDocument {
  const parsed = parseTrf(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value.document;
}

/** Round 1 of each player, numbers from 1, and the first colour that follows from it. */
const rounds: readonly (readonly [string, readonly string[], 'white' | 'black' | undefined])[] = [
  ['the first has White', ['   3 w 1', '   4 b 0', '   1 b 0', '   2 w 1'], 'white'],
  ['the first has Black', ['   3 b 1', '   4 w 0', '   1 w 0', '   2 b 1'], 'black'],
  [
    'the first has half a point asked for: the second counts as the first',
    ['0000 - H', '   4 b =', '0000 - U', '   2 w ='],
    'black',
  ],
  [
    'the first is not there yet, and one further down neither',
    ['', '   5 w 1', '0000 - Z', '   6 b 1', '   2 b 0', '   4 w 0'],
    'white',
  ],
  [
    'the first has the bye by the pairing, which is a place among those paired',
    ['0000 - U', '   3 w 1', '   2 b 0'],
    'black',
  ],
  [
    'a forfeit counts by the colour it was paired with',
    ['   3 b +', '   4 w 1', '   1 w -', '   2 b 0'],
    'black',
  ],
  [
    'one of the two lines tells the colour of a forfeit',
    ['   3 - -', '   4 b 1', '   1 b +', '   2 w 0'],
    'white',
  ],
  [
    'a forfeit without colours leaves it to the next pair',
    ['   3 - -', '   4 w 1', '   1 - -', '   2 b 0'],
    'black',
  ],
  [
    'the first pair decides, whatever was changed below it',
    ['   4 w 1', '   5 w 0', '   6 w 1', '   1 b 0', '   2 b 1', '   3 b 0'],
    'white',
  ],
  ['nobody has a colour', ['   2 - -', '   1 - -'], undefined],
  ['nobody was paired', ['0000 - H', '0000 - Z'], undefined],
];

describe('FIDE C.04.3 5.2.5: the first colour of a file that does not state it', () => {
  it.each(rounds)('%s', (_, cells, colour) => {
    const document = documentIn(crosstable(...cells.map((cell) => [cell])));
    expect(swissFacts(document).initialColour).toBe(colour);
    expect(readSystem(document)).toMatchObject({ initialColour: colour ?? null });
  });

  it('is the one stated where it is stated, whatever round 1 shows', () => {
    const stated = documentIn(`152 B\n${crosstable(['   2 w 1'], ['   1 b 0'])}`);
    expect(swissFacts(stated).initialColour).toBe('black');
  });

  it('is open before round 1', () => {
    expect(swissFacts(emptyTrfDocument).initialColour).toBeUndefined();
  });
});
