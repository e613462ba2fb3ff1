import {
  type DsuRatingMethod,
  type DsuRatingReport,
  notRatedReasonCodes,
  rateDsu,
} from '@rokade/rules';
import { type RatingRow, ratingReportColumns, type TablePlayer } from '@rokade/tables';
import { citation } from '@rokade/texts';
import { loadTournament } from '../input/load-tournament.ts';
import { hasOption, type Options, textOption } from '../options.ts';
import { bad, type Context, done, jsonLine, type Outcome } from '../outcome.ts';
import { csvTable, printedTable, type Table, tableDocument } from '../say/printed-table.ts';
import { reasonText } from '../say/reason-text.ts';
import { playersByNo } from '../standings/standings-tables.ts';

/** The rating systems there are. */
const ratingSystems = ['dsu'] as const;

/** Whose list (record NRS) has the numbers of DSU. */
const nationalList = 'DEN';

const methods: readonly DsuRatingMethod[] = ['average', 'difference'];

const methodOption = (options: Options): DsuRatingMethod | null =>
  methods.find((method) => method === textOption(options, 'method')) ?? null;

const isNotRated = (code: string): boolean => notRatedReasonCodes.some((known) => known === code);

interface RatedGroup {
  readonly playerOf: (no: number) => TablePlayer;
  readonly report: DsuRatingReport;
}

const tableOf = ({ playerOf, report }: RatedGroup): Table<RatingRow> => ({
  columns: ratingReportColumns,
  rows: report.rows.map((row) => ({ ...row, player: playerOf(row.no) })),
});

const ratingJson = (context: Context, group: RatedGroup, system: string): string =>
  jsonLine({
    system,
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

/** `rate FILE --system S`: the new ratings of a file's players. */
export async function rate(
  context: Context,
  [file = '-']: readonly string[],
  options: Options,
): Promise<Outcome> {
  const asked = textOption(options, 'system') ?? '';
  const system = ratingSystems.find((known) => known === asked);
  if (system === undefined) {
    const known = ratingSystems.join(', ');
    return bad(context.t('cli.usage.system', { text: asked, known }));
  }
  const loaded = await loadTournament(context, file, 'national');
  if (!loaded.ok) return loaded.error;
  const { source, remarks } = loaded.value;
  const report = rateDsu({
    players: source.ratedPlayers({ list: nationalList, rounds: source.roundsHeld }),
    method: methodOption(options),
    rateNoShows: hasOption(options, 'rateNoShows'),
  });
  const group = { playerOf: playersByNo(source.players), report };
  switch (textOption(options, 'format')) {
    case 'json':
      return done(ratingJson(context, group, system), remarks);
    case 'csv':
      return done(csvTable(context, tableOf(group)), remarks);
    default:
      return done(ratingText(context, group), remarks);
  }
}
