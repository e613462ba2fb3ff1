import type { FieldFault } from '@rokade/journal';
import type { ByCode } from '@rokade/rules';

/** Refusals of commands to a competition. */
export type ContestRefusal = ByCode<{
  'contest.exists': object;
  'contest.missing': object;
  'contest.field-invalid': FieldFault;
  /** The act would be dated before an earlier one. */
  'contest.days-reversed': { field: string; day: string; first: string };
  /** The act is dated in the future. */
  'contest.not-yet': { field: 'when'; day: string };
  'contest.id-taken': { id: string };
  'contest.unknown-entry': { entry: string };
  /** There is no such challenge, or it is settled. */
  'contest.unknown-challenge': { challenge: string };
  /** The act does not belong to this competition's format. */
  'contest.other-format': object;
  /** To be confirmed: a player with that name is entered. */
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
  /** A player can make one challenge and receive one at a time. */
  'contest.challenges-already': { name: string };
  'contest.challenged-already': { name: string };
  'contest.game-missing': { field: 'second' };
  'contest.game-too-many': { field: 'second' };
  'contest.too-late': { field: 'when'; until: string };
  'contest.not-due': { until: string };
  'contest.extended': object;
  'contest.same-colours': { name: string; opponent: string };
  'contest.most-a-day': { field: 'when'; name: string; most: number };
  /** There is no such leg in this series. */
  'contest.unknown-leg': { leg: string };
  /** A leg of the same kind or month is planned already. */
  'contest.planned-already': { field: 'what'; name: string };
  /** A discipline outside the regulation needs a majority, before the begin. */
  'contest.no-majority': { field: 'votesFor'; votesFor: number; votesAgainst: number };
  'contest.under-way': { field: 'what' };
  'contest.score-invalid': { name: string };
  'contest.scored-twice': { name: string };
  /** A round can be drawn again only before its first list is in. */
  'contest.round-begun': { round: number };
  'contest.lists-missing': { tables: string };
  'contest.rounds-over': { most: number };
  /** So many players cannot be seated at tables of three or four. */
  'contest.no-tables': { count: number };
  /** There is no such table, or others sit at it. */
  'contest.unknown-table': { table: number };
  /** The trophy was not won in that year. */
  'contest.not-won': { year: number };
  'contest.too-many-places': { count: number; places: number };
  /** First place is not shared. */
  'contest.no-tie': object;
  /**
   * The games for the title leave several players equal, are not between those who tie, or have another
   * winner.
   */
  'contest.play-off-open': object;
  'contest.play-off-surplus': { game: number };
  'contest.play-off-other': { name: string };
  /** To be confirmed: it may be intended. */
  'contest.out-of-season': { field: 'on'; first: number; last: number };
  /** To be confirmed: the result is above or below the possible ones. */
  'contest.score-beyond': { name: string; value: number; least: number; most: number };
  'contest.sum-differs': { sum: number; wanted: number };
  /** So many players play by another system. */
  'contest.other-system': { field: 'system'; players: number; most: number };
  'contest.slide-games': { field: 'games'; games: number; wanted: number; players: number };
  'contest.games-differ': { games: number; ramsch: number; wanted: number };
  'contest.against-differs': { sum: number; wanted: number };
  'contest.points-impossible': { name: string; points: number; won: number; lost: number };
  'contest.total-differs': { name: string; total: number; wanted: number };
  'contest.won-already': { field: 'year'; name: string; year: number };
  'contest.winner-left-out': { name: string };
  /** There is no such item in this season's programme. */
  'contest.unknown-item': { item: string };
  'contest.outside-season': { field: 'days'; day: string; first: string; last: string };
  'contest.entered-already': { name: string; item: string };
  'contest.not-entered': { name: string; item: string };
  /** To be confirmed: the ladder begins by rating, and these players have none. */
  'contest.begins-unrated': { count: number; names: string };
  /** To be confirmed: two items of the programme are on one day. */
  'contest.clash': { field: 'days'; day: string; name: string; other: string };
  /** The organisation has a season with some of these days. */
  'contest.season-begun': { field: 'firstDay'; name: string; first: string; last: string };
  /** To be confirmed: a declined challenge is lost; an erasure cannot be undone. */
  'contest.confirm-declining': object;
  'contest.confirm-erasing': object;
}>;

/** Refusals that are questions, with the answer yes or no. */
const questions: readonly string[] = [
  'contest.begins-unrated',
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

/** Whether a refusal is a question. */
export const isQuestion = (code: string): boolean => questions.includes(code);
