import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, chainEntries, nextHash } from '../src/index.ts';
import { sampleEntries, tournamentId } from './sample-journal.ts';

describe('canonical JSON', () => {
  it('sorts keys, drops undefined and keeps every character', () => {
    expect(canonicalJson({ b: [1, null, 'æ"\n'], a: undefined, A: { d: true, c: -0 } })).toBe(
      '{"A":{"c":0,"d":true},"b":[1,null,"æ\\"\\n"]}',
    );
  });

  it('is JSON of the same value, and the same for every order of keys', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = canonicalJson(value);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(canonicalJson(JSON.parse(text))).toBe(text);
      }),
    );
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.integer()), (value) => {
        const reversed = Object.fromEntries(Object.entries(value).reverse());
        expect(canonicalJson(reversed)).toBe(canonicalJson(value));
      }),
    );
  });
});

describe('the chain of hashes', () => {
  it('is SHA-256 over the hash before and the text', () => {
    // printf 'autumn{"version":1}' | sha256sum
    expect(nextHash('autumn', '{"version":1}')).toBe(
      '787f397dd8e561da42f3c9cc86af5611d0f7fbfa33189226ff63fffed6c11435',
    );
  });

  it('goes on where it stopped: in one piece or in two, the hashes are the same', () => {
    const entries = sampleEntries(tournamentId('autumn'), 1, 10);
    const whole = chainEntries('autumn', entries);
    const start = chainEntries('autumn', entries.slice(0, 4));
    const rest = chainEntries(start[3]?.hash ?? '', entries.slice(4));
    expect([...start, ...rest]).toEqual(whole);
  });
});
