import type { TranslateFor } from '@rokade/texts';
import type { CardRound } from '@rokade/tournament';
import type { Columns, Said } from './column.ts';
import { byeText } from './say/bye-text.ts';

/** A round of a player's card. */
export interface RoundCardRow
  extends Pick<CardRound, 'round' | 'cell' | 'opponent' | 'halfPointsAfter' | 'placing'> {
  /** What it gave them. */
  readonly score: Said;
}

const page = { media: ['page'] } as const;
const below = { ...page, narrow: 'second', named: true } as const;

/**
 * The round card of one player.
 *
 * @article DSU 2002 4.10.1
 */
export const roundCardColumns = (t: TranslateFor<'tournament'>): Columns<RoundCardRow> => [
  {
    ...page,
    key: 'round',
    kind: 'number',
    heading: 'terms.round',
    isHead: true,
    weight: 'strong',
    value: ({ round }) => round,
  },
  {
    ...page,
    key: 'opponent',
    kind: 'player',
    heading: 'public.against-number',
    narrow: 'grow',
    value: ({ opponent, cell }) =>
      opponent ?? (cell.kind === 'bye' ? byeText(t, cell) : t('public.not-in-round')),
  },
  {
    ...page,
    key: 'colour',
    kind: 'text',
    heading: 'terms.colour',
    narrow: 'second',
    value: ({ cell }) => (cell.kind === 'game' ? t(`terms.${cell.colour}`) : ''),
  },
  {
    ...below,
    key: 'result',
    kind: 'said',
    heading: 'terms.result',
    align: 'start',
    weight: 'strong',
    value: ({ score }) => score,
  },
  {
    ...below,
    key: 'points',
    kind: 'points',
    heading: 'public.points-in-all',
    value: ({ halfPointsAfter }) => halfPointsAfter,
  },
  {
    ...below,
    key: 'placing',
    kind: 'number',
    heading: 'public.placing',
    leftOut: 'empty',
    value: ({ placing }) => placing,
  },
];
