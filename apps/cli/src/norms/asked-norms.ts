import type { TournamentReader } from '@rokade/formats';
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
import { candidatesOf, danishRules } from '@rokade/tournament';
import { textOption } from '../options.ts';
import { bad, type Context, type Outcome } from '../outcome.ts';
import { standingsOf } from '../standings/asked-standings.ts';
import type { Told } from './load-event-facts.ts';

/** The norms of a file with its candidate results. */
export interface AskedNorms {
  readonly source: TournamentReader;
  readonly report: NormReport;
  readonly candidates: readonly Candidate[];
  /** Titles for places; null: it is no championship, or not over. */
  readonly direct: readonly DirectClaim[] | null;
}

/** The edition from the options, otherwise the one in force. */
export function askedNormRules(context: Context): Result<NormRuleSet, Outcome> {
  const text = textOption(context, 'edition');
  if (text === undefined) return ok(normRuleSets[0]);
  const found = normRuleSets.find(({ code }) => code === text);
  if (found !== undefined) return ok(found);
  const known = normRuleSets.map(({ code }) => code).join(', ');
  return err(bad(context.t('cli.usage.edition', { text, known })));
}

function candidatesIn(source: TournamentReader): readonly Candidate[] {
  const { roundsHeld, roundsPlanned, lastDay, play } = source;
  const { list } = danishRules(lastDay);
  return candidatesOf({
    event: { day: lastDay, play },
    rounds: Math.max(roundsPlanned ?? roundsHeld, roundsHeld),
    held: roundsHeld,
    inTeams: source.teamEvent.teams.length > 0,
    players: source.ratedPlayers({ list, rounds: roundsHeld }),
  });
}

/** Who gets a title for a place, by the standings with the file's tie-breaks. */
function directIn(
  context: Context,
  source: TournamentReader,
  { rules, told }: { readonly rules: NormRuleSet; readonly told: Told },
): Result<readonly DirectClaim[] | null, Outcome> {
  const { event, players } = source.normQuestion();
  if (told.championship === null || event.held < event.rounds) return ok(null);
  const standings = standingsOf(context, source);
  if (!standings.ok) return standings;
  return ok(directClaims(rules.directTitles, told, players, standings.value.lines));
}

/** The norms in a file, with the facts given on its event. */
export function normsIn(
  context: Context,
  source: TournamentReader,
  asked: { readonly rules: NormRuleSet; readonly told: Told },
): Result<AskedNorms, Outcome> {
  const { event, players } = source.normQuestion();
  const { competition, told } = asked.told;
  const direct = directIn(context, source, asked);
  if (!direct.ok) return direct;
  return ok({
    source,
    report: asked.rules.report({ ...event, competition, told }, players),
    candidates: candidatesIn(source),
    direct: direct.value,
  });
}
