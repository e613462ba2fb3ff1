import {
  fieldsOf,
  type KindsOf,
  kindsOf,
  leftOut,
  listOf,
  newOne,
  orNull,
  text,
  type ValueOf,
  whole,
  wordOf,
  yesOrNo,
} from '@rokade/journal';
import { blitzSystems } from '@rokade/rules';
import { ratingShape } from './contest-values.ts';
import { challengeId, type EntryId, entryId, legId } from './ids.ts';
import { seasonActKinds } from './season/season-acts.ts';
import { trophyActKinds } from './trophy/trophy-acts.ts';

/** Each act has a day, `2026-03-05`; acts are in the order of the journal. */
const day = { day: text };
const challenge = { challenge: challengeId, ...day };

const leg = { leg: legId, ...day };

/** A player's result in a leg, in the leg's measure; a guest's counts for that leg only. */
const score = {
  value: whole(-1_000_000, 1_000_000),
  penalty: whole(0, 1000),
  guest: yesOrNo,
};
const scoreShape = fieldsOf({ entry: entryId, ...score });
export type LegScore = ValueOf<typeof scoreShape>;

/** A play-off game for the title; White's half-points. */
const titleGameShape = fieldsOf({
  white: entryId,
  black: entryId,
  halfPoints: whole(0, 2),
});
export type TitleGameOf = ValueOf<typeof titleGameShape>;

/** A player's line on a table's list; `against` only at a table of four, `total` if it was added up by hand. */
const skatLineShape = fieldsOf({
  entry: entryId,
  points: whole(-1_000_000, 1_000_000),
  won: whole(0, 100),
  lost: whole(0, 100),
  ramsch: whole(0, 100),
  against: orNull(whole(0, 100)),
  total: orNull(whole(-1_000_000, 1_000_000)),
});
export type SkatLine = ValueOf<typeof skatLineShape>;

/** The rating with which an entry begins; null: none. */
const beginningShape = fieldsOf({ entry: entryId, rating: ratingShape });

const round = { round: whole(1, 20), ...day };

/** The fields of an act that enters a leg's results. */
const legResults = {
  ...leg,
  games: whole(0, 1000),
  /** The system of play; absent: not given. */
  system: leftOut(wordOf(blitzSystems)),
  /** Empty: nobody came. */
  scores: listOf(scoreShape, { most: 500 }),
};
export const legResultsShape = fieldsOf(legResults);

/** A person who took part in a leg and is not entered yet: the id they get, and their result. */
export const strangerShape = fieldsOf({
  entry: newOne(entryId),
  name: text,
  person: text,
  score: fieldsOf(score),
});

/** The acts of a competition other than entering, by format. */
const actKinds = {
  /** Places the players entered so far by rating; `ratings` for those who were entered without one. */
  'ladder-begun': { ratings: leftOut(listOf(beginningShape, { most: 500 })), ...day },
  'challenge-made': {
    ...challenge,
    challenge: newOne(challengeId),
    challenger: entryId,
    challenged: entryId,
  },
  /** Accepts a challenge; `on` is the agreed day, '' = none yet. */
  'challenge-accepted': { ...challenge, on: text },
  'challenge-extended': challenge,
  /** The challenger's half-points, game by game. */
  'challenge-played': { ...challenge, halfPoints: listOf(whole(0, 2), { least: 1, most: 2 }) },
  'challenge-not-met': { ...challenge, why: wordOf(['late', 'declined']) },
  /** Withdraws a challenge as if it had not been made. */
  'challenge-withdrawn': challenge,
  /** The player leaves the list by their own wish. */
  'entry-left': { entry: entryId, ...day },
  /** The player returns to the list, with the present rating. */
  'entry-returned': { entry: entryId, rating: ratingShape, ...day },
  /** White's half-points. */
  'game-played': {
    white: entryId,
    black: entryId,
    halfPoints: whole(0, 2),
    ...day,
  },
  /** Plans a leg of a series, or changes it; `on` is its day, '' = none yet. */
  'leg-planned': {
    ...leg,
    leg: newOne(legId),
    what: text,
    name: text,
    organiser: orNull(entryId),
    on: text,
    votesFor: whole(0, 1000),
    votesAgainst: whole(0, 1000),
  },
  /** Cancels a leg. */
  'leg-dropped': leg,
  /**
   * All results of a leg, again if they were corrected; `games`: each player's number of games, where
   * they count.
   */
  'leg-held': legResults,
  /** The players of a round of Skat; their seats follow from the lot or from the totals so far. */
  'round-drawn': { ...round, players: listOf(entryId, { least: 1, most: 500 }) },
  /** The list of a table, again if it was corrected. */
  'table-scored': {
    ...round,
    table: whole(1, 200),
    lines: listOf(skatLineShape, { least: 1, most: 4 }),
  },
  /** Lots decide between the players who share first place. */
  'title-drawn': day,
  /** Games decided; absent: which games is not recorded. */
  'title-played': {
    winner: entryId,
    games: leftOut(listOf(titleGameShape, { least: 1, most: 100 })),
    ...day,
  },
  ...trophyActKinds,
  ...seasonActKinds,
};

/** The acts that can be entered in a competition. */
export const contestAct = kindsOf(actKinds);
export type ContestAct = KindsOf<typeof actKinds>;
export type ActKind = ContestAct['kind'];

/** The act of a kind. */
export type ActOf<Kind extends ActKind> = Extract<ContestAct, { kind: Kind }>;

/** An act, or an entry of a player, which belongs to the course of events. */
export type CourseAct =
  | ContestAct
  | {
      readonly kind: 'entered';
      readonly entry: EntryId;
      readonly rating: number | null;
      readonly day: string;
    };

/** All players whom an act names. */
export function namedIn(act: ContestAct): readonly EntryId[] {
  switch (act.kind) {
    case 'challenge-made':
      return [act.challenger, act.challenged];
    case 'game-played':
      return [act.white, act.black];
    case 'leg-planned':
      return act.organiser === null ? [] : [act.organiser];
    case 'ladder-begun':
      return (act.ratings ?? []).map(({ entry }) => entry);
    case 'leg-held':
      return act.scores.map(({ entry }) => entry);
    case 'round-drawn':
    case 'places-given':
      return act.players;
    case 'table-scored':
      return act.lines.map(({ entry }) => entry);
    case 'title-played':
      return [act.winner, ...(act.games ?? []).flatMap(({ white, black }) => [white, black])];
    case 'trophy-won':
      return [act.winner];
    case 'champion-named':
      return act.champions;
    default:
      return 'entry' in act ? [act.entry] : [];
  }
}
