import { appealOffice, appealRules, type OfficeRecord, officerKey, wantsOdd } from '@rokade/rules';
import type { CommandOf, Request } from '../commands/command.ts';
import type { Consequence } from '../commands/consequence.ts';
import type { Refusal } from '../commands/refusal.ts';
import type { Tournament } from '../state/state.ts';
import { type Appeal, nextAppealStage } from '../values/appeals.ts';
import { isCalendarDay } from '../values/calendar-date.ts';
import { appealRulesOf } from '../views/view-appeals.ts';
import { confirmationFor, when } from './confirmation.ts';
import { carryOut, carryOutUnless, type Deciders, type Decision, refuse } from './decision.ts';

type Invalid = Extract<Refusal, { code: 'appeal.field-invalid' }>;
const invalid = (field: string, problem: Invalid['problem']): Decision =>
  refuse({ code: 'appeal.field-invalid', field, problem });

/** Why a required day is invalid: missing, no day, or before `notBefore`; null: it is valid. */
function dayProblem(day: string, notBefore = ''): Invalid['problem'] | null {
  if (day === '') return 'missing';
  if (!isCalendarDay(day)) return 'not-a-date';
  return notBefore !== '' && day < notBefore ? 'too-early' : null;
}

function setTerms(t: Tournament, { terms }: CommandOf<'set-appeals'>): Decision {
  if (appealRules(terms.rules) === undefined) return invalid('rules', 'unknown');
  const names = terms.committee.map(({ name }) => name.trim());
  if (names.includes('')) return invalid('committee', 'missing');
  if (JSON.stringify(t.appealTerms) === JSON.stringify(terms)) return carryOut();
  const isDissolved = names.length === 0 && t.settings.committee.length > 0;
  const dissolved = isDissolved
    ? [{ kind: 'settings-changed', changes: { committee: [] } } as const]
    : [];
  return carryOut({ kind: 'appeals-set', terms }, ...dissolved);
}

/** Refuses a protest of an unknown player, or about a game that is not the player's. */
function lodgingProblem(
  t: Tournament,
  { appellant, game }: CommandOf<'lodge-appeal'>,
): Refusal | null {
  if (!t.players.some(({ id }) => id === appellant)) {
    return { code: 'player.unknown', player: appellant };
  }
  if (game === null) return null;
  const round = t.rounds[game.round - 1];
  const found = round?.status === 'published' ? round.games[game.board - 1] : undefined;
  return found === undefined ? { code: 'appeal.no-game', ...game } : null;
}

function lodge(t: Tournament, command: CommandOf<'lodge-appeal'>): Decision {
  const { kind: _, ruling, by, words, ...lodged } = command;
  const rules = appealRulesOf(t);
  if (rules === undefined) return invalid('rules', 'unknown');
  const problem = lodgingProblem(t, command);
  if (problem !== null) return refuse(problem);
  if (words.trim() === '') return invalid('words', 'missing');
  const ruledOn = command.ruledOn === '' ? null : dayProblem(command.ruledOn);
  if (ruledOn !== null) return invalid('ruledOn', ruledOn);
  const lodgedOn = dayProblem(command.lodgedOn, command.ruledOn);
  if (lodgedOn !== null) return invalid('lodgedOn', lodgedOn);
  const texts = { ruling: ruling.trim(), by: by.trim(), words: words.trim() };
  const appeal = t.appeals.length + 1;
  return carryOut({ kind: 'appeal-lodged', appeal, rules: rules.code, ...lodged, said: texts });
}

/** The members of a panel who are part of the case: players of the game, and whoever made the ruling. */
function involved(t: Tournament, { game }: Appeal, panel: readonly string[]): readonly string[] {
  const round = game === null ? undefined : t.rounds[game.round - 1];
  const played = game === null ? undefined : round?.games[game.board - 1];
  const players = t.players
    .filter(({ id }) => id === played?.white || id === played?.black)
    .map(({ details }) => details.name);
  const { chiefArbiter, arbiters } = t.settings;
  const part = new Set([...players, chiefArbiter, ...arbiters].map(officerKey).filter(Boolean));
  return panel.filter((name) => part.has(officerKey(name)));
}

/**
 * Where a decision does not meet the regulation; those who decide may confirm it, with a reason.
 *
 * @article FIDE 2012 10.2: an odd number, and nobody who is part of the case
 * @article FIDE 2012 10.4: the deposit is returned where the protest succeeds
 * @article DSU 2002 §7
 */
function consequencesOf(
  t: Tournament,
  appeal: Appeal,
  { panel, outcome, deposit }: CommandOf<'decide-appeal'>,
): readonly Consequence[] {
  const rules = appealRules(appeal.rules);
  const office = rules && appealOffice(rules, appeal.steps.length - 1);
  if (rules === undefined || office === undefined) return [];
  const cited = (article: string) => ({
    appeal: appeal.number,
    article: `${rules.regulation} ${article}`,
  });
  const names = involved(t, appeal, panel);
  const isEven = panel.length > 0 && panel.length % 2 === 0 && wantsOdd(office);
  const isKept = outcome === 'upheld' && (deposit === 'kept' || deposit === 'part');
  return [
    ...when(isEven, {
      ...cited(office.article),
      code: 'consequence.appeal-panel-even',
      count: panel.length,
    }),
    ...when(names.length > 0, {
      ...cited(articleOfPart(office)),
      code: 'consequence.appeal-involved',
      names: names.join('; '),
    }),
    ...when(isKept && rules.deposit !== null, {
      ...cited(rules.deposit ?? ''),
      code: 'consequence.appeal-deposit-kept',
    }),
  ];
}

/** The article by which nobody judges a case of their own. */
const articleOfPart = ({ conflicts, article }: OfficeRecord): string =>
  conflicts[0]?.article ?? article;

function decideOne(
  t: Tournament,
  appeal: Appeal,
  command: CommandOf<'decide-appeal'>,
  request: Request,
): Decision {
  const step = appeal.steps.at(-1);
  if (step === undefined || step.decision !== null) {
    return refuse({ code: 'appeal.decided', appeal: appeal.number });
  }
  const { day, outcome, deposit } = command;
  const panel = command.panel.map((name) => name.trim()).filter(Boolean);
  const problem = dayProblem(day, step.lodgedOn);
  if (problem !== null) return invalid('decidedOn', problem);
  const reasons = command.reasons.trim();
  if (reasons === '' && outcome !== 'withdrawn') return invalid('reasons', 'missing');
  const rules = appealRules(appeal.rules);
  const isHere = rules?.stages[appeal.steps.length - 1]?.formedHere === true;
  if (isHere && panel.length === 0 && outcome !== 'withdrawn') return invalid('panel', 'missing');
  const consequences = consequencesOf(t, appeal, { ...command, panel });
  const { number, appellant } = appeal;
  return carryOutUnless(confirmationFor(request, consequences, true), {
    kind: 'appeal-decided',
    appeal: number,
    appellant,
    day,
    outcome,
    deposit,
    said: { panel, reasons },
  });
}

function carryOn(_: Tournament, appeal: Appeal, { day }: CommandOf<'carry-on-appeal'>): Decision {
  const { number, appellant, steps } = appeal;
  const decision = steps.at(-1)?.decision ?? null;
  if (decision === null) return refuse({ code: 'appeal.undecided', appeal: number });
  const rules = appealRules(appeal.rules);
  const last = rules?.stages[steps.length - 1];
  if (nextAppealStage(appeal) === undefined) {
    const article = `${rules?.regulation ?? ''} ${last?.article ?? ''}`.trim();
    return refuse({ code: 'appeal.final', appeal: number, article });
  }
  const problem = dayProblem(day, decision.day);
  return problem === null
    ? carryOut({ kind: 'appeal-carried-on', appeal: number, appellant, day })
    : invalid('lodgedOn', problem);
}

/** Decides a command about an existing protest. */
const ofAppeal =
  <Command extends { readonly appeal: number }>(
    decide: (t: Tournament, appeal: Appeal, command: Command, request: Request) => Decision,
  ) =>
  (t: Tournament, command: Command, request: Request): Decision => {
    const appeal = t.appeals.find(({ number }) => number === command.appeal);
    return appeal === undefined
      ? refuse({ code: 'appeal.unknown', appeal: command.appeal })
      : decide(t, appeal, command, request);
  };

export const appealDeciders = {
  'set-appeals': setTerms,
  'lodge-appeal': lodge,
  'decide-appeal': ofAppeal(decideOne),
  'carry-on-appeal': ofAppeal(carryOn),
} satisfies Partial<Deciders>;
