import type { TranslateFor } from '@rokade/texts';
import type { GroupCount, ResultCounts, Upset } from '@rokade/tournament';
import type { Columns } from './column.ts';
import { columnsIn, type Heading, strong } from './columns-in.ts';
import type { TableLocale } from './locale.ts';
import { decimalText } from './say/number-text.ts';

const { own, column } = columnsIn(['paper']);

/** A column of counts that is left out if all are zero. */
const counted = (key: 'decided' | 'unplayed' | 'open' | 'byes', heading: Heading) =>
  column<ResultCounts>(key, heading, { leftOut: 'empty' }).number((row) => row[key] || null);

/** How games ended, round by round, with a row for all rounds. */
export const resultCountColumns = (t: TranslateFor<'tournament'>): Columns<ResultCounts> => [
  column<ResultCounts>('round', 'terms.round', { isHead: true }).text(({ round }) =>
    round === null ? t('print.all-together') : String(round),
  ),
  own('games', 'number', 'terms.games'),
  own('whiteWins', 'number', 'terms.white-wins'),
  own('draws', 'number', 'terms.draw'),
  own('blackWins', 'number', 'terms.black-wins'),
  column<ResultCounts>('whiteShare', 'print.white-share', { align: 'end' }).text(
    ({ whiteShare }) => (whiteShare === null ? '–' : `${whiteShare} %`),
  ),
  counted('decided', 'print.decided'),
  counted('unplayed', 'print.unplayed'),
  counted('open', 'print.still-open'),
  counted('byes', 'print.byes'),
];

/** Games won by the lower rated player. */
export const upsetColumns: Columns<Upset> = [
  own('round', 'number', 'terms.round'),
  own('board', 'number', 'terms.board', { key: 'at' }),
  own('winner', 'player', 'print.winner', { isHead: true }),
  column<Upset>('winnerRating', 'terms.rating').number(({ winner }) => winner.rating),
  own('loser', 'player', 'print.loser'),
  column<Upset>('loserRating', 'terms.rating').number(({ loser }) => loser.rating),
  own('difference', 'number', 'print.difference'),
];

/** The totals of clubs, or of federations. */
export const groupCountColumns = (
  { language }: Pick<TableLocale, 'language'>,
  heading: 'terms.club' | 'terms.federation',
): Columns<GroupCount> => [
  own('name', 'text', heading, { isHead: true }),
  own('players', 'number', 'terms.players'),
  column<GroupCount>('points', 'terms.points', strong).points(({ halfPoints }) => halfPoints),
  column<GroupCount>('average', 'print.points-each', { align: 'end' }).text(({ average }) =>
    decimalText(language, average / 2),
  ),
  own('rating', 'number', 'print.average-rating', { leftOut: 'empty' }),
];
