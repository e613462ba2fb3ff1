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

type Reading = Pick<Locale<'console'>, 'language' | 't'>;

/** A player's class, and what they still need or their next class, for their card; '' while that is not public. */
export function classOnCard(
  t: Tournament,
  player: string,
  { say, isArbiter }: { readonly say: Reading['t']; readonly isArbiter: boolean },
) {
  const view = viewChampionship(t);
  const row = view?.rows.find((one) => one.player.id === player);
  if (view === null || row === undefined) return { class: '', need: '' };
  const isShown = view.byTargets ? isArbiter || view.published : publishedRounds(t) > 0;
  return {
    class: say('championship.class-n', { class: row.class }),
    need: !isShown ? '' : view.byTargets ? needText(say, row) : nextText(say, row),
  };
}

/** The reader of a page about classes; an arbiter also sees the reasons. */
export interface ChampionshipReader {
  readonly locals: Reading;
  readonly isArbiter: boolean;
}

/** The classes, target scores and needed points of a championship, for its page; null: the tournament is none. */
export function championshipPage(t: Tournament, { locals, isArbiter }: ChampionshipReader) {
  const view = viewChampionship(t);
  if (view === null) return null;
  const { language, t: say } = locals;
  const isShown = isArbiter || view.published;
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
    targets: isShown ? targetRows(locals, view) : [],
    mean:
      view.targets === null || !isShown
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
