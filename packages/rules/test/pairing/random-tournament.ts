import {
  type Availability,
  type ByeKind,
  makeSeededRandom,
  type PairedRound,
  type PairingPlayer,
  type PairingRefusal,
  type PairingRequest,
  type PairingSystem,
  type PlayerNo,
  type Result,
  type RoundRecord,
  type SeededRandom,
} from '@rokade/rules';

/** How much happens besides plain games. Chances are in percent, for each player and round. */
export interface Course {
  readonly players: number;
  readonly rounds: number;
  readonly roundsPlanned: number | null;
  readonly absence: number;
  readonly withdrawal: number;
  readonly lateEntry: number;
  readonly forfeit: number;
  readonly pending: number;
}

/** A request for a round, and its answer. */
export interface RequestedRound {
  readonly request: PairingRequest;
  readonly answer: Result<PairedRound, PairingRefusal>;
}

/** Plain games only. */
export const plainCourse = (players: number, rounds: number): Course => ({
  players,
  rounds,
  roundsPlanned: rounds,
  absence: 0,
  withdrawal: 0,
  lateEntry: 0,
  forfeit: 0,
  pending: 0,
});

interface Entrant {
  readonly no: PlayerNo;
  readonly rating: number | null;
  readonly fromRound: number;
  readonly records: RoundRecord[];
  withdrawn: { readonly sinceRoundNumber: number; readonly order: number } | null;
}

const happens = (random: SeededRandom, percent: number): boolean => random.below(100) < percent;

function pick<T>(random: SeededRandom, items: readonly [T, ...T[]]): T {
  return items[random.below(items.length)] ?? items[0];
}

function entrants(course: Course, random: SeededRandom): readonly Entrant[] {
  return Array.from({ length: course.players }, (_, index) => ({
    no: index + 1,
    rating: random.below(8) === 0 ? null : 1000 + random.below(1500),
    fromRound: happens(random, course.lateEntry) ? 2 + random.below(2) : 1,
    records: [],
    withdrawn: null,
  }));
}

const byeHalfPoints: Readonly<Record<ByeKind, number>> = {
  'pairing-allocated': 2,
  'full-point': 2,
  'half-point': 1,
  'zero-point': 0,
};

function availabilityOf(entrant: Entrant, course: Course, random: SeededRandom): Availability {
  if (entrant.withdrawn !== null) return { kind: 'withdrawn', ...entrant.withdrawn };
  if (!happens(random, course.absence)) return { kind: 'present' };
  return { kind: 'absent', bye: pick(random, ['half-point', 'zero-point', 'full-point']) };
}

function withdrawSome(
  all: readonly Entrant[],
  course: Course,
  random: SeededRandom,
  sinceRoundNumber: number,
): void {
  for (const entrant of all) {
    if (entrant.withdrawn !== null || !happens(random, course.withdrawal)) continue;
    const order = 1 + all.filter(({ withdrawn }) => withdrawn !== null).length;
    entrant.withdrawn = { sinceRoundNumber, order };
  }
}

/** The records for both sides of a board: White's, then Black's. */
function boardRecords(
  course: Course,
  random: SeededRandom,
  white: PlayerNo,
  black: PlayerNo,
): readonly [RoundRecord, RoundRecord] {
  const sides = [
    { opponent: black, colour: 'white' },
    { opponent: white, colour: 'black' },
  ] as const;
  if (happens(random, course.forfeit)) {
    const [first, second] = pick<readonly [number, number]>(random, [
      [2, 0],
      [0, 2],
      [0, 0],
    ]);
    const notice = happens(random, 50);
    return [
      { kind: 'forfeit', ...sides[0], halfPoints: first, notice },
      { kind: 'forfeit', ...sides[1], halfPoints: second, notice },
    ];
  }
  const status = happens(random, course.pending) ? 'pending' : 'played';
  const first = status === 'pending' ? 1 : random.below(3);
  return [
    { kind: 'game', ...sides[0], halfPoints: first, status },
    { kind: 'game', ...sides[1], halfPoints: 2 - first, status },
  ];
}

function recordsOf(
  round: PairedRound,
  players: readonly PairingPlayer[],
  course: Course,
  random: SeededRandom,
): ReadonlyMap<PlayerNo, RoundRecord> {
  const records = new Map<PlayerNo, RoundRecord>();
  for (const { no, availability } of players) {
    if (availability.kind !== 'absent') continue;
    const { bye } = availability;
    records.set(no, { kind: 'bye', bye, halfPoints: byeHalfPoints[bye] });
  }
  for (const { no, halfPoints } of round.byes) {
    records.set(no, { kind: 'bye', bye: 'pairing-allocated', halfPoints });
  }
  for (const { white, black } of round.pairings) {
    const [first, second] = boardRecords(course, random, white, black);
    records.set(white, first).set(black, second);
  }
  return records;
}

function requestFor(
  all: readonly Entrant[],
  course: Course,
  random: SeededRandom,
  roundNumber: number,
): PairingRequest {
  const players = all
    .filter(({ fromRound }) => fromRound <= roundNumber)
    .map((entrant) => ({
      no: entrant.no,
      rating: entrant.rating,
      records: [...entrant.records],
      availability: availabilityOf(entrant, course, random),
    }));
  return { roundNumber, roundsPlanned: course.roundsPlanned, players };
}

/** Plays a tournament with a system until its rounds are over or a round is refused. */
export function playTournament(
  system: PairingSystem,
  course: Course,
  seed: string,
): readonly RequestedRound[] {
  const random = makeSeededRandom(seed);
  const all = entrants(course, random);
  const rounds: RequestedRound[] = [];
  for (let roundNumber = 1; roundNumber <= course.rounds; roundNumber++) {
    if (roundNumber > 1) withdrawSome(all, course, random, roundNumber);
    const request = requestFor(all, course, random, roundNumber);
    const answer = system.pairRound(request);
    rounds.push({ request, answer });
    if (!answer.ok) return rounds;
    const records = recordsOf(answer.value, request.players, course, random);
    for (const entrant of all) {
      entrant.records.push(records.get(entrant.no) ?? { kind: 'absent' });
    }
  }
  return rounds;
}
