import { type StandingsLine, standingsLines } from '@rokade/tables';
import {
  type StatisticsView,
  type Tournament,
  viewStandings,
  viewStatistics,
} from '@rokade/tournament';
import type { AboutPart } from '../views/about/about-part.ts';
import type { PrintRequest } from './print-request.ts';

/** What the chief arbiter reports after the event; remarks and signature are written by hand. */
export interface ArbiterReportSheet {
  readonly kind: 'arbiter-report';
  /** What the event was, and what happened in it beside its results. */
  readonly parts: readonly AboutPart[];
  readonly best: readonly StandingsLine[];
  readonly provisional: boolean;
  readonly view: Pick<StatisticsView, 'rounds' | 'total'>;
  readonly chiefArbiter: string;
}

/** So many places, with all who share them. */
const places = 3;

/**
 * The chief arbiter's report of the rounds played; null: there is none yet.
 *
 * @article FIDE 2012 3.3
 */
export function arbiterReportSheet(
  t: Tournament,
  { round, language }: PrintRequest,
  parts: readonly AboutPart[],
): ArbiterReportSheet | null {
  if (round === 0) return null;
  const standings = viewStandings(t, round);
  const best = standingsLines(standings, language).filter(
    ({ rank }) => Number.parseInt(rank, 10) <= places,
  );
  const { provisional } = standings;
  const view = viewStatistics(t, round);
  const { chiefArbiter } = t.settings;
  return { kind: 'arbiter-report', parts, best, provisional, view, chiefArbiter };
}
