import type { PlayerNo, RoundRecord } from '../../kernel/round-record.ts';
import { hasBye } from '../knock-out.ts';
import type { PairingPlayer } from '../pairing-system.ts';
import type { CupGame, CupMatch, CupOutcome } from './cup-match.ts';
import { kindOfGame, stepOf } from './game-sequence.ts';

/** Everybody by number. */
export type CupField = ReadonlyMap<PlayerNo, PairingPlayer>;

/** The record of a player in the round with this index; absent where there is none. */
export const recordIn = (field: CupField, no: PlayerNo, index: number): RoundRecord =>
  field.get(no)?.records[index] ?? { kind: 'absent' };

/** Whom somebody was paired against in the round with this index. */
export function metIn(field: CupField, no: PlayerNo, index: number): PlayerNo | undefined {
  const record = recordIn(field, no, index);
  return record.kind === 'game' || record.kind === 'forfeit' ? record.opponent : undefined;
}

/** The game the two lines of a match had in a round, null if they had none. */
function gameIn(field: CupField, { lines, games }: CupMatch, index: number): CupGame | null {
  const [upper, lower] = lines;
  if (upper === null || lower === null) return null;
  const [own, other] = [recordIn(field, upper, index), recordIn(field, lower, index)];
  if (own.kind !== 'game' && own.kind !== 'forfeit') return null;
  if (own.opponent !== lower || (other.kind !== 'game' && other.kind !== 'forfeit')) return null;
  const isOpen = own.kind === 'game' && own.status === 'pending';
  const [white, black] = own.colour === 'white' ? [upper, lower] : [lower, upper];
  const [first, second] = own.colour === 'white' ? [own, other] : [other, own];
  return {
    roundNumber: index + 1,
    kind: kindOfGame(games.length + 1),
    white,
    black,
    halfPoints: isOpen ? null : { white: first.halfPoints, black: second.halfPoints },
    played: own.kind === 'game',
  };
}

/** What a game makes of its match: a draw, and a game still to be finished, leave it open. */
function outcomeOf({ white, black, halfPoints, played }: CupGame): CupOutcome {
  if (halfPoints === null) return { kind: 'open' };
  if (halfPoints.white === halfPoints.black) {
    return halfPoints.white > 0 ? { kind: 'open' } : { kind: 'nobody' };
  }
  const winner = halfPoints.white > halfPoints.black ? white : black;
  return { kind: 'won', winner, by: played ? 'game' : 'forfeit' };
}

/** What the bye of one of the two says of a match in which a game, or the lot, was due. */
function outcomeOfByes(
  field: CupField,
  { lines, games }: CupMatch,
  { index, isFinal }: { readonly index: number; readonly isFinal: boolean },
): CupOutcome {
  const [winner, second] = lines.filter((no) => no !== null && hasBye(recordIn(field, no, index)));
  if (winner === undefined || winner === null || second !== undefined) return { kind: 'open' };
  const by = stepOf(games.length + 1, isFinal) === 'lot' ? 'lot' : 'walkover';
  return { kind: 'won', winner, by };
}

/**
 * A match after one more round. Who loses or does not come is out; a draw is played again. The first
 * game that decides stands, even if a correction made it decisive after the next one was played.
 *
 * @article Tempelhof 2018 III.C.3
 */
export function afterRound(
  field: CupField,
  match: CupMatch,
  round: { readonly index: number; readonly isFinal: boolean },
): CupMatch {
  const game = gameIn(field, match, round.index);
  const isOpen = match.outcome.kind === 'open';
  if (game === null) {
    return isOpen ? { ...match, outcome: outcomeOfByes(field, match, round) } : match;
  }
  const games = [...match.games, game];
  return { ...match, games, outcome: isOpen ? outcomeOf(game) : match.outcome };
}
