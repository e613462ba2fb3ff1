import {
  laterMonthsOf,
  monthRatingsOf,
  type Player,
  type PlayerId,
  type RatingField,
  ratingFields,
  type Tournament,
} from '@rokade/tournament';

/** A player's ratings of a later month of a long event, by field. */
export interface MonthRatingRow {
  readonly id: PlayerId;
  readonly no: number;
  readonly name: string;
  /** The ratings by which the player is numbered. */
  readonly first: Readonly<Partial<Record<RatingField, number | null>>>;
  /** Those of the month: as set, else of the month's lists, else the first ones. */
  readonly values: Readonly<Partial<Record<RatingField, number | null>>>;
}

/** The ratings of a later month, and whether they are set. */
export interface MonthRatingForm {
  readonly month: string;
  readonly isSet: boolean;
  /** The national and FIDE's rating, and others that a player or the month's lists have. */
  readonly fields: readonly RatingField[];
  readonly rows: readonly MonthRatingRow[];
}

/** The ratings that a month is asked for even where nobody has one yet. */
const alwaysAsked: ReadonlySet<RatingField> = new Set(['rating', 'fideRating']);

/**
 * The ratings by month of an event that lasts over several, for the form; [] for all others.
 *
 * @param listedIn what the lists of a month have otherwise, by player and field: `p1 rating`
 */
export const monthRatingForms = (
  t: Tournament,
  listedIn: (month: string) => ReadonlyMap<string, number>,
): readonly MonthRatingForm[] =>
  laterMonthsOf(t).map((month) => {
    const listed = listedIn(month);
    const monthValue = (player: Player, field: RatingField): number | null =>
      monthRatingsOf(t, player, month)[field] ??
      listed.get(`${player.id} ${field}`) ??
      player.details[field];
    const fields = ratingFields.filter(
      (field) =>
        alwaysAsked.has(field) || t.players.some((player) => monthValue(player, field) !== null),
    );
    const rows = t.players.map((player) => ({
      id: player.id,
      no: player.no,
      name: player.details.name,
      first: Object.fromEntries(fields.map((field) => [field, player.details[field]])),
      values: Object.fromEntries(fields.map((field) => [field, monthValue(player, field)])),
    }));
    const isSet = t.monthRatings.some((one) => one.month === month);
    return { month, isSet, fields, rows };
  });
