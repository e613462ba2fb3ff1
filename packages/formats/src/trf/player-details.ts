import type { PlayerDetails } from '@rokade/tournament';
import type { TrfPlayer } from './trf-document.ts';

/** A date as in report files: `2001-12-31` is `2001/12/31`, a year alone `2001/00/00`. */
export const trfDate = (date: string): string =>
  /^\d{4}$/.test(date) ? `${date}/00/00` : date.replaceAll('-', '/');

/** Which of a player's two ratings is in the single field of a report file. */
export type RatingChoice = 'national' | 'fide';

/** A player as in a report file, before the first round. */
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

/** FIDE's if any player has one, else the national ones. */
export const ratingChoice = (players: readonly PlayerDetails[]): RatingChoice =>
  players.some(({ fideRating }) => fideRating !== null) ? 'fide' : 'national';
