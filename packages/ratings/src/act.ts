import {
  type FieldsOf,
  fieldsOf,
  idBy,
  kindsOf,
  leftOut,
  listOf,
  newOne,
  ordinal,
  orNull,
  shapesIn,
  text,
  type ValueFields,
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

/** The most people in a list; more than any federation has. */
const longestList = 200_000;

const rating = whole(1, 9999);

/** A list of ratings imported as it is: the federation's, or one formerly kept on paper. */
export const openingShapes = {
  id: newOne(actIdShape),
  /** The day of the ratings. */
  day: text,
  /** The name of its source. */
  source: text,
  numbers: listOf(
    fieldsOf({
      person: ratedPersonIdShape,
      rating,
      /** The last day of the player's last rated event, '' = not known: then the list's day counts. */
      lastResult: text,
    }),
    { least: 1, most: longestList },
  ),
};
export interface Opening extends FieldsOf<typeof openingShapes> {}

/** What is granted stays in the book when the person is erased: it says nothing but a number. */
const granted = { seenBy: 'desk', personal: false } as const;
const office = (nothing: string) =>
  ({
    shape: orNull(wordOf(grantingOffices)),
    ...granted,
    input: { kind: 'choice', of: ['', ...grantingOffices], words: 'ratings.office-', nothing },
  }) as const;

/** The fields of a first or new rating that is given to a person, as the rating officer fills them in. */
export const grantFields = {
  rating: {
    shape: rating,
    ...granted,
    input: { kind: 'number', between: [1, 9999] },
    label: 'terms.rating',
    required: true,
  },
  /** The first day on which it is valid. */
  day: {
    shape: text,
    ...granted,
    input: { kind: 'day' },
    label: 'ratings.from-day',
    required: true,
  },
  ground: {
    shape: wordOf(grantGrounds),
    ...granted,
    input: { kind: 'choice', words: 'ratings.ground-' },
    label: 'ratings.ground',
  },
  membership: {
    shape: wordOf(playerMemberships),
    ...granted,
    input: { kind: 'choice', words: 'ratings.membership-' },
    label: 'ratings.membership',
    usual: 'club',
  },
  /** null: the office that proposes it by the rules. */
  proposedBy: { ...office('ratings.by-the-rules'), label: 'ratings.proposed-by' },
  /** null: nobody approved it. */
  approvedBy: { ...office('ratings.nobody-approved'), label: 'ratings.approved-by' },
  committeeAgrees: {
    shape: yesOrNo,
    ...granted,
    input: { kind: 'tick' },
    label: 'ratings.committee-agrees',
  },
} as const satisfies ValueFields;

/** A first or new rating given to a person. */
export const grantShapes = {
  id: newOne(actIdShape),
  person: ratedPersonIdShape,
  edition: text,
  ...shapesIn(grantFields),
  /** Who proposed it, as the rules or the rating officer said. */
  proposedBy: wordOf(grantingOffices),
};
export interface Grant extends FieldsOf<typeof grantShapes> {}

const pairing = { opponent: ordinal, colour: wordOf(['white', 'black']), halfPoints };

/** A player's round, as rating rules need it. */
const roundShape = kindsOf({
  game: { ...pairing, status: wordOf(['played', 'unrated', 'pending']) },
  forfeit: { ...pairing, notice: yesOrNo },
  bye: {
    bye: wordOf(['pairing-allocated', 'full-point', 'half-point', 'zero-point']),
    halfPoints,
  },
  absent: {},
});

/** The source of the rating used for a player without a registered one. */
const ratingSources = ['fide', 'national', 'estimated'] as const;

const reportedPlayer = fieldsOf({
  no: ordinal,
  person: ratedPersonIdShape,
  /** The rating used if there is no registered one; null: the performance. */
  given: orNull(fieldsOf({ rating, from: wordOf(ratingSources) })),
  /** The arbiter's calculation, with the rating it starts from; null: not reported. */
  reported: orNull(fieldsOf({ old: orNull(rating), new: orNull(rating) })),
  rounds: listOf(roundShape, { most: 200 }),
});
export interface ReportedPlayer extends ValueOf<typeof reportedPlayer> {}

const reportedGroup = fieldsOf({
  name: text,
  inTeams: yesOrNo,
  /**
   * A report by one player only: it contains the first player's games, and two facts that the games do
   * not show; the other players have no rounds, and colours are not given. Absent: the report is of the
   * whole group.
   *
   * @article DSU 2002 4.5.4.3; DSU 2010 4.5.4.3
   */
  own: leftOut(fieldsOf({ won: yesOrNo, allPlayAll: yesOrNo })),
  players: listOf(reportedPlayer, { least: 1 }),
});
export interface ReportedGroup extends ValueOf<typeof reportedGroup> {}

/** A reported event with all its groups. */
export const reportedEventShapes = {
  id: newOne(actIdShape),
  name: text,
  place: text,
  /** Played under another federation: each player reports it. */
  abroad: yesOrNo,
  firstDay: text,
  lastDay: text,
  /** The day on which the report arrived and the ratings were registered. */
  day: text,
  edition: text,
  /** The id of the tournament in this installation; '' = from a file. */
  tournament: text,
  groups: listOf(reportedGroup, { least: 1, most: 200 }),
};
export interface ReportedEvent extends FieldsOf<typeof reportedEventShapes> {}

/** The yearly adjustment to FIDE's list. */
export const adjustmentShapes = {
  id: newOne(actIdShape),
  day: text,
  edition: text,
  /** The Elo of 1 July, and the number of games behind it, of everybody on FIDE's list. */
  elo: listOf(fieldsOf({ person: ratedPersonIdShape, elo: rating, games: whole(0, 100_000) }), {
    least: 1,
    most: longestList,
  }),
};
export interface Adjustment extends FieldsOf<typeof adjustmentShapes> {}

/** The one-time lift of ratings, when an edition of the rules changed the scale. */
export const liftShapes = { id: newOne(actIdShape), day: text, edition: text };
export interface Lift extends FieldsOf<typeof liftShapes> {}

/** An act that gave or changed ratings. */
export type Act =
  | ({ readonly kind: 'opening' } & Opening)
  | ({ readonly kind: 'grant' } & Grant)
  | ({ readonly kind: 'event' } & ReportedEvent)
  | ({ readonly kind: 'adjustment' } & Adjustment)
  | ({ readonly kind: 'lift' } & Lift);

/** A person's rating before and after an act. */
const stepShape = fieldsOf({
  person: ratedPersonIdShape,
  /** The rating with which the event was started; in other acts the one before. */
  start: orNull(rating),
  before: orNull(rating),
  after: rating,
});
export interface Step extends ValueOf<typeof stepShape> {}

/** The effect of an act on the ratings, stored as it was calculated. */
export const calculatedShape = listOf(
  fieldsOf({ act: actIdShape, steps: listOf(stepShape, { most: longestList }) }),
  { most: longestList },
);
export type Calculated = ValueOf<typeof calculatedShape>;

/** The steps of acts by the acts' ids. */
export type Steps = ReadonlyMap<ActId, readonly Step[]>;
