import { createHash } from 'node:crypto';
import { type PushAnswer, pushRound } from './push-round.ts';
import type { Turn } from './turn.ts';

/** A broadcast of lichess. */
export interface BroadcastTarget {
  /** `https://lichess.org`. */
  readonly lichess: string;
  readonly token: string;
  /** The ids of the broadcast's rounds; index 0 is round 1. */
  readonly rounds: readonly string[];
}

/** How the games are sent. */
export interface SendingRounds {
  /** The mark of the games that the broadcast has of each round, which is kept up to date. */
  readonly sent: Map<number, string>;
  readonly signal: AbortSignal;
  /** Whether the broadcast is still wanted; asked before each round that is sent. */
  goesOn?(): Promise<boolean>;
  /** Is told of each round that was sent, once `sent` has its mark. */
  note(round: number, answer: PushAnswer): Promise<void> | void;
}

/** A mark of a round's games at their place: another one means that they changed. It has no names. */
const markOf = (id: string, pgn: string): string =>
  createHash('sha256').update(`${id}\n${pgn}`).digest('base64url');

/**
 * Sends the rounds that changed since the broadcast had them, whole, one after the other, until one is not
 * taken. `games`: the public games by round, as PGN.
 */
export async function sendChanged(
  target: BroadcastTarget,
  games: ReadonlyMap<number, string>,
  { sent, signal, goesOn, note }: SendingRounds,
): Promise<Turn> {
  for (const [index, id] of target.rounds.entries()) {
    const round = index + 1;
    const pgn = games.get(round);
    if (pgn === undefined) continue;
    const mark = markOf(id, pgn);
    if (mark === sent.get(round)) continue;
    if ((await goesOn?.()) === false) return { kind: 'over' };
    const answer = await pushRound({ ...target, id }, pgn, signal);
    if (signal.aborted && answer.kind !== 'taken') return { kind: 'over' };
    if (answer.kind === 'taken') sent.set(round, mark);
    await note(round, answer);
    if (answer.kind === 'refused') return { kind: 'over' };
    if (answer.kind === 'later') return answer;
  }
  return { kind: 'done' };
}
