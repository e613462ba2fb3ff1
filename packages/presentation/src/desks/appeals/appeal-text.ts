import {
  type AppealFinding,
  type AppealRules,
  appealRules,
  type CommitteeFinding,
} from '@rokade/rules';
import { dateText, namesIn, officeName } from '@rokade/tables';
import { citation } from '@rokade/texts';
import type { AppealedGame, AppealView, StepView, Tournament } from '@rokade/tournament';
import type { Locale } from '../../words/locale.ts';

type Reading = Pick<Locale<'console'>, 't' | 'language'>;

const cited = (rules: AppealRules, article: string): string =>
  citation(`${rules.regulation} ${article}`);

/** The name of the office of somebody who decides about protests. */
const bodyName = ({ t }: Pick<Reading, 't'>, rules: AppealRules, office: string): string =>
  officeName(t, { regulation: rules.offices, office });

/** The offices that decide, in their order, beginning with the one whose ruling is contested. */
export const wayText = (reading: Pick<Reading, 't'>, rules: AppealRules): string =>
  [rules.against, ...rules.stages.map(({ office }) => office)]
    .map((office) => bodyName(reading, rules, office))
    .join(' → ');

/** A sentence that the ruling stands meanwhile, with the article if the regulation has one. */
export const noEffectText = ({ t }: Pick<Reading, 't'>, rules: AppealRules): string =>
  rules.noSuspension === null
    ? t('appeals.no-effect')
    : `${t('appeals.no-effect').replace(/\.$/, '')} (${cited(rules, rules.noSuspension)}).`;

/** What a committee lacks, one sentence each. */
export const committeeText = (
  { t }: Pick<Reading, 't'>,
  rules: AppealRules,
  { code, article, facts }: CommitteeFinding,
): string => `${t(`appeals.committee-${code}`, facts)} (${cited(rules, article)})`;

function findingText(
  { t, language }: Reading,
  rules: AppealRules,
  { code, article, facts }: AppealFinding,
): string {
  const { until } = facts;
  const days = until === undefined ? {} : { until: dateText(language, String(until), 'plain') };
  return `${t(`appeals.finding-${code}`, { ...facts, ...days })} (${cited(rules, article)})`;
}

/** A game as a protest names it. */
export function gameText(
  t: Tournament,
  { t: say }: Pick<Reading, 't'>,
  game: AppealedGame,
): string {
  const { nameOf } = namesIn(t);
  const found = t.rounds[game.round - 1]?.games[game.board - 1];
  const [white, black] = [nameOf(found?.white ?? '–'), nameOf(found?.black ?? '–')];
  return say('appeals.game-n', { ...game, white, black });
}

function stepText(reading: Reading, rules: AppealRules, step: StepView) {
  const { t, language } = reading;
  const day = (text: string): string => dateText(language, text, 'plain');
  const { decision, until } = step;
  return {
    office: bodyName(reading, rules, step.office),
    article: cited(rules, step.article),
    lodgedOn: day(step.lodgedOn),
    until: until === null ? '' : t('appeals.last-day', { day: day(until) }),
    findings: step.findings.map((one) => findingText(reading, rules, one)),
    decision: decision && {
      day: day(decision.day),
      outcome: t(`appeals.outcome-${decision.outcome}`),
      deposit: decision.deposit === 'none' ? '' : t(`appeals.fate-${decision.deposit}`),
      panel: decision.panel,
      reasons: decision.reasons,
    },
  };
}

/** The texts of a protest; null: its rule set is unknown. */
export function appealText(tournament: Tournament, reading: Reading, view: AppealView) {
  const rules = appealRules(view.rules);
  if (rules === undefined) return null;
  const { nameOf } = namesIn(tournament);
  const { t, language } = reading;
  const steps = view.steps.map((step) => stepText(reading, rules, step));
  const next = rules.stages[view.steps.length];
  return {
    number: view.number,
    player: nameOf(view.appellant),
    game: view.game === null ? '' : gameText(tournament, reading, view.game),
    round: view.game?.round ?? null,
    by: view.by,
    ruling: view.ruling,
    words: view.words,
    ruledOn: view.ruledOn === '' ? '' : dateText(language, view.ruledOn, 'plain'),
    written: view.written,
    paid: view.paid,
    steps,
    state: steps.at(-1)?.decision?.outcome ?? t('appeals.open'),
    isOpen: view.isOpen,
    next: view.mayGoOn && next !== undefined ? bodyName(reading, rules, next.office) : '',
    noEffect: noEffectText(reading, rules),
  };
}

/** The texts of a protest whose rules are known. */
export type AppealText = NonNullable<ReturnType<typeof appealText>>;
