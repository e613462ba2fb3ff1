import { findTieBreak } from '@rokade/rules';

const code = /^[A-Z][A-Z\d_]*(?::[A-Z]+)?(?:[-/!#][A-Z]*[+-]?\d*)*$/i;

/** Longer than any code; longer texts would only slow the pattern down. */
const longest = 20;

/** The codes in record 202 or 212, `BH/C1,SB`; null if one of them cannot be a code. */
export function parseTieBreakList(text: string): readonly string[] | null {
  const codes = text.split(/[,;]/).map((each) => each.trim());
  return codes.every((each) => each.length <= longest && code.test(each)) ? codes : null;
}

const points = 'PTS';

/** Whether the first code of a list ranks instead of the points. */
export function ranksInsteadOfPoints(codeOfFirst: string | undefined): boolean {
  const found = findTieBreak(codeOfFirst ?? points);
  return found.ok && found.value.decides === 'points';
}

/**
 * Codes that come after the points; the points are added in front if the first code would otherwise
 * rank instead of them.
 */
const afterPoints = (codes: readonly string[]): readonly string[] =>
  ranksInsteadOfPoints(codes[0]) ? [points, ...codes] : codes;

/**
 * The tie-breaks in a file: those of 202, which come after the points, else those after the points in
 * 212, or all of 212 if it does not begin with them; empty if it names none.
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
