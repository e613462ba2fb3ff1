import type { PairingPlayer, PlayerNo, RoundRecord } from '@rokade/rules';
import { makeSeededRandom, type SeededRandom, shuffled } from '@rokade/rules';
import type { PointSystem } from '../../../src/kernel/half-points.ts';
import type { DutchRequest } from '../../../src/pairing/dutch/dutch-request.ts';

/** The largest numbers of players and rounds of a random field. */
export interface FieldLimits {
  readonly players: number;
  readonly rounds: number;
}

const happens = (random: SeededRandom, percent: number): boolean => random.below(100) < percent;

/** The points for a win, a draw and a loss: usually 1 – ½ – 0, sometimes other ones. */
const pointSystems: readonly PointSystem[] = [
  { win: 2, draw: 1, loss: 0 },
  { win: 2, draw: 1, loss: 0 },
  { win: 2, draw: 1, loss: 0 },
  { win: 6, draw: 2, loss: 0 },
  { win: 4, draw: 2, loss: 0 },
  { win: 6, draw: 4, loss: 2 },
  { win: 8, draw: 3, loss: 1 },
];

interface Rates extends PointSystem {
  readonly allocatedBye: number;
  readonly absence: number;
  readonly forfeit: number;
}

function absence(random: SeededRandom, { win, draw }: Rates): RoundRecord {
  const kind = random.below(8);
  if (kind === 0) return { kind: 'bye', bye: 'full-point', halfPoints: win };
  if (kind < 4) return { kind: 'bye', bye: 'half-point', halfPoints: draw };
  return kind < 6 ? { kind: 'bye', bye: 'zero-point', halfPoints: 0 } : { kind: 'absent' };
}

function result(random: SeededRandom, { win, draw, loss }: Rates): readonly [number, number] {
  const kind = random.below(5);
  if (kind === 0) return [draw, draw];
  return kind < 3 ? [win, loss] : [loss, win];
}

function addBoard(
  records: ReadonlyMap<PlayerNo, RoundRecord[]>,
  [white, black]: readonly [PlayerNo, PlayerNo],
  random: SeededRandom,
  rates: Rates,
): void {
  const [forWhite, forBlack] = result(random, rates);
  if (happens(random, rates.forfeit)) {
    const nobody = happens(random, 30);
    const forfeit = { kind: 'forfeit', notice: true } as const;
    records
      .get(white)!
      .push({ ...forfeit, opponent: black, colour: 'white', halfPoints: nobody ? 0 : rates.win });
    records.get(black)!.push({ ...forfeit, opponent: white, colour: 'black', halfPoints: 0 });
    return;
  }
  const game = { kind: 'game', status: 'played' } as const;
  records.get(white)!.push({ ...game, opponent: black, colour: 'white', halfPoints: forWhite });
  records.get(black)!.push({ ...game, opponent: white, colour: 'black', halfPoints: forBlack });
}

const balanceOf = (records: readonly RoundRecord[]): number =>
  records.reduce(
    (sum, record) => sum + (record.kind === 'game' ? (record.colour === 'white' ? 1 : -1) : 0),
    0,
  );

/** A round drawn at random: opponents who have not met if a few tries find them, colours mostly fair. */
function addRound(
  records: ReadonlyMap<PlayerNo, RoundRecord[]>,
  random: SeededRandom,
  rates: Rates,
): void {
  const here: PlayerNo[] = [];
  for (const [no, own] of records) {
    if (happens(random, rates.absence)) own.push(absence(random, rates));
    else here.push(no);
  }
  const waiting = [...shuffled(here, random)];
  if (waiting.length % 2 === 1) {
    const without = waiting.findIndex(
      (no) =>
        !records.get(no)!.some((each) => each.kind === 'bye' && each.bye === 'pairing-allocated'),
    );
    const [bye] = waiting.splice(Math.max(0, without), 1);
    records
      .get(bye!)!
      .push({ kind: 'bye', bye: 'pairing-allocated', halfPoints: rates.allocatedBye });
  }
  while (waiting.length > 0) {
    const player = waiting.pop()!;
    const met = records
      .get(player)!
      .flatMap((each) => (each.kind === 'game' ? [each.opponent] : []));
    const fresh = waiting.findIndex((no) => !met.includes(no));
    const [opponent] = waiting.splice(Math.max(0, fresh), 1);
    if (fresh < 0) {
      records.get(player)!.push({ kind: 'absent' });
      records.get(opponent!)!.push({ kind: 'absent' });
      continue;
    }
    const difference = balanceOf(records.get(player)!) - balanceOf(records.get(opponent!)!);
    const isWhite = difference === 0 || happens(random, 15) ? happens(random, 50) : difference < 0;
    addBoard(records, isWhite ? [player, opponent!] : [opponent!, player], random, rates);
  }
}

function forbiddenGroups(random: SeededRandom, players: number): DutchRequest['forbiddenGroups'] {
  if (!happens(random, 30)) return [];
  return Array.from({ length: 1 + random.below(2) }, () => ({
    players: [1 + random.below(players), 1 + random.below(players), 1 + random.below(players)],
    rounds: happens(random, 50) ? null : { first: 1, last: 1 + random.below(8) },
  }));
}

/** The request for a round after random earlier ones, with byes, absences, forfeits and so on. */
export function randomDutchRequest(seed: string, limits: FieldLimits): DutchRequest {
  const random = makeSeededRandom(seed);
  const size = 2 + random.below(limits.players - 1);
  const roundNumber = 1 + random.below(Math.min(limits.rounds, size + 1));
  const points = pointSystems[random.below(pointSystems.length)]!;
  const rates: Rates = {
    ...points,
    allocatedBye: happens(random, 20) ? points.draw : points.win,
    absence: [0, 5, 20][random.below(3)]!,
    forfeit: [0, 10, 25][random.below(3)]!,
  };
  const numbers = Array.from({ length: size }, (_, index) => index + 1);
  const records = new Map<PlayerNo, RoundRecord[]>(numbers.map((no) => [no, []]));
  for (let round = 1; round < roundNumber; round++) addRound(records, random, rates);
  const away = [0, 0, 15][random.below(3)]!;
  const players = numbers.map(
    (no): PairingPlayer => ({
      no,
      rating: null,
      records: records.get(no)!,
      availability: happens(random, away)
        ? { kind: 'absent', bye: 'zero-point' }
        : { kind: 'present' },
    }),
  );
  const accelerated = happens(random, 20) ? 1 + random.below(size) : 0;
  return {
    roundNumber,
    roundsPlanned: happens(random, 40) ? roundNumber : roundNumber + 3,
    players,
    points,
    allocatedBye: rates.allocatedBye,
    initialColour: happens(random, 50) ? 'white' : 'black',
    forbiddenGroups: forbiddenGroups(random, size) ?? [],
    virtualHalfPoints: new Map(
      numbers.slice(0, accelerated).map((no) => [no, numbers.map(() => random.below(3))]),
    ),
  };
}
