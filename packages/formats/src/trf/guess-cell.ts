import { parsePlayerNo } from './number-field.ts';
import type { AloneCode, GameCode } from './trf-document.ts';

/** Results as people and programs write them instead of the format's letters. */
const looseResults: Readonly<Record<string, GameCode>> = {
  O: '0',
  I: '1',
  '½': '=',
  '5': '=',
  '/': '=',
  R: '=',
};

/** The result of a letter outside the format; `?` if it is unknown. */
export const guessResult = (text: string): GameCode => looseResults[text.toUpperCase()] ?? '?';

const aloneCodes: Readonly<Record<GameCode, AloneCode>> = {
  '1': 'F',
  W: 'F',
  '+': '+',
  '=': 'H',
  D: 'H',
  '0': 'Z',
  L: 'Z',
  '?': 'Z',
  '-': '-',
};

/** A result without an opponent as a bye with the same points. */
export const aloneCodeOf = (result: GameCode): AloneCode => aloneCodes[result];

/** The number in an opponent's field with other characters, or null. */
export const guessOpponent = (text: string): number | null =>
  parsePlayerNo(/\d+/.exec(text)?.[0] ?? '');
