import {
  byeCell,
  cellPoints,
  emptyTrfDocument,
  type GameCode,
  standardPoints,
  type TrfCell,
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
  type PairingSystem,
  type PlayerNo,
  type Result,
  type SeededRandom,
} from '@rokade/rules';
import { drawnScore, drawnStrength, happens, perThousand } from './chances.ts';
import { inventedNames } from './invented-names.ts';

/** What is to be generated. */
export interface GenerateRequest {
  readonly players: number;
  readonly rounds: number;
  readonly seed: string;
  readonly system: PairingSystem;
}

/** A player as the simulation knows him; the file shows his rating, if he has one. */
interface Simulated {
  readonly player: TrfPlayer;
  readonly strength: number;
  readonly left: boolean;
}

interface Simulation {
  readonly random: SeededRandom;
  readonly system: PairingSystem;
  readonly header: TrfDocument;
}

function drawnPlayers(count: number, random: SeededRandom): readonly Simulated[] {
  return inventedNames(count, random).map((name, index) => {
    const strength = drawnStrength(random);
    const rating = happens(random, perThousand.unrated) ? null : strength;
    const unsaid = { sex: '', title: '', federation: '', fideId: '', birthDate: '' } as const;
    const player = { no: index + 1, name, rating, ...unsaid, halfPoints: 0, rank: null, cells: [] };
    return { player, strength, left: false };
  });
}

const withCell = (simulated: Simulated, cell: TrfCell): Simulated => ({
  ...simulated,
  player: { ...simulated.player, cells: [...simulated.player.cells, cell] },
});

/** Who leaves before a round, and who asks for a bye in it; the fields of small groups stay whole. */
function announced(field: readonly Simulated[], random: SeededRandom): readonly Simulated[] {
  const isSmall = field.length < 10;
  const hasPlayed = field.some(({ player }) => player.cells.length > 0);
  return field.map((simulated) => {
    const leaves = happens(random, perThousand.leaves) && hasPlayed && !isSmall;
    const away = happens(random, perThousand.away) && !isSmall;
    if (simulated.left || leaves)
      return withCell({ ...simulated, left: true }, byeCell('zero-point'));
    return away ? withCell(simulated, byeCell('half-point')) : simulated;
  });
}

type Codes = readonly [GameCode, GameCode];

const playedCodes: Readonly<Record<0 | 1 | 2, Codes>> = {
  2: ['1', '0'],
  1: ['=', '='],
  0: ['0', '1'],
};

function drawnResult(random: SeededRandom, white: Simulated, black: Simulated): Codes {
  if (!happens(random, perThousand.forfeit)) {
    return playedCodes[drawnScore(random, white.strength, black.strength)];
  }
  if (happens(random, perThousand.doubleForfeit)) return ['-', '-'];
  return random.below(2) === 0 ? ['+', '-'] : ['-', '+'];
}

/** The entries of a paired round, results drawn by lot, by number. */
function playedCells(
  field: readonly Simulated[],
  { pairings, byes }: PairedRound,
  random: SeededRandom,
): ReadonlyMap<PlayerNo, TrfCell> {
  const byNo = new Map(field.map((simulated) => [simulated.player.no, simulated]));
  const cells = new Map<PlayerNo, TrfCell>(
    byes.map(({ no }) => [no, byeCell('pairing-allocated')]),
  );
  for (const { white, black } of pairings) {
    const [whiteSide, blackSide] = [byNo.get(white), byNo.get(black)];
    if (whiteSide === undefined || blackSide === undefined) continue;
    const [first, second] = drawnResult(random, whiteSide, blackSide);
    cells.set(white, { kind: 'game', opponent: black, colour: 'white', result: first });
    cells.set(black, { kind: 'game', opponent: white, colour: 'black', result: second });
  }
  return cells;
}

const documentOf = ({ header }: Simulation, field: readonly Simulated[]): TrfDocument => ({
  ...header,
  players: field.map(({ player }) => player),
});

/** One round more: announced, paired as any reader of the file would pair it, played. */
function withRound(
  simulation: Simulation,
  field: readonly Simulated[],
  round: number,
): Result<readonly Simulated[], PairingRefusal> {
  const { random, system } = simulation;
  const present = announced(field, random);
  const request = trfSource(documentOf(simulation, present)).pairingRequest(round);
  const paired = system.pairRound(request);
  if (!paired.ok) return paired;
  const cells = playedCells(present, paired.value, random);
  return ok(
    present.map((simulated) => {
      const cell = cells.get(simulated.player.no);
      return cell === undefined ? simulated : withCell(simulated, cell);
    }),
  );
}

/** The file with points and placings, these by points alone. */
function finished(document: TrfDocument, rounds: number): TrfDocument {
  const lines = computeStandings(trfSource(document).scoredPlayers(rounds), []);
  const ranks = new Map(lines.map(({ no, rank }) => [no, rank]));
  const players = document.players.map((player) => ({
    ...player,
    halfPoints: player.cells.reduce((sum, cell) => sum + cellPoints(cell, standardPoints), 0),
    rank: ranks.get(player.no) ?? null,
  }));
  return { ...document, players };
}

/**
 * A random tournament: invented players with numbers drawn by lot, results by their strength, some
 * half-point byes, forfeits and withdrawals, every round paired by the system. The same request gives
 * the same tournament on every machine. Refused where the system cannot pair a round.
 */
export function generateTournament(request: GenerateRequest): Result<TrfDocument, PairingRefusal> {
  const { players, rounds, seed, system } = request;
  const random = makeSeededRandom(`rokade generate ${system.code} ${players} ${rounds} ${seed}`);
  const header: TrfDocument = {
    ...emptyTrfDocument,
    header: {
      ...emptyTrfDocument.header,
      name: `Generated tournament ${seed}`,
      type: `Individual: Swiss-System (${system.code})`,
      controller: 'Rokade',
    },
    roundsPlanned: rounds,
  };
  const simulation = { random, system, header };
  let field = drawnPlayers(players, random);
  for (let round = 1; round <= rounds; round++) {
    const next = withRound(simulation, field, round);
    if (!next.ok) return next;
    field = next.value;
  }
  return ok(finished(documentOf(simulation, field), rounds));
}
