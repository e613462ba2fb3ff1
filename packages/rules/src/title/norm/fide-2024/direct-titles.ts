import type { DirectTitle } from '../norm-rule-set.ts';

/**
 * What is at hand of direct titles: the least rating for each. Which championships and places give them
 * is a table of FIDE's that is read by hand.
 *
 * @article FIDE B.01 2024
 */
export const directTitles2024: readonly DirectTitle[] = [
  { title: 'GM', rating: 2300 },
  { title: 'IM', rating: 2200 },
  { title: 'FM', rating: 2100 },
  { title: 'CM', rating: 2000 },
  { title: 'WGM', rating: 2100 },
  { title: 'WIM', rating: 2000 },
  { title: 'WFM', rating: 1900 },
  { title: 'WCM', rating: 1800 },
];
