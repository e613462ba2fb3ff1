import {
  findPairingSystem,
  type PairedRound,
  type PairingRefusal,
  type PairingSystem,
  type Reason,
  renumberedReason,
} from '@rokade/rules';
import { isKnockOut, numberedAsIn, type Tournament } from '@rokade/tournament';
import { journalReader } from './journal-reader.ts';
import { type Seat, type SeatDifference, seatDifferences } from './seat-differences.ts';
import type { ActualRound, TournamentReader } from './tournament-reader.ts';

/** A round as the system pairs it, compared with the round as it was played. */
export interface CheckedRound {
  readonly round: number;
  readonly ok: boolean;
  readonly actual: ActualRound;
  readonly expected: ActualRound | PairingRefusal;
  /** Player by player; empty where the round is right, or cannot be paired. */
  readonly differences: readonly SeatDifference[];
  /** The first article by which the round is wrong, where the system tells it. */
  readonly verdict: Reason | null;
}

const expectedRound = ({ pairings, byes }: PairedRound): ActualRound => ({
  pairings: pairings
    .map(({ white, black }) => ({ white, black }))
    .toSorted((a, b) => a.white - b.white),
  byes: byes.map(({ no }) => no).toSorted((a, b) => a - b),
});

/** A board of a round, or (`black` null) its bye. */
export interface Seats {
  readonly white: number;
  readonly black: number | null;
}

/** Report files have no order of boards, so a round is the set of its boards and byes. */
const seatsOf = ({ pairings, byes }: ActualRound): readonly Seats[] => [
  ...pairings,
  ...byes.map((no) => ({ white: no, black: null })),
];

const keyOf = ({ white, black }: Seats): string => `${white}-${black ?? 0}`;

/** The boards and byes of `other` that a round lacks. */
export function seatsMissingIn(round: ActualRound, other: ActualRound): readonly Seats[] {
  const there = new Set(seatsOf(other).map(keyOf));
  return seatsOf(round).filter((seats) => !there.has(keyOf(seats)));
}

/** Pairs one round of a tournament again and compares. */
export function checkRound(
  source: TournamentReader,
  system: PairingSystem,
  round: number,
): CheckedRound {
  const actual = source.actualRound(round);
  const request = source.pairingRequest(round);
  const paired = system.pairRound(request);
  if (!paired.ok)
    return { round, ok: false, actual, expected: paired.error, differences: [], verdict: null };
  const expected = expectedRound(paired.value);
  const differences = seatDifferences(request, expected, actual);
  const ok = differences.length === 0;
  const verdict = ok ? null : (system.verdictOn?.(request, actual) ?? null);
  return { round, ok, actual, expected, differences, verdict };
}

/** A checked round with the players' present numbers, where it was paired with others. */
function inPresentNumbers(t: Tournament, then: Tournament, checked: CheckedRound): CheckedRound {
  const present = new Map(t.players.map(({ id, no }) => [id, no]));
  const byThen = new Map(then.players.map(({ id, no }) => [no, present.get(id) ?? no]));
  const now = (no: number): number => byThen.get(no) ?? no;
  const inNow = ({ pairings, byes }: ActualRound): ActualRound => ({
    pairings: pairings
      .map(({ white, black }) => ({ white: now(white), black: now(black) }))
      .toSorted((a, b) => a.white - b.white),
    byes: byes.map(now).toSorted((a, b) => a - b),
  });
  const seatInNow = (seat: Seat | null): Seat | null =>
    seat === null || seat.opponent === null ? seat : { ...seat, opponent: now(seat.opponent) };
  const { actual, expected, differences, verdict } = checked;
  return {
    ...checked,
    actual: inNow(actual),
    verdict: verdict === null ? null : renumberedReason(verdict, now),
    expected: 'code' in expected ? expected : inNow(expected),
    differences: differences.map((difference) => ({
      ...difference,
      no: now(difference.no),
      expected: seatInNow(difference.expected),
      actual: seatInNow(difference.actual),
    })),
  };
}

/**
 * Pairs a round of a tournament's journal again, by the numbers that the players had then, and compares.
 */
export function checkOwnRound(t: Tournament, system: PairingSystem, round: number): CheckedRound {
  const then = numberedAsIn(t, round);
  const checked = checkRound(journalReader(then, 'national'), system, round);
  return then === t ? checked : inPresentNumbers(t, then, checked);
}

/**
 * Checks a tournament by its own system, yielding after each round so that other tasks can run; no
 * rounds of a cup or play-off, where lots and byes decide that the rounds do not show.
 */
export function* checkedRounds(t: Tournament): Generator<CheckedRound> {
  const { code, edition } = t.settings.system;
  const system = findPairingSystem(code, edition);
  if (system === undefined || isKnockOut(t.settings.system)) return;
  const source = journalReader(t, 'national');
  for (let round = 1; round <= source.roundsPaired; round++) {
    const isRenumbered = numberedAsIn(t, round) !== t;
    yield isRenumbered ? checkOwnRound(t, system, round) : checkRound(source, system, round);
  }
}
