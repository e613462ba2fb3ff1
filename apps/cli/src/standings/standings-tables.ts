import type { TournamentReader } from '@rokade/formats';
import type { TieBreakValue } from '@rokade/rules';
import { ratingText } from '@rokade/texts';
import type { Language } from '@rokade/tournament';
import type { Context } from '../outcome.ts';
import { playerName } from '../say/player-name.ts';
import { decimalText, pointsText } from '../say/points.ts';
import { textTable } from '../say/text-table.ts';
import type { AskedStandings } from './asked-standings.ts';
import type { AskedTeamStandings } from './team-standings.ts';

const right = (head: string) => ({ head, align: 'right' }) as const;
const left = (head: string) => ({ head, align: 'left' }) as const;

const stagesText = (language: Language, value: TieBreakValue | null | undefined): string =>
  value?.stages.map((stage) => decimalText(language, stage)).join(' / ') ?? '–';

function headed({ t }: Context, { name }: TournamentReader, round: number, table: string): string {
  const heading = [name, t('terms.after-round', { round })].filter((part) => part !== '');
  return `${heading.join(' · ')}\n\n${table}`;
}

/** The standings of players as a table. */
export function standingsTable(
  context: Context,
  source: TournamentReader,
  { round, tieBreaks: asked, lines }: AskedStandings,
): string {
  const { t, language } = context;
  const byNo = new Map(source.players.map((player) => [player.no, player]));
  const rows = lines.map(({ rank, no, halfPoints, values }) => {
    const player = byNo.get(no);
    return [
      String(rank),
      String(no),
      player === undefined ? '' : playerName(player),
      player?.club || player?.federation || '',
      player === undefined ? '' : ratingText(t, player),
      pointsText(halfPoints),
      ...asked.map((_, index) => stagesText(language, values[index])),
    ];
  });
  const columns = [
    right(t('terms.rank')),
    right(t('terms.number')),
    left(t('terms.name')),
    left(source.players.some(({ club }) => club !== '') ? t('terms.club') : t('terms.federation')),
    right(t('terms.rating')),
    right(t('terms.points')),
    ...asked.map((each) => right(each.asked)),
  ];
  return headed(context, source, round, textTable(columns, rows));
}

/** The standings of teams as a table. */
export function teamStandingsTable(
  context: Context,
  source: TournamentReader,
  { round, tieBreaks: asked, lines }: AskedTeamStandings,
): string {
  const { t, language } = context;
  const names = new Map(source.teamEvent.teams.map(({ no, name }) => [no, name]));
  const rows = lines.map(({ rank, no, matchHalfPoints, gameHalfPoints, values }) => [
    String(rank),
    String(no),
    names.get(no) ?? '',
    pointsText(matchHalfPoints),
    pointsText(gameHalfPoints),
    ...asked.map((_, index) => stagesText(language, values[index])),
  ]);
  const columns = [
    right(t('terms.rank')),
    right(t('terms.number')),
    left(t('cli.team')),
    right(t('cli.match-points')),
    right(t('cli.game-points')),
    ...asked.map((each) => right(each.asked)),
  ];
  return headed(context, source, round, textTable(columns, rows));
}
