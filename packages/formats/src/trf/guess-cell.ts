import { parsePlayerNo } from './number-field.ts';
import type { AloneCode, GameCode } from './trf-document.ts';

/** What people and programs write instead of the format's letters. */
const looseResults: Readonly<Record<string, GameCode>> = {
  O: '0',
  I: '1',
  '½': '=',
  '5': '=',
  '/': '=',
  R: '=',
};

/** The result that a letter outside the format stands for; `?` where nobody can say. */
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

/** What a result is without an opponent: a bye with the same points. */
export const aloneCodeOf = (result: GameCode): AloneCode => aloneCodes[result];

/** The number among the characters of an opponent's field, or null. */
export const guessOpponent = (text: string): number | null =>
  parsePlayerNo(/\d+/.exec(text)?.[0] ?? '');
