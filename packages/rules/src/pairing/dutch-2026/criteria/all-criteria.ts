import type { Criterion } from '../../dutch/criteria/criterion.ts';
import { c06Downfloaters } from './c06-downfloaters.ts';
import { c07DownfloatersScores } from './c07-downfloaters-scores.ts';
import { c08NextDownfloaters, c08NextDownfloatersScores } from './c08-next-bracket.ts';
import { c09UnplayedGamesOfByeReceiver } from './c09-unplayed-games-of-bye-receiver.ts';
import { c10ColourDifferenceOfTopscorers } from './c10-colour-difference-of-topscorers.ts';
import { c11ThreeInARowOfTopscorers } from './c11-three-in-a-row-of-topscorers.ts';
import { c12ColourPreference } from './c12-colour-preference.ts';
import { c13StrongColourPreference } from './c13-strong-colour-preference.ts';
import { c14DownfloatersOfPreviousRound } from './c14-downfloaters-of-previous-round.ts';
import { c15UpfloatersOfPreviousRound } from './c15-upfloaters-of-previous-round.ts';
import { c16DownfloatersOfTwoRoundsBefore } from './c16-downfloaters-of-two-rounds-before.ts';
import { c17UpfloatersOfTwoRoundsBefore } from './c17-upfloaters-of-two-rounds-before.ts';
import { c18MdpsDifferencesOfPreviousRound } from './c18-mdps-differences-of-previous-round.ts';
import { c19OpponentsDifferencesOfPreviousRound } from './c19-opponents-differences-of-previous-round.ts';
import { c20MdpsDifferencesOfTwoRoundsBefore } from './c20-mdps-differences-of-two-rounds-before.ts';
import { c21OpponentsDifferencesOfTwoRoundsBefore } from './c21-opponents-differences-of-two-rounds-before.ts';

/** The criteria that count failures, by priority; C8 in two parts. C1 to C5 are never failed. */
export const allCriteria: readonly Criterion[] = [
  c06Downfloaters,
  c07DownfloatersScores,
  c08NextDownfloaters,
  c08NextDownfloatersScores,
  c09UnplayedGamesOfByeReceiver,
  c10ColourDifferenceOfTopscorers,
  c11ThreeInARowOfTopscorers,
  c12ColourPreference,
  c13StrongColourPreference,
  c14DownfloatersOfPreviousRound,
  c15UpfloatersOfPreviousRound,
  c16DownfloatersOfTwoRoundsBefore,
  c17UpfloatersOfTwoRoundsBefore,
  c18MdpsDifferencesOfPreviousRound,
  c19OpponentsDifferencesOfPreviousRound,
  c20MdpsDifferencesOfTwoRoundsBefore,
  c21OpponentsDifferencesOfTwoRoundsBefore,
];
