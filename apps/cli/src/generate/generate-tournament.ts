import {
  byeCell,
  cellPoints,
  pointSystemOf,
  type TrfDocument,
  type TrfPlayer,
  trfSource,
} from '@rokade/formats';
import {
  computeStandings,
  makeSeededRandom,
  ok,
  type PairedRound,
  type PairingRefusal,
  type PairingRequest,
  type PairingSystem,
  type Result,
} from '@rokade/rules';
import { type Course, usualCourse } from './course.ts';
import { announced, drawnPlayers, type Lots, type Simulated, withCell } from './drawn-players.ts';
import { eventRecords, withByeWorth } from './event-records.ts';
import { playedCells } from './played-cells.ts';

/** What is to be generated. */
export interface GenerateRequest {
  readonly players: number;
  readonly rounds: number;
  readonly seed: string;
  readonly system: PairingSystem;
  /** What differs from the usual course. */
  readonly course?: Partial<Course>;
}

/** A tournament in the making: its records without players, and those. */
interface Simulation {
  readonly system: PairingSystem;
  readonly course: Course;
  readonly lots: Lots;
  readonly records: TrfDocument;
  readonly field: readonly Simulated[];
}

const documentOf = ({ records, field }: Simulation): TrfDocument => ({
  ...records,
  players: field.map(({ player }) => player),
});

/** As a reader of the whole file will ask: whoever comes later was absent, not withdrawn. */
function requestFor(simulation: Simulation, round: number): PairingRequest {
  const late = new Set(
    simulation.field.filter(({ fromRound }) => fromRound > round).map(({ player }) => player.no),
  );
  const request = trfSource(documentOf(simulation)).pairingRequest(round);
  const players = request.players.map((player) =>
    late.has(player.no)
      ? { ...player, availability: { kind: 'absent', bye: 'zero-point' } as const }
      : player,
  );
  return { ...request, players };
}

/** The records, which say what a bye gives if that is not what they said. */
function recordsAfter({ records }: Simulation, { byes }: PairedRound): TrfDocument {
  const [bye] = byes;
  if (bye === undefined || bye.halfPoints === pointSystemOf(records).allocatedBye) return records;
  return withByeWorth(records, bye.halfPoints);
}

/** One round more: announced, paired as any reader of the file would pair it, played. */
function withRound(simulation: Simulation, round: number): Result<Simulation, PairingRefusal> {
  const { system, course, lots } = simulation;
  const present = { ...simulation, field: announced(simulation.field, course, lots) };
  const paired = system.pairRound(requestFor(present, round));
  if (!paired.ok) return paired;
  const cells = playedCells(present.field, paired.value, { course, lots });
  const field = present.field.map((simulated) =>
    simulated.player.cells.length === round
      ? simulated
      : withCell(simulated, cells.get(simulated.player.no) ?? byeCell('zero-point')),
  );
  return ok({ ...present, records: recordsAfter(present, paired.value), field });
}

/** The file with points and placings, these by points alone. */
function finished(document: TrfDocument, rounds: number): TrfDocument {
  const lines = computeStandings(trfSource(document).scoredPlayers(rounds), []);
  const ranks = new Map(lines.map(({ no, rank }) => [no, rank]));
  const points = pointSystemOf(document);
  const players = document.players.map(
    (player): TrfPlayer => ({
      ...player,
      halfPoints: player.cells.reduce((sum, cell) => sum + cellPoints(cell, points), 0),
      rank: ranks.get(player.no) ?? null,
    }),
  );
  return { ...document, players };
}

function lotsOf({ system, players, rounds, seed }: GenerateRequest): Lots {
  const all = `rokade generate ${system.code} ${players} ${rounds} ${seed}`;
  return {
    usual: makeSeededRandom(all),
    lateEntries: makeSeededRandom(`${all} late entries`),
    postponed: makeSeededRandom(`${all} postponed`),
    forbiddenPairs: makeSeededRandom(`${all} forbidden pairs`),
  };
}

/**
 * A random tournament: invented players, results by their strength, byes asked for, forfeits and
 * withdrawals, every round paired by the system. The same request gives the same tournament on every
 * machine. Refused where the system cannot pair a round.
 */
export function generateTournament(request: GenerateRequest): Result<TrfDocument, PairingRefusal> {
  const { players, rounds, seed, system } = request;
  const course = { ...usualCourse(players), ...request.course };
  const lots = lotsOf(request);
  const field = drawnPlayers(players, { course, rounds }, lots);
  const entered = field.flatMap(({ player, fromRound }) => (fromRound === 1 ? [player.no] : []));
  const name = `Generated tournament ${seed}`;
  const records = eventRecords(
    { name, system, rounds, course, players, entered },
    lots.forbiddenPairs,
  );
  let simulation: Simulation = { system, course, lots, records, field };
  for (let round = 1; round <= rounds; round++) {
    const next = withRound(simulation, round);
    if (!next.ok) return next;
    simulation = next.value;
  }
  return ok(finished(documentOf(simulation), rounds));
}
