import { ok, type Result } from '../../kernel/result.ts';
import { scoregroups, scoreOf } from '../dutch/brackets/bracket.ts';
import { dueColoursIn, linesOf } from '../dutch/checklist.ts';
import type { Pairee } from '../dutch/field/pairee.ts';
import { byeReceiver } from '../fide-swiss/bye-receiver.ts';
import { refusedRound, type SwissPair, swissRound } from '../fide-swiss/swiss-round.ts';
import type { PairedRound, PairingRefusal, PairingSystem } from '../pairing-system.ts';
import { chooseUpfloaters } from './choose-upfloaters.ts';
import { type DubovField, makeDubovField } from './dubov-field.ts';
import type { DubovOptions, DubovRequest } from './dubov-request.ts';
import { dubovArticles, explainDubovBye, explainDubovPair } from './explain.ts';
import { pairDubovBracket } from './pair-bracket.ts';

/** The higher ranked of two players has more points or, at equal points, the smaller TPN. */
const inRank = (a: Pairee, b: Pairee): readonly [Pairee, Pairee] =>
  a.score > b.score || (a.score === b.score && a.no < b.no) ? [a, b] : [b, a];

/** Pairs a bracket, and says why its players meet. */
function explainedPairs(field: DubovField, players: readonly Pairee[]): readonly SwissPair[] {
  const score = scoreOf(players);
  const bracket = pairDubovBracket(field, players);
  return bracket.pairs.map((pair) => {
    const [higher, lower] = inRank(pair.first, pair.second);
    return { higher, lower, because: explainDubovPair(field, bracket, pair, score) };
  });
}

/**
 * Pairs everybody but the receiver of the bye, scoregroup by scoregroup from the top, each with the
 * upfloaters it needs.
 *
 * @article FIDE C.04.4.1 2026 1.9.2, 3.2
 */
function pairsOf(field: DubovField, players: readonly Pairee[]): readonly SwissPair[] {
  let rest = players;
  const pairs: SwissPair[] = [];
  while (rest.length > 0) {
    const [residents = []] = scoregroups(rest);
    const lower = rest.slice(residents.length);
    const upfloaters = new Set(chooseUpfloaters(field, { residents, lower }));
    pairs.push(...explainedPairs(field, [...residents, ...upfloaters]));
    rest = lower.filter((player) => !upfloaters.has(player));
  }
  return pairs;
}

function pairRound(request: DubovRequest): Result<PairedRound, PairingRefusal> {
  const field = makeDubovField(request);
  const receiver = byeReceiver(field, (a, b) => a.no - b.no);
  if (!receiver.ok) return refusedRound(field, receiver.error);
  if (field.pairees.length === 0) return refusedRound(field, []);
  const bye = receiver.value;
  const pairs = pairsOf(
    field,
    field.pairees.filter((player) => player !== bye),
  );
  return ok(
    swissRound(field, dubovArticles, {
      pairs,
      bye: bye === null ? null : { player: bye, because: explainDubovBye(bye) },
    }),
  );
}

/**
 * The Dubov system in the edition in force from 1 February 2026. It equalises the average rating of
 * opponents within a scoregroup. Absolute preferences bind in every round.
 *
 * @article FIDE C.04.4.1 2026
 */
export const dubov = {
  code: 'dubov',
  edition: 'fide-2026',
  pairRound,
  checklist: (request) => linesOf(makeDubovField(request)),
  dueColours: (request) => dueColoursIn(linesOf(makeDubovField(request))),
} as const satisfies PairingSystem<DubovOptions>;
