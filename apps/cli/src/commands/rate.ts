import {
  err,
  kindsOfPlay,
  notRatedReasonCodes,
  ok,
  type RatingMethod,
  type RatingReport,
  type Result,
  ratingRulesOn,
} from '@rokade/rules';
import { type RatingRow, ratingReportColumns, type TablePlayer } from '@rokade/tables';
import { citation } from '@rokade/texts';
import { loadTournament } from '../input/load-tournament.ts';
import { containsOption, hasOption, textOption } from '../options.ts';
import { bad, type Context, done, jsonLine, type Outcome, type Run } from '../outcome.ts';
import { loadRatingFacts } from '../rating/load-rating-facts.ts';
import { ownOptions, rateOwn } from '../rating/rate-own.ts';
import {
  editionsOption,
  type RatingRules,
  rulesDocument,
  rulesText,
} from '../rating/rating-rules-option.ts';
import { csvTable, printedTable, type Table, tableDocument } from '../say/printed-table.ts';
import { reasonText } from '../say/reason-text.ts';
import { asFormat } from '../say/table-as.ts';
import { playersByNo } from '../standings/standings-tables.ts';

/** The method from the options; null: the rules choose it. */
function methodOption(
  context: Context,
  { methods, edition }: RatingRules,
): Result<RatingMethod | null, Outcome> {
  const text = textOption(context, 'method');
  const method = methods.find((candidate) => candidate === text) ?? null;
  if (text === undefined || method !== null) return ok(method);
  return err(
    bad(
      methods.length === 0
        ? context.t('cli.usage.method-none', { edition })
        : context.t('cli.usage.method', { text, known: methods.join(', ') }),
    ),
  );
}

const isNotRated = (code: string): boolean =>
  notRatedReasonCodes.some((candidate) => candidate === code);

interface RatedGroup {
  readonly rules: RatingRules;
  readonly playerOf: (no: number) => TablePlayer;
  readonly report: RatingReport<RatingMethod>;
}

const tableOf = ({ playerOf, report }: RatedGroup): Table<RatingRow> => ({
  columns: ratingReportColumns,
  rows: report.rows.map((row) => ({ ...row, player: playerOf(row.no) })),
});

/** A line of JSON with the fields that only some players have: a performance, or E instead of K. */
function ratingJson(context: Context, group: RatedGroup): string {
  const { rules, report } = group;
  const lines = tableDocument(context, tableOf(group));
  return jsonLine({
    ...rulesDocument(rules),
    ...(report.method === null ? {} : { method: report.method }),
    players: report.rows.map(({ performance, oldRating, e }, index) => ({
      ...lines[index],
      ...(performance ? { performance: oldRating } : {}),
      ...(e === null ? {} : { e }),
    })),
  });
}

/** Each game that was played and is not rated, once, with the reason. */
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
  const by = method === null ? '' : `\n${t(`cli.rate.method.${method}`)}`;
  const head = `${rulesText(context, group.rules)}${by}`;
  const table = `${head}\n\n${printedTable(context, tableOf(group))}`;
  return `${table}${note}${left.length > 0 ? `${left.join('')}\n` : ''}`;
}

/** A usage fault for an option that does not fit this call; null: all fit. */
function misplaced(context: Context, args: readonly string[]): Outcome | null {
  const option = ownOptions.find((name) => containsOption(context, name));
  if (option !== undefined)
    return bad(context.t('cli.usage.rating-with-own', { option: `--${option}` }));
  if (args.length === 0) return bad(context.t('cli.usage.missing-argument', { what: 'FILE' }));
  return args.length > 1
    ? bad(context.t('cli.usage.excess-arguments', { what: 'rate', text: args[1] ?? '' }))
    : null;
}

async function rateFile(context: Context, file: string): Promise<Outcome> {
  const editions = editionsOption(context);
  if (!editions.ok) return editions.error;
  const loaded = await loadTournament(context, file, 'national');
  if (!loaded.ok) return loaded.error;
  const { source, remarks } = loaded.value;
  const rules = ratingRulesOn(editions.value, source.lastDay);
  const method = methodOption(context, rules);
  if (!method.ok) return method.error;
  const rateNoShows = hasOption(context, 'rateNoShows');
  if (rateNoShows && !rules.list.takesNoShows) {
    return bad(context.t('cli.usage.no-no-shows', { edition: rules.edition }));
  }
  const players = source.ratedPlayers({ list: rules.list, rounds: source.roundsPaired });
  const path = textOption(context, 'facts');
  const numbers = new Set(players.map(({ no }) => no));
  const facts =
    path === undefined ? ok(new Map()) : await loadRatingFacts(context, path, rules, numbers);
  if (!facts.ok) return facts.error;
  const report = rules.rate({
    players: players.map((player) => ({
      ...player,
      facts: { ...player.facts, ...facts.value.get(player.no) },
    })),
    method: method.value,
    rateNoShows,
    inTeams: source.teamEvent.teams.length > 0,
    day: source.lastDay,
    play: kindsOfPlay.find((kind) => kind === textOption(context, 'type')) ?? source.play,
  });
  const group = { rules, playerOf: playersByNo(source.players), report };
  const out = asFormat(context, {
    json: () => ratingJson(context, group),
    csv: () => csvTable(context, tableOf(group)),
    table: () => ratingText(context, group),
  });
  return done(out, remarks);
}

/**
 * `rate FILE --system S [--edition E]`: the new ratings of a file's players, by the edition in force at
 * the end of the event. `rate --system S --own R RESULT…`: the new rating of one player without a file.
 */
export const rate: Run = async (context, args) => {
  if (containsOption(context, 'own')) return rateOwn(context, args);
  return misplaced(context, args) ?? rateFile(context, args[0] ?? '-');
};
