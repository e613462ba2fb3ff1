import type { PlayerNo } from '../../kernel/round-record.ts';
import type { KnockOutPlace } from '../pairing-system.ts';
import type { BracketMatch, BracketRound, CupBracket } from './cup-bracket.ts';

const playersIn = ({ sides }: BracketMatch): readonly PlayerNo[] =>
  sides.flatMap((side) => (side.kind === 'player' ? [side.no] : []));

/** The players eliminated by a match. */
function outIn(match: BracketMatch): readonly PlayerNo[] {
  const { outcome } = match;
  if (outcome.kind === 'open') return [];
  return playersIn(match).filter((no) => outcome.kind === 'nobody' || no !== outcome.winner);
}

/** How many players a match eliminates, and how many it sends on, once it is decided. */
function countsOf(match: BracketMatch): { readonly out: number; readonly on: number } {
  const { kind } = match.outcome;
  return kind === 'open'
    ? { out: 1, on: 1 }
    : { out: outIn(match).length, on: kind === 'won' ? 1 : 0 };
}

function placesIn({ matches }: BracketRound): readonly KnockOutPlace[] {
  const counts = matches.map(countsOf);
  const on = counts.reduce((sum, count) => sum + count.on, 0);
  const out = counts.reduce((sum, count) => sum + count.out, 0);
  return matches.flatMap(outIn).map((no) => ({ no, first: on + 1, last: on + out }));
}

/**
 * The places of eliminated players and of the winner, best first; players still in have none. The loser
 * of the final is second, the losers of the semi-finals share third and fourth place, and so on. A
 * final without a winner leaves first place empty.
 *
 * @article Tempelhof 2018 III.A.8, III.C.3, III.C.4
 */
export function cupPlaces({ rounds, outcome }: CupBracket): readonly KnockOutPlace[] {
  const winner = outcome.kind === 'won' ? [{ no: outcome.winner, first: 1, last: 1 }] : [];
  return [...winner, ...rounds.toReversed().flatMap(placesIn)];
}
