import type { ClassGoal } from '@rokade/rules';
import { citation } from '@rokade/texts';
import type { ChampionshipView, ClassPlayerRow } from '@rokade/tournament';
import type { TableLocale } from './locale.ts';
import { decimalText } from './say/number-text.ts';
import { pointsText } from './say/points-text.ts';

type Say = TableLocale['t'];

/** They play higher than their own class, by a right for one year. */
const isByRight = ({ own, class: played }: Pick<ClassPlayerRow, 'own' | 'class'>): boolean =>
  own !== played;

/** What is still needed, or reached. */
const goalText = (t: Say, row: ClassPlayerRow, goal: ClassGoal): string => {
  const about = goal.about === 'stay' && isByRight(row) ? 'keep' : goal.about;
  const facts = { class: goal.class, points: pointsText(goal.missing) };
  return t(`championship.${about}-${goal.standing}`, facts);
};

/** What somebody needs, the nearest first: what is out of reach further up need not be said. */
export const needText = (t: Say, row: ClassPlayerRow): string =>
  row.goals
    .filter((goal, index) => {
      const isSureAbove = row.goals.slice(index + 1).some(({ standing }) => standing === 'reached');
      return !isSureAbove && !(goal.about === 'up' && goal.standing === 'out-of-reach');
    })
    .map((goal) => goalText(t, row, goal))
    .join(', ');

/**
 * Where somebody goes as the table stands. A right for one year has ended then: without a result of
 * their own that keeps them up, its holder goes back to the class that is theirs.
 *
 * @article Tempelhof 2018 III.A.8
 */
export const nextText = (t: Say, row: ClassPlayerRow): string => {
  const { own, class: played, next } = row;
  const down = next > Math.max(own, played) ? 'down' : isByRight(row) && next === own ? 'back' : '';
  return t(`championship.next-${next < own ? 'up' : down || 'stays'}`, { class: next });
};

/** By which right somebody plays here; '' = in the class that is theirs. */
const rightText = (t: Say, row: ClassPlayerRow): string =>
  isByRight(row) ? t('championship.right', { own: row.own, article: citation(row.article) }) : '';

/** Why somebody plays where they do; in whose words is for arbiters. */
const whyText = (t: Say, row: ClassPlayerRow, isArbiter: boolean): string =>
  [
    rightText(t, row),
    isArbiter ? row.note : '',
    isArbiter && row.decided !== '' ? `${t('championship.next')}: ${row.decided}` : '',
  ]
    .filter(Boolean)
    .join(' ');

/** Which class, and how much is told. */
export interface ClassAsked {
  readonly class: number;
  readonly isArbiter: boolean;
  /** A round is out. */
  readonly isPlayed: boolean;
}

/** Those of a class, in the order of the table. */
export function championshipRows(
  { t }: TableLocale,
  view: ChampionshipView,
  { class: each, isArbiter, isPlayed }: ClassAsked,
) {
  const isTold = isArbiter || view.published;
  // Where points decide, what is needed says more until the end.
  const isPlaced = view.byTargets ? view.isOver : isPlayed;
  return view.rows
    .filter((row) => row.class === each)
    .map((row) => ({
      player: row.player,
      rank: String(row.rank),
      halfPoints: row.halfPoints,
      need: isTold ? needText(t, row) : '',
      next: isPlaced || row.player.withdrawn ? nextText(t, row) : '',
      why: whyText(t, row, isArbiter),
    }));
}

/** What each class takes. */
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
