import { type PrintLook, printLooks } from '@rokade/tournament';
import type { PrintKind } from '../views/prints/kinds.ts';

/** How a print looks. */
interface Look {
  /** Whether head, headings and board numbers have the club's colour. */
  readonly isColoured: boolean;
  /** Whether lists that are read from a distance have larger letters. */
  readonly isLarge: boolean;
}

/** The looks of prints, in one place: what a sheet's classes and style sheet are made from. */
const looks: Readonly<Record<PrintLook, Look>> = {
  plain: { isColoured: false, isLarge: false },
  club: { isColoured: true, isLarge: false },
  large: { isColoured: false, isLarge: true },
};

/** The look a text names, or null if it names none. */
export const parsePrintLook = (text: string | null): PrintLook | null =>
  printLooks.find((look) => look === text) ?? null;

/** Lists with few columns that people read on a wall; the others fill a sheet as they are. */
const onWalls: readonly PrintKind[] = [
  'pairings',
  'names',
  'standings',
  'players',
  'check-in',
  'signatures',
  'open',
  'prizes',
  'schedule',
];

/** Whether the letters of a list are larger in this look. */
export const isEnlarged = (look: PrintLook, kind: PrintKind): boolean =>
  looks[look].isLarge && onWalls.includes(kind);

/** The classes of a sheet in this look. */
export const lookClasses = (look: PrintLook, kind: PrintKind): readonly string[] => [
  ...(looks[look].isColoured ? ['coloured'] : []),
  ...(isEnlarged(look, kind) ? ['enlarged'] : []),
];

/** The club's colour, as a custom property of the page. */
export const clubColourCss = (colour: string): string =>
  `:root { --club: ${colour}; --club-wash: color-mix(in srgb, ${colour} 11%, #ffffff); }\n`;
