import type { PlayerNo } from '../../kernel/round-record.ts';
import type { CupLines } from './cup-match.ts';
import { byeReceivers, firstLines, meetings } from './first-lot.ts';

const nobodyMet = () => undefined;

/**
 * The lines of the first round of a cup of teams, by the numbers drawn, from the top of the bracket. Where
 * the teams are no power of two only as many play as leave one; the lowest numbers wait for the next round.
 *
 * @article Tempelhof 2018 III.C.1, III.C.2
 */
export const firstTeamLines = (numbers: readonly PlayerNo[]): readonly CupLines[] =>
  firstLines(numbers, byeReceivers(numbers, []), nobodyMet);

/**
 * The lines of a further round: neighbours meet, two by two. null: nobody comes from that line.
 *
 * @article Tempelhof 2018 III.C.1
 */
export const nextTeamLines = (winners: readonly (PlayerNo | null)[]): readonly CupLines[] =>
  meetings(winners, nobodyMet);
