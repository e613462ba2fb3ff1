import { type Day, isDay, plusYears } from '../../kernel/calendar.ts';
import type { GroupForm } from '../class-groups.ts';

/** The classes of a championship week, the highest first; the last two are chosen by the player. */
export const classCodes = [
  'national',
  'candidate',
  'master',
  'basic',
  'women',
  'veterans',
] as const;
export type ClassCode = (typeof classCodes)[number];

/** The classes that an eligible player may choose instead of the highest. */
export const chosenClasses = ['women', 'veterans'] as const;
export type ChosenClass = (typeof chosenClasses)[number];

/** The rights from last year's places. */
export const earnedRights = [
  'national-winner',
  'candidate-winner',
  'national-player',
  'junior-champion',
  'group-winner',
] as const;
export type EarnedRight = (typeof earnedRights)[number];

/** The facts that decide a class. */
export interface ClassEntrant {
  /** Identifies the entrant, independent of the order of entry. */
  readonly key: string;
  readonly name: string;
  readonly title: string;
  /** null = unrated. */
  readonly rating: number | null;
  readonly sex: 'm' | 'w' | '';
  /** `2001-12-31`, `2001` or '' if not known. */
  readonly birth: string;
  /** Rated games since the last championship; null = not known. */
  readonly games: number | null;
  /** Whether there was a candidate result since entries for the last championship closed. */
  readonly candidateResult: boolean;
  readonly rights: readonly EarnedRight[];
  /** The requested form of play; null = none. */
  readonly form: GroupForm | null;
  /** The chosen class; null: the highest to which they have a right. */
  readonly chosen: ChosenClass | null;
}

/**
 * Whether a person has reached an age by a day. With only a year of birth, the birthday counts as the
 * year's last day; without any, the answer is no.
 */
function hasTurned(birth: string, years: number, day: Day): boolean | null {
  const born = /^\d{4}$/.test(birth) ? `${birth}-12-31` : birth;
  return isDay(born) ? plusYears(born, years) <= day : null;
}

/** @article DSU 2002 4.2 §37: not yet twenty on 1 January of the year it is played in */
export const isJunior = ({ birth }: Pick<ClassEntrant, 'birth'>, firstDay: Day): boolean =>
  hasTurned(birth, 20, `${firstDay.slice(0, 4)}-01-01`) === false;

/** @article DSU 2002 4.2 §41: 55 on the day of round 1 at the latest */
export const isVeteran = ({ birth }: Pick<ClassEntrant, 'birth'>, firstDay: Day): boolean =>
  hasTurned(birth, 55, firstDay) === true;
