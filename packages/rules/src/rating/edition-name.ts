/**
 * The editions of rating rules by their codes, with whether each was inferred. A page that only names an
 * edition does not load the rules themselves; a test holds the list against them.
 */
export const ratingEditions: Readonly<Record<string, { readonly inferred: boolean }>> = {
  'dsu-2024': { inferred: true },
  'dsu-2015': { inferred: true },
  'dsu-2010': { inferred: false },
  'dsu-2002': { inferred: false },
  'fide-2025': { inferred: false },
  'fide-2024-12': { inferred: false },
  'fide-2024': { inferred: false },
  'fide-2022': { inferred: false },
  'fide-2002': { inferred: false },
  'dwz-2026': { inferred: false },
  'dwz-1992': { inferred: false },
};

/**
 * The name of an edition of rating rules for readers: DSU 2010 for `dsu-2010`, FIDE 12/2024 for
 * `fide-2024-12`. Other texts are unchanged.
 */
export function editionName(code: string): string {
  if (!Object.hasOwn(ratingEditions, code)) return code;
  const [system = '', year = '', month] = code.split('-');
  return `${system.toUpperCase()} ${month === undefined ? year : `${month}/${year}`}`;
}
