import { type CheckedRound, type Seats, seatsMissingIn } from '@rokade/formats';
import { errorText, namesIn } from '@rokade/tables';
import type { TranslateFor } from '@rokade/texts';
import type { Tournament } from '@rokade/tournament';
import { type ReasonLine, reasonLines } from '../../chess/reason-lines.ts';

/** A round compared with the system's own pairing, as texts. */
export interface ComparedRound {
  readonly round: number;
  readonly ok: boolean;
  /**
   * Boards and byes of the system's pairing that the round lacks; or why there is no such pairing.
   */
  readonly byRules: readonly string[];
  /** The round's boards and byes that are there instead. */
  readonly actual: readonly string[];
  /** The article by which the round is wrong, where the system tells it. */
  readonly because: readonly ReasonLine[];
}

/** The differences of a checked round, players with their numbers. */
export function comparedRound(
  { players }: Tournament,
  t: TranslateFor<'console'>,
  { round, ok, actual, expected, verdict }: CheckedRound,
): ComparedRound {
  const { nameOfNo } = namesIn({ players });
  const sayPlayer = (no: number): string => `${no} ${nameOfNo(no)}`;
  const say = ({ white, black }: Seats): string =>
    `${sayPlayer(white)} – ${black === null ? t('terms.bye') : sayPlayer(black)}`;
  const namer = { nameOf: (id: string) => id, nameOfNo };
  if ('code' in expected) {
    return { round, ok, byRules: [errorText(t, namer, expected)], actual: [], because: [] };
  }
  return {
    round,
    ok,
    byRules: seatsMissingIn(expected, actual).map(say),
    actual: seatsMissingIn(actual, expected).map(say),
    because: verdict === null ? [] : reasonLines(namer, [verdict], t),
  };
}
