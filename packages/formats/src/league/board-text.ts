import type { BoardScore, HalfPointsOfBoth } from '@rokade/league';

/** The text with one kind of dash, of half and of blank. */
const plainText = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[–—−:]/g, '-')
    .replace(/\s+/g, '')
    .replace(/(\d*)½/g, (_, whole: string) => `${whole === '' ? 0 : whole}.5`)
    .replace(/1\/2/g, '0.5')
    .replace(/,/g, '.');

const boards: Readonly<Record<string, BoardScore>> = {
  '': '',
  '-': '',
  '*': '',
  '1-0': '1-0',
  '1.0-0.0': '1-0',
  '0-1': '0-1',
  '0.0-1.0': '0-1',
  '0.5-0.5': 'draw',
  '0.5': 'draw',
  '=': 'draw',
  '=-=': 'draw',
  draw: 'draw',
  remis: 'draw',
  '+--': '+/-',
  '+/-': '+/-',
  '1-0f': '+/-',
  '1-0k': '+/-',
  '--+': '-/+',
  '-/+': '-/+',
  '0-1f': '-/+',
  '0-1k': '-/+',
  '---': '-/-',
  '-/-': '-/-',
  '0-0': '-/-',
  '0-0f': '-/-',
  '0-0k': '-/-',
};

/** The result at a board in a cell, home team first; null: it is none. */
export const boardIn = (text: string): BoardScore | null => boards[plainText(text)] ?? null;

/** What a cell says of a whole match; null: nothing that is understood. */
export function matchIn(text: string): {
  readonly score: HalfPointsOfBoth | null;
  readonly forfeited: '' | 'home' | 'away' | 'both';
} | null {
  const plain = plainText(text);
  if (plain === '' || plain === '-') return { score: null, forfeited: '' };
  if (plain === '+--' || plain === '+/-') return { score: null, forfeited: 'away' };
  if (plain === '--+' || plain === '-/+') return { score: null, forfeited: 'home' };
  if (plain === '---' || plain === '-/-') return { score: null, forfeited: 'both' };
  const [, home, away] = /^(\d+(?:\.[05])?)-(\d+(?:\.[05])?)$/.exec(plain) ?? [];
  if (home === undefined || away === undefined) return null;
  return { score: [2 * Number(home), 2 * Number(away)], forfeited: '' };
}
