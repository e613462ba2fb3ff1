import { namesIn, standingsLines } from '@rokade/tables';
import { lotsAtLast, type Tournament, viewStandings } from '@rokade/tournament';
import { reasonLines } from '../../chess/reason-lines.ts';
import type { Locale } from '../../words/locale.ts';

/** The standings after a round as pages show them, with what is to be said below them. */
export function standingsAfter(t: Tournament, round: number, locale: Locale<'console'>) {
  const view = viewStandings(t, round);
  return {
    shown: view.round,
    provisional: view.provisional,
    tieBreaks: view.tieBreaks,
    thenLots: lotsAtLast(t.settings) !== '',
    lots: view.lots,
    orderChanged: view.orderChangedAfterRound,
    withdrawals: reasonLines(namesIn(t), view.withdrawals, locale.t),
    lines: standingsLines(view, locale.language),
  };
}
