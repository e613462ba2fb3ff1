import type { TournamentReader } from '@rokade/formats';
import {
  type Candidate,
  err,
  type NormReport,
  type NormRuleSet,
  normRuleSets,
  ok,
  type Result,
  type ToldOfEvent,
} from '@rokade/rules';
import { candidatesOf, danishRules } from '@rokade/tournament';
import { type Options, textOption } from '../options.ts';
import { bad, type Context, type Outcome } from '../outcome.ts';

/** The norms of a file with its candidate results. */
export interface AskedNorms {
  readonly source: TournamentReader;
  readonly report: NormReport;
  readonly candidates: readonly Candidate[];
}

/** The edition that is asked for, else the one in force. */
export function askedNormRules({ t }: Context, options: Options): Result<NormRuleSet, Outcome> {
  const text = textOption(options, 'edition');
  if (text === undefined) return ok(normRuleSets[0]);
  const found = normRuleSets.find(({ code }) => code === text);
  if (found !== undefined) return ok(found);
  const known = normRuleSets.map(({ code }) => code).join(', ');
  return err(bad(t('cli.usage.edition', { text, known })));
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

/** What a file shows of norms, with what was said of its event. */
export function normsIn(
  source: TournamentReader,
  rules: NormRuleSet,
  told: ToldOfEvent,
): AskedNorms {
  const { event, players } = source.normQuestion();
  return {
    source,
    report: rules.report({ ...event, ...told }, players),
    candidates: candidatesIn(source),
  };
}
