import type { ClassGoal } from '@rokade/rules';
import { type ChampionshipRow, decimalText, pointsText, type TargetRow } from '@rokade/tables';
import { citation } from '@rokade/texts';
import {
  type ClassPlayerRow,
  publishedRounds,
  type Tournament,
  viewChampionship,
} from '@rokade/tournament';
import { nobody } from '#lib/chess/plain-facts.ts';
import { reasonText } from '#lib/chess/reason-text.ts';
import type { Locale } from '#lib/ui/locale.ts';

type Reading = Pick<Locale<'tournament'>, 'language' | 't'>;

/** What is still needed, or reached. */
const goalText = (t: Reading['t'], { about, standing, missing, class: to }: ClassGoal): string =>
  t(`championship.${about}-${standing}`, { class: to, points: pointsText(missing) });

/** What somebody needs, the nearest first: what is out of reach further up need not be said. */
const needText = (t: Reading['t'], goals: readonly ClassGoal[]): string =>
  goals
    .filter((goal, index) => {
      const isSureAbove = goals.slice(index + 1).some(({ standing }) => standing === 'reached');
      return !isSureAbove && !(goal.about === 'up' && goal.standing === 'out-of-reach');
    })
    .map((goal) => goalText(t, goal))
    .join(', ');

const nextText = (t: Reading['t'], { own, class: played, next }: ClassPlayerRow): string => {
  const word = next < own ? 'up' : next > Math.max(own, played) ? 'down' : 'stays';
  return t(`championship.next-${word}`, { class: next });
};

/** Why somebody plays where they do, in words. */
const whyText = (t: Reading['t'], { own, class: played, note, decided }: ClassPlayerRow): string =>
  [
    own === played ? '' : `${t('championship.right')}.`,
    note,
    decided === '' ? '' : `${t('championship.next')}: ${decided}`,
  ]
    .filter(Boolean)
    .join(' ');

/** The class of somebody, and what they still need or where they go as their card says it; '' where nothing is told. */
export function classOnCard(
  t: Tournament,
  player: string,
  { say, isArbiter }: { readonly say: Reading['t']; readonly isArbiter: boolean },
) {
  const view = viewChampionship(t);
  const row = view?.rows.find((one) => one.player.id === player);
  if (view === null || row === undefined) return { class: '', need: '' };
  const isTold = view.byTargets ? isArbiter || view.published : publishedRounds(t) > 0;
  return {
    class: say('championship.class-n', { class: row.class }),
    need: !isTold ? '' : view.byTargets ? needText(say, row.goals) : nextText(say, row),
  };
}

/** Who reads: an arbiter is told why as well. */
export interface ChampionshipAsked {
  readonly locals: Reading;
  readonly isArbiter: boolean;
}

/** Classes, target scores and what everybody needs, as a page shows it; null: it is no championship. */
export function championshipPage(t: Tournament, { locals, isArbiter }: ChampionshipAsked) {
  const view = viewChampionship(t);
  if (view === null) return null;
  const { language, t: say } = locals;
  const isTold = isArbiter || view.published;
  // Where points decide, what is needed says more until the end.
  const isPlaced = view.byTargets ? view.isOver : publishedRounds(t) > 0;
  const cite = (article: string) => citation(`${view.regulation} ${article}`);
  const lineOf = (row: ClassPlayerRow): ChampionshipRow => ({
    player: row.player,
    rank: String(row.rank),
    halfPoints: row.halfPoints,
    need: isTold ? needText(say, row.goals) : '',
    next: isPlaced || row.player.withdrawn ? nextText(say, row) : '',
    why: isArbiter ? whyText(say, row) : '',
  });
  return {
    of: view.of,
    byTargets: view.byTargets,
    published: view.published,
    isLate: view.isLate,
    isOver: view.isOver,
    rule: say(view.byTargets ? 'championship.by-targets' : 'championship.by-places', {
      article: cite(view.byTargets ? 'III.A.3' : 'III.A.4'),
    }),
    due: say(view.isLate ? 'championship.late' : 'championship.not-published', {
      article: cite('III.A.6'),
    }),
    findings: isArbiter
      ? view.findings.map((one) => ({
          text: reasonText(say, nobody, one),
          article: cite(one.article),
        }))
      : [],
    unclassed: isArbiter ? view.unclassed.map(({ name }) => name) : [],
    targets: (isTold ? (view.targets?.classes ?? []) : []).map(
      (one): TargetRow => ({
        class: say('championship.class-n', { class: one.class }),
        players: one.players,
        percent: decimalText(language, one.percent),
        exact: decimalText(language, one.points),
        halfPoints: one.halfPoints,
      }),
    ),
    mean:
      view.targets === null || !isTold
        ? ''
        : say('reason.promotion.tournament-number', {
            players: view.targets.players,
            value: decimalText(language, view.targets.tournament),
          }),
    classes: Array.from({ length: view.of }, (_, index) => index + 1).flatMap((each) => {
      const rows = view.rows.filter((row) => row.class === each);
      return rows.length === 0 ? [] : [{ class: each, rows: rows.map(lineOf) }];
    }),
  };
}

export type ChampionshipPageData = NonNullable<ReturnType<typeof championshipPage>>;
