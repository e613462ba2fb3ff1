import {
  type AppealFinding,
  type AppealRules,
  type AppealStage,
  appealFindings,
  appealOffice,
  appealRules,
  appealRulesFor,
  type CommitteeFinding,
  committeeFindings,
  deadline,
  deadlineRules,
  kindOfPlay,
} from '@rokade/rules';
import type { Tournament } from '../state/state.ts';
import { systems } from '../systems/systems.ts';
import {
  type Appeal,
  type AppealStep,
  type AppealTerms,
  nextAppealStage,
} from '../values/appeals.ts';
import { committeeOfNames } from '../values/committee.ts';

/**
 * The default rules for protests: of the system's club, of the federation, or FIDE's. A club can have
 * separate rules for rapid play.
 */
function usualRules({ settings }: Pick<Tournament, 'settings'>): AppealRules | undefined {
  const editions = Object.keys(systems[settings.system.code].editions);
  const day = (settings.roundDates[0] ?? '').slice(0, 10);
  const isRapid = kindOfPlay(settings.timeControl) === 'rapid';
  const rapid = editions.map((edition) => `${edition}-rapid`).filter((code) => appealRules(code));
  return appealRulesFor(settings.federation, day, isRapid && rapid.length > 0 ? rapid : editions);
}

/** The rules for the next protest; undefined: Rokade does not have these rules. */
export const appealRulesOf = (
  t: Pick<Tournament, 'settings' | 'appealTerms'>,
): AppealRules | undefined =>
  t.appealTerms === null ? usualRules(t) : appealRules(t.appealTerms.rules);

/** The announced terms; before any are set, the committee in the settings. */
export const appealTermsOf = (
  t: Pick<Tournament, 'settings' | 'appealTerms'>,
): AppealTerms | null => {
  const rules = appealRulesOf(t);
  if (t.appealTerms !== null || rules === undefined) return t.appealTerms;
  const { committee: names, federation } = t.settings;
  const committee = committeeOfNames(names, { rules: rules.code, federation, before: [] });
  return { rules: rules.code, deposit: '', until: '', committee };
};

/** The last day for appealing to a stage; null: the rules' text gives no number of days. */
function lastDayToAppeal(
  { offices }: AppealRules,
  { lodgedBy }: AppealStage,
  ruledOn: string,
): string | null {
  if (lodgedBy?.kind !== 'ruling' || ruledOn === '') return null;
  const rule = deadlineRules.find(
    ({ edition, code }) => edition === offices && code === lodgedBy.deadline,
  );
  return rule === undefined ? null : deadline(rule, ruledOn).date;
}

/** A protest before one instance, with its rules' facts. */
export interface StepView extends AppealStep {
  /** The instance's name by the rule set. */
  readonly office: string;
  readonly article: string;
  /** The last day for going to this instance; null: the rules' text gives no number of days. */
  readonly until: string | null;
  readonly findings: readonly AppealFinding[];
}

export interface AppealView extends Omit<Appeal, 'steps'> {
  readonly rules: AppealRules['code'];
  readonly steps: readonly StepView[];
  /** Whether it is undecided, or not finally decided. */
  readonly isOpen: boolean;
  /** Whether a further instance can hear it. */
  readonly mayGoOn: boolean;
}

function stepView(t: Tournament, appeal: Appeal, index: number): readonly StepView[] {
  const rules = appealRules(appeal.rules);
  const [stage, step] = [rules?.stages[index], appeal.steps[index]];
  if (rules === undefined || stage === undefined || step === undefined) return [];
  const ruledOn = appeal.steps[index - 1]?.decision?.day ?? appeal.ruledOn;
  const round = appeal.game?.round ?? null;
  const until = lastDayToAppeal(rules, stage, ruledOn);
  const findings = appealFindings(rules, index, {
    until,
    round,
    lodgedOn: step.lodgedOn,
    written: appeal.written,
    paid: appeal.paid,
    announced: appealTermsOf(t) ?? { deposit: '', until: '' },
    isNextPaired: round !== null && t.rounds[round] !== undefined,
    isDecided: step.decision !== null,
  });
  return [{ ...step, office: stage.office, article: stage.article, until, findings }];
}

/** A protest with its rules' facts. */
export function viewAppeal(t: Tournament, appeal: Appeal): AppealView {
  const isDecided = appeal.steps.at(-1)?.decision != null;
  return {
    ...appeal,
    steps: appeal.steps.flatMap((_, index) => stepView(t, appeal, index)),
    isOpen: !isDecided,
    mayGoOn: nextAppealStage(appeal) !== undefined,
  };
}

export interface AppealsView {
  /** null: Rokade does not have these rules. */
  readonly rules: string | null;
  readonly terms: AppealTerms | null;
  readonly committee: readonly CommitteeFinding[];
  /** Newest first. */
  readonly appeals: readonly AppealView[];
}

/** The protests that nobody has decided yet. */
export const openAppeals = ({ appeals }: Tournament): readonly Appeal[] =>
  appeals.filter(({ steps }) => steps.at(-1)?.decision === null);

/**
 * The protests of a tournament, each by its own rules.
 *
 * @article DSU 2002 §17, §18
 * @article FIDE 2012 10.2, 10.3, 10.4
 * @article Tempelhof 2018 I.11, III.B.11
 */
export function viewAppeals(t: Tournament): AppealsView {
  const rules = appealRulesOf(t);
  const terms = appealTermsOf(t);
  const office = rules && appealOffice(rules, 0);
  const formed = rules?.stages[0].formedHere === true && office !== undefined && terms !== null;
  const federations = new Set(t.players.map(({ details }) => details.federation).filter(Boolean));
  return {
    rules: rules?.code ?? null,
    terms,
    committee: formed
      ? committeeFindings(office, terms.committee, {
          international: federations.size > 1,
          players: t.players.map(({ details }) => details.name),
        })
      : [],
    appeals: t.appeals.map((one) => viewAppeal(t, one)).toReversed(),
  };
}
