import { at } from '../../kernel/at.ts';
import { invariant } from '../../kernel/invariant.ts';
import type { PassedOverPlayer } from '../dutch/brackets/field-pairs.ts';
import { mayMeet } from '../dutch/field/field.ts';
import type { Pairee } from '../dutch/field/pairee.ts';
import { firstPerfectMatching } from '../matching/first-perfect-matching.ts';
import type { DubovField } from './dubov-field.ts';
import { byAverage, recompose, type Subgroups } from './shifters.ts';

/** A player of S1 and the opponent of T2. */
export interface BracketPair {
  readonly first: Pairee;
  readonly second: Pairee;
  readonly passedOver: readonly PassedOverPlayer[];
}

/** How a bracket was paired. */
export interface PairedBracket {
  readonly pairs: readonly BracketPair[];
  readonly shifted: ReadonlySet<Pairee>;
  /** Whether nobody had played, so that the upper half met the lower. */
  readonly isByHalves: boolean;
}

const areAllNew = (players: readonly Pairee[]): boolean =>
  players.every(({ colours }) => colours.length === 0);

/** @article FIDE C.04.4.1 2026 3.2.3 */
function subgroupsOf(players: readonly Pairee[]): Subgroups {
  if (areAllNew(players)) {
    const ordered = players.toSorted((a, b) => a.no - b.no);
    const half = players.length / 2;
    return { g1: ordered.slice(0, half), g2: ordered.slice(half) };
  }
  const seeksWhite = ({ preference: { colour } }: Pairee): boolean => colour === 'white';
  return {
    g1: players.filter(seeksWhite),
    g2: players.filter((player) => !seeksWhite(player)),
  };
}

/**
 * Pairs a bracket: those who have met the weakest opponents choose first among the strongest of the
 * other subgroup, by the first transposition in which all may meet.
 *
 * @article FIDE C.04.4.1 2026 3.2.5, 3.2.6, 4.4
 */
export function pairDubovBracket(field: DubovField, players: readonly Pairee[]): PairedBracket {
  const { g1, g2, shifted } = recompose(field, subgroupsOf(players));
  const seats = [...g1.toSorted(byAverage(field)), ...g2.toSorted((a, b) => a.no - b.no)];
  const half = g1.length;
  const couples = firstPerfectMatching({
    size: seats.length,
    joined: (a, b) => a < half !== b < half && mayMeet(field, at(seats, a), at(seats, b)),
  });
  invariant(couples !== null, 'the subgroups were made so that they can be paired');
  const open = [...seats.slice(half)];
  const pairs = couples.map(({ upper, lower }): BracketPair => {
    const second = at(seats, lower);
    const place = open.indexOf(second);
    const passedOver = open
      .slice(0, place)
      .map((player) => ({ player, cause: { kind: 'incomplete' as const } }));
    open.splice(place, 1);
    return { first: at(seats, upper), second, passedOver };
  });
  return { pairs, shifted, isByHalves: areAllNew(players) };
}
