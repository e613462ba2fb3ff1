import { fieldsOfKind, type PlayerDetails, ratingFields } from '@rokade/players';
import { isCalendarDay } from '../values/calendar-date.ts';

/** Why a field of a player is refused. */
export interface PlayerProblem {
  readonly field: keyof PlayerDetails;
  readonly problem:
    | 'missing'
    | 'too-long'
    | 'unprintable'
    | 'out-of-range'
    | 'not-a-date'
    | 'unknown';
}

/** FIDE's titles, highest first; '' = none. */
const titles = ['GM', 'IM', 'WGM', 'FM', 'WIM', 'CM', 'WFM', 'WCM', ''] as const;

/** Highest rating that can be entered. */
const highestRating = 3500;
const mostCounted = 9999;

/** Whether a text is a day, a year (where no more is known), or '' (unknown). */
const isBirthDate = (text: string): boolean =>
  text === '' || /^\d{4}$/.test(text) || isCalendarDay(text);

/**
 * Characters that break lines and files: control characters and lone surrogates. U+0080 to U+009F are
 * allowed: files in old DOS code pages have letters there.
 */
const unprintable = /\p{Cs}|(?![\u0080-\u009f])\p{Cc}/u;

/** The fields that hold free text. */
const texts = (['name', 'text', 'federation', 'number', 'person'] as const).flatMap(fieldsOfKind);

const isRating = (rating: number | null): boolean =>
  rating === null || (Number.isInteger(rating) && rating >= 0 && rating <= highestRating);

const isCount = (count: number | null): boolean =>
  count === null || (Number.isInteger(count) && count >= 0 && count <= mostCounted);

/** The first fault in a player's details, or null. */
export function playerProblem(details: PlayerDetails): PlayerProblem | null {
  if (details.name.trim() === '') return { field: 'name', problem: 'missing' };
  const long = texts.find((field) => details[field].length > 100);
  if (long !== undefined) return { field: long, problem: 'too-long' };
  const garbled = texts.find((field) => unprintable.test(details[field]));
  if (garbled !== undefined) return { field: garbled, problem: 'unprintable' };
  const unrateable =
    ratingFields.find((field) => !isRating(details[field])) ??
    fieldsOfKind('count').find((field) => !isCount(details[field]));
  if (unrateable !== undefined) return { field: unrateable, problem: 'out-of-range' };
  if (!titles.some((title) => title === details.title))
    return { field: 'title', problem: 'unknown' };
  if (!isBirthDate(details.birthDate)) {
    return { field: 'birthDate', problem: 'not-a-date' };
  }
  return null;
}
