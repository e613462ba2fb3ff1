import { isDay } from '@rokade/rules';
import type { RatingsRefusal } from '../refusal.ts';

const longestText = 200;

type Problem = Extract<RatingsRefusal, { code: 'ratings.field-invalid' }>['problem'];

/** What is wrong with a text, or null: it is to be of one line, and not a book. */
export function textProblem(text: string): Problem | null {
  if (text.length > longestText) return 'too-long';
  return /\p{Cc}/u.test(text) ? 'unprintable' : null;
}

export const invalid = (field: string, problem: Problem): RatingsRefusal => ({
  code: 'ratings.field-invalid',
  field,
  problem,
});

/** The first of some fields that is no day. */
export function dayRefusal(days: Readonly<Record<string, string>>): RatingsRefusal | null {
  const wrong = Object.entries(days).find(([, day]) => !isDay(day));
  return wrong === undefined ? null : invalid(wrong[0], 'not-a-date');
}
