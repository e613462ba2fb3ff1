import {
  type FieldsOf,
  fieldsOf,
  idBy,
  kindsOf,
  leftOut,
  listOf,
  ordinal,
  orNull,
  text,
  type ValueOf,
  whole,
  wordOf,
  yesOrNo,
} from '@rokade/journal';
import { halfPoints } from '@rokade/players';
import { grantGrounds, grantingOffices, playerMemberships } from '@rokade/rules';
import { type ActId, parseActId, parseRatedPersonId } from './ids.ts';

export const ratedPersonIdShape = idBy(parseRatedPersonId);
export const actIdShape = idBy(parseActId);

/** As many people as any federation has. */
const longestList = 200_000;

const rating = whole(1, 9999);

/** A list of numbers that is taken over as it is: the federation's, or what was kept on paper. */
export const openingShapes = {
  id: actIdShape,
  /** The day whose numbers they are. */
  day: text,
  /** Where it is from. */
  source: text,
  numbers: listOf(
    fieldsOf({
      person: ratedPersonIdShape,
      rating,
      /** The last day of the last event that was rated, '' = not said: the list's day counts. */
      lastResult: text,
    }),
    { least: 1, most: longestList },
  ),
};
export interface Opening extends FieldsOf<typeof openingShapes> {}

/** A number that somebody enters with, or starts anew with. */
export const grantShapes = {
  id: actIdShape,
  person: ratedPersonIdShape,
  rating,
  /** From that day on. */
  day: text,
  edition: text,
  ground: wordOf(grantGrounds),
  membership: wordOf(playerMemberships),
  proposedBy: wordOf(grantingOffices),
  approvedBy: orNull(wordOf(grantingOffices)),
  committeeAgrees: yesOrNo,
};
export interface Grant extends FieldsOf<typeof grantShapes> {}

const pairing = { opponent: ordinal, colour: wordOf(['white', 'black']), halfPoints };

/** What one round was for one player, as ratings look at it. */
const roundShape = kindsOf({
  game: { ...pairing, status: wordOf(['played', 'unrated', 'pending']) },
  forfeit: { ...pairing, notice: yesOrNo },
  bye: {
    bye: wordOf(['pairing-allocated', 'full-point', 'half-point', 'zero-point']),
    halfPoints,
  },
  absent: {},
});

/** Whose number somebody without a registered one plays with. */
const givenKinds = ['fide', 'national', 'estimated'] as const;

const reportedPlayer = fieldsOf({
  no: ordinal,
  person: ratedPersonIdShape,
  /** What they play with if they have no registered number; null: their performance. */
  given: orNull(fieldsOf({ rating, from: wordOf(givenKinds) })),
  /** What the arbiter reckoned, from which number; null: nothing was reported. */
  reported: orNull(fieldsOf({ old: orNull(rating), new: orNull(rating) })),
  rounds: listOf(roundShape, { most: 200 }),
});
export interface ReportedPlayer extends ValueOf<typeof reportedPlayer> {}

const reportedGroup = fieldsOf({
  name: text,
  inTeams: yesOrNo,
  /**
   * One player's own report: the first's games alone, and what they do not show; the others have no
   * rounds, and colours are not said. Left out: the group is whole.
   *
   * @article DSU 2002 4.5.4.3; DSU 2010 4.5.4.3
   */
  own: leftOut(fieldsOf({ won: yesOrNo, allPlayAll: yesOrNo })),
  players: listOf(reportedPlayer, { least: 1 }),
});
export interface ReportedGroup extends ValueOf<typeof reportedGroup> {}

/** An event that was reported, with all its groups. */
export const reportedEventShapes = {
  id: actIdShape,
  name: text,
  place: text,
  /** Played under another federation: whoever played reports it. */
  abroad: yesOrNo,
  firstDay: text,
  lastDay: text,
  /** The day on which the report was there, and the numbers were registered. */
  day: text,
  edition: text,
  /** The tournament of this installation that it is; '' = from a file. */
  tournament: text,
  groups: listOf(reportedGroup, { least: 1, most: 200 }),
};
export interface ReportedEvent extends FieldsOf<typeof reportedEventShapes> {}

/** A year's adjustment to FIDE's list. */
export const adjustmentShapes = {
  id: actIdShape,
  day: text,
  edition: text,
  /** The Elo of 1 July and from how many games, of whoever is on FIDE's list. */
  elo: listOf(fieldsOf({ person: ratedPersonIdShape, elo: rating, games: whole(0, 100_000) }), {
    least: 1,
    most: longestList,
  }),
};
export interface Adjustment extends FieldsOf<typeof adjustmentShapes> {}

/** The one change of the scale that an edition's beginning brought, of every number there was. */
export const liftShapes = { id: actIdShape, day: text, edition: text };
export interface Lift extends FieldsOf<typeof liftShapes> {}

/** Something that gave or changed numbers. */
export type Act =
  | ({ readonly kind: 'opening' } & Opening)
  | ({ readonly kind: 'grant' } & Grant)
  | ({ readonly kind: 'event' } & ReportedEvent)
  | ({ readonly kind: 'adjustment' } & Adjustment)
  | ({ readonly kind: 'lift' } & Lift);

/** Somebody's number before and after an act. */
const stepShape = fieldsOf({
  person: ratedPersonIdShape,
  /** The number the event was started with; that of before everywhere else. */
  start: orNull(rating),
  before: orNull(rating),
  after: rating,
});
export interface Step extends ValueOf<typeof stepShape> {}

/** What an act did to the numbers, kept as it was calculated. */
export const calculatedShape = listOf(
  fieldsOf({ act: actIdShape, steps: listOf(stepShape, { most: longestList }) }),
  { most: longestList },
);
export type Calculated = ValueOf<typeof calculatedShape>;

/** The steps of acts by their ids. */
export type Steps = ReadonlyMap<ActId, readonly Step[]>;
