import type { HalfPoints } from '@rokade/rules';
import { type TranslateFor, tieBreakWords } from '@rokade/texts';
import type { PlaceMark } from '@rokade/tournament';
import { type Column, type Columns, forPeople, type SpokenText, type Stages } from './column.ts';
import { below, column, own, plainHeading, strong } from './columns-in.ts';
import { personColumns, type TablePlayer } from './person-columns.ts';
import { marksText } from './say/marks-text.ts';

/** A row of standings, with values as numbers or as ready texts. */
export interface StandingsRow {
  /** "3–5" for people, if the place is shared. */
  readonly rank: number | string;
  readonly player: TablePlayer;
  readonly halfPoints: HalfPoints;
  readonly values: readonly (Stages | string | null)[];
  readonly pending?: boolean;
  readonly expelled?: boolean;
  readonly byLot?: boolean;
  readonly byPlayOff?: boolean;
  readonly byArbiter?: boolean;
  readonly corrected?: boolean;
  readonly marks?: readonly PlaceMark[];
}

/** The remarks on a row: what its place decides, and what decided it. */
const placeRemarks = (
  t: TranslateFor<'tournament'>,
  { marks = [], pending, expelled, byLot, byPlayOff, byArbiter, corrected }: StandingsRow,
): string =>
  [
    marksText(marks, t),
    expelled && t('public.expelled'),
    pending && t('public.has-open-game'),
    byLot && t('public.by-lot'),
    byPlayOff && t('public.by-play-off'),
    byArbiter && t('public.by-arbiter'),
    corrected && t('public.corrected'),
  ]
    .filter(Boolean)
    .join(', ');

export const rankColumn: Column<Pick<StandingsRow, 'rank'>> = own('rank', 'number', 'terms.rank');

export const pointsColumn: Column<Pick<StandingsRow, 'halfPoints'>> = own(
  'halfPoints',
  'points',
  'terms.points',
  { ...strong, key: 'points', marksChange: true },
);

/** The heading of a tie-break's column. */
export interface TieBreakHead extends SpokenText {
  readonly code: string;
}

/** The headings of tie-breaks for people: printed short, spoken in full. */
export const tieBreakHeads = (
  t: TranslateFor<'tournament'>,
  codes: readonly string[],
): readonly TieBreakHead[] =>
  codes.map((code) => {
    const { short, name } = tieBreakWords(t, code);
    return { code, text: short, words: name };
  });

/** The headings of tie-breaks for programs, and for readers who requested them by code. */
export const codeHeads = (codes: readonly string[]): readonly TieBreakHead[] =>
  codes.map((code) => ({ code, text: code, words: code }));

/** A key for each tie-break; repeated ones are numbered: `DE`, `DE (2)`. */
const keysOf = (heads: readonly TieBreakHead[]): readonly string[] =>
  heads.map(({ code }, index) => {
    const before = heads.slice(0, index).filter((head) => head.code === code).length;
    return before === 0 ? code : `${code} (${before + 1})`;
  });

type Valued = Pick<StandingsRow, 'values'>;

const stagesIn = (rows: readonly Valued[], column: number): number =>
  Math.max(
    1,
    ...rows.map(({ values }) => {
      const value = values[column] ?? null;
      return value === null || typeof value === 'string' ? 1 : value.stages.length;
    }),
  );

/** In a file each stage of a tie-break is a column, since a cell holds one number. */
function stageColumns<Row extends Valued>(
  at: number,
  { text }: SpokenText,
  rows: readonly Row[],
): Columns<Row> {
  const count = stagesIn(rows, at);
  return Array.from({ length: count }, (_, stage): Column<Row> => {
    const head = count > 1 ? `${text} ${stage + 1}` : text;
    return column<Row>(head, plainHeading(head), { media: ['file'] }).value(({ values }) => {
      const value = values[at] ?? null;
      if (value === null || typeof value === 'string') return value;
      const only = value.stages[stage];
      return only === undefined ? null : { stages: [only] };
    });
  });
}

/** The object of the tie-breaks in JSON documents. */
export const tieBreakObject = 'tiebreaks';

/** The columns of tie-breaks, in the order in which they apply. */
export function valueColumns<Row extends Valued>(
  heads: readonly TieBreakHead[],
  rows: readonly Row[],
): Columns<Row> {
  const keys = keysOf(heads);
  const look = { ...below, media: [...forPeople, 'json'], within: tieBreakObject } as const;
  return heads.flatMap(
    (heading, index): Columns<Row> => [
      column<Row>(keys[index] ?? heading.code, heading, look).value(
        ({ values }) => values[index] ?? null,
      ),
      ...stageColumns(index, heading, rows),
    ],
  );
}

/** What places decide; a file of results does not know it. */
const marksColumn = (t: TranslateFor<'tournament'>): Column<StandingsRow> =>
  column<StandingsRow>('marks', 'terms.marks', { media: ['file'] }).text(({ marks = [] }) =>
    marksText(marks, t),
  );

const person = personColumns(({ player }: StandingsRow) => player);

/** The player of a row, with remarks. */
export const remarkedName = (t: TranslateFor<'tournament'>): Column<StandingsRow> => ({
  ...person.name,
  value: (row) => ({ ...row.player, note: placeRemarks(t, row) }),
});

/** The columns of standings. */
export function standingsColumns(
  t: TranslateFor<'tournament'>,
  heads: readonly TieBreakHead[],
  rows: readonly StandingsRow[],
): Columns<StandingsRow> {
  return [
    rankColumn,
    person.no,
    person.title,
    remarkedName(t),
    person.federation,
    person.rating,
    person.club,
    pointsColumn,
    ...valueColumns(heads, rows),
    ...(rows.some(({ marks }) => marks !== undefined) ? [marksColumn(t)] : []),
  ];
}
