import type { Criterion } from '../../dutch/criteria/criterion.ts';
import { c06Downfloaters } from '../../dutch-2026/criteria/c06-downfloaters.ts';
import { c07DownfloatersScores } from '../../dutch-2026/criteria/c07-downfloaters-scores.ts';
import {
  c08NextDownfloaters,
  c08NextDownfloatersScores,
} from '../../dutch-2026/criteria/c08-next-bracket.ts';
import { c10ColourDifferenceOfTopscorers } from '../../dutch-2026/criteria/c10-colour-difference-of-topscorers.ts';
import { c11ThreeInARowOfTopscorers } from '../../dutch-2026/criteria/c11-three-in-a-row-of-topscorers.ts';
import { c12ColourPreference } from '../../dutch-2026/criteria/c12-colour-preference.ts';
import { c13StrongColourPreference } from '../../dutch-2026/criteria/c13-strong-colour-preference.ts';
import { c14DownfloatersOfPreviousRound } from '../../dutch-2026/criteria/c14-downfloaters-of-previous-round.ts';
import { c15UpfloatersOfPreviousRound } from '../../dutch-2026/criteria/c15-upfloaters-of-previous-round.ts';
import { c16DownfloatersOfTwoRoundsBefore } from '../../dutch-2026/criteria/c16-downfloaters-of-two-rounds-before.ts';
import { c17UpfloatersOfTwoRoundsBefore } from '../../dutch-2026/criteria/c17-upfloaters-of-two-rounds-before.ts';
import { c18MdpsDifferencesOfPreviousRound } from '../../dutch-2026/criteria/c18-mdps-differences-of-previous-round.ts';
import { c19OpponentsDifferencesOfPreviousRound } from '../../dutch-2026/criteria/c19-opponents-differences-of-previous-round.ts';
import { c20MdpsDifferencesOfTwoRoundsBefore } from '../../dutch-2026/criteria/c20-mdps-differences-of-two-rounds-before.ts';
import { c21OpponentsDifferencesOfTwoRoundsBefore } from '../../dutch-2026/criteria/c21-opponents-differences-of-two-rounds-before.ts';

/** The criteria on colours, which are the same in every bracket. `@article FIDE C.04.3 2017 C8–C11` */
export const colourCriteria: readonly Criterion[] = [
  { ...c10ColourDifferenceOfTopscorers, code: 'C8' },
  { ...c11ThreeInARowOfTopscorers, code: 'C9' },
  { ...c12ColourPreference, code: 'C10' },
  { ...c13StrongColourPreference, code: 'C11' },
];

/**
 * C5 to C19 if all residents of a bracket have the same score. There they are equivalent to criteria of
 * 2026 with other numbers and other words. The pairing score difference (C6) of a moved-down player is
 * a point more in limbo than with any resident, so as few as possible of the highest score stay there,
 * then of the next. Every moved-down player gets a downfloat in any case, so the number of repeated
 * downfloats (C12, C14) depends on the residents alone. `@article FIDE C.04.3 2017 C5–C19`
 */
export const ordinaryCriteria: readonly Criterion[] = [
  { ...c06Downfloaters, code: 'C5' },
  { ...c07DownfloatersScores, code: 'C6' },
  { ...c08NextDownfloaters, code: 'C7' },
  { ...c08NextDownfloatersScores, code: 'C7' },
  ...colourCriteria,
  { ...c14DownfloatersOfPreviousRound, code: 'C12' },
  { ...c15UpfloatersOfPreviousRound, code: 'C13' },
  { ...c16DownfloatersOfTwoRoundsBefore, code: 'C14' },
  { ...c17UpfloatersOfTwoRoundsBefore, code: 'C15' },
  { ...c18MdpsDifferencesOfPreviousRound, code: 'C16' },
  { ...c19OpponentsDifferencesOfPreviousRound, code: 'C17' },
  { ...c20MdpsDifferencesOfTwoRoundsBefore, code: 'C18' },
  { ...c21OpponentsDifferencesOfTwoRoundsBefore, code: 'C19' },
];
