import { type Day, isDay, plusYears } from '../../kernel/calendar.ts';
import type { GroupForm } from '../class-groups.ts';

/** The classes of a championship week, the highest first; the last two are chosen. */
export const classCodes = [
  'national',
  'candidate',
  'master',
  'basic',
  'women',
  'veterans',
] as const;
export type ClassCode = (typeof classCodes)[number];

/** The classes that whoever has a right to them may choose instead of the highest. */
export const chosenClasses = ['women', 'veterans'] as const;
export type ChosenClass = (typeof chosenClasses)[number];

/** What last year's places give for this year. */
export const earnedRights = [
  'national-winner',
  'candidate-winner',
  'national-player',
  'junior-champion',
  'group-winner',
] as const;
export type EarnedRight = (typeof earnedRights)[number];

/** What a class is given by. */
export interface ClassEntrant {
  /** Who they are, in whatever order they entered. */
  readonly key: string;
  readonly name: string;
  readonly title: string;
  /** null = none. */
  readonly rating: number | null;
  readonly sex: 'm' | 'w' | '';
  /** `2001-12-31`, `2001` or '' where it is not known. */
  readonly birth: string;
  /** Rated games since the last championship; null = not known. */
  readonly games: number | null;
  /** Has had a candidate result since entries for the last championship closed. */
  readonly candidateResult: boolean;
  readonly rights: readonly EarnedRight[];
  /** The form of play they wish for; null = none. */
  readonly form: GroupForm | null;
  /** The class they choose; null: the highest they have a right to. */
  readonly chosen: ChosenClass | null;
}

/**
 * Whether somebody has turned an age by a day. Of whom the year of birth alone is known, their
 * birthday counts as the year's last; of whom nothing is known, nobody can say.
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
