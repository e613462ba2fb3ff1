import type { SourcePlayer, TournamentReader } from '@rokade/formats';
import type { PlayerNo } from '@rokade/rules';
import {
  codeHeads,
  type StandingsRow,
  standingsColumns,
  type TablePlayer,
  type TeamStandingsRow,
  teamStandingsColumns,
} from '@rokade/tables';
import type { Context } from '../outcome.ts';
import { printedTable, type Table, titleOf } from '../say/printed-table.ts';
import type { ComputedStandings } from './computed-standings.ts';
import type { ComputedTeamStandings } from './team-standings.ts';

const headsOf = (tieBreaks: readonly { readonly spelling: string }[]) =>
  codeHeads(tieBreaks.map(({ spelling }) => spelling));

/** A file's players by their numbers; without a name for a number that is not in it. */
export function playersByNo(players: readonly SourcePlayer[]): (no: PlayerNo) => TablePlayer {
  const byNo = new Map(players.map((player) => [player.no, player]));
  const unnamed = { title: '', name: '', club: '', federation: '', rating: null, otherList: null };
  return (no) => byNo.get(no) ?? { no, ...unnamed };
}

/** The standings of players as a table. */
export function standingsTable(
  { t }: Context,
  { players }: TournamentReader,
  { tieBreaks, lines }: Pick<ComputedStandings, 'tieBreaks' | 'lines'>,
): Table<StandingsRow> {
  const playerOf = playersByNo(players);
  const rows = lines.map((line) => ({ ...line, player: playerOf(line.no) }));
  return { columns: standingsColumns(t, headsOf(tieBreaks), rows), rows };
}

/** The standings of teams as a table. */
export function teamStandingsTable(
  { teamEvent }: TournamentReader,
  { tieBreaks, lines }: ComputedTeamStandings,
): Table<TeamStandingsRow> {
  const names = new Map(teamEvent.teams.map(({ no, name }) => [no, name]));
  const rows = lines.map((line) => ({ ...line, name: names.get(line.no) ?? '' }));
  return { columns: teamStandingsColumns(headsOf(tieBreaks), rows), rows };
}

/** A table of standings in the terminal, headed by whose it is and when. */
export function printedStandings<Row>(
  context: Context,
  { name }: TournamentReader,
  { round, table }: { readonly round: number; readonly table: Table<Row> },
): string {
  const title = titleOf(name, context.t('terms.after-round', { round }));
  return `${title}\n\n${printedTable(context, table)}`;
}
