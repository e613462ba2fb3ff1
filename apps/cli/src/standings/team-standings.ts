import type { TournamentReader } from '@rokade/formats';
import {
  computeTeamStandings,
  err,
  ok,
  type Result,
  type TeamScore,
  type TeamStandingsLine,
} from '@rokade/rules';
import { numberOption } from '../options.ts';
import { bad, type Context, type Outcome } from '../outcome.ts';
import { objections } from './objections.ts';
import {
  editionOption,
  type SpelledTeamTieBreak,
  teamTieBreaksOption,
  unratedOption,
} from './tie-break-options.ts';

/** The standings of teams after a round, and the tie-breaks they were made with. */
export interface ComputedTeamStandings {
  readonly round: number;
  readonly tieBreaks: readonly SpelledTeamTieBreak[];
  readonly lines: readonly TeamStandingsLine[];
  readonly remarks: readonly string[];
}

/** The primary score: the one that the list of tie-breaks begins with, otherwise the file's own. */
function primaryOf(
  { teamEvent }: TournamentReader,
  [first]: readonly SpelledTeamTieBreak[],
): TeamScore {
  const code = first?.tieBreak.code;
  return code === 'MP' || code === 'GP' ? code : teamEvent.primary;
}

/** Standings of a file's teams after the chosen round, by default the last. */
export function teamStandingsOf(
  context: Context,
  source: TournamentReader,
): Result<ComputedTeamStandings, Outcome> {
  const { teamEvent, roundsPaired } = source;
  if (teamEvent.teams.length === 0) return err(bad(context.t('cli.usage.no-teams')));
  const options = teamTieBreaksOption(context);
  if (!options.ok) return options;
  const unrated = unratedOption(context);
  if (!unrated.ok) return unrated;
  const round = numberOption(context, { name: 'round', least: 0, most: roundsPaired });
  if (!round.ok) return round;
  const after = round.value ?? roundsPaired;
  const { teams, boards } = teamEvent.scored(after);
  const { pairingKind: system, points: gamePoints, roundsPlanned } = source;
  const rules = {
    edition: editionOption(context),
    system,
    roundsPlanned,
    unratedAs: unrated.value,
    matchPoints: teamEvent.matchPoints,
    gamePoints,
    boards,
    primary: primaryOf(source, options.value),
  };
  const tieBreaks = options.value.map(({ tieBreak }) => tieBreak);
  return ok({
    round: after,
    tieBreaks: options.value,
    lines: computeTeamStandings(teams, tieBreaks, rules),
    remarks: objections(context, tieBreaks, rules),
  });
}
