import { ok, type Result } from '../../kernel/result.ts';
import type { ChecklistLine } from '../checklist-line.ts';
import { scoregroups } from '../dutch/brackets/bracket.ts';
import { dueColoursIn, linesOf } from '../dutch/checklist.ts';
import type { DutchOptions, DutchRequest } from '../dutch/dutch-request.ts';
import type { Pairee } from '../dutch/field/pairee.ts';
import { dutch2026 } from '../dutch-2026/dutch-2026.ts';
import { byeReceiver } from '../fide-swiss/bye-receiver.ts';
import { refusedRound, type SwissPair, swissRound } from '../fide-swiss/swiss-round.ts';
import type { PairedRound, PairingRefusal, PairingSystem } from '../pairing-system.ts';
import { type BursteinField, byIndex, makeBursteinField } from './burstein-field.ts';
import {
  bursteinArticles,
  explainBursteinBye,
  explainBursteinPair,
  seedingRemark,
} from './explain.ts';
import { pairBursteinBracket } from './pair-bracket.ts';
import { seedingRounds } from './seeding-rounds.ts';

/** Pairs everybody but the receiver of the bye, bracket by bracket. `@article FIDE C.04.4.2 2026 1.9.2` */
function pairsOf(field: BursteinField, players: readonly Pairee[]): readonly SwissPair[] {
  const groups = scoregroups(players);
  const pairs: SwissPair[] = [];
  let mdps: readonly Pairee[] = [];
  for (const [index, residents] of groups.entries()) {
    const next = groups[index + 1] ?? [];
    const rest = groups.slice(index + 2).flat();
    const score = residents[0]?.score ?? 0;
    const paired = pairBursteinBracket({ field, mdps, residents, next, rest });
    for (const pair of paired.pairs) {
      const because = explainBursteinPair(field, pair, score);
      pairs.push({ higher: pair.higher, lower: pair.lower, because });
    }
    mdps = paired.floaters.toSorted((a, b) => b.score - a.score);
  }
  return pairs;
}

function pairSeededRound(request: DutchRequest): Result<PairedRound, PairingRefusal> {
  const field = makeBursteinField(request);
  const receiver = byeReceiver(field, byIndex(field));
  if (!receiver.ok) return refusedRound(field, receiver.error);
  if (field.pairees.length === 0) return refusedRound(field, []);
  const bye = receiver.value;
  const pairs = pairsOf(
    field,
    field.pairees.filter((player) => player !== bye),
  );
  return ok(
    swissRound(field, bursteinArticles, {
      pairs,
      bye: bye === null ? null : { player: bye, because: explainBursteinBye(field, bye) },
    }),
  );
}

/** The first rounds are those of the Dutch system, the others follow the index. */
function pairRound(request: DutchRequest): Result<PairedRound, PairingRefusal> {
  const rounds = seedingRounds(request);
  if (request.roundNumber > rounds) return pairSeededRound(request);
  const answer = dutch2026.pairRound(request);
  if (!answer.ok) return answer;
  const remark = seedingRemark(request.roundNumber, rounds);
  return ok({ ...answer.value, remarks: [remark, ...answer.value.remarks] });
}

/** Scoregroups in the ranking of the round: by number in seeding rounds, then by the index. */
function checklistOf(request: DutchRequest): readonly ChecklistLine[] {
  if (request.roundNumber <= seedingRounds(request)) return dutch2026.checklist(request);
  const field = makeBursteinField(request);
  const compare = byIndex(field);
  const pairees = field.pairees.toSorted((a, b) => b.score - a.score || compare(a, b));
  return linesOf({ ...field, pairees });
}

/**
 * The Burstein system in the edition in force from 1 February 2026. It equalises the opposition within
 * a scoregroup: after the seeding rounds those whose opponents have the most points meet those whose
 * opponents have the fewest.
 *
 * @article FIDE C.04.4.2 2026
 */
export const burstein = {
  code: 'burstein',
  edition: 'fide-2026',
  pairRound,
  checklist: checklistOf,
  dueColours: (request) => dueColoursIn(checklistOf(request)),
} as const satisfies PairingSystem<DutchOptions>;
