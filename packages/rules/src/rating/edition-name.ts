import { ratingRuleSets } from './rating-rule-sets.ts';

/**
 * What readers call an edition of rating rules: DSU 2010 for `dsu-2010`, FIDE 12/2024 for
 * `fide-2024-12`. What is no such edition stays as it is.
 */
export function editionName(code: string): string {
  if (!ratingRuleSets.some(({ edition }) => edition === code)) return code;
  const [system = '', year = '', month] = code.split('-');
  return `${system.toUpperCase()} ${month === undefined ? year : `${month}/${year}`}`;
}
