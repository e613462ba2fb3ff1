import type { TournamentReader } from '@rokade/formats';
import {
  computeStandings,
  type FideEdition,
  ok,
  type Result,
  type StandingsLine,
  type TieBreakRules,
} from '@rokade/rules';
import { citation } from '@rokade/texts';
import { containsOption, numberOption } from '../options.ts';
import type { Context, Outcome } from '../outcome.ts';
import { namerOf, reasonText } from '../say/reason-text.ts';
import { namedTieBreaks } from './named-tie-breaks.ts';
import { objections } from './objections.ts';
import {
  editionOption,
  type SpelledTieBreak,
  tieBreaksOption,
  unratedOption,
} from './tie-break-options.ts';

/** The standings after a round, and the tie-breaks they were made with. */
export interface ComputedStandings {
  readonly round: number;
  readonly tieBreaks: readonly SpelledTieBreak[];
  readonly lines: readonly StandingsLine[];
  /**
   * Tie-breaks that the rules do not have for such a tournament, and what became of the games of
   * players who left.
   */
  readonly remarks: readonly string[];
}

/** The facts on a tournament in a file that the tie-breaks need. */
export const tieBreakRulesOf = (source: TournamentReader, edition: FideEdition): TieBreakRules => ({
  edition,
  system: source.pairingKind,
  points: source.points,
  roundsPlanned: source.roundsPlanned,
  withdrawn: source.leavers.withdrawn,
  struck: source.leavers.struck,
});

/** What became of the games of players who left, a line for each. */
const leaverLines = ({ t }: Context, { leavers, players }: TournamentReader): readonly string[] =>
  leavers.because.map((reason) => {
    const text = `${reasonText(t, namerOf(players), reason)} (${citation(reason.article)})`;
    return t('cli.remark', { text });
  });

/** An order of tie-breaks, and its edition. */
export interface Order {
  readonly tieBreaks: readonly string[];
  readonly edition: FideEdition | null;
}

/** The file's own order. */
export const statedOrder = ({ statedTieBreaks, statedEdition }: TournamentReader): Order => ({
  tieBreaks: statedTieBreaks,
  edition: statedEdition,
});

/**
 * Standings of a tournament after the chosen round, by default the last.
 *
 * @param order where the options name no tie-breaks: by default the file's own
 */
export function standingsOf(
  context: Context,
  source: TournamentReader,
  order: Order = statedOrder(source),
): Result<ComputedStandings, Outcome> {
  const option = tieBreaksOption(context);
  if (!option.ok) return option;
  const isNamed = containsOption(context, 'tiebreaks');
  const edition = editionOption(context, isNamed ? null : order.edition);
  const named = isNamed
    ? { tieBreaks: option.value, remarks: [] }
    : namedTieBreaks(context, edition, order.tieBreaks);
  const roundsPaired = source.roundsPaired;
  const round = numberOption(context, { name: 'round', least: 0, most: roundsPaired });
  if (!round.ok) return round;
  const unrated = unratedOption(context);
  if (!unrated.ok) return unrated;
  const after = round.value ?? roundsPaired;
  const rules = { ...tieBreakRulesOf(source, edition), unratedAs: unrated.value };
  const tieBreaks = named.tieBreaks.map(({ tieBreak }) => tieBreak);
  return ok({
    round: after,
    tieBreaks: named.tieBreaks,
    lines: computeStandings(source.scoredPlayers(after), tieBreaks, rules),
    remarks: [
      ...named.remarks,
      ...objections(context, tieBreaks, rules),
      ...leaverLines(context, source),
    ],
  });
}
