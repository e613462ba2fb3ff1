import { type CheckedRound, type Seats, seatsMissingIn } from '@rokade/formats';
import { errorText, namesIn } from '@rokade/tables';
import type { TranslateFor } from '@rokade/texts';
import type { Tournament } from '@rokade/tournament';

/** A round against the one that the system pairs, in words. */
export interface ComparedRound {
  readonly round: number;
  readonly ok: boolean;
  /** Boards and byes that the rules give and the round does not have; or why they give none. */
  readonly byRules: readonly string[];
  /** Those that stand there instead. */
  readonly held: readonly string[];
}

/** What of a checked round differs, players with their numbers. */
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
    return { round, ok, byRules: [errorText(t, namer, expected)], held: [] };
  }
  return {
    round,
    ok,
    byRules: seatsMissingIn(expected, actual).map(say),
    held: seatsMissingIn(actual, expected).map(say),
  };
}
