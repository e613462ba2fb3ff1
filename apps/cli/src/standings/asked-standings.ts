import type { TournamentSource } from '@rokade/formats';
import { computeStandings, ok, type Result, type StandingsLine } from '@rokade/rules';
import { numberOption, type Options, textOption } from '../options.ts';
import type { Context, Outcome } from '../outcome.ts';
import { namedTieBreaks } from './named-tie-breaks.ts';
import { objections } from './objections.ts';
import {
  type AskedTieBreak,
  editionOption,
  tieBreaksOption,
  unratedOption,
} from './tie-break-options.ts';

/** The standings after a round, and the tie-breaks they were made with. */
export interface AskedStandings {
  readonly round: number;
  readonly tieBreaks: readonly AskedTieBreak[];
  readonly lines: readonly StandingsLine[];
  /** Tie-breaks that the rules do not have for such a tournament. */
  readonly remarks: readonly string[];
}

/** Standings of a tournament after the round asked for, by default the last; by the file's own tie-breaks unless some are asked for. */
export function standingsOf(
  context: Context,
  options: Options,
  source: TournamentSource,
): Result<AskedStandings, Outcome> {
  const wanted = tieBreaksOption(context, options);
  if (!wanted.ok) return wanted;
  const named =
    textOption(options, 'tiebreaks') === undefined
      ? namedTieBreaks(context, options, source.statedTieBreaks)
      : { tieBreaks: wanted.value, remarks: [] };
  const held = source.roundsHeld;
  const round = numberOption(context, options, { name: 'round', least: 0, most: held });
  if (!round.ok) return round;
  const unrated = unratedOption(context, options);
  if (!unrated.ok) return unrated;
  const after = round.value ?? held;
  const { pairingKind: system, points, roundsPlanned } = source;
  const edition = editionOption(options);
  const rules = { edition, system, points, roundsPlanned, unratedAs: unrated.value };
  const tieBreaks = named.tieBreaks.map(({ tieBreak }) => tieBreak);
  return ok({
    round: after,
    tieBreaks: named.tieBreaks,
    lines: computeStandings(source.scoredPlayers(after), tieBreaks, rules),
    remarks: [...named.remarks, ...objections(context, tieBreaks, rules)],
  });
}
