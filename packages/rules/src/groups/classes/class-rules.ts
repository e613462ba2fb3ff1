import type { Day } from '../../kernel/calendar.ts';
import type { ThinkingTime } from '../../kernel/thinking-time.ts';
import type { ChosenClass, ClassCode, ClassEntrant, EarnedRight } from './class-entrant.ts';
import type { ClassReason, ClassReasonCode } from './reason-codes.ts';
import type { PlayedGroup, RightOf } from './rights-earned.ts';

/** A step of an order of right. */
export interface Criterion {
  readonly code: ClassReasonCode;
  readonly article: string;
  /** So many of them at most; left out: as many as there is room for. */
  readonly most?: number;
  /** Whoever has it as a right that was earned, or is of that rating at least. */
  readonly right?: EarnedRight;
  readonly least?: number;
  readonly isMet?: (entrant: ClassEntrant, firstDay: Day) => boolean;
}

/** A class whose places are given by an order of right. */
export interface OrderedClass {
  readonly code: ClassCode;
  readonly article: string;
  readonly least: number;
  readonly most: number;
  /** Equal ratings at the last place are told apart by rated games. */
  readonly byGames: boolean;
  readonly criteria: readonly Criterion[];
  /** Whom it is filled up with to the fewest it may have, and made even with: those rated below. */
  readonly filler: { readonly article: string; readonly below: number } | null;
}

/** A class that may be chosen. */
export interface ChoosableClass {
  readonly code: ChosenClass;
  readonly article: string;
  readonly isOpenTo: (entrant: ClassEntrant, firstDay: Day) => boolean;
}

/** How a class of one group is played. */
export interface ClassPlay {
  /** What its group is called, in the regulation's own word. */
  readonly term: string;
  readonly article: string;
  readonly says: (count: number) => readonly ClassReason[];
  /** The rounds of its one group; null: the organisers say. Classes by rating have several. */
  readonly rounds: (count: number) => number | null;
  readonly allPlayAll: (count: number) => boolean;
}

/** How long a class plays. */
export interface ClassTime extends ThinkingTime {
  readonly hours: number;
}

/** The classes of a championship by one edition of its regulation. */
export interface ClassRules {
  readonly code: string;
  readonly regulation: string;
  /** Whose championship it is of; from which day to which it holds, null: open. */
  readonly federation: string;
  readonly from: Day | null;
  readonly to: Day | null;
  /** Where the classes stand, and the choice of a class. */
  readonly article: string;
  readonly choosable: readonly ChoosableClass[];
  readonly ordered: readonly OrderedClass[];
  readonly byRating: {
    readonly masterFrom: number;
    readonly articles: Readonly<Record<'master' | 'basic', string>>;
  };
  readonly play: Readonly<Record<Exclude<ClassCode, 'master' | 'basic'>, ClassPlay>>;
  readonly times: {
    readonly article: string;
    readonly of: Readonly<Record<ClassCode, ClassTime>>;
  };
  /** What the places of its groups give for next year. */
  readonly rightsEarned: (groups: readonly PlayedGroup[], firstDay: Day) => readonly RightOf[];
}
