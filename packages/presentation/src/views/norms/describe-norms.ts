import {
  type Candidate,
  type ChampionshipFacts,
  directClaims,
  invariant,
  type NearNorm,
  type NormCondition,
  type NormQuestion,
  type NormReport,
  type NormRuleSet,
  type OrganiserAnswers,
  type PlayerNo,
  scheduleConditions,
  type TitleResult,
} from '@rokade/rules';
import {
  conditionText,
  directClaimText,
  type Namer,
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
import { type ConditionLine, conditionState } from './condition-line.ts';
import type { NormLine, NormLines } from './norm-lines.ts';

/**
 * A question about a tournament's norms: the edition, and the arbiter's answers about the event.
 */
export interface NormsQuestion extends OrganiserAnswers, ChampionshipFacts {
  readonly rules: NormRuleSet;
}

/** What norms are judged from, and who the players are. */
export interface NormSource {
  readonly question: NormQuestion;
  readonly namer: Namer;
  readonly playerOf: (no: PlayerNo) => NormLine['player'];
  readonly candidates: readonly Candidate[];
  /** The places of a championship that is over; null: it is not over, or the places give no titles. */
  readonly places: () => readonly { readonly no: PlayerNo; readonly rank: number }[] | null;
}

/** The source of the norms that are described, and the translations. */
interface Wording {
  readonly source: NormSource;
  readonly say: Translate;
}

function conditionLine({ say }: Wording, condition: NormCondition): ConditionLine {
  const { code } = condition;
  const state = conditionState(condition);
  return {
    code,
    text: conditionText(say, condition),
    article: citation(condition.article),
    state,
    word: say(`norms.state-${state}`),
    isSetting: scheduleConditions.some((one) => one === code),
  };
}

function aheadOf({ source, say }: Wording, { ahead }: NearNorm): readonly string[] {
  if (ahead === null) return [];
  const names = ahead.known.map((no) => source.namer.nameOfNo(no)).join('; ');
  return [
    ...(names === '' ? [] : [say('norms.known', { names })]),
    ...ahead.scores.map((score) => neededScoreText(say, ahead.rounds, score)),
    ...neededOpponentsText(say, ahead),
  ];
}

function normLine({ source, say }: Wording, result: TitleResult): NormLine {
  const { requirements, because, ...rest } = result;
  return {
    ...rest,
    player: source.playerOf(result.no),
    requirements: requirements.map((requirement) => ({
      text: requirementText(say, requirement),
      article: citation(requirement.article),
      isMet: requirement.isMet,
    })),
    because: reasonLines(source.namer, because, say),
    ahead: [],
  };
}

/** The report on norms by the chosen edition. */
export const reportOn = (
  { event, players }: NormQuestion,
  { rules, competition, answers }: NormsQuestion,
): NormReport => rules.report({ ...event, competition, answers }, players);

/** The report on a tournament's norms by the chosen edition. */
export const normReport = (t: Tournament, question: NormsQuestion): NormReport =>
  reportOn(normQuestion(t), question);

/** The titles won by a place, as sentences; null: no championship, or not finished. */
function directLines({ source, say }: Wording, question: NormsQuestion): readonly string[] | null {
  const places = question.championship === null ? null : source.places();
  if (places === null) return null;
  const { players } = source.question;
  return directClaims(question.rules.directTitles, question, players, places).map(
    (claim) => `${source.namer.nameOfNo(claim.no)}: ${directClaimText(say, claim)}`,
  );
}

/** Describes the norms of a source as lines. */
export function normLines(source: NormSource, question: NormsQuestion, say: Translate): NormLines {
  const wording: Wording = { source, say };
  const report = reportOn(source.question, question);
  return {
    norms: report.norms.map((result) => normLine(wording, result)),
    near: report.near.map((near) => ({
      ...normLine(wording, near),
      ahead: aheadOf(wording, near),
    })),
    candidates: source.candidates.map(({ no, average, halfPoints, needed }) => ({
      player: source.playerOf(no),
      average,
      halfPoints,
      needed,
    })),
    byRating: report.byRating.map(
      ({ no, title, have }) => `${source.namer.nameOfNo(no)}: ${title} (${have})`,
    ),
    direct: directLines(wording, question),
    conditions: report.conditions.map((condition) => conditionLine(wording, condition)),
  };
}

/** What the norms of a tournament are judged from. */
function sourceOf(t: Tournament): NormSource {
  const question = normQuestion(t);
  const lineOf = playerLineIn(t);
  return {
    question,
    namer: namesIn(t),
    playerOf: (no) => {
      const player = t.players[no - 1];
      invariant(player !== undefined, `number ${no} is a player`);
      return lineOf(player);
    },
    candidates: viewCandidates(t),
    places: () =>
      question.event.roundsPaired < question.event.rounds
        ? null
        : viewStandings(t).rows.map(({ player, rank }) => ({ no: player.no, rank })),
  };
}

/** Describes a tournament's norms as lines. */
export const describedNorms = (t: Tournament, question: NormsQuestion, say: Translate): NormLines =>
  normLines(sourceOf(t), question, say);
