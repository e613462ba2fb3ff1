import {
  dutch2026,
  type PairingRequest,
  type RoundRecord,
  type ScoredPlayer,
  type StandingsLine,
  standardPointValues,
  toNumber,
  type Working,
} from '@rokade/rules';
import type { EngineOptions } from '@rokade/tournament';
import type { Pair } from './outside-engine.ts';

/** Where an outside program is known to depart from the text. */
export interface Departure {
  readonly program: string;
  readonly article: string;
  /** What the text says and what the program does. */
  readonly what: string;
}

/** The departures that explain differences, each tried anew for every one. */
export const departures = {
  'bye-of-a-loss': {
    program: 'bbpPairings 6.0.0',
    article: 'C.04.3 (2026) 1.4',
    what: 'The pairing-allocated bye is a downfloat whatever it is worth; the program counts it as one only where it is worth more than a loss. So C14 to C21 see other floaters.',
  },
  'lowest-opponent-of-unplayed': {
    program: 'Gacrux 1.9.57',
    article: 'C.07 (2026) 16.5',
    what: 'Of several voluntarily unplayed rounds the one with the lowest contribution is set against the least significant value; the program takes the one with the lowest opponent, whose product in Sonneborn-Berger can be larger.',
  },
} as const satisfies Readonly<Record<string, Departure>>;
export type DepartureName = keyof typeof departures;

type DutchQuestion = PairingRequest & EngineOptions;

const isFreeBye = (record: RoundRecord, loss: number): boolean =>
  record.kind === 'bye' && record.bye === 'pairing-allocated' && record.halfPoints <= loss;

const seatsText = (pairs: readonly Pair[]): string =>
  pairs
    .map((pair) => pair.join('-'))
    .toSorted()
    .join(' ');

/**
 * The round one later, after a round in which everybody had half a win without playing: nothing that
 * the pairing goes by changes. Byes of a loss's points stand in that first round, where they bar a
 * second one, and are zero-point byes, which are no floats, where they were.
 */
function withByesBefore(request: DutchQuestion): DutchQuestion {
  const { win, loss } = request.points ?? standardPointValues;
  const players = request.players.map((player) => {
    const had = player.records.some((record) => isFreeBye(record, loss));
    const before = {
      kind: 'bye',
      bye: had ? 'pairing-allocated' : 'half-point',
      halfPoints: win / 2,
    } as const;
    const records = player.records.map(
      (record): RoundRecord =>
        isFreeBye(record, loss) ? { kind: 'bye', bye: 'zero-point', halfPoints: 0 } : record,
    );
    return { ...player, records: [before, ...records] };
  });
  const later = (round: number): number => round + 1;
  return {
    ...request,
    roundNumber: later(request.roundNumber),
    roundsPlanned: request.roundsPlanned === null ? null : later(request.roundsPlanned),
    players,
    ...(request.virtualHalfPoints === undefined
      ? {}
      : {
          virtualHalfPoints: new Map(
            [...request.virtualHalfPoints].map(([no, points]) => [no, [0, ...points]]),
          ),
        }),
    ...(request.forbiddenGroups === undefined
      ? {}
      : {
          forbiddenGroups: request.forbiddenGroups.map(({ players: group, rounds }) => ({
            players: group,
            rounds:
              rounds === null ? null : { first: later(rounds.first), last: later(rounds.last) },
          })),
        }),
  };
}

/** The departure with which Rokade pairs as the other program did; null if none does. */
export function departureIn(request: DutchQuestion, others: readonly Pair[]): DepartureName | null {
  const answer = dutch2026.pairRound(withByesBefore(request));
  if (!answer.ok) return null;
  const own = [
    ...answer.value.pairings.map(({ white, black }): Pair => [white, black]),
    ...answer.value.byes.map(({ no }): Pair => [no, 0]),
  ];
  return seatsText(own) === seatsText(others) ? 'bye-of-a-loss' : null;
}

const isVoluntary = (record: RoundRecord | undefined, loss: number): boolean => {
  if (record === undefined || record.kind === 'absent') return true;
  if (record.kind === 'bye') return record.bye === 'half-point' || record.bye === 'zero-point';
  return record.kind === 'forfeit' && record.halfPoints <= loss;
};

/** Sonneborn-Berger without one value, chosen as the other program does. */
function withOneCut(workings: readonly Working[], player: ScoredPlayer, loss: number): number {
  const lines = workings.map(({ roundNumber, opponentHalfPoints = 0, contribution }) => ({
    score: opponentHalfPoints,
    value: toNumber(contribution),
    voluntary: isVoluntary(player.records[roundNumber - 1], loss),
  }));
  const bySignificance = lines.toSorted((a, b) => a.score - b.score || a.value - b.value);
  const [least] = bySignificance;
  const voluntary = bySignificance.find((line) => line.voluntary);
  const cut = voluntary !== undefined && voluntary.value >= (least?.value ?? 0) ? voluntary : least;
  return lines.reduce((sum, line) => sum + line.value, 0) - (cut?.value ?? 0);
}

/** Whether a program's value of `SB/C1` is the one with its own choice of the value left out. */
export function cutsByOpponent(
  line: StandingsLine,
  {
    at,
    player,
    loss,
    theirs,
  }: {
    /** The place of `SB/C1` among the values. */
    readonly at: number;
    readonly player: ScoredPlayer;
    readonly loss: number;
    readonly theirs: number;
  },
): boolean {
  const workings = line.values[at]?.workings ?? [];
  return Math.abs(withOneCut(workings, player, loss) - theirs) < 1e-6;
}
