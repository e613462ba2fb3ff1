import type { Day } from '../../kernel/calendar.ts';
import type { ThinkingTime } from '../../kernel/thinking-time.ts';
import type { ChosenClass, ClassCode, ClassEntrant, EarnedRight } from './class-entrant.ts';
import type { ClassReason, ClassReasonCode } from './reason-codes.ts';
import type { PlayedGroup, RightOf } from './rights-earned.ts';

/** A step of an order of right. */
export interface Criterion {
  readonly code: ClassReasonCode;
  readonly article: string;
  /** The most places of the step; absent: as many as there is room for. */
  readonly most?: number;
  /** Entrants with this earned right, or with at least this rating. */
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
  /** Whether rated games decide between equal ratings at the last place. */
  readonly byGames: boolean;
  readonly criteria: readonly Criterion[];
  /** The players who fill it up to the minimum, or make it even: those rated below. */
  readonly filler: { readonly article: string; readonly below: number } | null;
}

/** A class that players may choose. */
export interface ChoosableClass {
  readonly code: ChosenClass;
  readonly article: string;
  readonly isOpenTo: (entrant: ClassEntrant, firstDay: Day) => boolean;
}

/** The play of a class with a single group. */
export interface ClassPlay {
  /** The name of its group, in the regulation's own word. */
  readonly term: string;
  readonly article: string;
  readonly says: (count: number) => readonly ClassReason[];
  /** The rounds of its single group; null: the organisers decide. Classes by rating have several groups. */
  readonly rounds: (count: number) => number | null;
  readonly allPlayAll: (count: number) => boolean;
}

/** The duration of games in a class. */
export interface ClassTime extends ThinkingTime {
  readonly hours: number;
}

/** The classes of a championship by one edition of its regulation. */
export interface ClassRules {
  readonly code: string;
  readonly regulation: string;
  /** The federation of the championship; the first and the last day of the edition, null: open. */
  readonly federation: string;
  readonly from: Day | null;
  readonly to: Day | null;
  /** The articles on the classes, and on choosing a class. */
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
  /** The rights for next year from the places of its groups. */
  readonly rightsEarned: (groups: readonly PlayedGroup[], firstDay: Day) => readonly RightOf[];
}
