import type { FieldFault } from '@rokade/journal';
import type { ByCode } from '@rokade/rules';

/** Why something is not done in a competition. */
export type ContestRefusal = ByCode<{
  'contest.exists': object;
  'contest.missing': object;
  'contest.field-invalid': FieldFault;
  /** Something would lie before what it follows on. */
  'contest.days-reversed': { field: string; day: string; first: string };
  /** It is noted when it has happened. */
  'contest.not-yet': { field: 'when'; day: string };
  'contest.id-taken': { id: string };
  'contest.unknown-entry': { entry: string };
  /** There is none, or it is settled. */
  'contest.unknown-challenge': { challenge: string };
  /** The act is none of this competition’s format. */
  'contest.other-format': object;
  /** Somebody by that name is entered; to be asked whether they are two. */
  'contest.duplicate': { field: 'name'; name: string };
  'contest.begun': object;
  'contest.not-begun': object;
  'contest.too-few': { least: number };
  'contest.oneself': object;
  'contest.not-on-list': { name: string };
  'contest.on-list': { name: string };
  'contest.not-above': { name: string; opponent: string };
  'contest.too-far-up': { name: string; opponent: string; most: number };
  'contest.same-opponent': { name: string; opponent: string };
  /** One challenge made and one received at a time. */
  'contest.challenges-already': { name: string };
  'contest.challenged-already': { name: string };
  'contest.game-missing': { field: 'second' };
  'contest.game-too-many': { field: 'second' };
  'contest.too-late': { field: 'when'; until: string };
  'contest.not-due': { until: string };
  'contest.extended': object;
  'contest.same-colours': { name: string; opponent: string };
  'contest.most-a-day': { field: 'when'; name: string; most: number };
  /** There is none in this series. */
  'contest.unknown-leg': { leg: string };
  /** One of the kind, or of the month, is planned already. */
  'contest.planned-already': { field: 'what'; name: string };
  /** What is not of the regulation takes a majority, before the beginning. */
  'contest.no-majority': { field: 'votesFor'; votesFor: number; votesAgainst: number };
  'contest.under-way': { field: 'what' };
  'contest.score-invalid': { name: string };
  'contest.scored-twice': { name: string };
  /** A round is drawn anew before its first list is in alone. */
  'contest.round-begun': { round: number };
  'contest.lists-missing': { tables: string };
  'contest.rounds-over': { most: number };
  /** Three or four sit at a table. */
  'contest.no-tables': { count: number };
  /** There is none, or others sit at it. */
  'contest.unknown-table': { table: number };
  /** Nobody won a trophy in that year. */
  'contest.not-won': { year: number };
  'contest.too-many-places': { count: number; places: number };
  /** Nobody shares the first place. */
  'contest.no-tie': object;
  /** The games for the title leave several equal, are not of it, or are won by somebody else. */
  'contest.play-off-open': object;
  'contest.play-off-surplus': { game: number };
  'contest.play-off-other': { name: string };
  /** To be asked: it may be meant. */
  'contest.out-of-season': { field: 'on'; first: number; last: number };
  /** More or less than anybody can have. */
  'contest.score-beyond': { name: string; value: number; least: number; most: number };
  'contest.sum-differs': { sum: number; wanted: number };
  /** So many play by another system. */
  'contest.other-system': { field: 'system'; players: number; most: number };
  'contest.slide-games': { field: 'games'; games: number; wanted: number; players: number };
  'contest.games-differ': { games: number; ramsch: number; wanted: number };
  'contest.against-differs': { sum: number; wanted: number };
  'contest.points-impossible': { name: string; points: number; won: number; lost: number };
  'contest.total-differs': { name: string; total: number; wanted: number };
  'contest.won-already': { field: 'year'; name: string; year: number };
  'contest.winner-left-out': { name: string };
  /** There is none in this season's programme. */
  'contest.unknown-item': { item: string };
  'contest.outside-season': { field: 'days'; day: string; first: string; last: string };
  'contest.entered-already': { name: string; item: string };
  'contest.not-entered': { name: string; item: string };
  /** To be asked: two of the programme are on one day. */
  'contest.clash': { field: 'days'; day: string; name: string; other: string };
  /** The organisation has one with some of these days. */
  'contest.season-begun': { field: 'firstDay'; name: string; first: string; last: string };
  /** To be asked before: what is declined is lost; an erasure cannot be undone. */
  'contest.confirm-declining': object;
  'contest.confirm-erasing': object;
}>;

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
