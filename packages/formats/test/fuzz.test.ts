import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  makeDocumentJson,
  makePgn,
  makeTrf,
  parseJson,
  parsePlayerList,
  parseTrf,
  readInput,
  trfGames,
  trfReader,
} from '../src/index.ts';
import { checkBothWays, mutatedBytes, mutatedText, soundTexts } from './trf/mutated-trf.ts';

const json = soundTexts.flatMap((text) => {
  const parsed = parseTrf(text);
  return parsed.ok ? [makeDocumentJson(parsed.value.document)] : [];
});

const pgn = soundTexts.flatMap((text) => {
  const parsed = parseTrf(text);
  const made = parsed.ok ? makePgn(trfGames(parsed.value.document)) : '';
  return made === '' ? [] : [made];
});

const list = [
  'Navn;Klub;Rating;Født\nHansen, Ida;"K ""41""";1812;31.12.2001\nKrüger, Jens;;;1990',
  'Surname\tFirst name\tElo\nMøller\tBo\t1755\n',
];

/** A sound text with a few characters deleted, doubled or replaced. */
const mutated = (sound: readonly string[]): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom(...sound),
      fc.array(
        fc.tuple(
          fc.nat(),
          fc.constantFrom('delete', 'insert', 'replace', 'cut'),
          fc.constantFrom(...' 019wb=+-HUZ\r\n\t";,{}[]x0é', '001', '240 ', 'XXA ', '"\n'),
        ),
        { minLength: 1, maxLength: 8 },
      ),
    )
    .map(([text, changes]) =>
      changes.reduce((current, [position, how, mark]) => {
        const at = position % (current.length + 1);
        if (how === 'cut') return current.slice(0, Math.max(at, 1));
        return (
          current.slice(0, at) +
          (how === 'delete' ? '' : mark) +
          current.slice(at + (how === 'insert' ? 0 : 1))
        );
      }, text),
    );

const bytes = fc.oneof(
  fc.uint8Array({ maxLength: 300 }),
  fc
    .string({ unit: 'binary', maxLength: 200 })
    .map((text) => new Uint8Array(Buffer.from(text, 'latin1'))),
);

function checkList(input: string | Uint8Array): void {
  const { players, faults } = parsePlayerList(input);
  expect(players.length + faults.length).toBeGreaterThan(0);
  for (const { details } of players) expect(details.name).not.toBe('');
}

function checkInput(input: string | Uint8Array): void {
  const read = readInput(input);
  if (!read.ok) expect(read.error.length).toBeGreaterThan(0);
  else if (read.value.kind === 'document') {
    const source = trfReader(read.value.document);
    source.pairingRequest(source.roundsHeld + 1);
    makeTrf(read.value.document);
    trfGames(read.value.document);
  }
}

/** A value like another, but with something else in one place of it. */
function changedSomewhere(value: unknown, place: number, other: unknown): unknown {
  let seen = 0;
  const walk = (inner: unknown): unknown => {
    if (seen++ === place) return other;
    if (Array.isArray(inner)) return inner.map(walk);
    if (typeof inner !== 'object' || inner === null) return inner;
    return Object.fromEntries(Object.entries(inner).map(([key, each]) => [key, walk(each)]));
  };
  return walk(value);
}

describe('no input makes a parser throw, and what it takes is sound', () => {
  it('report files with slips of every kind', () => {
    fc.assert(fc.property(mutatedText, checkBothWays), { numRuns: 100 });
  });

  it('report files with bytes changed', () => {
    fc.assert(fc.property(mutatedBytes, checkBothWays), { numRuns: 50 });
  });

  it('player lists with slips in them', () => {
    fc.assert(fc.property(mutated(list), checkList), { numRuns: 400 });
  });

  it('games in PGN with slips in them', () => {
    fc.assert(fc.property(mutated(pgn), checkInput), { numRuns: 200 });
  });

  it('JSON with slips in it', () => {
    fc.assert(fc.property(mutated(json), checkInput), { numRuns: 100 });
  });

  it('JSON of any shape', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const document = { format: 'rokade-tournament', version: 1, players: value, header: value };
        checkInput(JSON.stringify(document));
        checkInput(JSON.stringify(value));
      }),
    );
  });

  it('JSON with another value somewhere', () => {
    const document = JSON.parse(json[0] ?? '{}');
    fc.assert(
      fc.property(
        fc.nat(600),
        fc.oneof(fc.jsonValue(), fc.constantFrom(1e15, -1, 0.5, 9999, '\n001    1')),
        (place, other) => {
          checkInput(JSON.stringify(changedSomewhere(document, place, other)));
        },
      ),
      { numRuns: 300 },
    );
  });

  it('random bytes', () => {
    fc.assert(
      fc.property(bytes, (input) => {
        checkBothWays(input);
        checkList(input);
        checkInput(input);
      }),
      { numRuns: 500 },
    );
  });

  it('a JSON text is refused exactly where JSON.parse refuses it', () => {
    fc.assert(
      fc.property(mutated(['{"a":[1,-2.5e3,"x\\"é",null,true,{}],"b":{"c":"d"}}']), (text) => {
        const parsed = parseJson(text);
        let sound = true;
        try {
          JSON.parse(text);
        } catch {
          sound = false;
        }
        expect(parsed.ok).toBe(sound);
      }),
      { numRuns: 500 },
    );
  });
});
