/**
 * Any source that the rules in `lint/` object to contains one of these; most sources that contain one
 * are allowed.
 */
const signs: readonly RegExp[] = [
  // no-system-code
  /(?:code|[sS]ystem)\s*[!=]==\s*'[a-z-]+'/,
  /'\s*[!=]==\s*[^'"`;]*(?:code|[sS]ystem)\b/,
  /\]\s*\.includes\([^)]*(?:code|[sS]ystem)\b/,
  /\bswitch\s*\([^)]*(?:[sS]ystem|[cC]hoice\.code)/,
  // no-ambient-time
  /\bnew\s+Date\b(?!\s*\(\s*[^)\s])|\bDate\s*\(\s*\)/,
  // no-spread-literal
  /\.\.\.\s*\{/,
  // no-class
  /(?:^|[^\w'"`-])class(?:\s+[\w$]+)?(?:\s+extends\s[^{]+|<[^{]+)?\s*\{/,
];

/**
 * Whether one of the rules in `lint/` may object to a source: a source without these signs need not be
 * parsed.
 */
export const mayBreakOwnRule = (source: string): boolean => signs.some((sign) => sign.test(source));
