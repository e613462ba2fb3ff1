import {
  byeCell,
  cellPoints,
  pointSystemOf,
  type TrfDocument,
  type TrfPlayer,
  trfReader,
} from '@rokade/formats';
import {
  computeStandings,
  findTieBreak,
  makeSeededRandom,
  ok,
  type PairedRound,
  type PairingRefusal,
  type PairingRequest,
  type PairingSystem,
  type PlayerNo,
  type Result,
  type TieBreak,
} from '@rokade/rules';
import { type EngineOptions, engineOf, type SystemChoice, withOptions } from '@rokade/tournament';
import { engineOptionsOf } from '../input/question-to.ts';
import { tieBreakRulesOf } from '../standings/computed-standings.ts';
import { type Course, knockOutCourse, usualCourse } from './course.ts';
import { announced, drawnPlayers, type Lots, type Simulated, withCell } from './drawn-players.ts';
import { eventRecords, withByeWorth } from './event-records.ts';
import { playedCells } from './played-cells.ts';

/** What to generate. */
export interface GenerateRequest {
  readonly players: number;
  readonly rounds: number;
  readonly seed: string;
  readonly choice: SystemChoice;
  /** The engine for the pairings; by default that of the choice. */
  readonly engine?: PairingSystem;
  /** The differences from the usual course. */
  readonly course?: Partial<Course>;
}

/** A tournament being generated: its records without the players, and the players. */
interface Simulation {
  readonly choice: SystemChoice;
  readonly engine: PairingSystem;
  readonly course: Course;
  readonly lots: Lots;
  readonly rounds: number;
  readonly records: TrfDocument;
  readonly field: readonly Simulated[];
}

const documentOf = ({ records, field }: Simulation): TrfDocument => ({
  ...records,
  players: field.map(({ player }) => player),
});

/**
 * The request as a reader of the whole file will make it: a player who comes later, or comes back, was
 * absent, not withdrawn.
 */
function requestFor(simulation: Simulation, round: number): PairingRequest & EngineOptions {
  const late = new Set(
    simulation.field
      .filter(({ fromRound, missed }) => fromRound > round || missed === round)
      .map(({ player }) => player.no),
  );
  const request = trfReader(documentOf(simulation)).pairingRequest(round);
  const players = request.players.map((player) =>
    late.has(player.no)
      ? { ...player, availability: { kind: 'absent', bye: 'zero-point' } as const }
      : player,
  );
  return { ...request, players };
}

/** The request for the system, with the winners of the lots that are due. */
function requestWithLots(simulation: Simulation, round: number, seed: string): PairingRequest {
  const { choice, engine } = simulation;
  const request = requestFor(simulation, round);
  const question = { ...engineOptionsOf(choice, request), ...request };
  return engine.knockOut?.withLots?.(question, `${seed} ${round}`) ?? question;
}

/** The records, with the points for a bye if they differ from those stated. */
function recordsAfter({ records }: Simulation, { byes }: PairedRound): TrfDocument {
  const [bye] = byes;
  if (bye === undefined || bye.halfPoints === pointSystemOf(records).allocatedBye) return records;
  return withByeWorth(records, bye.halfPoints);
}

/** Adds a round: announced, paired as any reader of the file would pair it, played. */
function withRound(
  simulation: Simulation,
  round: number,
  seed: string,
): Result<Simulation, PairingRefusal> {
  const { engine, course, lots, rounds } = simulation;
  const announcedField = announced(simulation.field, { course, rounds }, lots);
  const present = { ...simulation, field: announcedField };
  const paired = engine.pairRound(requestWithLots(present, round, seed));
  if (!paired.ok) return paired;
  const cells = playedCells(present.field, paired.value, { course, lots, round });
  const field = present.field.map((simulated) =>
    simulated.player.cells.length === round
      ? simulated
      : withCell(simulated, cells.get(simulated.player.no) ?? byeCell('zero-point')),
  );
  return ok({ ...present, records: recordsAfter(present, paired.value), field });
}

/** The tie-breaks of the course, which are known to be some. */
const tieBreaksOf = ({ tieBreaks }: Course): readonly TieBreak[] =>
  tieBreaks.flatMap((code) => {
    const found = findTieBreak(code, '2026');
    return found.ok ? [found.value] : [];
  });

/**
 * Placings: where players are eliminated by the round of elimination, otherwise by points and the
 * tie-breaks of the file.
 */
function ranksOf(simulation: Simulation, rounds: number): ReadonlyMap<PlayerNo, number> {
  const source = trfReader(documentOf(simulation));
  const out = simulation.engine.knockOut?.standing(source.pairingRequest(rounds + 1)).places;
  if (out !== undefined) return new Map(out.map(({ no, first }) => [no, first]));
  const rules = tieBreakRulesOf(source, '2026');
  const tieBreaks = tieBreaksOf(simulation.course);
  const lines = computeStandings(source.scoredPlayers(rounds), tieBreaks, rules);
  return new Map(lines.map(({ no, rank }) => [no, rank]));
}

/** The file with points and placings. */
function finished(simulation: Simulation, rounds: number): TrfDocument {
  const document = { ...documentOf(simulation), roundsPlanned: rounds };
  const ranks = ranksOf(simulation, rounds);
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

/** The file with points and placings, without the rounds at the end of a cup that had no players left. */
function finishedAfterGames(simulation: Simulation): TrfDocument {
  const played = Math.max(
    ...simulation.field.map(
      ({ player }) => player.cells.findLastIndex((cell) => cell?.kind === 'game') + 1,
    ),
  );
  const field = simulation.field.map((simulated) => ({
    ...simulated,
    player: { ...simulated.player, cells: simulated.player.cells.slice(0, played) },
  }));
  return finished({ ...simulation, field }, played);
}

function lotsOf({ choice, players, rounds, seed }: GenerateRequest): Lots {
  const all = `rokade generate ${choice.code} ${players} ${rounds} ${seed}`;
  return {
    usual: makeSeededRandom(all),
    lateEntries: makeSeededRandom(`${all} late entries`),
    postponed: makeSeededRandom(`${all} postponed`),
    forbiddenPairs: makeSeededRandom(`${all} forbidden pairs`),
    fullByes: makeSeededRandom(`${all} full-point byes`),
    zeroByes: makeSeededRandom(`${all} zero-point byes`),
    doubleForfeits: makeSeededRandom(`${all} double forfeits`),
    oddResults: makeSeededRandom(`${all} odd results`),
    unratedGames: makeSeededRandom(`${all} unrated games`),
  };
}

/**
 * A random tournament: invented players, results by their strength, requested byes, forfeits and
 * withdrawals, every round paired by the system. The same request gives the same tournament on every
 * machine. A cup ends with its winner, even before the requested number of rounds. Refused where the
 * system cannot pair a round.
 */
export function generateTournament(request: GenerateRequest): Result<TrfDocument, PairingRefusal> {
  const { players, rounds, seed, engine = engineOf(request.choice) } = request;
  const course = {
    ...usualCourse(players),
    ...request.course,
    ...(engine.knockOut === undefined ? {} : knockOutCourse),
  };
  const { acceleration, initialColour } = course;
  const choice = withOptions(request.choice, { acceleration, initialColour });
  const lots = lotsOf(request);
  const field = drawnPlayers(players, { course, rounds }, lots);
  const entered = field.flatMap(({ player, fromRound }) => (fromRound === 1 ? [player.no] : []));
  const name = `Generated tournament ${seed}`;
  const records = eventRecords(
    { name, choice, rounds, course, players, entered },
    lots.forbiddenPairs,
  );
  let simulation: Simulation = { choice, engine, course, lots, rounds, records, field };
  for (let round = 1; round <= rounds; round++) {
    const next = withRound(simulation, round, seed);
    if (!next.ok && next.error.code === 'pairing.decided')
      return ok(finishedAfterGames(simulation));
    if (!next.ok) return next;
    simulation = next.value;
  }
  const isCup = engine.knockOut !== undefined;
  return ok(isCup ? finishedAfterGames(simulation) : finished(simulation, rounds));
}
