import type { Problem } from './setting-problems.ts';

/** The greatest table number, and the most tables that can be excluded. */
const mostTables = 999;
const highestTable = 9999;

/** `7` or `7-9`, also with an en dash. */
const spanPattern = /^(\d{1,4})(?:\s*[-–]\s*(\d{1,4}))?$/;

function spanOf(text: string): readonly number[] | null {
  const [, first, last = first] = spanPattern.exec(text.trim()) ?? [];
  const [from, to] = [Number(first), Number(last)];
  if (first === undefined || from < 1 || to < from || to > highestTable) return null;
  return to - from < mostTables ? Array.from({ length: to - from + 1 }, (_, i) => from + i) : null;
}

/** The tables named in a text such as `3, 7-9`; null if it cannot be read. */
export function tableNumbers(text: string): readonly number[] | null {
  if (text.trim() === '') return [];
  const spans = text.split(',').map(spanOf);
  return spans.every((span) => span !== null) ? spans.flat() : null;
}

/** Why a text does not name tables; null: it does. */
export function tableNumbersProblem(text: string): Problem {
  const numbers = tableNumbers(text);
  if (numbers === null) return 'not-tables';
  return numbers.length > mostTables ? 'too-many' : null;
}
