import type { TournamentSource } from '@rokade/formats';
import {
  computeStandings,
  err,
  type FideEdition,
  fideEditions,
  findTieBreak,
  objectionTo,
  ok,
  pointsOf,
  type Result,
  type StandingsLine,
  type TieBreak,
  type TieBreakRules,
  type TieBreakValue,
  tieBreakCodes,
  toNumber,
} from '@rokade/rules';
import { loadTournament } from '../input/load-tournament.ts';
import { numberOption, type Options, textOption } from '../options.ts';
import { bad, type Context, done, jsonLine, type Outcome } from '../outcome.ts';
import { playerName } from '../say/player-name.ts';
import { decimalText, pointsText } from '../say/points.ts';
import { textTable } from '../say/text-table.ts';

/** A tie-break and the spelling in which it was asked for. */
export interface AskedTieBreak {
  readonly asked: string;
  readonly tieBreak: TieBreak;
}

const editionOption = (options: Options): FideEdition =>
  fideEditions.find((edition) => edition === textOption(options, 'rules')) ?? '2026';

/** The tie-breaks of an option, `DSU-AK,BH-C1`; a usage fault that lists those there are. */
export function tieBreaksOption(
  { t }: Context,
  options: Options,
): Result<readonly AskedTieBreak[], Outcome> {
  const codes = (textOption(options, 'tiebreaks') ?? '')
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '');
  const found: AskedTieBreak[] = [];
  for (const asked of codes) {
    const tieBreak = findTieBreak(asked, editionOption(options));
    if (!tieBreak.ok) {
      const fault = t(`error.${tieBreak.error.code}`, { ...tieBreak.error });
      return err(bad(t('cli.usage.tie-break', { fault, known: tieBreakCodes.join(', ') })));
    }
    found.push({ asked, tieBreak: tieBreak.value });
  }
  return ok(found);
}

/** The standings after a round, and the tie-breaks they were made with. */
export interface AskedStandings {
  readonly round: number;
  readonly tieBreaks: readonly AskedTieBreak[];
  readonly lines: readonly StandingsLine[];
  /** Tie-breaks that the rules do not have for such a tournament. */
  readonly remarks: readonly string[];
}

/** What the rules say against tie-breaks that are computed all the same. */
const objections = (
  { t }: Context,
  asked: readonly AskedTieBreak[],
  rules: TieBreakRules,
): readonly string[] =>
  asked.flatMap(({ tieBreak }) => {
    const objection = objectionTo(tieBreak, rules);
    if (objection === null) return [];
    return [t('cli.remark', { text: t(`error.${objection.code}`, { ...objection }) })];
  });

const rulesOf = (options: Options, source: TournamentSource): TieBreakRules => ({
  edition: editionOption(options),
  system: source.pairingKind,
  points: source.points,
  roundsPlanned: source.roundsPlanned,
});

/** Standings of a tournament after the round asked for, by default the last. */
export function standingsOf(
  context: Context,
  options: Options,
  source: TournamentSource,
): Result<AskedStandings, Outcome> {
  const asked = tieBreaksOption(context, options);
  if (!asked.ok) return asked;
  const held = source.roundsHeld;
  const round = numberOption(context, options, { name: 'round', least: 0, most: held });
  if (!round.ok) return round;
  const after = round.value ?? held;
  const rules = rulesOf(options, source);
  const lines = computeStandings(
    source.scoredPlayers(after),
    asked.value.map(({ tieBreak }) => tieBreak),
    rules,
  );
  const remarks = objections(context, asked.value, rules);
  return ok({ round: after, tieBreaks: asked.value, lines, remarks });
}

/** One number, or a list of them for a tie-break in stages. */
function valueJson(value: TieBreakValue | null | undefined) {
  if (value === null || value === undefined) return null;
  const numbers = value.stages.map(toNumber);
  return numbers.length === 1 ? (numbers[0] ?? null) : numbers;
}

const standingsJson = ({ round, tieBreaks: asked, lines }: AskedStandings): string =>
  jsonLine({
    round,
    players: lines.map(({ rank, no, halfPoints, values }) => ({
      rank,
      no,
      points: pointsOf(halfPoints),
      tiebreaks: Object.fromEntries(
        asked.map((each, index) => [each.asked, valueJson(values[index])]),
      ),
    })),
  });

function standingsTable(
  { t, language }: Context,
  source: TournamentSource,
  { round, tieBreaks: asked, lines }: AskedStandings,
): string {
  const byNo = new Map(source.players.map((player) => [player.no, player]));
  const rows = lines.map(({ rank, no, halfPoints, values }) => {
    const player = byNo.get(no);
    const stages = (value: TieBreakValue | null | undefined): string =>
      value?.stages.map((stage) => decimalText(language, stage)).join(' / ') ?? '–';
    return [
      String(rank),
      String(no),
      player === undefined ? '' : playerName(player),
      player?.club || player?.federation || '',
      player?.rating?.toString() ?? '',
      pointsText(halfPoints),
      ...asked.map((_, index) => stages(values[index])),
    ];
  });
  const right = (head: string) => ({ head, align: 'right' }) as const;
  const left = (head: string) => ({ head, align: 'left' }) as const;
  const columns = [
    right(t('terms.rank')),
    right(t('terms.number')),
    left(t('terms.name')),
    left(source.players.some(({ club }) => club !== '') ? t('terms.club') : t('terms.federation')),
    right(t('terms.rating')),
    right(t('terms.points')),
    ...asked.map((each) => right(each.asked)),
  ];
  const heading = [source.name, t('terms.after-round', { round })].filter((part) => part !== '');
  return `${heading.join(' · ')}\n\n${textTable(columns, rows)}`;
}

/** `standings FILE --tiebreaks CODE,…`: the final order of a file's players. */
export async function standings(
  context: Context,
  [file = '-']: readonly string[],
  options: Options,
): Promise<Outcome> {
  const loaded = await loadTournament(context, file, 'national');
  if (!loaded.ok) return loaded.error;
  const { source, remarks } = loaded.value;
  const asked = standingsOf(context, options, source);
  if (!asked.ok) return asked.error;
  const isJson = textOption(options, 'format') === 'json';
  const out = isJson ? standingsJson(asked.value) : standingsTable(context, source, asked.value);
  return done(out, [...remarks, ...asked.value.remarks]);
}
