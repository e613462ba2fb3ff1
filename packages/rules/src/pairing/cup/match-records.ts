import type { PlayerNo, RoundRecord } from '../../kernel/round-record.ts';
import { hasBye } from '../knock-out.ts';
import type { PairingPlayer } from '../pairing-system.ts';
import type { CupGame, CupMatch, CupOutcome } from './cup-match.ts';
import { kindOfGame, stepOf } from './game-sequence.ts';

/** All players by number. */
export type CupField = ReadonlyMap<PlayerNo, PairingPlayer>;

/** The record of a player in the round with this index; absent if there is none. */
export const recordIn = (field: CupField, no: PlayerNo, index: number): RoundRecord =>
  field.get(no)?.records[index] ?? { kind: 'absent' };

/** The player's opponent by the pairing of the round with this index. */
export function metIn(field: CupField, no: PlayerNo, index: number): PlayerNo | undefined {
  const record = recordIn(field, no, index);
  return record.kind === 'game' || record.kind === 'forfeit' ? record.opponent : undefined;
}

/** The game between the two lines of a match in a round, null if there is none. */
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

/** The outcome of a match after a game: a draw or an unfinished game leaves it open. */
function outcomeOf({ white, black, halfPoints, played }: CupGame): CupOutcome {
  if (halfPoints === null) return { kind: 'open' };
  if (halfPoints.white === halfPoints.black) {
    return halfPoints.white > 0 ? { kind: 'open' } : { kind: 'nobody' };
  }
  const winner = halfPoints.white > halfPoints.black ? white : black;
  return { kind: 'won', winner, by: played ? 'game' : 'forfeit' };
}

/** The outcome of a match in which a game or the lot was due and one of the two got a bye. */
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
 * A match after one more round. A player who loses or does not come is out; a draw is played again. The
 * first decisive game counts, even if a correction made it decisive after the next one was played.
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
