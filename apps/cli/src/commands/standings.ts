import type { TournamentReader } from '@rokade/formats';
import { ok, type Result } from '@rokade/rules';
import { loadTournament } from '../input/load-tournament.ts';
import { hasOption, isGiven, type Options, textOption } from '../options.ts';
import { type Context, done, type Outcome } from '../outcome.ts';
import { standingsOf } from '../standings/asked-standings.ts';
import { explainedLine } from '../standings/explained-line.ts';
import { standingsJson, teamStandingsJson } from '../standings/standings-json.ts';
import { standingsTable, teamStandingsTable } from '../standings/standings-tables.ts';
import { teamStandingsOf } from '../standings/team-standings.ts';

/** What is printed, and what is remarked about it. */
interface Printed {
  readonly out: string;
  readonly remarks: readonly string[];
}

const isJson = (options: Options): boolean => textOption(options, 'format') === 'json';

function ofPlayers(
  context: Context,
  options: Options,
  source: TournamentReader,
): Result<Printed, Outcome> {
  const asked = standingsOf(context, options, source);
  if (!asked.ok) return asked;
  const { remarks } = asked.value;
  if (isGiven(options, 'explain')) {
    const shape = { ...asked.value, ofTeams: false, json: isJson(options) };
    const out = explainedLine(context, options, source, shape);
    return out.ok ? ok({ out: out.value, remarks }) : out;
  }
  const out = isJson(options)
    ? standingsJson(asked.value)
    : standingsTable(context, source, asked.value);
  return ok({ out, remarks });
}

function ofTeams(
  context: Context,
  options: Options,
  source: TournamentReader,
): Result<Printed, Outcome> {
  const asked = teamStandingsOf(context, options, source);
  if (!asked.ok) return asked;
  const { remarks } = asked.value;
  if (isGiven(options, 'explain')) {
    const shape = { ...asked.value, ofTeams: true, json: isJson(options) };
    const out = explainedLine(context, options, source, shape);
    return out.ok ? ok({ out: out.value, remarks }) : out;
  }
  const out = isJson(options)
    ? teamStandingsJson(asked.value)
    : teamStandingsTable(context, source, asked.value);
  return ok({ out, remarks });
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
  const print = hasOption(options, 'teams') ? ofTeams : ofPlayers;
  const printed = print(context, options, source);
  return printed.ok
    ? done(printed.value.out, [...remarks, ...printed.value.remarks])
    : printed.error;
}
