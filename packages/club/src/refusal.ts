import type { FieldProblem } from '@rokade/journal';
/** Why something is not done in a competition. */
export type ContestRefusal =
  | { readonly code: 'contest.exists' }
  | { readonly code: 'contest.missing' }
  | {
      readonly code: 'contest.field-invalid';
      readonly field: string;
      readonly problem: FieldProblem;
    }
  /** Something would lie before what it follows on. */
  | {
      readonly code: 'contest.days-reversed';
      readonly field: string;
      readonly day: string;
      readonly first: string;
    }
  /** It is noted when it has happened. */
  | { readonly code: 'contest.not-yet'; readonly field: 'when'; readonly day: string }
  | { readonly code: 'contest.id-taken'; readonly id: string }
  | { readonly code: 'contest.unknown-entry'; readonly entry: string }
  /** There is none, or it is settled. */
  | { readonly code: 'contest.unknown-challenge'; readonly challenge: string }
  /** The act is none of this competition’s format. */
  | { readonly code: 'contest.other-format' }
  /** Somebody by that name is entered; to be asked whether they are two. */
  | { readonly code: 'contest.duplicate'; readonly field: 'name'; readonly name: string }
  | { readonly code: 'contest.begun' }
  | { readonly code: 'contest.not-begun' }
  | { readonly code: 'contest.too-few'; readonly least: number }
  | { readonly code: 'contest.oneself' }
  | { readonly code: 'contest.not-on-list'; readonly name: string }
  | { readonly code: 'contest.on-list'; readonly name: string }
  | { readonly code: 'contest.not-above'; readonly name: string; readonly opponent: string }
  | {
      readonly code: 'contest.too-far-up';
      readonly name: string;
      readonly opponent: string;
      readonly most: number;
    }
  | { readonly code: 'contest.same-opponent'; readonly name: string; readonly opponent: string }
  /** One challenge made and one received at a time. */
  | { readonly code: 'contest.challenges-already'; readonly name: string }
  | { readonly code: 'contest.challenged-already'; readonly name: string }
  | { readonly code: 'contest.game-missing'; readonly field: 'second' }
  | { readonly code: 'contest.game-too-many'; readonly field: 'second' }
  | { readonly code: 'contest.too-late'; readonly field: 'when'; readonly until: string }
  | { readonly code: 'contest.not-due'; readonly until: string }
  | { readonly code: 'contest.extended' }
  | { readonly code: 'contest.same-colours'; readonly name: string; readonly opponent: string }
  | {
      readonly code: 'contest.most-a-day';
      readonly field: 'when';
      readonly name: string;
      readonly most: number;
    }
  /** There is none in this series. */
  | { readonly code: 'contest.unknown-leg'; readonly leg: string }
  /** One of the kind, or of the month, is planned already. */
  | { readonly code: 'contest.planned-already'; readonly field: 'what'; readonly name: string }
  /** What is not of the regulation takes a majority, before the beginning. */
  | {
      readonly code: 'contest.no-majority';
      readonly field: 'votesFor';
      readonly votesFor: number;
      readonly votesAgainst: number;
    }
  | { readonly code: 'contest.under-way'; readonly field: 'what' }
  | { readonly code: 'contest.score-invalid'; readonly name: string }
  | { readonly code: 'contest.scored-twice'; readonly name: string }
  /** A round is drawn anew before its first list is in alone. */
  | { readonly code: 'contest.round-begun'; readonly round: number }
  | { readonly code: 'contest.lists-missing'; readonly tables: string }
  | { readonly code: 'contest.rounds-over'; readonly most: number }
  /** Three or four sit at a table. */
  | { readonly code: 'contest.no-tables'; readonly count: number }
  /** There is none, or others sit at it. */
  | { readonly code: 'contest.unknown-table'; readonly table: number }
  /** Nobody won a trophy in that year. */
  | { readonly code: 'contest.not-won'; readonly year: number }
  | { readonly code: 'contest.too-many-places'; readonly count: number; readonly places: number }
  /** Nobody shares the first place. */
  | { readonly code: 'contest.no-tie' }
  /** The games for the title leave several equal, are not of it, or are won by somebody else. */
  | { readonly code: 'contest.play-off-open' }
  | { readonly code: 'contest.play-off-surplus'; readonly game: number }
  | { readonly code: 'contest.play-off-other'; readonly name: string }
  /** To be asked: it may be meant. */
  | {
      readonly code: 'contest.out-of-season';
      readonly field: 'on';
      readonly first: number;
      readonly last: number;
    }
  /** More or less than anybody can have. */
  | {
      readonly code: 'contest.score-beyond';
      readonly name: string;
      readonly value: number;
      readonly least: number;
      readonly most: number;
    }
  | { readonly code: 'contest.sum-differs'; readonly sum: number; readonly wanted: number }
  /** So many play by another system. */
  | {
      readonly code: 'contest.other-system';
      readonly field: 'system';
      readonly players: number;
      readonly most: number;
    }
  | {
      readonly code: 'contest.slide-games';
      readonly field: 'games';
      readonly games: number;
      readonly wanted: number;
      readonly players: number;
    }
  | {
      readonly code: 'contest.games-differ';
      readonly games: number;
      readonly ramsch: number;
      readonly wanted: number;
    }
  | { readonly code: 'contest.against-differs'; readonly sum: number; readonly wanted: number }
  | {
      readonly code: 'contest.points-impossible';
      readonly name: string;
      readonly points: number;
      readonly won: number;
      readonly lost: number;
    }
  | {
      readonly code: 'contest.total-differs';
      readonly name: string;
      readonly total: number;
      readonly wanted: number;
    }
  | {
      readonly code: 'contest.won-already';
      readonly field: 'year';
      readonly name: string;
      readonly year: number;
    }
  | { readonly code: 'contest.winner-left-out'; readonly name: string }
  /** There is none in this season's programme. */
  | { readonly code: 'contest.unknown-item'; readonly item: string }
  | {
      readonly code: 'contest.outside-season';
      readonly field: 'days';
      readonly day: string;
      readonly first: string;
      readonly last: string;
    }
  | { readonly code: 'contest.entered-already'; readonly name: string; readonly item: string }
  | { readonly code: 'contest.not-entered'; readonly name: string; readonly item: string }
  /** To be asked: two of the programme are on one day. */
  | {
      readonly code: 'contest.clash';
      readonly field: 'days';
      readonly day: string;
      readonly name: string;
      readonly other: string;
    }
  /** The organisation has one with some of these days. */
  | {
      readonly code: 'contest.season-begun';
      readonly field: 'firstDay';
      readonly name: string;
      readonly first: string;
      readonly last: string;
    }
  /** To be asked before: what is declined is lost; an erasure cannot be undone. */
  | { readonly code: 'contest.confirm-declining' }
  | { readonly code: 'contest.confirm-erasing' };

/** What may be meant: the answer to it is yes or no. */
const questions: readonly string[] = [
  'contest.out-of-season',
  'contest.score-beyond',
  'contest.sum-differs',
  'contest.other-system',
  'contest.slide-games',
  'contest.games-differ',
  'contest.against-differs',
  'contest.points-impossible',
  'contest.total-differs',
  'contest.won-already',
  'contest.winner-left-out',
  'contest.clash',
];

/** Whether a refusal asks whether it is meant so. */
export const isQuestion = (code: string): boolean => questions.includes(code);
