import {
  type Contest,
  entryName,
  type LegView,
  type Measure,
  type SeriesCell,
  type SeriesView,
  type SeriesWarning,
  titlePoints,
} from '@rokade/club';
import { type Fraction, toNumber } from '@rokade/rules';
import type { KeyFor } from '@rokade/texts';
import type { Language } from '@rokade/tournament';
import type { Column, Columns, RowOf } from './column.ts';
import { below, belowIfFilled, column, head, own, second, strong } from './columns-in.ts';
import type { TableLocale } from './locale.ts';
import { dateText } from './say/date-text.ts';
import { decimalText } from './say/number-text.ts';
import { pointsText } from './say/points-text.ts';

/** A time as on a clock: 31:05, 1:02:09. */
function timeText(seconds: number): string {
  const size = Math.abs(seconds);
  const [hours, minutes] = [Math.floor(size / 3600), Math.floor((size % 3600) / 60)];
  const two = (part: number) => String(part).padStart(2, '0');
  const text = `${hours === 0 ? '' : `${hours}:`}${hours === 0 ? minutes : two(minutes)}:${two(size % 60)}`;
  return seconds < 0 ? `−${text}` : text;
}

/** A result in its leg's measure. */
export function measuredText(measure: Measure, value: number): string {
  if (measure === 'seconds') return timeText(value);
  return measure === 'half-points' ? pointsText(value) : String(value).replace('-', '−');
}

type Total = SeriesView['rules']['total'];

/** A total: points as whole numbers, else with two decimals. */
const totalText = (language: Language, value: Fraction, total: Total): string =>
  total === 'points'
    ? measuredText('points', toNumber(value))
    : decimalText(language, toNumber(value), 2);

/** The name of a leg. */
export const legName = (
  { t }: Pick<TableLocale, 't'>,
  { name, what }: Pick<LegView, 'name' | 'what'>,
): string => (name === '' ? t(`club.leg-${what}` as KeyFor<'tournament'>) : name);

/** The name of a leg, with its day if it has one. */
export function legTitle(reading: TableLocale, leg: Omit<LegView, 'measure' | 'results'>): string {
  const day = leg.held || leg.on;
  const name = legName(reading, leg);
  return day === '' ? name : `${name}, ${dateText(reading.language, day, 'plain')}`;
}

type SeriesRow = RowOf<typeof seriesRows>;

/** A cell of the overall table; a result that does not count is in brackets. */
function legCell(language: Language, cell: SeriesCell | null, total: Total): string {
  if (cell === null) return '';
  const text = totalText(language, cell.value, total);
  return cell.counts ? text : `(${text})`;
}

/** The short name of a leg: its day, if several legs are of its kind. */
function shortName(reading: TableLocale, legs: readonly LegView[], leg: LegView): string {
  const names = legs.map((one) => legName(reading, one));
  const areNamed = new Set(names).size === names.length;
  return areNamed ? legName(reading, leg) : dateText(reading.language, leg.held, 'brief');
}

const totalHeadings = {
  sum: 'club.sum',
  percent: 'club.percent',
  points: 'club.skat-total',
} as const;

/** The overall table of a series, with the total first, so that many legs do not push it out of view. */
export function seriesColumns(
  reading: TableLocale,
  { legs, rules }: SeriesView,
): Columns<SeriesRow> {
  const ofLegs = legs
    .map((leg, index) => ({ leg, index }))
    .filter(({ leg }) => leg.held !== '')
    .map(({ leg, index }): Column<SeriesRow> => {
      const heading = { text: shortName(reading, legs, leg), words: legTitle(reading, leg) };
      const look = { ...below, align: 'end' } as const;
      return column<SeriesRow>(`leg-${index + 1}`, heading, look).text(
        ({ cells }) => cells[index] ?? '',
      );
    });
  const total = totalHeadings[rules.total];
  return [
    own('place', 'number', 'terms.rank', strong),
    own('name', 'text', 'terms.name', head),
    own('total', 'text', total, { weight: 'strong', align: 'end' }),
    ...ofLegs,
  ];
}

/** The rows of the overall table, best first. */
export const seriesRows = (
  { language }: TableLocale,
  contest: Contest,
  { lines, rules }: SeriesView,
) =>
  lines.map(({ entry, rank, total, cells }) => ({
    entry,
    place: rank,
    name: entryName(contest, entry),
    total: totalText(language, total, rules.total),
    cells: cells.map((cell) => legCell(language, cell, rules.total)),
  }));

/** The results of a leg. */
export const legColumns: Columns<RowOf<typeof legRows>> = [
  own('place', 'number', 'terms.rank', strong),
  own('name', 'text', 'terms.name', head),
  own('result', 'text', 'terms.result', { align: 'end' }),
  own('counted', 'text', 'club.counted', { align: 'end', leftOut: 'empty' }),
];

/** The rows of a leg; the counted value has a column of its own if penalties or age change it. */
export const legRows = (
  { t }: Pick<TableLocale, 't'>,
  contest: Contest,
  { results, measure }: LegView,
) =>
  results.map(({ entry, place, value, counted, guest }) => ({
    entry,
    place,
    name: guest ? t('club.guest', { name: entryName(contest, entry) }) : entryName(contest, entry),
    result: measuredText(measure, value),
    counted: counted === value ? '' : measuredText(measure, counted),
  }));

/** The columns of a series' legs. */
export const legPlanColumns: Columns<RowOf<typeof legPlanRows>> = [
  own('on', 'day', 'club.day', { ...second, dated: true }),
  own('name', 'text', 'terms.what', head),
  own('organiser', 'text', 'club.organiser', belowIfFilled),
  own('players', 'number', 'club.took-part', belowIfFilled),
];

/** The legs of a series, by day. */
export const legPlanRows = (
  reading: Pick<TableLocale, 't'>,
  contest: Contest,
  { legs }: SeriesView,
) =>
  legs.map((leg) => ({
    leg: leg.id,
    name: legName(reading, leg),
    on: leg.held || leg.on,
    organiser: leg.organiser === null ? '' : entryName(contest, leg.organiser),
    players: leg.held === '' ? null : leg.scores.length,
  }));

/** The text of a series' warning. */
export function seriesWarningText(reading: TableLocale, warning: SeriesWarning): string {
  switch (warning.kind) {
    case 'no-blitz':
      return reading.t('club.no-blitz');
    case 'few-legs':
      return reading.t('club.few-legs', { least: warning.least });
    case 'other-system': {
      const { leg, most } = warning;
      const about = { leg: legTitle(reading, leg), players: leg.scores.length, most };
      return reading.t('club.other-system', about);
    }
    case 'few-results':
      return reading.t('club.few-results', { counted: warning.counted });
    case 'few-players': {
      const { least, leg } = warning;
      if (leg.scores.length === 0)
        return reading.t('club.nobody-came', { leg: legName(reading, leg) });
      return reading.t('club.few-players', { least, leg: legName(reading, leg) });
    }
  }
}

/**
 * The leader of a series or, once it is over, the winner, or those who share first place; '' = no
 * result yet.
 */
export function seriesTitleText(
  { t }: Pick<TableLocale, 't'>,
  contest: Contest,
  { title }: SeriesView,
  isOver: boolean,
): string {
  const { tied, winner, how } = title;
  if (winner === null || how === null) {
    const names = tied.map((id) => entryName(contest, id)).join('; ');
    return names === '' ? '' : t('club.title-shared', { names });
  }
  const name = entryName(contest, winner);
  const points = titlePoints(contest, title)
    .map(({ entry, halfPoints }) => `${entryName(contest, entry)} ${pointsText(halfPoints)}`)
    .join('; ');
  if (points !== '') return t('club.title-games', { name, points });
  return t(isOver && how === 'alone' ? 'club.title-won' : `club.title-${how}`, { name });
}
