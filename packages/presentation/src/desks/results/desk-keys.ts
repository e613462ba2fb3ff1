import type { ResultAct } from '../../chess/result-of-act.ts';

/** An act that a key triggers on the results desk. */
export type DeskAct =
  | ResultAct
  | 'unusual'
  | 'clear'
  | 'swap'
  | 'notice'
  | 'undo'
  | 'why'
  | 'missing-only'
  | 'find'
  | 'previous'
  | 'next'
  | 'first'
  | 'last'
  | 'next-open';

/** The key presets that an arbiter can choose. */
export const keyPresets = ['rokade', 'vega', 'sharly'] as const;
export type KeyPreset = (typeof keyPresets)[number];

type Keys = Readonly<Record<string, DeskAct>>;

/** The keys of all presets; a preset's own keys take precedence. */
const shared: Keys = {
  '+': 'black-absent',
  '-': 'white-absent',
  '−': 'white-absent',
  '*': 'both-absent',
  '=': 'draw',
  r: 'draw',
  h: 'adjourned',
  p: 'postponed',
  x: 'unusual',
  Delete: 'clear',
  Backspace: 'clear',
  s: 'swap',
  n: 'notice',
  u: 'undo',
  '?': 'why',
  m: 'missing-only',
  f: 'find',
  ArrowUp: 'previous',
  ArrowDown: 'next',
  Home: 'first',
  End: 'last',
  Enter: 'next-open',
};

const own: Readonly<Record<KeyPreset, Keys>> = {
  rokade: { '1': 'white-wins', '0': 'black-wins', '5': 'draw' },
  vega: {
    '1': 'white-wins',
    '0': 'black-wins',
    '5': 'draw',
    '3': 'black-absent',
    '4': 'white-absent',
    '2': 'both-absent',
    '7': 'adjourned',
    '9': 'clear',
  },
  sharly: { '1': 'white-wins', '2': 'black-wins', '3': 'draw', '0': 'clear' },
};

/** The act of a key (a `KeyboardEvent.key`) in a preset; null: it has none. Case is ignored. */
export function actOfKey(preset: KeyPreset, key: string): DeskAct | null {
  const name = key.length === 1 ? key.toLowerCase() : key;
  return own[preset][name] ?? shared[name] ?? null;
}

const shownNames: Readonly<Record<string, string>> = {
  Delete: 'Del',
  Backspace: '⌫',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Enter: '⏎',
  '-': '−',
};

/** The keys for an act in a preset, as printed on keyboards; the preset's own first. */
export function keysOfAct(preset: KeyPreset, act: DeskAct): readonly string[] {
  const names = [...Object.keys(own[preset]), ...Object.keys(shared)];
  const doing = names.filter((key) => key !== '−' && actOfKey(preset, key) === act);
  return [...new Set(doing)].map((key) => shownNames[key] ?? key);
}

/** The preset that a text names; null: none. */
export const parseKeyPreset = (text: unknown): KeyPreset | null =>
  keyPresets.find((preset) => preset === text) ?? null;
