import { type Day, plusMonths, plusYears } from '../../kernel/calendar.ts';
import { unreachable } from '../../kernel/invariant.ts';
import type { Reason } from '../../kernel/reason.ts';
import type { SanctionReasonCode } from './reason-codes.ts';
import type { SanctionKind, SanctionRules } from './sanction-rules.ts';

/** What somebody was given, by a number of its own. */
export type SanctionAct =
  | {
      readonly kind: 'warning';
      readonly no: number;
      readonly given: Day;
      /** The last playing day of the event it was given in. */
      readonly eventEnds: Day;
    }
  | {
      readonly kind: 'suspension';
      readonly no: number;
      readonly from: Day;
      readonly months: number;
      /** The day it was given on; left out: its first. */
      readonly given?: Day;
    };

/** A suspension as it came out beside others that are deleted since: it stays as it was. */
interface StandingAct {
  readonly kind: 'standing';
  readonly no: number;
  readonly from: Day;
  readonly months: number;
}

/** An act in a register; lifted from a day on, it holds no longer on that day. */
export type RegisteredAct = (SanctionAct | StandingAct) & { readonly lifted?: Day | null };

/** The day of an act: of a suspension its first. */
export const dayOfAct = (act: RegisteredAct): Day =>
  act.kind === 'warning' ? act.given : act.from;

/** An act as it stands in the register, from its day until the first day on which it no longer holds. */
export interface Sanction {
  readonly kind: SanctionKind;
  readonly no: number;
  readonly from: Day;
  readonly until: Day;
  /** Of a suspension, as it came out; 0 of a warning. */
  readonly months: number;
  readonly because: readonly Reason<SanctionReasonCode>[];
}

const holdsOn = ({ from, until }: Sanction, day: Day): boolean => from <= day && day < until;

/** What was lifted before it began never ran, and weighs on nothing. */
const ran = ({ from, until }: Sanction): boolean => from < until;

/** Until when an entry is kept: a warning as long as it holds, a suspension longer. */
export const sanctionKeptUntil = ({ keptYears }: SanctionRules, { kind, until }: Sanction): Day =>
  kind === 'warning' ? until : plusYears(until, keptYears);

interface Suspending {
  readonly no: number;
  readonly from: Day;
  readonly months: number;
  readonly code: SanctionReasonCode;
  readonly facts: Reason['facts'];
}

function suspend(
  { article }: SanctionRules,
  { no, from, months, code, facts }: Suspending,
): Sanction {
  const until = plusMonths(from, months);
  const because = [{ code, article, facts: { ...facts, months, until } }];
  return { kind: 'suspension', no, from, until, months, because };
}

/** What of the register weighs on a new act of a day. */
function before(rules: SanctionRules, register: readonly Sanction[], day: Day) {
  const suspensions = register.filter(({ kind }) => kind === 'suspension');
  return {
    warning: register.find((each) => each.kind === 'warning' && holdsOn(each, day)),
    ended: suspensions.find(
      (each) => ran(each) && each.until <= day && day < sanctionKeptUntil(rules, each),
    ),
    running: suspensions.find((each) => holdsOn(each, day)),
  };
}

type Act<Kind> = Extract<SanctionAct, { kind: Kind }>;

function warned(
  rules: SanctionRules,
  register: readonly Sanction[],
  { no, given, eventEnds }: Act<'warning'>,
): Sanction {
  const { warning, ended } = before(rules, register, given);
  const months = rules.monthsForWarning;
  const turned = (code: SanctionReasonCode, earlier: Sanction): Sanction =>
    suspend(rules, { no, from: given, months, code, facts: { given, earlier: earlier.no } });
  if (warning !== undefined) return turned('sanction.second-warning', warning);
  if (ended !== undefined) return turned('sanction.warning-after-suspension', ended);
  const until = plusYears(eventEnds, rules.warningYears);
  const facts = { given, eventEnds, until };
  const because = [{ code: 'sanction.warning', article: rules.article, facts } as const];
  return { kind: 'warning', no, from: given, until, months: 0, because };
}

function suspended(
  rules: SanctionRules,
  register: readonly Sanction[],
  { no, from, months, given = from }: Act<'suspension'>,
): Sanction {
  const { ended } = before(rules, register, given);
  const { running } = before(rules, register, from);
  if (ended !== undefined) {
    const facts = { from, earlier: ended.no, given: months };
    const code = 'sanction.repeated-suspension';
    return suspend(rules, { no, from, months: months * rules.repeated, code, facts });
  }
  if (running === undefined) {
    return suspend(rules, { no, from, months, code: 'sanction.suspension', facts: { from } });
  }
  const facts = { from, earlier: running.no };
  return suspend(rules, { no, from, months, code: 'sanction.beside-another', facts });
}

/** Lifted, an act holds until that day and no longer; never longer than before. */
function cutShort({ article }: SanctionRules, sanction: Sanction, lifted: Day | null): Sanction {
  if (lifted === null || lifted >= sanction.until) return sanction;
  const until = lifted < sanction.from ? sanction.from : lifted;
  const lifting = { code: 'sanction.lifted', article, facts: { until } } as const;
  return { ...sanction, until, because: [...sanction.because, lifting] };
}

function registered(
  rules: SanctionRules,
  register: readonly Sanction[],
  act: RegisteredAct,
): Sanction {
  switch (act.kind) {
    case 'warning':
      return warned(rules, register, act);
    case 'suspension':
      return suspended(rules, register, act);
    case 'standing':
      return suspend(rules, { ...act, code: 'sanction.stands', facts: { from: act.from } });
    default:
      return unreachable(act);
  }
}

/**
 * The register that acts in order of time make. A warning while another holds, or within a year after
 * the end of a suspension, becomes a suspension of three months from the day it was given; a
 * suspension given within that year takes twice its months, whenever it begins. What is given while a suspension runs is not
 * within a year *after* its end: it is neither turned nor doubled by it, and runs out by itself. No
 * act changes an earlier one. A month that lacks the day ends on its last. What is lifted has ended
 * with that.
 *
 * @article DSU 2002 §19
 */
export function sanctionRegister(
  rules: SanctionRules,
  acts: readonly RegisteredAct[],
): readonly Sanction[] {
  const register: Sanction[] = [];
  for (const act of acts) {
    register.push(cutShort(rules, registered(rules, register, act), act.lifted ?? null));
  }
  return register;
}

/** What holds of a register on a day, and what of it is still kept; both by number. */
export interface SanctionsOn {
  readonly suspended: boolean;
  readonly warnings: readonly number[];
  readonly registered: readonly number[];
}

/**
 * A register as it is on a day: warnings are deleted when they no longer hold, suspensions a year
 * after their end.
 *
 * @article DSU 2002 §19
 */
export function sanctionsOn(
  rules: SanctionRules,
  register: readonly Sanction[],
  day: Day,
): SanctionsOn {
  const holding = register.filter((each) => holdsOn(each, day));
  return {
    suspended: holding.some(({ kind }) => kind === 'suspension'),
    warnings: holding.filter(({ kind }) => kind === 'warning').map(({ no }) => no),
    registered: register
      .filter((each) => each.from <= day && day < sanctionKeptUntil(rules, each))
      .map(({ no }) => no),
  };
}
