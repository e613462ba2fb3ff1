import { makeTrf, monthDocument, monthProgressList, type ReportedLeague } from '@rokade/formats';
import {
  type League,
  type LeagueRatingReport,
  leagueRatingReport,
  monthsOfLeague,
  type NotRatedLine,
  notRatedLines,
} from '@rokade/league';
import { type RatingMethod, ratingRuleSets } from '@rokade/rules';
import {
  leagueNotRatedColumns,
  leagueRatingRows,
  type RatingRow,
  ratingFileColumns,
} from '@rokade/tables';
import { csvFile, type TextFile } from '../../files/csv-file.ts';
import { leagueName } from '../../views/league/league-name.ts';
import type { LeagueLocale } from '../../views/league/match-lines.ts';

/** What a reader asks for: a month, `2026-11`, and an edition of the rating rules; '' = not said. */
export interface RatingChoice {
  readonly month: string;
  readonly rules: string;
}

/** The choice in an address. */
export const ratingChoiceIn = (params: { get(name: string): string | null }): RatingChoice => ({
  month: params.get('month') ?? '',
  rules: params.get('rules') ?? '',
});

const reportOf = (league: League, { month, rules }: RatingChoice): LeagueRatingReport =>
  leagueRatingReport(league, { month: month || null, edition: rules || null });

/** The rating report as its page shows it, with what there is to choose. */
export interface RatingPage {
  readonly months: readonly string[];
  /** '' = the whole season. */
  readonly month: string;
  readonly editions: readonly string[];
  readonly edition: string;
  readonly method: RatingMethod | null;
  readonly isCalculatedElsewhere: boolean;
  /** Whether the office takes the German list. */
  readonly isDwz: boolean;
  readonly games: number;
  readonly people: number;
  readonly rows: readonly RatingRow[];
  readonly notRated: readonly NotRatedLine[];
}

/** The rating report of a league by a choice. */
export function ratingPage(league: League, choice: RatingChoice): RatingPage {
  const report = reportOf(league, choice);
  const rules = ratingRuleSets.find(({ edition }) => edition === report.edition);
  return {
    months: monthsOfLeague(league),
    month: choice.month,
    editions: ratingRuleSets.map(({ edition }) => edition),
    edition: report.edition,
    method: report.method,
    isCalculatedElsewhere: report.isCalculatedElsewhere,
    isDwz: rules?.ratedFrom === 'dwz.csv',
    games: report.games.length,
    people: report.people.length,
    rows: leagueRatingRows(report),
    notRated: notRatedLines(league, report),
  };
}

const reported = ({ values, members }: League, { month }: RatingChoice): ReportedLeague => ({
  name: [leagueName(values), month].filter(Boolean).join(' '),
  leader: values.leader,
  federation:
    members.find(({ values: { federation } }) => federation !== '')?.values.federation ?? '',
});

/** The files of a rating report, by name. */
export const ratingFiles: Readonly<
  Record<string, (locale: LeagueLocale, league: League, choice: RatingChoice) => TextFile>
> = {
  'rating.csv': (locale, league, choice) => {
    const rows = leagueRatingRows(reportOf(league, choice));
    return csvFile(locale, ratingFileColumns(rows), rows);
  },
  'not-rated.csv': (locale, league, choice) => {
    const rows = notRatedLines(league, reportOf(league, choice));
    return csvFile(locale, leagueNotRatedColumns(locale.t), rows);
  },
  'dwz.csv': (_, league, choice) => ({
    body: `\uFEFF${monthProgressList(reportOf(league, choice), reported(league, choice))}`,
    type: 'text/csv',
  }),
  'report.trf': (_, league, choice) => ({
    body: makeTrf(monthDocument(reportOf(league, choice), reported(league, choice))),
    type: 'text/plain',
  }),
};
