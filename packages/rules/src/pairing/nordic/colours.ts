import { type ByColour, type Colour, opposite } from '../../kernel/colour.ts';
import { reason } from '../../kernel/reason.ts';
import { hadBye } from '../not-met.ts';
import type { PairingPlayer } from '../pairing-system.ts';
import type { NordicReason } from './reason-codes.ts';

/** The colours of a pair, and the reason. */
export interface NordicColours {
  readonly players: ByColour<PairingPlayer>;
  readonly because: NordicReason;
}

/**
 * The colour of each round, null if there was no game. The meeting with X counts as White.
 *
 * @article DSU 2002 4.11 §5.3
 */
const colourHistory = ({ records }: PairingPlayer): readonly (Colour | null)[] =>
  records.map((record) => {
    if (record.kind === 'game') return record.colour;
    return hadBye(record) ? 'white' : null;
  });

/** How many of the last `rounds` rounds were with White. */
const whitesIn = (history: readonly (Colour | null)[], rounds: number): number =>
  history.slice(history.length - rounds).filter((colour) => colour === 'white').length;

type Players = readonly [upper: PairingPlayer, lower: PairingPlayer];

const colours = (
  [upper, lower]: Players,
  upperColour: Colour,
  because: NordicReason,
): NordicColours => ({
  players:
    upperColour === 'white' ? { white: upper, black: lower } : { white: lower, black: upper },
  because,
});

const article = '4.11 §5.13';

/** 5.13.2–3: fewer rounds with White in all rounds, else in the last one, the last two, three … */
function byWhites(players: Players): NordicColours | null {
  const [upper, lower] = players.map(colourHistory) as [
    readonly (Colour | null)[],
    readonly (Colour | null)[],
  ];
  const spans = [upper.length, ...upper.map((_, index) => index + 1)];
  for (const [index, rounds] of spans.entries()) {
    const [ofUpper, ofLower] = [whitesIn(upper, rounds), whitesIn(lower, rounds)];
    if (ofUpper === ofLower) continue;
    const upperColour = ofUpper < ofLower ? 'white' : 'black';
    const facts = {
      white: upperColour === 'white' ? players[0].no : players[1].no,
      black: upperColour === 'white' ? players[1].no : players[0].no,
      whiteCount: Math.min(ofUpper, ofLower),
      blackCount: Math.max(ofUpper, ofLower),
    };
    return index === 0
      ? colours(players, upperColour, reason('nordic.fewer-whites', `${article}.2`, facts))
      : colours(
          players,
          upperColour,
          reason('nordic.fewer-whites-lately', `${article}.3`, { ...facts, rounds }),
        );
  }
  return null;
}

/**
 * The colours of a pair; `upper` has more points or, with equal points, is the stronger. If neither has
 * had a colour yet after round 1, round 1's rule is the only one that applies: the stronger has Black.
 *
 * @article DSU 2002 4.11 §5.13.1–5.13.4
 */
export function nordicColours(players: Players, roundNumber: number): NordicColours {
  const [upper, lower] = players;
  const facts = { player: upper.no, opponent: lower.no };
  if (roundNumber === 1) {
    return colours(players, 'black', reason('nordic.first-round-colours', `${article}.1`, facts));
  }
  const decided = byWhites(players);
  if (decided !== null) return decided;
  const last = colourHistory(upper).findLast((colour) => colour !== null);
  if (last === undefined || last === null) {
    return colours(players, 'black', reason('nordic.no-colours-yet', `${article}.1`, facts));
  }
  return colours(
    players,
    opposite(last),
    reason('nordic.alternates', `${article}.4`, { ...facts, lastColour: last }),
  );
}
