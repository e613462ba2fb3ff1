import { type CheckedRound, type Seats, seatsMissingIn } from '@rokade/formats';
import { errorText, namesIn } from '@rokade/tables';
import type { Tournament } from '@rokade/tournament';
import { type ReasonLine, reasonLines } from '../../chess/reason-lines.ts';
import type { Locale } from '../../words/locale.ts';

/** A round of a file as the system pairs it again: whether it is the same, and what differs. */
export interface CheckedLine {
  readonly round: number;
  readonly agrees: boolean;
  /** Why the system cannot pair it; '' where it can. */
  readonly refusal: string;
  /** The boards and byes that the system has and the file has not. */
  readonly expected: readonly string[];
  /** Those that the file has and the system has not. */
  readonly actual: readonly string[];
  /** The article by which the round is wrong, where the system tells it. */
  readonly because: readonly ReasonLine[];
}

/** A round that was paired again, in words. */
export function checkedLine(
  t: Tournament,
  { round, ok, actual, expected, verdict }: CheckedRound,
  { t: say }: Locale<'console'>,
): CheckedLine {
  const { nameOfNo } = namesIn(t);
  const seatText = ({ white, black }: Seats): string =>
    black === null
      ? `${white} ${nameOfNo(white)}: ${say('terms.bye')}`
      : `${white} ${nameOfNo(white)} – ${black} ${nameOfNo(black)}`;
  if ('code' in expected) {
    const refusal = errorText(say, namesIn(t), expected);
    return { round, agrees: false, refusal, expected: [], actual: [], because: [] };
  }
  return {
    round,
    agrees: ok,
    refusal: '',
    expected: seatsMissingIn(expected, actual).map(seatText),
    actual: seatsMissingIn(actual, expected).map(seatText),
    because: verdict === null ? [] : reasonLines(namesIn(t), [verdict], say),
  };
}
