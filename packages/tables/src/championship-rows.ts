import type { ClassGoal } from '@rokade/rules';
import { citation } from '@rokade/texts';
import type { ChampionshipView, ClassPlayerRow } from '@rokade/tournament';
import type { TableLocale } from './locale.ts';
import { decimalText } from './say/number-text.ts';
import { pointsText } from './say/points-text.ts';

type Say = TableLocale['t'];

/** Whether the player plays in a higher class than their own, by a right for one year. */
const isByRight = ({ own, class: played }: Pick<ClassPlayerRow, 'own' | 'class'>): boolean =>
  own !== played;

/** The points still needed for a goal, or that it is reached. */
const goalText = (t: Say, row: ClassPlayerRow, goal: ClassGoal): string => {
  const about = goal.about === 'stay' && isByRight(row) ? 'keep' : goal.about;
  const facts = { class: goal.class, points: pointsText(goal.missing) };
  return t(`championship.${about}-${goal.standing}`, facts);
};

/** What a player needs, the nearest goal first; goals beyond one that is out of reach are omitted. */
export const needText = (t: Say, row: ClassPlayerRow): string =>
  row.goals
    .filter((goal, index) => {
      const isSureAbove = row.goals.slice(index + 1).some(({ standing }) => standing === 'reached');
      return !isSureAbove && !(goal.about === 'up' && goal.standing === 'out-of-reach');
    })
    .map((goal) => goalText(t, row, goal))
    .join(', ');

/**
 * A player's next class by the present standings. A right for one year has ended then: a holder whose
 * result does not keep them up returns to their own class.
 *
 * @article Tempelhof 2018 III.A.8
 */
export const nextText = (t: Say, row: ClassPlayerRow): string => {
  const { own, class: played, next } = row;
  const down = next > Math.max(own, played) ? 'down' : isByRight(row) && next === own ? 'back' : '';
  return t(`championship.next-${next < own ? 'up' : down || 'stays'}`, { class: next });
};

/** The right by which a player plays here; '' = in their own class. */
const rightText = (t: Say, row: ClassPlayerRow): string =>
  isByRight(row) ? t('championship.right', { own: row.own, article: citation(row.article) }) : '';

/** Why a player is in the class; the written note is for arbiters only. */
const whyText = (t: Say, row: ClassPlayerRow, isArbiter: boolean): string =>
  [
    rightText(t, row),
    isArbiter ? row.note : '',
    isArbiter && row.decided !== '' ? `${t('championship.next')}: ${row.decided}` : '',
  ]
    .filter(Boolean)
    .join(' ');

/** The requested class, and the reader. */
export interface ClassRequest {
  readonly class: number;
  readonly isArbiter: boolean;
  /** Whether a round is published. */
  readonly isPlayed: boolean;
}

/** The players of a class, in the order of the standings. */
export function championshipRows(
  { t }: TableLocale,
  view: ChampionshipView,
  { class: each, isArbiter, isPlayed }: ClassRequest,
) {
  const isShown = isArbiter || view.published;
  // Where points decide, the points needed say more than places until the end.
  const isPlaced = view.byTargets ? view.isOver : isPlayed;
  return view.rows
    .filter((row) => row.class === each)
    .map((row) => ({
      player: row.player,
      rank: String(row.rank),
      halfPoints: row.halfPoints,
      need: isShown ? needText(t, row) : '',
      next: isPlaced || row.player.withdrawn ? nextText(t, row) : '',
      why: whyText(t, row, isArbiter),
    }));
}

/** The target score of each class. */
export const targetRows = (
  { language, t }: TableLocale,
  { targets }: Pick<ChampionshipView, 'targets'>,
) =>
  (targets?.classes ?? []).map((one) => ({
    class: t('championship.class-n', { class: one.class }),
    players: one.players,
    percent: decimalText(language, one.percent),
    exact: decimalText(language, one.points),
    halfPoints: one.halfPoints,
  }));
