import { halfPointsIn, type PairingPlayer, type PlayerNo } from '@rokade/rules';
import { dutch2026 } from '../../../src/pairing/dutch-2026/dutch-2026.ts';
import {
  canPair,
  compareLists,
  isLegal,
  type LiteralPair,
  type LiteralPlayer,
  type LiteralRequest,
  literalByeReceiver,
  literalPlayers,
  literalWhite,
  missed,
  roundText,
} from '../fide-swiss/literal-player.ts';
import { textOf } from '../fide-swiss/same-as-literal.ts';

// C.04.4.2 (2026) word by word.

type MayMeet = (a: LiteralPlayer, b: LiteralPlayer) => boolean;

const pointsOf = ({ records, adjustments }: PairingPlayer): number =>
  records.reduce((sum, record) => sum + halfPointsIn(record), 0) +
  (adjustments ?? []).reduce((sum, each) => sum + each, 0);

/** 1.7 */
function indexOf(request: LiteralRequest, player: PairingPlayer): readonly number[] {
  const draw = request.points?.draw ?? 1;
  const benefit = ({ availability, records }: PairingPlayer): number => {
    const isAway =
      availability.kind === 'withdrawn' ||
      (availability.kind === 'absent' && availability.bye === 'zero-point');
    let rounds = 0;
    while (isAway && rounds < records.length) {
      const record = records[records.length - 1 - rounds]!;
      const isZero =
        record.kind === 'absent' || (record.kind === 'bye' && record.bye === 'zero-point');
      if (!isZero) break;
      rounds += 1;
    }
    return rounds * draw;
  };
  const terms = player.records.map((record) => {
    if (record.kind !== 'game') return [pointsOf(player), halfPointsIn(record)] as const;
    const opponent = request.players.find(({ no }) => no === record.opponent)!;
    return [pointsOf(opponent) + benefit(opponent), halfPointsIn(record)] as const;
  });
  return [
    terms.reduce((sum, [points]) => sum + points, 0),
    terms.reduce((sum, [points, result]) => sum + points * result, 0),
  ];
}

/** 1.8 */
export const bursteinRanking =
  (request: LiteralRequest) =>
  (a: LiteralPlayer, b: LiteralPlayer): number =>
    compareLists(indexOf(request, b.player), indexOf(request, a.player)) || a.no - b.no;

/** All ways to make `pairs` pairs of players; the others float. */
function* partial(
  players: readonly LiteralPlayer[],
  pairs: number,
  mayMeet: MayMeet,
): Generator<{
  readonly pairs: readonly LiteralPair[];
  readonly floaters: readonly LiteralPlayer[];
}> {
  if (pairs === 0) {
    yield { pairs: [], floaters: players };
    return;
  }
  const [first, ...others] = players;
  if (first === undefined || players.length < 2 * pairs) return;
  for (const other of others) {
    if (!mayMeet(first, other)) continue;
    const rest = others.filter((each) => each !== other);
    for (const found of partial(rest, pairs - 1, mayMeet)) {
      yield { pairs: [[first, other], ...found.pairs], floaters: found.floaters };
    }
  }
  for (const found of partial(others, pairs, mayMeet)) {
    yield { pairs: found.pairs, floaters: [first, ...found.floaters] };
  }
}

const scoresOf = (players: readonly LiteralPlayer[]): readonly number[] =>
  players.map(({ score }) => score).sort((a, b) => b - a);

/** The best number and scores of floaters with which a bracket can be paired. */
function bestFloaters(
  bracket: readonly LiteralPlayer[],
  below: readonly LiteralPlayer[],
  mayMeet: MayMeet,
): readonly number[] {
  for (let pairs = Math.floor(bracket.length / 2); pairs >= 0; pairs--) {
    let best: readonly number[] | null = null;
    for (const { floaters } of partial(bracket, pairs, mayMeet)) {
      if (!canPair([...floaters, ...below], mayMeet)) continue;
      const list = [floaters.length, ...scoresOf(floaters)];
      if (best === null || compareLists(list, best) < 0) best = list;
    }
    if (best !== null) return best;
  }
  return [Number.POSITIVE_INFINITY];
}

/** 4.3: the opponents' numbers in the order of BSNs, negative so that the larger number comes first. */
function order(ranked: readonly LiteralPlayer[], pairs: readonly LiteralPair[]): readonly number[] {
  return ranked.map((player) => {
    const pair = pairs.find((each) => each.includes(player));
    const opponent = pair?.find((each) => each !== player);
    return opponent === undefined ? 0 : -(ranked.indexOf(opponent) + 1);
  });
}

/** 3.2 */
function pairBracket(
  ranked: readonly LiteralPlayer[],
  groups: readonly (readonly LiteralPlayer[])[],
  mayMeet: MayMeet,
) {
  const [next = [], ...lower] = groups;
  const rest = lower.flat();
  for (let count = Math.floor(ranked.length / 2); count >= 0; count--) {
    let best: {
      readonly list: readonly number[];
      readonly pairs: readonly LiteralPair[];
      readonly floaters: readonly LiteralPlayer[];
    } | null = null;
    for (const { pairs, floaters } of partial(ranked, count, mayMeet)) {
      if (!canPair([...floaters, ...next, ...rest], mayMeet)) continue;
      const c7 = next.length === 0 ? [] : bestFloaters([...floaters, ...next], rest, mayMeet);
      // Lists of unequal lengths differ before the shorter one ends, as they begin with the number.
      const list = [...scoresOf(floaters), ...c7, missed(pairs), ...order(ranked, pairs)];
      const isBetter = best === null || compareLists(list, best.list) < 0;
      if (isBetter) best = { list, pairs, floaters };
    }
    if (best !== null) return best;
  }
  throw new Error('no pairing of a bracket');
}

/** The round as text, or `none`. */
export function pairBursteinLiterally(request: LiteralRequest): string {
  const { roundNumber, roundsPlanned } = request;
  const seeding = Math.min(4, Math.floor((roundsPlanned ?? 8) / 2));
  if (roundNumber <= seeding) return textOf(dutch2026.pairRound(request));
  const mayMeet = isLegal(request);
  const players = literalPlayers(request, { colour: null, strength: 0 });
  const byRank = bursteinRanking(request);
  const bye = literalByeReceiver(players, mayMeet, byRank);
  if (bye === 'none') return 'none';
  const present = players.filter((each) => each !== bye);
  const scores = [...new Set(present.map(({ score }) => score))].sort((a, b) => b - a);
  const groups = scores.map((score) => present.filter((each) => each.score === score));
  const boards: (readonly [PlayerNo, PlayerNo])[] = [];
  let floaters: readonly LiteralPlayer[] = [];
  for (const [index, residents] of groups.entries()) {
    const ranked = [...floaters, ...residents].sort(byRank);
    const paired = pairBracket(ranked, groups.slice(index + 1), mayMeet);
    for (const [a, b] of paired.pairs) {
      const [higher, lower] = byRank(a, b) < 0 ? [a, b] : [b, a];
      const white = literalWhite(request, higher, lower);
      boards.push([white.no, white === a ? b.no : a.no]);
    }
    floaters = paired.floaters;
  }
  return roundText(boards, bye?.no);
}
