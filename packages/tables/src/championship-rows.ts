import type { ClassGoal } from '@rokade/rules';
import type { ChampionshipView, ClassPlayerRow } from '@rokade/tournament';
import type { ChampionshipRow, TargetRow } from './championship.ts';
import type { TableLocale } from './locale.ts';
import { decimalText } from './say/number-text.ts';
import { pointsText } from './say/points-text.ts';

type Say = TableLocale['t'];

/** What is still needed, or reached. */
const goalText = (t: Say, { about, standing, missing, class: to }: ClassGoal): string =>
  t(`championship.${about}-${standing}`, { class: to, points: pointsText(missing) });

/** What somebody needs, the nearest first: what is out of reach further up need not be said. */
export const needText = (t: Say, goals: readonly ClassGoal[]): string =>
  goals
    .filter((goal, index) => {
      const isSureAbove = goals.slice(index + 1).some(({ standing }) => standing === 'reached');
      return !isSureAbove && !(goal.about === 'up' && goal.standing === 'out-of-reach');
    })
    .map((goal) => goalText(t, goal))
    .join(', ');

/** Where somebody goes as the table stands. */
export const nextText = (t: Say, { own, class: played, next }: ClassPlayerRow): string => {
  const word = next < own ? 'up' : next > Math.max(own, played) ? 'down' : 'stays';
  return t(`championship.next-${word}`, { class: next });
};

/** Why somebody plays where they do, in words. */
const whyText = (t: Say, { own, class: played, note, decided }: ClassPlayerRow): string =>
  [
    own === played ? '' : `${t('championship.right')}.`,
    note,
    decided === '' ? '' : `${t('championship.next')}: ${decided}`,
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
): readonly ChampionshipRow[] {
  const isTold = isArbiter || view.published;
  // Where points decide, what is needed says more until the end.
  const isPlaced = view.byTargets ? view.isOver : isPlayed;
  return view.rows
    .filter((row) => row.class === each)
    .map((row) => ({
      player: row.player,
      rank: String(row.rank),
      halfPoints: row.halfPoints,
      need: isTold ? needText(t, row.goals) : '',
      next: isPlaced || row.player.withdrawn ? nextText(t, row) : '',
      why: isArbiter ? whyText(t, row) : '',
    }));
}

/** What each class takes. */
export const targetRows = (
  { language, t }: TableLocale,
  { targets }: Pick<ChampionshipView, 'targets'>,
): readonly TargetRow[] =>
  (targets?.classes ?? []).map((one) => ({
    class: t('championship.class-n', { class: one.class }),
    players: one.players,
    percent: decimalText(language, one.percent),
    exact: decimalText(language, one.points),
    halfPoints: one.halfPoints,
  }));
