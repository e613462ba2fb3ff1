import type { PairingRequest, PlayerNo, RoundRecord } from '@rokade/rules';

/** Two players who meet; the lower is null where the upper sits out. */
export type Couple = readonly [PlayerNo, PlayerNo | null];

type Seat = PlayerNo | null;

/**
 * Monrad as a person pairs with cards, slow and plain on purpose: the cards in order, couples from the
 * top, at a dead end the last couple taken back, then the one before it, and so on.
 */
export interface MonradByHand {
  /** Without looking ahead; null if the round cannot be paired. */
  readonly first: readonly Couple[] | null;
  /** The first pairing that leaves another pairing for the next round; null if there is none. */
  readonly firstWithNext: readonly Couple[] | null;
}

const pointsIn = (record: RoundRecord): number =>
  record.kind === 'absent' ? 0 : record.halfPoints;

/** The cards sorted again after each round, by points and then by their order before. */
function sortedCards({ players, roundNumber }: PairingRequest): readonly PlayerNo[] {
  let cards = [...players].sort((a, b) => a.no - b.no);
  for (let played = 1; played < roundNumber; played++) {
    const points = (card: (typeof cards)[number]): number =>
      card.records.slice(0, played).reduce((sum, record) => sum + pointsIn(record), 0);
    const scores = [...new Set(cards.map(points))].sort((a, b) => b - a);
    cards = scores.flatMap((score) => cards.filter((card) => points(card) === score));
  }
  return cards.map(({ no }) => no);
}

/** The withdrawn player who stays in the pairing as the lowest placed, by article 5. */
function firstOut({ players }: PairingRequest): PlayerNo | null {
  const gone = players.flatMap(({ no, availability }) =>
    availability.kind === 'withdrawn'
      ? [{ no, key: availability.sinceRoundNumber * 1000 + availability.order }]
      : [],
  );
  return gone.sort((a, b) => a.key - b.key)[0]?.no ?? null;
}

/** Every way to pair the seats, in reading order. */
function* allWays(
  seats: readonly Seat[],
  mayMeet: (a: Seat, b: Seat) => boolean,
): Generator<readonly (readonly [Seat, Seat])[]> {
  const [top, ...rest] = seats;
  if (top === undefined) {
    yield [];
    return;
  }
  for (const other of rest) {
    if (!mayMeet(top, other)) continue;
    const left = rest.filter((seat) => seat !== other);
    for (const way of allWays(left, mayMeet)) yield [[top, other], ...way];
  }
}

type Seats = readonly (readonly [Seat, Seat])[];

function firstWay(
  seats: readonly Seat[],
  mayMeet: (a: Seat, b: Seat) => boolean,
  suits: (ways: Seats) => boolean,
): Seats | null {
  for (const ways of allWays(seats, mayMeet)) if (suits(ways)) return ways;
  return null;
}

/** Couples from the top until a player finds no opponent; then couples are taken back from the bottom. */
function dissolvingFromBelow(
  seats: readonly Seat[],
  mayMeet: (a: Seat, b: Seat) => boolean,
): Seats | null {
  const made: (readonly [Seat, Seat])[] = [];
  let left = [...seats];
  while (left.length > 0) {
    const [top, ...rest] = left;
    const other = rest.find((seat) => mayMeet(top as Seat, seat));
    if (other === undefined) break;
    made.push([top as Seat, other]);
    left = rest.filter((seat) => seat !== other);
  }
  for (;;) {
    const way = firstWay(left, mayMeet, () => true);
    if (way !== null) return [...made, ...way];
    const last = made.pop();
    if (last === undefined) return null;
    left = seats.filter((seat) => left.includes(seat) || last.includes(seat));
  }
}

const asCouples = (ways: Seats | null): readonly Couple[] | null =>
  ways === null ? null : ways.map(([upper, lower]): Couple => [upper as PlayerNo, lower]);

/** Which players may meet; null is the seat of the dummy or the first withdrawn. */
function meetingRule(request: PairingRequest, withdrawn: PlayerNo | null) {
  const recordsOf = (no: PlayerNo): readonly RoundRecord[] =>
    request.players.find((player) => player.no === no)?.records ?? [];
  const hadGame = (a: PlayerNo, b: PlayerNo): boolean =>
    recordsOf(a).some((record) => record.kind === 'game' && record.opponent === b);
  const satOut = (a: PlayerNo): boolean =>
    recordsOf(a).some(
      (record) => record.kind === 'bye' && ['pairing-allocated', 'full-point'].includes(record.bye),
    );
  return (a: Seat, b: Seat): boolean => {
    if (a === null || b === null) {
      const sitter = (a ?? b) as PlayerNo;
      return !satOut(sitter) && (withdrawn === null || !hadGame(sitter, withdrawn));
    }
    return !hadGame(a, b);
  };
}

/** Pairs a round by hand. */
export function monradByHand(request: PairingRequest): MonradByHand {
  const present = new Set(
    request.players.flatMap(({ no, availability }) =>
      availability.kind === 'present' ? [no] : [],
    ),
  );
  const cards = sortedCards(request).filter((no) => present.has(no));
  const odd = cards.length % 2 === 1;
  const seats: readonly Seat[] = odd ? [...cards, null] : cards;
  const withdrawn = odd && request.players.length % 2 === 0 ? firstOut(request) : null;
  const mayMeet = meetingRule(request, withdrawn);
  const leavesNext = (ways: Seats): boolean => {
    const used = new Set(ways.flatMap(([a, b]) => [`${a}-${b}`, `${b}-${a}`]));
    const mayMeetNext = (a: Seat, b: Seat): boolean => mayMeet(a, b) && !used.has(`${a}-${b}`);
    return firstWay(seats, mayMeetNext, () => true) !== null;
  };
  const first = dissolvingFromBelow(seats, mayMeet);
  const withNext = firstWay(seats, mayMeet, leavesNext);
  return { first: asCouples(first), firstWithNext: asCouples(withNext) };
}
