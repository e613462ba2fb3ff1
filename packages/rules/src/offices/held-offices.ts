import { type Day, plusDays, plusYears } from '../kernel/calendar.ts';
import type { OfficeRecord } from './office-record.ts';

/** In what place an office is held. */
export const officeSeats = ['chair', 'member', 'substitute'] as const;

export type OfficeSeat = (typeof officeSeats)[number];

/** That somebody holds an office for a time. First and last day count; '' = not said. */
export interface HeldOffice {
  readonly holder: string;
  readonly seat: OfficeSeat;
  /** Of a substitute: when they are called, 1 is the first; else 0. */
  readonly order: number;
  readonly from: Day | '';
  /** The last day of the term, where it is another than the regulation gives. */
  readonly until: Day | '';
  /** The last day, where they left before the term was over. */
  readonly ended: Day | '';
}

/** A holder with what is known of them. */
export interface KnownHolder {
  /** `2001-12-31`, `2001` or ''. */
  readonly born: string;
  readonly federation: string;
  /** In the federation's list; null = not known. */
  readonly rating: number | null;
}

/**
 * The last day of a term that begins on a day. It ends on the eve of the same date so many years later;
 * a term begun on 29 February on 27 February, so that the next begins on the month's last.
 *
 * @article DSU 2002 §2, §3: for three years at a time, substitutes for one
 */
export const endOfTerm = (from: Day, years: number): Day => plusDays(plusYears(from, years), -1);

/** The last day by the regulation; '' where it gives none. */
export function regularEnd(office: OfficeRecord, { from, seat }: HeldOffice): Day | '' {
  const seats = seat === 'substitute' ? office.substitutes : office.members;
  return from === '' || seats?.years == null ? '' : endOfTerm(from, seats.years);
}

/** The last day on which somebody holds an office: as they left, as was said, as the regulation gives it. */
export const lastDay = (office: OfficeRecord, held: HeldOffice): Day | '' =>
  held.ended || held.until || regularEnd(office, held);

/** Whether somebody holds an office on a day. */
const isHeldOn = (office: OfficeRecord, held: HeldOffice, day: Day): boolean =>
  held.from <= day && day <= (lastDay(office, held) || day);

/** Who holds an office on a day. */
export interface OfficeOn<Held extends HeldOffice> {
  /** The chair first. */
  readonly members: readonly Held[];
  /** In the order in which they are called. */
  readonly substitutes: readonly Held[];
}

/** Who holds an office on a day: the chair, members, and substitutes in their order. */
export function officeOn<Held extends HeldOffice>(
  office: OfficeRecord,
  held: readonly Held[],
  day: Day,
): OfficeOn<Held> {
  const present = held.filter((one) => isHeldOn(office, one, day));
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
 * Who acts: the members who can, and for each who cannot, or is missing, the next substitute.
 *
 * @article DSU 2002 §2: substitutes are called, in their order, when members cannot come or do not
 *   think they can decide in a case
 * @article FIDE 2012 10.2: nobody decides who is part of the case
 */
export function acting<Held extends HeldOffice>(
  office: OfficeRecord,
  { members, substitutes }: OfficeOn<Held>,
  absent: readonly string[] = [],
): readonly Held[] {
  const able = (one: Held): boolean => !absent.includes(one.holder);
  const present = members.filter(able);
  const wanted = Math.max(members.length, office.members?.least ?? 0);
  return [...present, ...substitutes.filter(able).slice(0, wanted - present.length)];
}
