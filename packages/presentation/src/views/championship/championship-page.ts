import {
  championshipRows,
  decimalText,
  needText,
  nextText,
  nobody,
  targetRows,
} from '@rokade/tables';
import { citation } from '@rokade/texts';
import { publishedRounds, type Tournament, viewChampionship } from '@rokade/tournament';
import { reasonText } from '../../chess/reason-text.ts';
import type { Locale } from '../../words/locale.ts';

type Reading = Pick<Locale<'tournament'>, 'language' | 't'>;

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
    need: !isTold ? '' : view.byTargets ? needText(say, row) : nextText(say, row),
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
  const isPlayed = publishedRounds(t) > 0;
  const cite = (article: string) => citation(`${view.regulation} ${article}`);
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
    targets: isTold ? targetRows(locals, view) : [],
    mean:
      view.targets === null || !isTold
        ? ''
        : say('reason.promotion.tournament-number', {
            players: view.targets.players,
            value: decimalText(language, view.targets.tournament),
          }),
    classes: Array.from({ length: view.of }, (_, index) => index + 1).flatMap((each) => {
      const rows = championshipRows(locals, view, { class: each, isArbiter, isPlayed });
      return rows.length === 0 ? [] : [{ class: each, rows }];
    }),
  };
}

export type ChampionshipPageData = NonNullable<ReturnType<typeof championshipPage>>;
