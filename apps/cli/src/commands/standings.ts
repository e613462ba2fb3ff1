import type { TournamentReader } from '@rokade/formats';
import { ok, type Result } from '@rokade/rules';
import { tieBreakObject } from '@rokade/tables';
import { loadTournament } from '../input/load-tournament.ts';
import { hasOption, isGiven, type Options, textOption } from '../options.ts';
import { type Context, done, jsonLine, type Outcome } from '../outcome.ts';
import { type Table, tableDocument } from '../say/printed-table.ts';
import { type AskedStandings, standingsOf } from '../standings/asked-standings.ts';
import { explainedLine } from '../standings/explained-line.ts';
import {
  printedStandings,
  standingsTable,
  teamStandingsTable,
} from '../standings/standings-tables.ts';
import { type AskedTeamStandings, teamStandingsOf } from '../standings/team-standings.ts';

/** What is printed, and what is remarked about it. */
interface Printed {
  readonly out: string;
  readonly remarks: readonly string[];
}

/** Standings with what they are called in a document. */
interface Asked<Row> {
  readonly of: 'players' | 'teams';
  readonly standings: AskedStandings | AskedTeamStandings;
  readonly table: Table<Row>;
}

function print<Row>(
  context: Context,
  options: Options,
  source: TournamentReader,
  { of, standings, table }: Asked<Row>,
): Result<Printed, Outcome> {
  const json = textOption(options, 'format') === 'json';
  const { round, remarks } = standings;
  if (isGiven(options, 'explain')) {
    const shape = { ...standings, ofTeams: of === 'teams', json };
    const out = explainedLine(context, options, source, shape);
    return out.ok ? ok({ out: out.value, remarks }) : out;
  }
  const out = json
    ? jsonLine({ round, [of]: tableDocument(context, table, [tieBreakObject]) })
    : printedStandings(context, source, { round, table });
  return ok({ out, remarks });
}

function ofPlayers(
  context: Context,
  options: Options,
  source: TournamentReader,
): Result<Printed, Outcome> {
  const asked = standingsOf(context, options, source);
  if (!asked.ok) return asked;
  const table = standingsTable(context, source, asked.value);
  return print(context, options, source, { of: 'players', standings: asked.value, table });
}

function ofTeams(
  context: Context,
  options: Options,
  source: TournamentReader,
): Result<Printed, Outcome> {
  const asked = teamStandingsOf(context, options, source);
  if (!asked.ok) return asked;
  const table = teamStandingsTable(source, asked.value);
  return print(context, options, source, { of: 'teams', standings: asked.value, table });
}

/** `standings FILE --tiebreaks CODE,…`: the final order of a file's players, or of its teams. */
export async function standings(
  context: Context,
  [file = '-']: readonly string[],
  options: Options,
): Promise<Outcome> {
  const loaded = await loadTournament(context, file, 'national');
  if (!loaded.ok) return loaded.error;
  const { source, remarks } = loaded.value;
  const printed = hasOption(options, 'teams')
    ? ofTeams(context, options, source)
    : ofPlayers(context, options, source);
  return printed.ok
    ? done(printed.value.out, [...remarks, ...printed.value.remarks])
    : printed.error;
}
