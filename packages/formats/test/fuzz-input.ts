import fc from 'fast-check';
import { expect } from 'vitest';
import {
  makeDocumentJson,
  makePgn,
  makeTrf,
  parsePlayerList,
  parseTrf,
  readInput,
  trfGames,
  trfReader,
} from '../src/index.ts';
import { soundTexts } from './trf/mutated-trf.ts';

export const json = soundTexts.flatMap((text) => {
  const parsed = parseTrf(text);
  return parsed.ok ? [makeDocumentJson(parsed.value.document)] : [];
});

export const pgn = soundTexts.flatMap((text) => {
  const parsed = parseTrf(text);
  const made = parsed.ok ? makePgn(trfGames(parsed.value.document)) : '';
  return made === '' ? [] : [made];
});

export const list = [
  'Navn;Klub;Rating;Født\nHansen, Ida;"K ""41""";1812;31.12.2001\nKrüger, Jens;;;1990',
  'Surname\tFirst name\tElo\nMøller\tBo\t1755\n',
];

/** A valid text with a few characters deleted, doubled or replaced. */
export const mutated = (sound: readonly string[]): fc.Arbitrary<string> =>
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

export const bytes = fc.oneof(
  fc.uint8Array({ maxLength: 300 }),
  fc
    .string({ unit: 'binary', maxLength: 200 })
    .map((text) => new Uint8Array(Buffer.from(text, 'latin1'))),
);

export function checkList(input: string | Uint8Array): void {
  const { players, faults } = parsePlayerList(input);
  expect(players.length + faults.length).toBeGreaterThan(0);
  for (const { details } of players) expect(details.name).not.toBe('');
}

export function checkInput(input: string | Uint8Array): void {
  const read = readInput(input);
  if (!read.ok) expect(read.error.length).toBeGreaterThan(0);
  else if (read.value.kind === 'document') {
    const source = trfReader(read.value.document);
    source.pairingRequest(source.roundsPaired + 1);
    makeTrf(read.value.document);
    trfGames(read.value.document);
  }
}

/** A value with another one in one place of it. */
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

const document = JSON.parse(json[0] ?? '{}');

/** A valid document with another value in some place. */
export const otherwiseSomewhere: fc.Arbitrary<string> = fc
  .tuple(fc.nat(600), fc.oneof(fc.jsonValue(), fc.constantFrom(1e15, -1, 0.5, 9999, '\n001    1')))
  .map(([place, other]) => JSON.stringify(changedSomewhere(document, place, other)));
