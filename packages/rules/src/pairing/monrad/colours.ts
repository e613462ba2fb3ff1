import type { ByColour } from '../../kernel/colour.ts';
import { reason } from '../../kernel/reason.ts';
import type { PairingPlayer } from '../pairing-system.ts';
import type { MonradReason } from './reason-codes.ts';

/** The colours of a pair, and the reason. */
export interface ColourDecision {
  readonly players: ByColour<PairingPlayer>;
  readonly because: MonradReason;
}

/** How many games a player has had with White; a forfeited pairing was not a game. */
const whitesOf = ({ records }: PairingPlayer): number =>
  records.filter((record) => record.kind === 'game' && record.colour === 'white').length;

/**
 * White goes to the player with fewer games with White, if equal to the lower placed: so number 2 is
 * White against number 1 in round 1.
 *
 * @article DSU 2002 4.10 §4
 */
export function decideColours(upper: PairingPlayer, lower: PairingPlayer): ColourDecision {
  const upperWhites = whitesOf(upper);
  const lowerWhites = whitesOf(lower);
  const [white, black] = upperWhites < lowerWhites ? [upper, lower] : [lower, upper];
  const facts = { white: white.no, black: black.no };
  const because: MonradReason =
    upperWhites === lowerWhites
      ? reason('monrad.lower-placed-white', '4.10 §4', { ...facts, whites: upperWhites })
      : reason('monrad.fewer-whites', '4.10 §4', {
          ...facts,
          whiteCount: Math.min(upperWhites, lowerWhites),
          blackCount: Math.max(upperWhites, lowerWhites),
        });
  return { players: { white, black }, because };
}
