import { describe, expect, it } from 'vitest';
import {
  actOfKey,
  type DeskAct,
  keyPresets,
  keysOfAct,
} from '../../src/desks/results/desk-keys.ts';

const everyAct: readonly DeskAct[] = [
  'white-wins',
  'draw',
  'black-wins',
  'black-absent',
  'white-absent',
  'both-absent',
  'adjourned',
  'postponed',
  'unusual',
  'clear',
  'swap',
  'notice',
  'undo',
  'why',
  'missing-only',
  'find',
  'previous',
  'next',
  'first',
  'last',
  'next-open',
];

describe('actOfKey', () => {
  it.each([
    ['rokade', '1', 'white-wins'],
    ['rokade', '0', 'black-wins'],
    ['rokade', '5', 'draw'],
    ['rokade', 'r', 'draw'],
    ['rokade', 'R', 'draw'],
    ['rokade', '=', 'draw'],
    ['rokade', '+', 'black-absent'],
    ['rokade', '-', 'white-absent'],
    ['rokade', 'h', 'adjourned'],
    ['rokade', 'Delete', 'clear'],
    ['rokade', 'Backspace', 'clear'],
    ['rokade', 'u', 'undo'],
    ['rokade', '2', null],
    ['rokade', 'F5', null],
    ['vega', '3', 'black-absent'],
    ['vega', '4', 'white-absent'],
    ['vega', '2', 'both-absent'],
    ['vega', '7', 'adjourned'],
    ['vega', '9', 'clear'],
    ['sharly', '2', 'black-wins'],
    ['sharly', '3', 'draw'],
    ['sharly', '0', 'clear'],
  ] as const)('with %s keys, %s means %s', (preset, key, act) => {
    expect(actOfKey(preset, key)).toBe(act);
  });
});

describe.each(keyPresets)('%s keys', (preset) => {
  it('reach every act', () => {
    expect(everyAct.filter((act) => keysOfAct(preset, act).length === 0)).toEqual([]);
  });

  it('are shown only where they do what is said', () => {
    const digits = everyAct.flatMap((act) =>
      keysOfAct(preset, act)
        .filter((key) => /^\d$/.test(key))
        .map((key) => [key, act] as const),
    );
    expect(digits.filter(([key, act]) => actOfKey(preset, key) !== act)).toEqual([]);
  });
});
