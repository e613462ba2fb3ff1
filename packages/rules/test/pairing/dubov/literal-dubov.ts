import type { PlayerNo } from '@rokade/rules';
import {
  allPairings,
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
  scoreBefore,
  setsOf,
} from '../fide-swiss/literal-player.ts';

// C.04.4.1 (2026) word by word.

interface Round {
  readonly request: LiteralRequest;
  readonly mayMeet: (a: LiteralPlayer, b: LiteralPlayer) => boolean;
}

const byNumber = (a: LiteralPlayer, b: LiteralPlayer): number => a.no - b.no;

/** 1.7 */
function aro({ request }: Round, { met }: LiteralPlayer): number {
  if (met.length === 0) return 0;
  const ratings = met.map(
    (no) =>
      request.players.find((each) => each.no === no)?.rating ?? request.provisionalRating ?? 1400,
  );
  const average = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
  return Math.round(average);
}

/** The rounds in which a player was upfloated. */
function upfloats({ request }: Round, { player }: LiteralPlayer): readonly number[] {
  return player.records.flatMap((record, index) => {
    if (record.kind !== 'game' && record.kind !== 'forfeit') return [];
    const opponent = request.players.find(({ no }) => no === record.opponent)!;
    const isUp =
      scoreBefore(request, player, index + 1) < scoreBefore(request, opponent, index + 1);
    return isUp ? [index + 1] : [];
  });
}

/** C6 to C10 of a bracket with these upfloaters; the lower, the better. */
function quality(
  round: Round,
  residents: readonly LiteralPlayer[],
  upfloaters: readonly LiteralPlayer[],
): readonly number[] {
  const { roundNumber, roundsPlanned } = round.request;
  const scores = upfloaters.map(({ score }) => -score).sort((a, b) => b - a);
  const c7 = Math.min(
    ...[...allPairings([...residents, ...upfloaters], round.mayMeet)].map(missed),
  );
  if (roundNumber === roundsPlanned) return [...scores, c7];
  const most = 2 + Math.floor((roundsPlanned ?? roundNumber) / 5);
  const times = upfloaters.map((each) => upfloats(round, each).length);
  const maximum = times.filter((count) => count >= most);
  const again = upfloaters.filter((each) => upfloats(round, each).includes(roundNumber - 1));
  return [
    ...scores,
    c7,
    maximum.length,
    maximum.reduce((sum, count) => sum + count, 0),
    again.length,
  ];
}

/** 3.2.1, 3.2.2, 4.2 */
function upfloatersOf(
  round: Round,
  residents: readonly LiteralPlayer[],
  lower: readonly LiteralPlayer[],
): readonly LiteralPlayer[] {
  const pool = lower.toSorted((a, b) => b.score - a.score || byNumber(a, b));
  for (let count = residents.length % 2; count <= pool.length; count++) {
    let best: { readonly list: readonly number[]; readonly set: readonly LiteralPlayer[] } | null =
      null;
    for (const set of setsOf(pool, count)) {
      const rest = pool.filter((each) => !set.includes(each));
      if (!canPair([...residents, ...set], round.mayMeet) || !canPair(rest, round.mayMeet)) {
        continue;
      }
      const list = quality(round, residents, set);
      if (best === null || compareLists(list, best.list) < 0) best = { list, set };
    }
    if (best !== null) return best.set;
  }
  throw new Error('no upfloaters');
}

/** 4.3 */
function shifters(round: Round, subgroup: readonly LiteralPlayer[]): readonly LiteralPlayer[] {
  const isWhite = subgroup[0]?.preference.colour === 'white';
  const list = subgroup.toSorted((a, b) =>
    isWhite ? aro(round, a) - aro(round, b) || byNumber(a, b) : byNumber(a, b),
  );
  const numbered: LiteralPlayer[] = [];
  while (list.length > 0) numbered.push(...list.splice(Math.ceil(list.length / 2) - 1, 1));
  return numbered;
}

function* transpositions(g2: readonly LiteralPlayer[]): Generator<readonly LiteralPlayer[]> {
  if (g2.length === 0) yield [];
  for (const first of g2) {
    for (const rest of transpositions(g2.filter((each) => each !== first))) yield [first, ...rest];
  }
}

/** The legal pairings of S1 with the transpositions of G2, in their order. */
function* crossPairings(
  round: Round,
  g1: readonly LiteralPlayer[],
  g2: readonly LiteralPlayer[],
): Generator<readonly LiteralPair[]> {
  const s1 = g1.toSorted((a, b) => aro(round, a) - aro(round, b) || byNumber(a, b));
  for (const t2 of transpositions(g2.toSorted(byNumber))) {
    const pairs = s1.map((each, index): LiteralPair => [each, t2[index]!]);
    if (pairs.every(([a, b]) => round.mayMeet(a, b))) yield pairs;
  }
}

/** 3.2.3 to 3.2.6 */
function pairBracket(round: Round, players: readonly LiteralPlayer[]): readonly LiteralPair[] {
  const areNew = players.every(({ colours }) => colours.length === 0);
  const ordered = players.toSorted(byNumber);
  const isFirst = (each: LiteralPlayer): boolean =>
    areNew ? ordered.indexOf(each) < players.length / 2 : each.preference.colour === 'white';
  const g1 = ordered.filter(isFirst);
  const g2 = ordered.filter((each) => !isFirst(each));
  const [smaller, larger] = g1.length <= g2.length ? [g1, g2] : [g2, g1];
  const all = [...allPairings(players, round.mayMeet)];
  const c7 = Math.min(...all.map(missed));
  const inside = Math.min(
    ...all
      .filter((pairs) => missed(pairs) === c7)
      .map((pairs) => pairs.filter(([a, b]) => smaller.includes(a) && smaller.includes(b)).length),
  );
  const surplus = (larger.length - smaller.length) / 2 + inside;
  for (const away of setsOf(shifters(round, smaller), inside)) {
    for (const over of setsOf(shifters(round, larger), surplus)) {
      const smallerNow = [...smaller.filter((each) => !away.includes(each)), ...over];
      const largerNow = [...larger.filter((each) => !over.includes(each)), ...away];
      const [first, second] = smaller === g1 ? [smallerNow, largerNow] : [largerNow, smallerNow];
      const cross = [...crossPairings(round, first, second)];
      if (cross.some((pairs) => missed(pairs) === c7)) return cross[0]!;
    }
  }
  throw new Error('no subgroups');
}

/** The round as text, or `none`. */
export function pairDubovLiterally(request: LiteralRequest): string {
  const round = { request, mayMeet: isLegal(request) };
  const players = literalPlayers(request, { colour: 'black', strength: 1 });
  const bye = literalByeReceiver(players, round.mayMeet, byNumber);
  if (bye === 'none') return 'none';
  let rest = players
    .filter((each) => each !== bye)
    .sort((a, b) => b.score - a.score || byNumber(a, b));
  const boards: (readonly [PlayerNo, PlayerNo])[] = [];
  while (rest.length > 0) {
    const residents = rest.filter(({ score }) => score === rest[0]!.score);
    const lower = rest.filter((each) => !residents.includes(each));
    const upfloaters = upfloatersOf(round, residents, lower);
    for (const [a, b] of pairBracket(round, [...residents, ...upfloaters])) {
      const isHigher = a.score > b.score || (a.score === b.score && a.no < b.no);
      const [higher, other] = isHigher ? [a, b] : [b, a];
      const white = literalWhite(request, higher, other);
      boards.push([white.no, white === a ? b.no : a.no]);
    }
    rest = lower.filter((each) => !upfloaters.includes(each));
  }
  return roundText(boards, bye?.no);
}
