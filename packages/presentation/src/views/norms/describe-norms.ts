import {
  type ChampionshipFacts,
  directClaims,
  invariant,
  type NearNorm,
  type NormCondition,
  type NormReport,
  type NormRuleSet,
  type OrganiserAnswers,
  scheduleConditions,
  type TitleResult,
} from '@rokade/rules';
import {
  conditionText,
  directClaimText,
  namesIn,
  neededOpponentsText,
  neededScoreText,
  requirementText,
} from '@rokade/tables';
import { citation, type Translate } from '@rokade/texts';
import {
  normQuestion,
  playerLineIn,
  type Tournament,
  viewCandidates,
  viewStandings,
} from '@rokade/tournament';
import { reasonLines } from '../../chess/reason-lines.ts';
import type { ConditionLine } from './condition-line.ts';
import type { NormLine, NormLines } from './norm-lines.ts';

/**
 * A question about a tournament's norms: the edition, and the arbiter's answers about the event.
 */
export interface NormsQuestion extends OrganiserAnswers, ChampionshipFacts {
  readonly rules: NormRuleSet;
}

/** The tournament whose norms are described, and the translations. */
interface Wording {
  readonly t: Tournament;
  readonly say: Translate;
}

function conditionLine({ say }: Wording, condition: NormCondition): ConditionLine {
  const { code, isWanted } = condition;
  const state = condition.state === 'missed' && !isWanted ? 'otherwise' : condition.state;
  return {
    code,
    text: conditionText(say, condition),
    article: citation(condition.article),
    state,
    word: say(`norms.state-${state}`),
    isSetting: scheduleConditions.some((one) => one === code),
  };
}

function aheadOf({ t, say }: Wording, { ahead }: NearNorm): readonly string[] {
  if (ahead === null) return [];
  const names = ahead.known.map((no) => namesIn(t).nameOfNo(no)).join('; ');
  return [
    ...(names === '' ? [] : [say('norms.known', { names })]),
    ...ahead.scores.map((score) => neededScoreText(say, ahead.rounds, score)),
    ...neededOpponentsText(say, ahead),
  ];
}

/** The line of the player with a number. */
function playerOf(t: Tournament, no: number) {
  const player = t.players[no - 1];
  invariant(player !== undefined, `number ${no} is a player`);
  return playerLineIn(t)(player);
}

function normLine({ t, say }: Wording, result: TitleResult): NormLine {
  const { requirements, because, ...rest } = result;
  return {
    ...rest,
    player: playerOf(t, result.no),
    requirements: requirements.map((requirement) => ({
      text: requirementText(say, requirement),
      article: citation(requirement.article),
      isMet: requirement.isMet,
    })),
    because: reasonLines(namesIn(t), because, say),
    ahead: [],
  };
}

/** The report on a tournament's norms by the chosen edition. */
export const normReport = (
  t: Tournament,
  { rules, competition, answers }: NormsQuestion,
): NormReport => {
  const { event, players } = normQuestion(t);
  return rules.report({ ...event, competition, answers }, players);
};

/** The titles won by a place, as sentences; null: no championship, or not finished. */
function directLines({ t, say }: Wording, question: NormsQuestion): readonly string[] | null {
  const { event, players } = normQuestion(t);
  if (question.championship === null || event.roundsPaired < event.rounds) return null;
  const places = viewStandings(t).rows.map(({ player, rank }) => ({ no: player.no, rank }));
  return directClaims(question.rules.directTitles, question, players, places).map(
    (claim) => `${namesIn(t).nameOfNo(claim.no)}: ${directClaimText(say, claim)}`,
  );
}

/** Describes a tournament's norms as lines. */
export function describedNorms(t: Tournament, question: NormsQuestion, say: Translate): NormLines {
  const wording: Wording = { t, say };
  const report = normReport(t, question);
  return {
    norms: report.norms.map((result) => normLine(wording, result)),
    near: report.near.map((near) => ({
      ...normLine(wording, near),
      ahead: aheadOf(wording, near),
    })),
    candidates: viewCandidates(t).map(({ no, average, halfPoints, needed }) => ({
      player: playerOf(t, no),
      average,
      halfPoints,
      needed,
    })),
    byRating: report.byRating.map(
      ({ no, title, have }) => `${namesIn(t).nameOfNo(no)}: ${title} (${have})`,
    ),
    direct: directLines(wording, question),
    conditions: report.conditions.map((condition) => conditionLine(wording, condition)),
  };
}
