import { type Day, plusYears } from '../kernel/calendar.ts';
import type { OfficeRecord } from './office-record.ts';
import {
  acting,
  type HolderFacts,
  lastDay,
  type OfficeOn,
  officeOn,
  regularEnd,
  type TermOfOffice,
} from './offices-on-day.ts';

/** The possible findings about the holders of an office. Facts: count, of, order, day, age, least. */
export type OfficeFindingCode =
  | 'vacant'
  | 'too-many'
  | 'no-chair'
  | 'two-chairs'
  | 'substitute-missing'
  | 'same-order'
  | 'called'
  | 'twice'
  | 'longer-than-term'
  | 'leave-together'
  | 'next-to-leave'
  | 'even'
  | 'same-federation'
  | 'too-young'
  | 'not-a-master';

/** Where an office does not meet the regulation, or a fact of interest. */
export interface OfficeFinding {
  readonly code: OfficeFindingCode;
  readonly article: string;
  readonly holders: readonly string[];
  readonly facts: Readonly<Record<string, string | number>>;
}

type Finding = Omit<OfficeFinding, 'article'>;

const finding = (
  code: OfficeFindingCode,
  terms: readonly TermOfOffice[] = [],
  facts: OfficeFinding['facts'] = {},
): Finding => ({ code, holders: terms.map(({ holder }) => holder), facts });

const when = (is: boolean, ...findings: readonly Finding[]): readonly Finding[] =>
  is ? findings : [];

/** Each holder once, even with two terms. */
const once = <Term extends TermOfOffice>(all: readonly Term[]): readonly Term[] =>
  all.filter((one, index) => all.findIndex(({ holder }) => holder === one.holder) === index);

/** The number of holders compared with the required one. */
function numbers<Term extends TermOfOffice>(
  office: OfficeRecord,
  on: OfficeOn<Term>,
): readonly Finding[] {
  const { members, substitutes } = on;
  const { least = 0, most = null } = office.members ?? {};
  const chairs = members.filter(({ seat }) => seat === 'chair');
  const missing = least - members.length;
  return [
    ...when(missing > 0, finding('vacant', [], { count: missing, of: least })),
    ...when(
      most !== null && members.length > most,
      finding('too-many', members, { count: members.length, of: most ?? 0 }),
    ),
    ...when(office.hasChair && members.length > 0 && chairs.length === 0, finding('no-chair')),
    ...when(chairs.length > 1, finding('two-chairs', chairs)),
    ...when(office.mustBeOdd && members.length % 2 === 0 && missing <= 0, finding('even', members)),
    ...when(
      missing > 0 && substitutes.length > 0,
      finding('called', acting(office, on).slice(members.length)),
    ),
  ];
}

/** Checks the order of substitutes: each position once, without gaps, and not more than required. */
function order<Term extends TermOfOffice>(
  office: OfficeRecord,
  { substitutes }: OfficeOn<Term>,
): readonly Finding[] {
  const { least = 0, most = 0 } = office.substitutes ?? {};
  const at = (place: number) => substitutes.filter((one) => one.order === place);
  const places = Array.from({ length: least }, (_, index) => index + 1);
  const all = [...new Set(substitutes.map((one) => one.order))];
  return [
    ...places.flatMap((place) =>
      when(at(place).length === 0, finding('substitute-missing', [], { order: place })),
    ),
    ...all.flatMap((place) =>
      when(at(place).length > 1, finding('same-order', at(place), { order: place })),
    ),
    ...when(
      most !== null && substitutes.length > most,
      finding('too-many', substitutes, { count: substitutes.length, of: most ?? 0 }),
    ),
  ];
}

const pairsOf = <T>(all: readonly T[]): readonly (readonly [T, T])[] =>
  all.flatMap((one, index) => all.slice(index + 1).map((other) => [one, other] as const));

/** Terms that overlap or are too long, on any day. */
function terms(office: OfficeRecord, all: readonly TermOfOffice[]): readonly Finding[] {
  const end = (one: TermOfOffice): Day => lastDay(office, one) || '9999-12-31';
  const meet = (a: TermOfOffice, b: TermOfOffice) => a.from <= end(b) && b.from <= end(a);
  const twice = pairsOf(all).filter(([a, b]) => a.holder === b.holder && meet(a, b));
  const long = all.filter((one) => {
    const regular = regularEnd(office, one);
    return regular !== '' && end(one) > regular;
  });
  return [
    ...twice.map(([a, b]) => finding('twice', [a], { day: a.from < b.from ? b.from : a.from })),
    ...long.map((one) => finding('longer-than-term', [one], { day: regularEnd(office, one) })),
  ];
}

/** The next member to leave, and years in which more than one leaves although only one should. */
function leaving(office: OfficeRecord, members: readonly TermOfOffice[]): readonly Finding[] {
  const ending = members
    .map((term) => ({ term, end: lastDay(office, term) }))
    .filter(({ end }) => end !== '')
    .toSorted((a, b) => (a.end < b.end ? -1 : Number(a.end > b.end)));
  const [first] = ending;
  if (first === undefined) return [];
  const years = [...new Set(ending.map(({ end }) => end.slice(0, 4)))];
  const next = ending.filter(({ end }) => end === first.end).map(({ term }) => term);
  return [
    finding('next-to-leave', next, { day: first.end }),
    ...years.flatMap((year) => {
      const together = ending.filter(({ end }) => end.startsWith(year)).map(({ term }) => term);
      return when(
        office.oneLeavesEachYear && together.length > 1,
        finding('leave-together', together, { year }),
      );
    }),
  ];
}

const isYounger = (born: string, age: number, day: Day): boolean => {
  if (born === '') return false;
  const [year = ''] = born.split('-');
  return born.length > 4
    ? plusYears(born, age) > day
    : Number(day.slice(0, 4)) - Number(year) < age;
};

/**
 * The rating from which the handbook calls a player a master.
 *
 * @article DSU 2002 §23
 */
const masterFrom = 1900;

/** The conditions for a holder. */
function conditions<Term extends TermOfOffice & HolderFacts>(
  office: OfficeRecord,
  { members, substitutes }: OfficeOn<Term>,
  day: Day,
): readonly Finding[] {
  const all = [...members, ...substitutes];
  const { leastAge } = office;
  const young = leastAge === null ? [] : all.filter(({ born }) => isYounger(born, leastAge, day));
  const alike = pairsOf(all).filter(
    ([a, b]) => a.federation !== '' && a.federation === b.federation && a.holder !== b.holder,
  );
  const same = all.filter((one) => alike.some((pair) => pair.includes(one)));
  const low = all.filter(({ rating }) => rating !== null && rating < masterFrom);
  const wantsMasters = office.eligible === 'master';
  return [
    ...when(wantsMasters && low.length > 0, finding('not-a-master', low, { least: masterFrom })),
    ...when(young.length > 0, finding('too-young', young, { age: leastAge ?? 0 })),
    ...when(office.differentFederations && same.length > 0, finding('same-federation', same)),
  ];
}

/**
 * The findings about an office on a day: vacant seats and the substitute to be called, too many
 * holders, terms that overlap or are too long, the next to leave.
 *
 * @article DSU 2002 §2, §3: numbers, order of substitutes, one leaves each year; masters (§23) alone can
 *   be chosen for the strength committee, where their rating is known
 * @article FIDE 2012 10.2: chair, two members, two reserves; odd, of different federations, from 21
 */
export function officeFindings<Term extends TermOfOffice & HolderFacts>(
  office: OfficeRecord,
  all: readonly Term[],
  day: Day,
): readonly OfficeFinding[] {
  const { members, substitutes } = officeOn(office, all, day);
  const on = { members: once(members), substitutes: once(substitutes) };
  const current = all.filter((one) => (lastDay(office, one) || day) >= day);
  return [
    ...numbers(office, on),
    ...order(office, on),
    ...terms(office, current),
    ...leaving(office, on.members),
    ...conditions(office, on, day),
  ].map((one) => ({ ...one, article: office.article }));
}
