import { at } from '../../kernel/at.ts';
import { keizerRanking } from '../../kernel/keizer.ts';
import { reason } from '../../kernel/reason.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import type { PlayerNo } from '../../kernel/round-record.ts';
import { type Couple, firstPerfectMatching } from '../matching/first-perfect-matching.ts';
import type {
  PairedRound,
  PairingPlayer,
  PairingRefusal,
  PairingSystem,
} from '../pairing-system.ts';
import { keizerColours } from './colours.ts';
import { type KeizerOptions, type KeizerRequest, keizerRulesOf } from './keizer-request.ts';
import type { KeizerReason } from './reason-codes.ts';

/** Everybody present by place, and how often two may meet. */
interface KeizerField {
  readonly players: readonly PairingPlayer[];
  readonly placeOf: ReadonlyMap<PlayerNo, number>;
  readonly limits: Limits;
}

interface Limits {
  readonly roundNumber: number;
  readonly mostMeetings: number;
  readonly roundsBetween: number;
}

const byesOf = ({ records }: PairingPlayer): number =>
  records.filter((record) => record.kind === 'bye' && record.bye === 'pairing-allocated').length;

function mayMeet(limits: Limits, { records }: PairingPlayer, { no }: PairingPlayer): boolean {
  const rounds = records.flatMap((record, index) =>
    record.kind === 'game' && record.opponent === no ? [index + 1] : [],
  );
  const last = rounds.at(-1);
  return (
    last === undefined ||
    (rounds.length < limits.mostMeetings && limits.roundNumber - last > limits.roundsBetween)
  );
}

/** The limits, and those that take their place where not everybody has an opponent by them. */
const easedLimits = (limits: Limits): readonly Limits[] => [
  limits,
  { ...limits, roundsBetween: Math.min(limits.roundsBetween, 1) },
  { ...limits, roundsBetween: 0 },
  { ...limits, roundsBetween: 0, mostMeetings: Number.POSITIVE_INFINITY },
];

interface PairedField {
  readonly players: readonly PairingPlayer[];
  readonly bye: PairingPlayer | null;
  readonly couples: readonly Couple[];
  readonly limits: Limits;
}

/** The bye goes to the last of those who have had it least often, with whom the others can be paired. */
function byeCandidates(players: readonly PairingPlayer[]): readonly (PairingPlayer | null)[] {
  if (players.length % 2 === 0) return [null];
  const fewest = Math.min(...players.map(byesOf));
  return players.filter((player) => byesOf(player) === fewest).reverse();
}

function pairField({ players, limits: strictest }: KeizerField): PairedField {
  const candidates = byeCandidates(players);
  for (const limits of easedLimits(strictest)) {
    for (const bye of candidates) {
      const paired = players.filter((player) => player !== bye);
      const couples = firstPerfectMatching({
        size: paired.length,
        joined: (a, b) => a !== b && mayMeet(limits, at(paired, a), at(paired, b)),
      });
      if (couples !== null) return { players: paired, bye, couples, limits };
    }
  }
  throw new Error('broken invariant: without limits everybody can be paired');
}

function passedOver(
  { players, limits }: PairedField,
  { upper, lower, passedOver: tried }: Couple,
  open: readonly number[],
): readonly KeizerReason[] {
  const player = at(players, upper);
  const nearer = open.filter((other) => other > upper && other < lower);
  const isTried = (other: number): boolean => tried.some(({ vertex }) => vertex === other);
  const met = nearer.filter((other) => !mayMeet(limits, player, at(players, other)));
  const named = (code: KeizerReason['code'], others: readonly number[]): readonly KeizerReason[] =>
    others.length === 0
      ? []
      : [
          reason(code, 'Keizer', {
            player: player.no,
            passedOverPlayers: others.map((other) => at(players, other).no),
          }),
        ];
  return [
    ...named('keizer.passed-over-met', met),
    ...named('keizer.passed-over-rest', nearer.filter(isTried)),
  ];
}

function boardsOf(field: KeizerField, paired: PairedField, colours: 'balance' | 'return') {
  let open: readonly number[] = [...paired.players.keys()];
  return paired.couples.map((couple, index) => {
    const [upper, lower] = [at(paired.players, couple.upper), at(paired.players, couple.lower)];
    const board = index + 1;
    const { because, ...seats } = keizerColours({ upper, lower, board }, colours);
    const neighbours = reason('keizer.neighbours', 'Keizer', {
      player: upper.no,
      opponent: lower.no,
      place: field.placeOf.get(upper.no) ?? 0,
      opponentPlace: field.placeOf.get(lower.no) ?? 0,
    });
    const aside = passedOver(paired, couple, open);
    open = open.filter((each) => each !== couple.upper && each !== couple.lower);
    return { board, ...seats, because: [neighbours, ...aside, because] };
  });
}

/** The bye in the points of the crosstable, in half-points; by Keizer it gives a part of the value. */
const byeHalfPoints = 2;

function byesIn(field: KeizerField, { bye }: PairedField) {
  if (bye === null) return [];
  const facts = { player: bye.no, place: field.placeOf.get(bye.no) ?? 0, byes: byesOf(bye) };
  return [
    { no: bye.no, halfPoints: byeHalfPoints, because: [reason('keizer.bye', 'Keizer', facts)] },
  ];
}

function pairRound(request: KeizerRequest): Result<PairedRound, PairingRefusal> {
  const { roundNumber } = request;
  const rules = keizerRulesOf(request);
  const { accounts } = keizerRanking(request.players, rules);
  const placeOf = new Map(accounts.map(({ no, place }) => [no, place]));
  const players = request.players
    .filter(({ availability }) => availability.kind === 'present')
    .sort((a, b) => (placeOf.get(a.no) ?? 0) - (placeOf.get(b.no) ?? 0));
  if (players.length < 2) return err({ code: 'pairing.too-few-players', present: players.length });
  const { mostMeetings, roundsBetween, colours } = rules;
  const field = { players, placeOf, limits: { roundNumber, mostMeetings, roundsBetween } };
  const paired = pairField(field);
  const eased = reason('keizer.eased', 'Keizer', { meetings: mostMeetings, rounds: roundsBetween });
  return ok({
    pairings: boardsOf(field, paired, colours),
    byes: byesIn(field, paired),
    remarks:
      paired.limits.mostMeetings === mostMeetings && paired.limits.roundsBetween === roundsBetween
        ? []
        : [eased],
  });
}

/**
 * The Keizer system, as clubs in Belgium, the Netherlands and England play it: after each round
 * everybody is ranked by Keizer points, and of those present the first meets the nearest below whom they
 * may meet (again), then the next. There is no regulation of a federation; the options are what clubs
 * choose differently.
 */
export const keizer = {
  code: 'keizer',
  edition: 'club',
  meetsAgain: true,
  pairRound,
} as const satisfies PairingSystem<KeizerOptions>;
