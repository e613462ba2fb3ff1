import type { PlayedGame } from '@rokade/rules';
import type { Locale } from '../../words/locale.ts';
import { moveInWords, moveLabelAt } from './move-label.ts';
import type { SheetReading } from './score-sheet.ts';

type Reading = Pick<Locale<'server'>, 't' | 'language'>;

/** A move as both sheets have it. */
export interface SheetRow {
  readonly ply: number;
  readonly label: string;
  readonly white: string;
  readonly black: string;
  readonly differs: boolean;
}

/** Two score sheets of one game beside each other. */
export interface SheetsApart {
  /** How many plies both have alike. */
  readonly alike: number;
  readonly text: string;
  /** The moves around the place where they part; empty: they do not. */
  readonly rows: readonly SheetRow[];
}

/** The moves shown before and after the place where the sheets part. */
const [shownBefore, shownAfter] = [4, 6];

const moveAt = (reading: Reading, { plies }: PlayedGame, index: number): string => {
  const played = plies[index];
  return played === undefined ? '' : moveInWords(reading, played.before, played.move);
};

/** What a sheet has at a ply: the move, or what cannot be read. */
const shownAt = (reading: Reading, { game, stop }: SheetReading, index: number): string =>
  stop?.ply === index + 1 ? `${stop.written} (?)` : moveAt(reading, game, index);

/** Where two score sheets part. */
export function sheetsApart(
  reading: Reading,
  white: SheetReading,
  black: SheetReading,
): SheetsApart {
  const longest = Math.max(white.game.plies.length, black.game.plies.length);
  const isSame = (index: number): boolean =>
    white.game.plies[index]?.move === black.game.plies[index]?.move;
  let alike = 0;
  while (alike < longest && isSame(alike)) alike += 1;
  const isWhole = alike === longest && white.stop === null && black.stop === null;
  if (isWhole) return { alike, text: reading.t('game.sheets-alike'), rows: [] };
  const first = Math.max(0, alike - shownBefore);
  const rows = Array.from({ length: shownBefore + shownAfter }, (_, offset) => first + offset)
    .map((index) => {
      const played = white.game.plies[index] ?? black.game.plies[index];
      return {
        ply: index + 1,
        label: played === undefined ? '' : moveLabelAt(played.before),
        white: shownAt(reading, white, index),
        black: shownAt(reading, black, index),
        differs: !isSame(index),
      };
    })
    .filter(({ white: one, black: other }) => one !== '' || other !== '');
  const at = white.game.plies[alike]?.before ?? white.game.position;
  return { alike, text: reading.t('game.sheets-part', { move: moveLabelAt(at) }), rows };
}
