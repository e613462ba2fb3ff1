import { type Day, plusDays, plusYears } from '../kernel/calendar.ts';
import type { OfficeRecord } from './office-record.ts';

/** The kinds of seats in an office. */
export const officeSeats = ['chair', 'member', 'substitute'] as const;

export type OfficeSeat = (typeof officeSeats)[number];

/** A person's office for a time. First and last day are included; '' = not given. */
export interface TermOfOffice {
  readonly holder: string;
  readonly seat: OfficeSeat;
  /** For a substitute: the order of being called, from 1; else 0. */
  readonly order: number;
  readonly from: Day | '';
  /** The last day of the term, if it differs from the regulation's. */
  readonly until: Day | '';
  /** The last day, if they left before the term was over. */
  readonly ended: Day | '';
}

/** The known facts of a holder. */
export interface HolderFacts {
  /** `2001-12-31`, `2001` or ''. */
  readonly born: string;
  readonly federation: string;
  /** The rating in the federation's list; null = not known. */
  readonly rating: number | null;
}

/**
 * The last day of a term that begins on a day: the eve of the same date years later; a term begun on 29
 * February ends on 27 February, so that the next begins on the month's last day.
 *
 * @article DSU 2002 §2, §3: for three years at a time, substitutes for one
 */
export const endOfTerm = (from: Day, years: number): Day => plusDays(plusYears(from, years), -1);

/** The last day by the regulation; '' if it has none. */
export function regularEnd(office: OfficeRecord, { from, seat }: TermOfOffice): Day | '' {
  const seats = seat === 'substitute' ? office.substitutes : office.members;
  return from === '' || seats?.years == null ? '' : endOfTerm(from, seats.years);
}

/** The last day of a person's office: the day they left, else the entered end, else the regulation's. */
export const lastDay = (office: OfficeRecord, term: TermOfOffice): Day | '' =>
  term.ended || term.until || regularEnd(office, term);

/** Whether a person holds an office on a day. */
const isInOffice = (office: OfficeRecord, term: TermOfOffice, day: Day): boolean =>
  term.from <= day && day <= (lastDay(office, term) || day);

/** The holders of an office on a day. */
export interface OfficeOn<Term extends TermOfOffice> {
  /** The chair first. */
  readonly members: readonly Term[];
  /** In the order of being called. */
  readonly substitutes: readonly Term[];
}

/** The holders of an office on a day: the chair, members, and substitutes in their order. */
export function officeOn<Term extends TermOfOffice>(
  office: OfficeRecord,
  terms: readonly Term[],
  day: Day,
): OfficeOn<Term> {
  const present = terms.filter((one) => isInOffice(office, one, day));
  return {
    members: present
      .filter(({ seat }) => seat !== 'substitute')
      .toSorted((a, b) => Number(b.seat === 'chair') - Number(a.seat === 'chair')),
    substitutes: present
      .filter(({ seat }) => seat === 'substitute')
      .toSorted((a, b) => a.order - b.order),
  };
}

/**
 * The acting members: those who can take part, and for each missing or excluded one the next
 * substitute.
 *
 * @article DSU 2002 §2: substitutes are called, in their order, when members cannot come or do not
 *   think they can decide in a case
 * @article FIDE 2012 10.2: nobody decides who is part of the case
 */
export function acting<Term extends TermOfOffice>(
  office: OfficeRecord,
  { members, substitutes }: OfficeOn<Term>,
  absent: readonly string[] = [],
): readonly Term[] {
  const able = (one: Term): boolean => !absent.includes(one.holder);
  const present = members.filter(able);
  const seats = Math.max(members.length, office.members?.least ?? 0);
  return [...present, ...substitutes.filter(able).slice(0, seats - present.length)];
}
