import { type Contest, entryName, type TrophyView } from '@rokade/club';
import type { TranslateFor } from '@rokade/texts';
import { type Columns, forReaders } from './column.ts';
import { columnsIn } from './columns-in.ts';

const { own } = columnsIn([...forReaders, 'json']);

/** Who won a trophy in a year. */
interface TrophyYearRow {
  readonly year: string;
  readonly name: string;
  readonly wins: number;
  readonly inRow: number;
  readonly note: string;
}

/** The winners of a trophy. */
export const trophyYearColumns: Columns<TrophyYearRow> = [
  own('year', 'text', 'club.trophy-year', { weight: 'strong' }),
  own('name', 'text', 'club.trophy-winner', { narrow: 'grow', isHead: true }),
  own('wins', 'number', 'club.trophy-wins', { narrow: 'second', named: true }),
  own('inRow', 'number', 'club.trophy-row', { narrow: 'second', named: true }),
  own('note', 'text', 'club.trophy-note', { narrow: 'second', leftOut: 'empty' }),
];

/** Them, the newest first. */
export const trophyYearRows = (
  { t }: { readonly t: TranslateFor<'tournament'> },
  contest: Contest,
  { years }: TrophyView,
): readonly TrophyYearRow[] =>
  years.map(({ year, winner, wins, row, kept }) => ({
    ...{ year: String(year), name: entryName(contest, winner), wins, inRow: row },
    note:
      kept === null
        ? ''
        : t(`club.trophy-${kept}`, { count: String(kept === 'in-row' ? row : wins) }),
  }));

/** Somebody who has won the cup that is played for now. */
interface TrophyStandingRow {
  readonly entry: string;
  readonly name: string;
  readonly wins: number;
  readonly inRow: number;
  readonly missing: number;
}

/** Who has won it how often, and what they lack. */
export const trophyStandingColumns: Columns<TrophyStandingRow> = [
  own('name', 'text', 'terms.name', { narrow: 'grow', isHead: true }),
  own('wins', 'number', 'club.trophy-wins', { narrow: 'second', named: true }),
  own('inRow', 'number', 'club.trophy-row', { narrow: 'second', named: true }),
  own('missing', 'number', 'club.trophy-missing', { narrow: 'second', named: true }),
];

/** Whoever lacks least first. */
export const trophyStandingRows = (
  contest: Contest,
  { standings }: TrophyView,
): readonly TrophyStandingRow[] =>
  standings.map(({ entry, wins, row, missing }) => ({
    ...{ entry, name: entryName(contest, entry), wins, inRow: row, missing },
  }));
