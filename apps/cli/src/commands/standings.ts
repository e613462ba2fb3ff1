import type { TournamentSource } from '@rokade/formats';
import type { TieBreakValue } from '@rokade/rules';
import { loadTournament } from '../input/load-tournament.ts';
import { type Options, textOption } from '../options.ts';
import { type Context, done, type Outcome } from '../outcome.ts';
import { playerName } from '../say/player-name.ts';
import { decimalText, pointsText } from '../say/points.ts';
import { textTable } from '../say/text-table.ts';
import { type AskedStandings, standingsOf } from '../standings/asked-standings.ts';
import { standingsJson } from '../standings/standings-json.ts';

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
