import { reason } from '../../kernel/reason.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import type { PlayerNo, RoundRecord } from '../../kernel/round-record.ts';
import type {
  AllocatedBye,
  PairedRound,
  Pairing,
  PairingRefusal,
  PairingRequest,
  PairingSystem,
} from '../pairing-system.ts';
import { type Duel, isSuddenDeath, seatsOf } from './duel.ts';
import { type PlayOffCourse, type PlayOffPosition, playOffCourse } from './play-off-course.ts';
import { playOffTime } from './play-off-plan.ts';
import type { PlayOffOptions, PlayOffRequest } from './play-off-request.ts';
import { type PlayOffReason, type PlayOffReasonCode, playOffArticles } from './reason-codes.ts';

const winHalfPoints = 2;

/** Two players at a board, or one without an opponent. */
interface Seat {
  readonly white: PlayerNo;
  readonly black: PlayerNo;
  readonly code: PlayOffReasonCode;
}

/** The free player in a round of three; each is free once, so that the point makes no difference. */
interface Seats {
  readonly boards: readonly Seat[];
  readonly free: readonly PlayerNo[];
}

const codes = {
  match: 'play-off.match',
  'semi-final': 'play-off.knock-out',
  final: 'play-off.knock-out',
} as const;

const because = (code: PlayOffReasonCode, facts: PlayOffReason['facts']): PlayOffReason =>
  reason(code, playOffArticles[code], facts);

/** The three rounds of a round robin of three by their lots: the free player, then White and Black. */
function roundRobinSeats(entrants: readonly PlayerNo[], round: number): Seats {
  const [a = 0, b = 0, c = 0] = entrants;
  const rounds = [
    { free: a, white: b, black: c },
    { free: b, white: c, black: a },
    { free: c, white: a, black: b },
  ];
  const { free = a, white = b, black = c } = rounds[round - 1] ?? {};
  return { boards: [{ white, black, code: 'play-off.round-robin' }], free: [free] };
}

function duelSeat(duel: Duel, part: keyof typeof codes, seed: string): Seat {
  const [white, black] = seatsOf(duel, seed);
  return { white, black, code: isSuddenDeath(duel) ? 'play-off.sudden-death' : codes[part] };
}

const undecided = ({ duels }: Extract<PlayOffPosition, { kind: 'duels' }>): readonly Duel[] =>
  duels.filter(({ winner }) => winner === null);

function seatsIn({ entrants, position }: PlayOffCourse, { seed = '' }: PlayOffRequest): Seats {
  switch (position.kind) {
    case 'round-robin':
      return roundRobinSeats(entrants, position.round);
    case 'duels':
      return {
        boards: undecided(position).map((duel) => duelSeat(duel, position.part, seed)),
        free: [],
      };
    default:
      return { boards: [], free: [] };
  }
}

const presence =
  ({ field }: PlayOffCourse) =>
  (no: PlayerNo): boolean =>
    field.get(no)?.availability.kind === 'present';

function roundOf(course: PlayOffCourse, request: PlayOffRequest): PairedRound {
  const isPresent = presence(course);
  const { boards, free } = seatsIn(course, request);
  const played = boards.filter(({ white, black }) => isPresent(white) && isPresent(black));
  const alone = boards
    .filter((board) => !played.includes(board))
    .flatMap(({ white, black }) => [
      { no: white, opponent: black },
      { no: black, opponent: white },
    ])
    .filter(({ no }) => isPresent(no));
  const byeOf = (no: PlayerNo, reason: PlayOffReason): AllocatedBye => ({
    no,
    halfPoints: winHalfPoints,
    because: [reason],
  });
  const byes = [
    ...free.filter(isPresent).map((no) => byeOf(no, because('play-off.free', { player: no }))),
    ...alone.map(({ no, opponent }) =>
      byeOf(no, because('play-off.opponent-away', { player: no, opponent })),
    ),
  ];
  const left = [...course.field.keys()].filter((no) => !course.entrants.includes(no));
  const players = left.filter(isPresent).sort((a, b) => a - b);
  return {
    pairings: played.map(
      ({ white, black, code }, index): Pairing => ({
        board: index + 1,
        white,
        black,
        because: [because(code, { white, black }), because('play-off.time', playOffTime)],
      }),
    ),
    byes: byes.toSorted((a, b) => a.no - b.no),
    remarks:
      players.length > 0 && request.roundNumber === 1
        ? [because('play-off.out-by-ranking', { players })]
        : [],
  };
}

const isPending = (record: RoundRecord): boolean =>
  record.kind === 'game' && record.status === 'pending';

/** The players whose games must be finished before the play-off can continue. */
function unfinishedIn({ field, entrants, position }: PlayOffCourse): readonly PlayerNo[] {
  if (position.kind === 'round-robin') return [];
  if (entrants.length === 3) {
    return entrants.filter((no) => field.get(no)?.records.some(isPending));
  }
  if (position.kind !== 'duels') return [];
  return undecided(position)
    .filter(({ isUnfinished }) => isUnfinished)
    .flatMap(({ players }) => players);
}

function pairRound(request: PlayOffRequest): Result<PairedRound, PairingRefusal> {
  const { roundNumber } = request;
  const course = playOffCourse(request);
  const { entrants, position, places } = course;
  if (entrants.length < 2) {
    return err({ code: 'pairing.too-few-players', present: entrants.length });
  }
  const unfinished = unfinishedIn(course).filter(presence(course));
  if (unfinished.length > 0) {
    return err({ code: 'pairing.games-unfinished', roundNumber, players: unfinished });
  }
  if (position.kind === 'decided') {
    const winners = places.filter(({ first, last }) => first === 1 && last === 1);
    return err({ code: 'pairing.decided', winners: winners.map(({ no }) => no) });
  }
  const round = roundOf(course, request);
  const isEmpty = round.pairings.length + round.byes.length === 0;
  return isEmpty ? err({ code: 'pairing.decided', winners: [] }) : ok(round);
}

function takingPart(request: PairingRequest): readonly PlayerNo[] {
  const course = playOffCourse(request);
  const { boards, free } = seatsIn(course, request);
  const seated = [...boards.flatMap(({ white, black }) => [white, black]), ...free];
  return seated.filter(presence(course));
}

/**
 * Play-off games for first place, as the annex gives them for limited time. Numbers are those drawn by
 * lot: they decide the first colours and the semi-finals. A round is a set of games played together.
 * Readings where the article is silent are in docs/adr/0017-cup-and-play-off-readings.md.
 *
 * @article FIDE 2012 annex 3 1e, 1f, 1k
 */
export const playOff = {
  code: 'play-off',
  edition: 'fide-2012',
  pairRound,
  knockOut: { takingPart, standing: playOffCourse },
} as const satisfies PairingSystem<PlayOffOptions>;
