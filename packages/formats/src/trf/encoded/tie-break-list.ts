const code = /^[A-Z][A-Z\d_]*(?::[A-Z]+)?(?:[-/!#][A-Z]*[+-]?\d*)*$/i;

/** More than any code has; longer texts would only keep the pattern busy. */
const longest = 20;

/** The codes in record 202 or 212, `BH/C1,SB`; null where one of them cannot be a code. */
export function parseTieBreakList(text: string): readonly string[] | null {
  const codes = text.split(/[,;]/).map((each) => each.trim());
  return codes.every((each) => each.length <= longest && code.test(each)) ? codes : null;
}

/**
 * The tie-breaks that a file names: those of 202, else those after the points in 212; empty where it
 * names none.
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
  return codes[0]?.toUpperCase() === 'PTS' ? codes.slice(1) : codes;
}
