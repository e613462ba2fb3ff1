import type { Criterion } from '../dutch/criteria/criterion.ts';
import { c06Downfloaters } from '../dutch-2026/criteria/c06-downfloaters.ts';
import { c07DownfloatersScores } from '../dutch-2026/criteria/c07-downfloaters-scores.ts';
import {
  c08NextDownfloaters,
  c08NextDownfloatersScores,
} from '../dutch-2026/criteria/c08-next-bracket.ts';
import { c12ColourPreference } from '../dutch-2026/criteria/c12-colour-preference.ts';

/**
 * The quality criteria by priority. They count what criteria of the Dutch system count: outgoing
 * floaters are its downfloaters.
 *
 * @article FIDE C.04.4.2 2026 C5, C6, C7, C8
 */
export const bursteinCriteria: readonly Criterion[] = [
  { ...c06Downfloaters, code: 'C5' },
  { ...c07DownfloatersScores, code: 'C6' },
  { ...c08NextDownfloaters, code: 'C7' },
  { ...c08NextDownfloatersScores, code: 'C7' },
  { ...c12ColourPreference, code: 'C8' },
];
