import { candidatesInFile, type TournamentReader } from '@rokade/formats';
import {
  type Candidate,
  type DirectClaim,
  directClaims,
  err,
  type NormReport,
  type NormRuleSet,
  normRuleSets,
  ok,
  type Result,
} from '@rokade/rules';
import { textOption } from '../options.ts';
import { bad, type Context, type Outcome } from '../outcome.ts';
import { standingsOf } from '../standings/computed-standings.ts';
import type { EventFacts } from './load-event-facts.ts';

/** The norms of a file with its candidate results. */
export interface NormsOfFile {
  readonly source: TournamentReader;
  readonly report: NormReport;
  readonly candidates: readonly Candidate[];
  /** Titles for places; null: it is no championship, or not over. */
  readonly direct: readonly DirectClaim[] | null;
}

/** The edition from the options, otherwise the one in force. */
export function normRulesOption(context: Context): Result<NormRuleSet, Outcome> {
  const text = textOption(context, 'edition');
  if (text === undefined) return ok(normRuleSets[0]);
  const found = normRuleSets.find(({ code }) => code === text);
  if (found !== undefined) return ok(found);
  const codes = normRuleSets.map(({ code }) => code).join(', ');
  return err(bad(context.t('cli.usage.edition', { text, known: codes })));
}

/** Who gets a title for a place, by the standings with the file's tie-breaks. */
function directIn(
  context: Context,
  source: TournamentReader,
  { rules, facts }: { readonly rules: NormRuleSet; readonly facts: EventFacts },
): Result<readonly DirectClaim[] | null, Outcome> {
  const { event, players } = source.normQuestion();
  if (facts.championship === null || event.roundsPaired < event.rounds) return ok(null);
  const standings = standingsOf(context, source);
  if (!standings.ok) return standings;
  return ok(directClaims(rules.directTitles, facts, players, standings.value.lines));
}

/** The norms in a file, with the facts given on its event. */
export function normsIn(
  context: Context,
  source: TournamentReader,
  request: { readonly rules: NormRuleSet; readonly facts: EventFacts },
): Result<NormsOfFile, Outcome> {
  const { event, players } = source.normQuestion();
  const { competition, answers } = request.facts;
  const direct = directIn(context, source, request);
  if (!direct.ok) return direct;
  return ok({
    source,
    report: request.rules.report({ ...event, competition, answers }, players),
    candidates: candidatesInFile(source),
    direct: direct.value,
  });
}
