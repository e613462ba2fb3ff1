import type { Day } from '../../kernel/calendar.ts';
import { groupsOfRatingClass } from '../class-groups.ts';
import type { GroupsRefusal } from '../rating-groups.ts';
import type { GroupsReason } from '../reason-codes.ts';
import { type ClassCode, type ClassEntrant, classCodes } from './class-entrant.ts';
import type { ClassRules } from './class-rules.ts';
import { orderedPlaces, type ReasonsByKey } from './ordered-places.ts';
import type { ClassReason } from './reason-codes.ts';

/** The entrants of an event, its first day, and the players put in a class by hand. */
export interface ClassQuestion {
  readonly entrants: readonly ClassEntrant[];
  readonly firstDay: Day;
  readonly byHand: ReadonlyMap<string, ClassCode>;
}

/** A player's class, with the reasons: first the deciding one, then further findings. */
export interface ClassPlace {
  readonly key: string;
  readonly class: ClassCode;
  readonly because: readonly ClassReason[];
}

/** A group of a class, strongest first. */
export interface ClassGroup {
  /** `M7-1`; '' = the class is one group. */
  readonly name: string;
  /** The name of its tournament: the group's name, or the regulation's word for the class. */
  readonly title: string;
  readonly keys: readonly string[];
  readonly allPlayAll: boolean;
  /** null: the organisers decide. */
  readonly rounds: number | null;
  /** Reasons name players by their place in the class, from 1. */
  readonly because: readonly GroupsReason[];
}

/** A class with its players. */
export interface ProposedClass {
  readonly code: ClassCode;
  /** Strongest first. */
  readonly places: readonly ClassPlace[];
  readonly groups: readonly ClassGroup[];
  /** How it is played, and where it does not meet the regulation. */
  readonly says: readonly ClassReason[];
  /** Why its players do not form groups, or null. */
  readonly refusal: GroupsRefusal | null;
}

/** Orders by strength, so that the order of entry does not matter. */
const strongestFirst = (a: ClassEntrant, b: ClassEntrant): number =>
  (b.rating ?? 0) - (a.rating ?? 0) || 2 * Number(a.key > b.key) - 1;

/** Adds reasons to those of players. */
function add(target: Map<string, readonly ClassReason[]>, more: ReasonsByKey): void {
  for (const [key, reasons] of more) target.set(key, [...(target.get(key) ?? []), ...reasons]);
}

/** The class by rating alone. */
function byRating({ byRating: { masterFrom, articles } }: ClassRules, { rating }: ClassEntrant) {
  const code = (rating ?? 0) >= masterFrom ? 'master' : 'basic';
  const reason: ClassReason =
    rating === null
      ? { code: 'classes.unrated', article: articles.basic, facts: {} }
      : { code: `classes.${code}`, article: articles[code], facts: { rating, least: masterFrom } };
  return { class: code, reason } as const;
}

interface Placing {
  readonly classes: Map<string, ClassCode>;
  readonly first: Map<string, readonly ClassReason[]>;
  /** Further findings about players, after the deciding reason. */
  readonly besides: Map<string, readonly ClassReason[]>;
}

/** Places the players put in a class by hand, and those who chose a class that they may choose. */
function placeChosen(rules: ClassRules, { entrants, firstDay, byHand }: ClassQuestion): Placing {
  const placing: Placing = { classes: new Map(), first: new Map(), besides: new Map() };
  for (const one of entrants) {
    const { key, chosen } = one;
    const hand = byHand.get(key);
    const choice = rules.choosable.find(({ code }) => code === chosen);
    const article = `${rules.article}, ${choice?.article ?? ''}`;
    if (hand !== undefined) {
      placing.classes.set(key, hand);
      placing.first.set(key, [{ code: 'classes.by-hand', article: rules.article, facts: {} }]);
    } else if (choice?.isOpenTo(one, firstDay) === true) {
      placing.classes.set(key, choice.code);
      placing.first.set(key, [{ code: 'classes.chosen', article, facts: {} }]);
    } else if (choice !== undefined) {
      placing.besides.set(key, [{ code: 'classes.choice-void', article, facts: {} }]);
    }
  }
  return placing;
}

function placeAll(rules: ClassRules, question: ClassQuestion): Placing {
  const placing = placeChosen(rules, question);
  const { classes, first, besides } = placing;
  const { entrants, firstDay } = question;
  const left = () => entrants.filter(({ key }) => !classes.has(key));
  for (const ordered of rules.ordered) {
    const byHand = [...classes.values()].filter((code) => code === ordered.code).length;
    const { placed, missed } = orderedPlaces(ordered, left(), { firstDay, byHand });
    for (const key of placed.keys()) classes.set(key, ordered.code);
    add(first, placed);
    add(besides, missed);
  }
  for (const one of left()) {
    const place = byRating(rules, one);
    classes.set(one.key, place.class);
    first.set(one.key, [place.reason]);
  }
  return placing;
}

/** Findings about the size of a class with an order of right. */
function sizeFindings(rules: ClassRules, code: ClassCode, count: number): readonly ClassReason[] {
  const ordered = rules.ordered.find((one) => one.code === code);
  if (ordered === undefined) return [];
  const { article, least, most, filler } = ordered;
  const found: ClassReason[] = [];
  if (count < least) found.push({ code: 'classes.too-few', article, facts: { count, least } });
  if (count > most) found.push({ code: 'classes.too-many', article, facts: { count, most } });
  if (filler !== null && count % 2 === 1) {
    found.push({ code: 'classes.odd', article: filler.article, facts: { count } });
  }
  return found;
}

/** The rounds of a group by the mark in its name: M7-1 has seven, in MA-1 everybody meets everybody. */
function playOf(name: string, count: number): Pick<ClassGroup, 'allPlayAll' | 'rounds'> {
  const mark = name.charAt(1);
  if (mark === 'A') return { allPlayAll: true, rounds: count - 1 };
  return { allPlayAll: false, rounds: Number(mark) };
}

type Grouped = Pick<ProposedClass, 'groups' | 'refusal'>;

function groupsOf(rules: ClassRules, code: ClassCode, members: readonly ClassEntrant[]): Grouped {
  if (code !== 'master' && code !== 'basic') {
    const { rounds, allPlayAll, term } = rules.play[code];
    const count = members.length;
    const group = { name: '', title: term, keys: members.map(({ key }) => key), because: [] };
    return {
      groups: [{ ...group, rounds: rounds(count), allPlayAll: allPlayAll(count) }],
      refusal: null,
    };
  }
  const players = members.map((one, index) => ({ ...one, no: index + 1, requestedForm: one.form }));
  const made = groupsOfRatingClass(code, players);
  if (!made.ok) return { groups: [], refusal: made.error };
  const groups = made.value.map((group) => ({
    name: group.name,
    title: group.name,
    because: group.because,
    keys: group.players.map(({ key }) => key),
    ...playOf(group.name, group.players.length),
  }));
  return { groups, refusal: null };
}

function classOf(
  rules: ClassRules,
  code: ClassCode,
  { members, placing }: { readonly members: readonly ClassEntrant[]; readonly placing: Placing },
): ProposedClass {
  const { first, besides } = placing;
  const { article, of } = rules.times;
  const play = code === 'master' || code === 'basic' ? [] : rules.play[code].says(members.length);
  const time: ClassReason = { code: 'classes.time', article, facts: { hours: of[code].hours } };
  return {
    code,
    places: members.map(({ key }) => ({
      key,
      class: code,
      because: [...(first.get(key) ?? []), ...(besides.get(key) ?? [])],
    })),
    ...groupsOf(rules, code, members),
    says: [...sizeFindings(rules, code, members.length), ...play, time],
  };
}

/**
 * All entrants in the classes of a championship, each with the reason: first those put by hand and
 * those who chose, then the classes with an order of right from the highest down, then by rating.
 * Players put by hand take places from others. The order of entry does not matter. Empty classes are
 * left out.
 *
 * @article DSU 2002 4.2 §34, §35, §36, §37, §38, §39, §40, §41
 */
export function proposedClasses(
  rules: ClassRules,
  question: ClassQuestion,
): readonly ProposedClass[] {
  const placing = placeAll(rules, question);
  return classCodes.flatMap((code) => {
    const members = question.entrants
      .filter(({ key }) => placing.classes.get(key) === code)
      .toSorted(strongestFirst);
    return members.length === 0 ? [] : [classOf(rules, code, { members, placing })];
  });
}
