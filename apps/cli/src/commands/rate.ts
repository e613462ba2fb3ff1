import {
  err,
  notRatedReasonCodes,
  ok,
  type RatingMethod,
  type RatingReport,
  type RatingRuleSet,
  type Result,
  ratingRuleSets,
  ratingRulesOn,
} from '@rokade/rules';
import { type RatingRow, ratingReportColumns, type TablePlayer } from '@rokade/tables';
import { citation } from '@rokade/texts';
import { loadTournament } from '../input/load-tournament.ts';
import { hasOption, type Options, textOption } from '../options.ts';
import { bad, type Context, done, jsonLine, type Outcome } from '../outcome.ts';
import { csvTable, printedTable, type Table, tableDocument } from '../say/printed-table.ts';
import { reasonText } from '../say/reason-text.ts';
import { playersByNo } from '../standings/standings-tables.ts';

type Rules = RatingRuleSet<RatingMethod>;

/** The editions of the system that is asked for, or the one named. */
function askedEditions({ t }: Context, options: Options): Result<readonly Rules[], Outcome> {
  const text = textOption(options, 'system') ?? '';
  const editions = ratingRuleSets.filter(({ system }) => system === text);
  if (editions.length === 0) {
    const known = [...new Set(ratingRuleSets.map(({ system }) => system))].join(', ');
    return err(bad(t('cli.usage.system', { text, known })));
  }
  const edition = textOption(options, 'edition');
  if (edition === undefined) return ok(editions);
  const named = editions.filter((rules) => rules.edition === edition);
  const known = editions.map((rules) => rules.edition).join(', ');
  return named.length > 0 ? ok(named) : err(bad(t('cli.usage.edition', { text: edition, known })));
}

/** The method asked for; null: the rules choose it. */
function methodOption(
  { t }: Context,
  options: Options,
  { methods }: Rules,
): Result<RatingMethod | null, Outcome> {
  const text = textOption(options, 'method');
  const method = methods.find((known) => known === text) ?? null;
  return text === undefined || method !== null
    ? ok(method)
    : err(bad(t('cli.usage.method', { text, known: methods.join(', ') })));
}

const isNotRated = (code: string): boolean => notRatedReasonCodes.some((known) => known === code);

interface RatedGroup {
  readonly rules: Rules;
  readonly playerOf: (no: number) => TablePlayer;
  readonly report: RatingReport<RatingMethod>;
}

const tableOf = ({ playerOf, report }: RatedGroup): Table<RatingRow> => ({
  columns: ratingReportColumns,
  rows: report.rows.map((row) => ({ ...row, player: playerOf(row.no) })),
});

const ratingJson = (context: Context, group: RatedGroup): string =>
  jsonLine({
    system: group.rules.system,
    edition: group.rules.edition,
    method: group.report.method,
    players: tableDocument(context, tableOf(group)),
  });

/** Each game that was played and is not rated, once, with why. */
function leftOut({ t }: Context, { playerOf, report }: RatedGroup): readonly string[] {
  const nameOf = (no: number): string => playerOf(no).name || `#${no}`;
  return report.rows.flatMap(({ no, because }) =>
    because
      .filter(({ code, facts }) => isNotRated(code) && Number(facts['opponent']) > no)
      .map(
        (reason) => `${nameOf(no)}: ${reasonText(t, nameOf, reason)} [${citation(reason.article)}]`,
      ),
  );
}

function ratingText(context: Context, group: RatedGroup): string {
  const { t } = context;
  const { method, rows } = group.report;
  const note = rows.some(({ performance }) => performance)
    ? `\n* ${t('cli.rate.performance')}\n`
    : '';
  const left = leftOut(context, group).map((line) => `\n${line}`);
  const table = `${t(`cli.rate.method.${method}`)}\n\n${printedTable(context, tableOf(group))}`;
  return `${table}${note}${left.length > 0 ? `${left.join('')}\n` : ''}`;
}

/**
 * `rate FILE --system S [--edition E]`: the new ratings of a file's players, by the edition in force at
 * the end of the event.
 */
export async function rate(
  context: Context,
  [file = '-']: readonly string[],
  options: Options,
): Promise<Outcome> {
  const editions = askedEditions(context, options);
  if (!editions.ok) return editions.error;
  const loaded = await loadTournament(context, file, 'national');
  if (!loaded.ok) return loaded.error;
  const { source, remarks } = loaded.value;
  const rules = ratingRulesOn(editions.value, source.lastDay);
  const method = methodOption(context, options, rules);
  if (!method.ok) return method.error;
  const report = rules.rate({
    players: source.ratedPlayers({ list: rules.list, rounds: source.roundsHeld }),
    method: method.value,
    rateNoShows: hasOption(options, 'rateNoShows'),
  });
  const group = { rules, playerOf: playersByNo(source.players), report };
  switch (textOption(options, 'format')) {
    case 'json':
      return done(ratingJson(context, group), remarks);
    case 'csv':
      return done(csvTable(context, tableOf(group)), remarks);
    default:
      return done(ratingText(context, group), remarks);
  }
}
