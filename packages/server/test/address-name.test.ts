import { parseTournamentId } from '@rokade/tournament';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressName } from '../src/index.ts';

describe('addressName', () => {
  it.each([
    ['Forår 2027 – Gruppe A', 'foraar-2027-gruppe-a'],
    ['Köln Öffnet Über ß', 'koeln-oeffnet-ueber-ss'],
    ['Ærø-Ørsted', 'aeroe-oersted'],
    ['  São Paulo!  ', 'sao-paulo'],
    ['…', ''],
  ])('%s becomes %s', (name, address) => {
    expect(addressName(name)).toBe(address);
  });

  it('is part of a tournament’s id, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (name) => {
        expect(parseTournamentId(`${addressName(name) || 't'}-1a2b`)).not.toBeNull();
      }),
    );
  });
});
