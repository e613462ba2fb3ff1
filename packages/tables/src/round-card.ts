import type { TranslateFor } from '@rokade/texts';
import type { CardRound } from '@rokade/tournament';
import type { Columns, SpokenText } from './column.ts';
import { below, belowIfFilled, columnsIn, second, strong } from './columns-in.ts';
import { byeText } from './say/bye-text.ts';

/** A round on a player's card. */
export interface RoundCardRow
  extends Pick<CardRound, 'round' | 'cell' | 'opponent' | 'halfPointsAfter' | 'placing'> {
  /** The player's score in the round. */
  readonly score: SpokenText;
}

const { own, column } = columnsIn(['page']);
const of = column<RoundCardRow>;

/**
 * The columns of a player's round card.
 *
 * @article DSU 2002 4.10.1
 */
export const roundCardColumns = (t: TranslateFor<'tournament'>): Columns<RoundCardRow> => [
  own('round', 'number', 'terms.round', { ...strong, isHead: true }),
  of('opponent', 'public.against-number', { narrow: 'grow' }).player(
    ({ opponent, cell }) =>
      opponent ?? (cell.kind === 'bye' ? byeText(t, cell) : t('public.not-in-round')),
  ),
  of('colour', 'terms.colour', second).text(({ cell }) =>
    cell.kind === 'game' ? t(`terms.${cell.colour}`) : '',
  ),
  own('score', 'spoken', 'terms.result', { ...below, ...strong, key: 'result', align: 'start' }),
  own('halfPointsAfter', 'points', 'public.points-in-all', { ...below, key: 'points' }),
  own('placing', 'number', 'public.placing', belowIfFilled),
];

/** The columns of a round card for half a page: who, in which colour, and how it ended. */
export const shortRoundCardColumns = (t: TranslateFor<'tournament'>): Columns<RoundCardRow> => {
  const shown = ['round', 'colour', 'opponent', 'result'];
  return roundCardColumns(t).filter(({ key }) => shown.includes(key));
};
