import type { TournamentSource } from '@rokade/formats';
import {
  computeStandings,
  objectionTo,
  ok,
  type Result,
  type StandingsLine,
  type TieBreakRules,
} from '@rokade/rules';
import { numberOption, type Options } from '../options.ts';
import type { Context, Outcome } from '../outcome.ts';
import { type AskedTieBreak, editionOption, tieBreaksOption } from './tie-break-options.ts';

/** The standings after a round, and the tie-breaks they were made with. */
export interface AskedStandings {
  readonly round: number;
  readonly tieBreaks: readonly AskedTieBreak[];
  readonly lines: readonly StandingsLine[];
  /** Tie-breaks that the rules do not have for such a tournament. */
  readonly remarks: readonly string[];
}

function objections(
  { t }: Context,
  asked: readonly AskedTieBreak[],
  rules: TieBreakRules,
): readonly string[] {
  const remarks = asked.flatMap(({ tieBreak }) => {
    const objection = objectionTo(tieBreak, rules);
    if (objection === null) return [];
    const { code, ...facts } = objection;
    return [t('cli.remark', { text: t(`error.${code}`, facts) })];
  });
  return [...new Set(remarks)];
}

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
  const { pairingKind: system, points, roundsPlanned } = source;
  const rules = { edition: editionOption(options), system, points, roundsPlanned };
  const tieBreaks = asked.value.map(({ tieBreak }) => tieBreak);
  return ok({
    round: after,
    tieBreaks: asked.value,
    lines: computeStandings(source.scoredPlayers(after), tieBreaks, rules),
    remarks: objections(context, asked.value, rules),
  });
}
