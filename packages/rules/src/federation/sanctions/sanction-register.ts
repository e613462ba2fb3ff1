import { type Day, plusDays, plusMonths, plusYears } from '../../kernel/calendar.ts';
import { unreachable } from '../../kernel/invariant.ts';
import type { Reason } from '../../kernel/reason.ts';
import type { SanctionReasonCode } from './reason-codes.ts';
import type { SanctionKind, SanctionRules } from './sanction-rules.ts';

/** The duration of a suspension: whole months, or days for one in weeks or to a day. */
export interface SuspensionTerm {
  readonly months: number;
  readonly days: number;
}

/**
 * The first day after a suspension. A month without that day ends on its last.
 *
 * @article DSU 2002 §7: excluded for a given time, of which no unit is said
 */
export const endOfSuspension = (from: Day, { months, days }: SuspensionTerm): Day =>
  plusDays(plusMonths(from, months), days);

/** A sanction, with a number of its own. */
export type SanctionAct =
  | {
      readonly kind: 'warning';
      readonly no: number;
      readonly given: Day;
      /** The last playing day of the event in which it was given. */
      readonly eventEnds: Day;
    }
  | {
      readonly kind: 'suspension';
      readonly no: number;
      readonly from: Day;
      readonly months: number;
      /** Default: 0. */
      readonly days?: number;
      /** The day it was given; default: its first day. */
      readonly given?: Day;
    };

/** A suspension with the stored outcome that depended on deleted ones. */
interface StoredAct extends SuspensionTerm {
  readonly kind: 'standing';
  readonly no: number;
  readonly from: Day;
}

/** A sanction in a register; one that is lifted is no longer in force from that day on. */
export type RegisteredAct = (SanctionAct | StoredAct) & { readonly lifted?: Day | null };

/**
 * A sanction with its outcome, from its first day to the first day on which it is no longer in force; a
 * suspension has its resulting duration, a warning none.
 */
export interface Sanction extends SuspensionTerm {
  readonly kind: SanctionKind;
  readonly no: number;
  readonly from: Day;
  readonly until: Day;
  readonly because: readonly Reason<SanctionReasonCode>[];
}

const holdsOn = ({ from, until }: Sanction, day: Day): boolean => from <= day && day < until;

/** Whether a sanction was ever in force; one lifted before it began was not, and affects no other. */
const ran = ({ from, until }: Sanction): boolean => from < until;

/** Until when a sanction is kept: a warning while it is in force, a suspension longer. */
export const sanctionKeptUntil = ({ keptYears }: SanctionRules, { kind, until }: Sanction): Day =>
  kind === 'warning' ? until : plusYears(until, keptYears);

interface Suspending extends SuspensionTerm {
  readonly no: number;
  readonly from: Day;
  readonly code: SanctionReasonCode;
  readonly facts: Reason['facts'];
}

function suspend(
  { article }: SanctionRules,
  { no, from, months, days, code, facts }: Suspending,
): Sanction {
  const until = endOfSuspension(from, { months, days });
  const time = days === 0 ? { months } : { days };
  const because = [{ code, article, facts: { ...facts, ...time, until } }];
  return { kind: 'suspension', no, from, until, months, days, because };
}

type CountedCode = 'suspension' | 'repeated-suspension' | 'beside-another' | 'stands';

/** The code of a reason by the unit of the duration. */
const counted = (code: CountedCode, { days }: SuspensionTerm): SanctionReasonCode =>
  days === 0 ? `sanction.${code}` : `sanction.${code}-days`;

/** The earlier sanctions that affect a new one on a day. */
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
    suspend(rules, {
      no,
      from: given,
      months,
      days: 0,
      code,
      facts: { given, earlier: earlier.no },
    });
  if (warning !== undefined) return turned('sanction.second-warning', warning);
  if (ended !== undefined) return turned('sanction.warning-after-suspension', ended);
  const until = plusYears(eventEnds, rules.warningYears);
  const facts = { given, eventEnds, until };
  const because = [{ code: 'sanction.warning', article: rules.article, facts } as const];
  return { kind: 'warning', no, from: given, until, months: 0, days: 0, because };
}

function suspended(
  rules: SanctionRules,
  register: readonly Sanction[],
  { no, from, months, days = 0, given = from }: Act<'suspension'>,
): Sanction {
  const term = { months, days };
  const { ended } = before(rules, register, given);
  const { running } = before(rules, register, from);
  if (ended !== undefined) {
    const facts = { from, earlier: ended.no, given: days === 0 ? months : days };
    const code = counted('repeated-suspension', term);
    const longer = { months: months * rules.repeated, days: days * rules.repeated };
    return suspend(rules, { no, from, ...longer, code, facts });
  }
  if (running === undefined) {
    return suspend(rules, {
      no,
      from,
      ...term,
      code: counted('suspension', term),
      facts: { from },
    });
  }
  const facts = { from, earlier: running.no };
  return suspend(rules, { no, from, ...term, code: counted('beside-another', term), facts });
}

/** A lifted sanction ends on that day, and never later than before. */
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
      return suspend(rules, { ...act, code: counted('stands', act), facts: { from: act.from } });
    default:
      return unreachable(act);
  }
}

/**
 * The outcomes of sanctions in order of time. A warning while another is in force, or within a year
 * after the end of a suspension, becomes a suspension of three months from the day it was given; a
 * suspension given within that year lasts twice as long, whenever it begins: twice its months, or twice
 * the days of one in weeks or to a day. A sanction given while a suspension is running is not within a
 * year *after* its end: it is neither converted nor doubled, and runs independently. No sanction
 * changes an earlier one. A month without the day ends on its last. A lifted suspension has ended with
 * that.
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

/** The sanctions in force on a day, and those still kept; both by number. */
export interface SanctionsOn {
  readonly suspended: boolean;
  readonly warnings: readonly number[];
  readonly registered: readonly number[];
}

/**
 * The sanctions on a day: warnings are deleted when they are no longer in force, suspensions a year
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
