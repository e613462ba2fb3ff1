import {
  makeSeededRandom,
  type PairedRound,
  type PairingRefusal,
  type Result,
} from '@rokade/rules';
import { type FieldLimits, randomDutchRequest } from '../dutch/random-dutch-request.ts';
import { type LiteralRequest, roundText } from './literal-player.ts';

/** A random round of players with ratings, some without, and sometimes an unknown number of rounds. */
function randomRequest(seed: string, limits: FieldLimits): LiteralRequest {
  const request = randomDutchRequest(seed, limits);
  const random = makeSeededRandom(`ratings ${seed}`);
  const spread = [5, 60, 800][random.below(3)]!;
  const players = request.players.map((player) => ({
    ...player,
    rating: random.below(9) === 0 ? null : 1400 + random.below(spread),
  }));
  const roundsPlanned = random.below(8) === 0 ? null : request.roundsPlanned;
  return { ...request, players, roundsPlanned };
}

/** Our round as text. */
export function textOf(answer: Result<PairedRound, PairingRefusal>): string {
  if (!answer.ok) return answer.error.code === 'pairing.too-few-players' ? '' : 'none';
  const { pairings, byes } = answer.value;
  return roundText(
    pairings.map(({ white, black }) => [white, black]),
    byes[0]?.no,
  );
}

/** Random rounds paired by an engine and by the text; those that differ, and how many have a pairing. */
export function compareWithText(
  pairRound: (request: LiteralRequest) => Result<PairedRound, PairingRefusal>,
  pairLiterally: (request: LiteralRequest) => string,
  fields: { readonly from: number; readonly count: number } & FieldLimits,
) {
  const all = Array.from({ length: fields.count }, (_, index) => {
    const seed = String(fields.from + index);
    const request = randomRequest(seed, fields);
    return { seed, ours: textOf(pairRound(request)), text: pairLiterally(request) };
  });
  return {
    differing: all.filter(({ ours, text }) => ours !== text),
    paired: all.filter(({ text }) => text !== 'none').length,
  };
}
