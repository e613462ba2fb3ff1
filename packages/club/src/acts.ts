import {
  fieldsOf,
  type KindsOf,
  kindsOf,
  leftOut,
  listOf,
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

/** Each act says its day, `2026-03-05`: the order of the journal is that of the acts. */
const day = { day: text };
const challenge = { challenge: challengeId, ...day };

const leg = { leg: legId, ...day };

/** What somebody had in a leg, in what it is measured in; a guest's counts for that leg alone. */
const scoreShape = fieldsOf({
  entry: entryId,
  value: whole(-1_000_000, 1_000_000),
  penalty: whole(0, 1000),
  guest: yesOrNo,
});
export type LegScore = ValueOf<typeof scoreShape>;

/** A game for the title; White's half-points. */
const titleGameShape = fieldsOf({
  white: entryId,
  black: entryId,
  halfPoints: whole(0, 2),
});
export type TitleGameOf = ValueOf<typeof titleGameShape>;

/** What a table's list says of somebody; `against` at a table of four alone, `total` where it was added up. */
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

const round = { round: whole(1, 20), ...day };

/** What happens in a competition beside entering, by its format. */
const actKinds = {
  /** Those entered so far are placed by rating. */
  'ladder-begun': day,
  'challenge-made': { ...challenge, challenger: entryId, challenged: entryId },
  /** It will be played; `on` is the day agreed upon, '' = none yet. */
  'challenge-accepted': { ...challenge, on: text },
  'challenge-extended': challenge,
  /** The challenger's half-points, game by game. */
  'challenge-played': { ...challenge, halfPoints: listOf(whole(0, 2), { least: 1, most: 2 }) },
  'challenge-not-met': { ...challenge, why: wordOf(['late', 'declined']) },
  /** As if it had not been made. */
  'challenge-withdrawn': challenge,
  /** Off the list by their own wish. */
  'entry-left': { entry: entryId, ...day },
  /** Back on it, with the rating they have now. */
  'entry-returned': { entry: entryId, rating: ratingShape, ...day },
  /** White's half-points. */
  'game-played': {
    white: entryId,
    black: entryId,
    halfPoints: whole(0, 2),
    ...day,
  },
  /** A leg of a series is planned, or planned otherwise; `on` is its day, '' = none yet. */
  'leg-planned': {
    ...leg,
    what: text,
    name: text,
    organiser: orNull(entryId),
    on: text,
    votesFor: whole(0, 1000),
    votesAgainst: whole(0, 1000),
  },
  /** It is not held. */
  'leg-dropped': leg,
  /** All results of a leg, once more where they were mended; `games`: those of each player, where they count. */
  'leg-held': {
    ...leg,
    games: whole(0, 1000),
    /** How it was played; left out: nobody said. */
    system: leftOut(wordOf(blitzSystems)),
    /** None: nobody came. */
    scores: listOf(scoreShape, { most: 500 }),
  },
  /** Who plays a round of Skat; where they sit follows from the lot or from the totals of that moment. */
  'round-drawn': { ...round, players: listOf(entryId, { least: 1, most: 500 }) },
  /** The list of a table, once more where it was mended. */
  'table-scored': {
    ...round,
    table: whole(1, 200),
    lines: listOf(skatLineShape, { least: 1, most: 4 }),
  },
  /** Lots divide those who share the first place. */
  'title-drawn': day,
  /** Games did; left out: nobody said which. */
  'title-played': {
    winner: entryId,
    games: leftOut(listOf(titleGameShape, { least: 1, most: 100 })),
    ...day,
  },
  ...trophyActKinds,
  ...seasonActKinds,
};

/** What somebody may note of a competition. */
export const contestAct = kindsOf(actKinds);
export type ContestAct = KindsOf<typeof actKinds>;
export type ActKind = ContestAct['kind'];

/** The act of a kind. */
export type ActOf<Kind extends ActKind> = Extract<ContestAct, { kind: Kind }>;

/** The same, and somebody's coming in, which belongs to the order of things. */
export type CourseAct =
  | ContestAct
  | {
      readonly kind: 'entered';
      readonly entry: EntryId;
      readonly rating: number | null;
      readonly day: string;
    };

/** Everybody whom an act names. */
export function namedIn(act: ContestAct): readonly EntryId[] {
  switch (act.kind) {
    case 'challenge-made':
      return [act.challenger, act.challenged];
    case 'game-played':
      return [act.white, act.black];
    case 'leg-planned':
      return act.organiser === null ? [] : [act.organiser];
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
