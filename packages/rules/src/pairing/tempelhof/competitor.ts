import { halfPointsInStandings } from '../../kernel/adjusted-points.ts';
import { type Colour, opposite } from '../../kernel/colour.ts';
import type { HalfPoints } from '../../kernel/half-points.ts';
import type { PlayerNo } from '../../kernel/round-record.ts';
import type { PairingPlayer, PairingRequest } from '../pairing-system.ts';

/** A present player with the facts that the rule uses. */
export interface Competitor {
  readonly no: PlayerNo;
  readonly rating: number | null;
  readonly halfPoints: HalfPoints;
  /** The present points of all their opponents (IV.4b). */
  readonly buchholzHalfPoints: HalfPoints;
  /** The colours of their games in order; a round without a game leaves no gap. */
  readonly colours: readonly Colour[];
  /** The only colour they may get, after two games in a row with the other; null: either. */
  readonly dueColour: Colour | null;
  /** The round of the game against each opponent. */
  readonly metInRound: ReadonlyMap<PlayerNo, number>;
  /** The round of their bye, or of a full point without a game; null if there was none. */
  readonly byeInRound: number | null;
}

function dueColourAfter(colours: readonly Colour[]): Colour | null {
  const [beforeLast, last] = colours.slice(-2);
  return last !== undefined && last === beforeLast ? opposite(last) : null;
}

function byeRoundOf({ records }: PairingPlayer): number | null {
  const index = records.findIndex(
    (record) =>
      record.kind === 'bye' && (record.bye === 'pairing-allocated' || record.bye === 'full-point'),
  );
  return index < 0 ? null : index + 1;
}

function competitorOf(
  player: PairingPlayer,
  halfPointsOf: ReadonlyMap<PlayerNo, HalfPoints>,
): Competitor {
  const games = player.records.flatMap((record, index) =>
    record.kind === 'game' ? [{ ...record, roundNumber: index + 1 }] : [],
  );
  const colours = games.map(({ colour }) => colour);
  return {
    no: player.no,
    rating: player.rating,
    halfPoints: halfPointsOf.get(player.no) ?? 0,
    buchholzHalfPoints: games.reduce(
      (sum, { opponent }) => sum + (halfPointsOf.get(opponent) ?? 0),
      0,
    ),
    colours,
    dueColour: dueColourAfter(colours),
    metInRound: new Map(games.map(({ opponent, roundNumber }) => [opponent, roundNumber])),
    byeInRound: byeRoundOf(player),
  };
}

/**
 * All present players, by points and then number. An unfinished game counts as a draw for the pairing
 * (III.A.6); a forfeited one was not a game: it gives no colour and no Buchholz, and the two may still
 * meet.
 *
 * @article Tempelhof 2018 IV.2, IV.4b, III.A.6
 */
export function competitorsOf({ players }: PairingRequest): readonly Competitor[] {
  const halfPointsOf = new Map(players.map((each) => [each.no, halfPointsInStandings(each)]));
  return players
    .filter(({ availability }) => availability.kind === 'present')
    .map((player) => competitorOf(player, halfPointsOf))
    .sort((a, b) => b.halfPoints - a.halfPoints || a.no - b.no);
}
