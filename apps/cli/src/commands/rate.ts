import { makeRatingReportCsv, type SourcePlayer } from '@rokade/formats';
import {
  type DsuRatingMethod,
  type DsuRatingReport,
  type DsuRatingRow,
  notRatedReasonCodes,
  pointsOf,
  rateDsu,
  toNumber,
} from '@rokade/rules';
import { citation } from '@rokade/texts';
import { loadTournament } from '../input/load-tournament.ts';
import { hasOption, type Options, textOption } from '../options.ts';
import { bad, type Context, done, jsonLine, type Outcome } from '../outcome.ts';
import { csvStyleOf, ratingHeadings } from '../say/csv-words.ts';
import { playerName } from '../say/player-name.ts';
import { decimalText, pointsText } from '../say/points.ts';
import { reasonText } from '../say/reason-text.ts';
import { textTable } from '../say/text-table.ts';

/** The rating systems there are. */
const ratingSystems = ['dsu'] as const;

/** Whose list (record NRS) has the numbers of DSU. */
const nationalList = 'DEN';

const methods: readonly DsuRatingMethod[] = ['average', 'difference'];

const methodOption = (options: Options): DsuRatingMethod | null =>
  methods.find((method) => method === textOption(options, 'method')) ?? null;

const isNotRated = (code: string): boolean => notRatedReasonCodes.some((known) => known === code);

const ratingJson = (system: string, { method, rows }: DsuRatingReport): string =>
  jsonLine({
    system,
    method,
    players: rows.map((row) => ({
      no: row.no,
      old: row.oldRating,
      ...(row.performance ? { performance: true } : {}),
      games: row.games,
      score: pointsOf(row.halfPoints),
      expected: toNumber(row.expected),
      bonus: toNumber(row.bonus),
      k: row.k,
      new: row.newRating,
    })),
  });

interface RatedGroup {
  readonly byNo: ReadonlyMap<number, SourcePlayer>;
  readonly report: DsuRatingReport;
}

function ratingCsv({ t, language }: Context, { byNo, report }: RatedGroup): string {
  const rows = report.rows.map((row) => {
    const { name = '', club = '' } = byNo.get(row.no) ?? {};
    return { ...row, player: { no: row.no, name, club } };
  });
  return makeRatingReportCsv(rows, ratingHeadings(t), csvStyleOf(language));
}

const signed = (change: number | null): string =>
  change === null ? '' : change > 0 ? `+${change}` : String(change);

function ratingCells(
  { language }: Context,
  row: DsuRatingRow,
  player: SourcePlayer | undefined,
): readonly string[] {
  const old = row.oldRating === null ? '–' : String(row.oldRating);
  return [
    String(row.no),
    player === undefined ? '' : playerName(player),
    row.performance ? `${old}*` : old,
    String(row.games),
    pointsText(row.halfPoints),
    decimalText(language, row.expected),
    decimalText(language, row.bonus),
    String(row.k),
    row.newRating === null ? '–' : String(row.newRating),
    signed(row.change),
  ];
}

/** Each game that was played and is not rated, once, with why. */
function leftOut({ t }: Context, { byNo, report }: RatedGroup): readonly string[] {
  const nameOf = (no: number): string => byNo.get(no)?.name ?? `#${no}`;
  return report.rows.flatMap(({ no, because }) =>
    because
      .filter(({ code, facts }) => isNotRated(code) && Number(facts['opponent']) > no)
      .map(
        (reason) => `${nameOf(no)}: ${reasonText(t, nameOf, reason)} [${citation(reason.article)}]`,
      ),
  );
}

function ratingTable(context: Context, { byNo, report }: RatedGroup): string {
  const { t } = context;
  const words = ratingHeadings(t);
  const right = (head: string) => ({ head, align: 'right' }) as const;
  const columns = [
    right(words.no),
    { head: words.name, align: 'left' } as const,
    right(words.oldRating),
    right(words.games),
    right(words.score),
    right(words.expected),
    right(words.bonus),
    right(words.k),
    right(words.newRating),
    right(words.change),
  ];
  const rows = report.rows.map((row) => ratingCells(context, row, byNo.get(row.no)));
  const note = report.rows.some(({ performance }) => performance)
    ? `\n* ${t('cli.rate.performance')}\n`
    : '';
  const left = leftOut(context, { byNo, report }).map((line) => `\n${line}`);
  const table = `${t(`cli.rate.method.${report.method}`)}\n\n${textTable(columns, rows)}`;
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
  const group = { byNo: new Map(source.players.map((player) => [player.no, player])), report };
  switch (textOption(options, 'format')) {
    case 'json':
      return done(ratingJson(system, report), remarks);
    case 'csv':
      return done(ratingCsv(context, group), remarks);
    default:
      return done(ratingTable(context, group), remarks);
  }
}
