import { type CheckedRound, type Seats, seatsMissingIn } from '@rokade/formats';
import { errorText, namesIn } from '@rokade/tables';
import type { TranslateFor } from '@rokade/texts';
import type { Tournament } from '@rokade/tournament';

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
}

/** The differences of a checked round, players with their numbers. */
export function comparedRound(
  { players }: Tournament,
  t: TranslateFor<'console'>,
  { round, ok, actual, expected }: CheckedRound,
): ComparedRound {
  const { nameOfNo } = namesIn({ players });
  const sayPlayer = (no: number): string => `${no} ${nameOfNo(no)}`;
  const say = ({ white, black }: Seats): string =>
    `${sayPlayer(white)} – ${black === null ? t('terms.bye') : sayPlayer(black)}`;
  if ('code' in expected) {
    const namer = { nameOf: (id: string) => id, nameOfNo };
    return { round, ok, byRules: [errorText(t, namer, expected)], actual: [] };
  }
  return {
    round,
    ok,
    byRules: seatsMissingIn(expected, actual).map(say),
    actual: seatsMissingIn(actual, expected).map(say),
  };
}
