import type { TournamentReader } from '@rokade/formats';
import { ok, type Result } from '@rokade/rules';
import { tieBreakObject } from '@rokade/tables';
import { loadTournament } from '../input/load-tournament.ts';
import { containsOption, hasOption, wantsJson } from '../options.ts';
import { type Context, done, jsonLine, type Outcome, type Run } from '../outcome.ts';
import { type Table, tableDocument } from '../say/printed-table.ts';
import { type ComputedStandings, standingsOf } from '../standings/computed-standings.ts';
import { explainedLine } from '../standings/explained-line.ts';
import {
  printedStandings,
  standingsTable,
  teamStandingsTable,
} from '../standings/standings-tables.ts';
import { type ComputedTeamStandings, teamStandingsOf } from '../standings/team-standings.ts';

/** The printed text, and the remarks on it. */
interface Printed {
  readonly out: string;
  readonly remarks: readonly string[];
}

/** Standings with their name in a document. */
interface NamedStandings<Row> {
  readonly of: 'players' | 'teams';
  readonly standings: ComputedStandings | ComputedTeamStandings;
  readonly table: Table<Row>;
}

function print<Row>(
  context: Context,
  source: TournamentReader,
  { of, standings, table }: NamedStandings<Row>,
): Result<Printed, Outcome> {
  const json = wantsJson(context);
  const { round, remarks } = standings;
  if (containsOption(context, 'explain')) {
    const shape = { ...standings, ofTeams: of === 'teams', json };
    const out = explainedLine(context, source, shape);
    return out.ok ? ok({ out: out.value, remarks }) : out;
  }
  const out = json
    ? jsonLine({ round, [of]: tableDocument(context, table, [tieBreakObject]) })
    : printedStandings(context, source, { round, table });
  return ok({ out, remarks });
}

function ofPlayers(context: Context, source: TournamentReader): Result<Printed, Outcome> {
  const found = standingsOf(context, source);
  if (!found.ok) return found;
  const table = standingsTable(context, source, found.value);
  return print(context, source, { of: 'players', standings: found.value, table });
}

function ofTeams(context: Context, source: TournamentReader): Result<Printed, Outcome> {
  const found = teamStandingsOf(context, source);
  if (!found.ok) return found;
  const table = teamStandingsTable(source, found.value);
  return print(context, source, { of: 'teams', standings: found.value, table });
}

/** `standings FILE --tiebreaks CODE,…`: the final order of a file's players, or of its teams. */
export const standings: Run = async (context, [file = '-']) => {
  const loaded = await loadTournament(context, file, 'national');
  if (!loaded.ok) return loaded.error;
  const { source, remarks } = loaded.value;
  const printed = hasOption(context, 'teams')
    ? ofTeams(context, source)
    : ofPlayers(context, source);
  return printed.ok
    ? done(printed.value.out, [...remarks, ...printed.value.remarks])
    : printed.error;
};
