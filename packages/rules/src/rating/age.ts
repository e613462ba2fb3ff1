import type { RatingFacts } from './rating-rule-set.ts';

/** A player's age at the end of the year in which an event ends; null: unknown. */
export function ageIn({ age, born }: RatingFacts, day: string): number | null {
  if (age !== undefined) return age;
  return born === undefined || day === '' ? null : Number(day.slice(0, 4)) - born;
}
