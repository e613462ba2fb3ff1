import { findPairingSystem, pairingSystems } from '@rokade/rules';
import { describe, expect, test } from 'vitest';
import { describePairingSystem } from './pairing-system-contract.ts';

for (const system of pairingSystems) describePairingSystem(system, 10);

/** @article DSU 2002 4.2 §42; 4.4 §65a–d */
describe('the register of pairing systems', () => {
  test('finds a system by its code, and by code and edition', () => {
    expect(findPairingSystem('monrad')?.edition).toBe('dsu-2002');
    expect(findPairingSystem('monrad', 'dsu-2002')?.code).toBe('monrad');
  });

  test.each([
    ['Monrad', undefined],
    ['monrad', 'dsu-1950'],
    ['', undefined],
  ])('knows no system %j in edition %j', (code, edition) => {
    expect(findPairingSystem(code, edition)).toBeUndefined();
  });

  test('has each code and edition once', () => {
    const names = pairingSystems.map(({ code, edition }) => `${code} ${edition}`);
    expect(new Set(names).size).toBe(names.length);
  });
});
