import { type Contest, entryName, type TrophyView } from '@rokade/club';
import type { Columns, RowOf } from './column.ts';
import { below, head, own, secondIfFilled, strong } from './columns-in.ts';
import type { TableLocale } from './locale.ts';

/** The winners of a trophy. */
export const trophyYearColumns: Columns<RowOf<typeof trophyYearRows>> = [
  own('year', 'text', 'club.trophy-year', strong),
  own('name', 'text', 'club.trophy-winner', head),
  own('wins', 'number', 'club.trophy-wins', below),
  own('inRow', 'number', 'club.trophy-row', below),
  own('note', 'text', 'club.trophy-note', secondIfFilled),
];

/** The winners of a trophy, newest first. */
export const trophyYearRows = (
  { t }: Pick<TableLocale, 't'>,
  contest: Contest,
  { years }: TrophyView,
) =>
  years.map(({ year, winner, wins, row, kept }) => ({
    year: String(year),
    name: entryName(contest, winner),
    wins,
    inRow: row,
    note:
      kept === null
        ? ''
        : t(`club.trophy-${kept}`, { count: String(kept === 'in-row' ? row : wins) }),
  }));

/** How often each player has won, and how many wins they lack. */
export const trophyStandingColumns: Columns<RowOf<typeof trophyStandingRows>> = [
  own('name', 'text', 'terms.name', head),
  own('wins', 'number', 'club.trophy-wins', below),
  own('inRow', 'number', 'club.trophy-row', below),
  own('missing', 'number', 'club.trophy-missing', below),
];

/** The rows, those who lack least first. */
export const trophyStandingRows = (contest: Contest, { standings }: TrophyView) =>
  standings.map(({ entry, wins, row, missing }) => ({
    entry,
    name: entryName(contest, entry),
    wins,
    inRow: row,
    missing,
  }));
