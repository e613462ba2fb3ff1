import { findTieBreak } from '@rokade/rules';

const code = /^[A-Z][A-Z\d_]*(?::[A-Z]+)?(?:[-/!#][A-Z]*[+-]?\d*)*$/i;

/** More than any code has; longer texts would only keep the pattern busy. */
const longest = 20;

/** The codes in record 202 or 212, `BH/C1,SB`; null where one of them cannot be a code. */
export function parseTieBreakList(text: string): readonly string[] | null {
  const codes = text.split(/[,;]/).map((each) => each.trim());
  return codes.every((each) => each.length <= longest && code.test(each)) ? codes : null;
}

const points = 'PTS';

/** Whether a code at the head of a list ranks instead of the points. */
export function ranksInsteadOfPoints(codeOfFirst: string | undefined): boolean {
  const found = findTieBreak(codeOfFirst ?? points);
  return found.ok && found.value.decides === 'points';
}

/** Codes after the points; these are named where the first would else rank instead of them. */
const afterPoints = (codes: readonly string[]): readonly string[] =>
  ranksInsteadOfPoints(codes[0]) ? [points, ...codes] : codes;

/**
 * The tie-breaks that a file names: those of 202, which come after the points, else those after the
 * points in 212, or all of 212 where it does not begin with them; empty where it names none.
 */
export function statedTieBreaks({
  tieBreaks,
  standingsOrder,
}: {
  readonly tieBreaks: string;
  readonly standingsOrder: string;
}): readonly string[] {
  const order = tieBreaks === '' ? standingsOrder : tieBreaks;
  const codes = order === '' ? [] : (parseTieBreakList(order) ?? []);
  if (codes[0]?.toUpperCase() === points) return afterPoints(codes.slice(1));
  return tieBreaks === '' ? codes : afterPoints(codes);
}
