import { ratingRuleSets } from './rating-rule-sets.ts';

/**
 * The name of an edition of rating rules for readers: DSU 2010 for `dsu-2010`, FIDE 12/2024 for
 * `fide-2024-12`. Other texts are unchanged.
 */
export function editionName(code: string): string {
  if (!ratingRuleSets.some(({ edition }) => edition === code)) return code;
  const [system = '', year = '', month] = code.split('-');
  return `${system.toUpperCase()} ${month === undefined ? year : `${month}/${year}`}`;
}
