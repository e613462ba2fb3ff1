import type { PlayerDetails } from '@rokade/tournament';
import type { TrfPlayer } from './trf-document.ts';

/** A date as report files have it: `2001-12-31` is `2001/12/31`, a year alone `2001/00/00`. */
export const trfDate = (date: string): string =>
  /^\d{4}$/.test(date) ? `${date}/00/00` : date.replaceAll('-', '/');

/** Which of a player's two ratings goes into the one field of a report file. */
export type RatingChoice = 'national' | 'fide';

/** A player of a list as a report file has them, before the first round. */
export const trfPlayerOf = (
  no: number,
  details: PlayerDetails,
  choice: RatingChoice,
): TrfPlayer => ({
  no,
  sex: details.sex,
  title: details.title,
  name: details.name,
  rating: (choice === 'fide' ? details.fideRating : details.rating) || null,
  federation: details.federation,
  fideId: details.fideId,
  birthDate: trfDate(details.birthDate),
  halfPoints: null,
  rank: null,
  cells: [],
});

/** FIDE's where anybody has one, else the national ones. */
export const ratingChoice = (players: readonly PlayerDetails[]): RatingChoice =>
  players.some(({ fideRating }) => fideRating !== null) ? 'fide' : 'national';
