import type { OfKind } from './entry.ts';
import { kindsOf, ordinal, type ValueOf } from './shape.ts';

/** The command of every book that leads back to an earlier version. */
export const returnTo = kindsOf({ 'return-to': { toVersion: ordinal } });
export type ReturnTo = ValueOf<typeof returnTo>;

/** A command as it reaches `decide`: with the reason given and whether consequences were accepted. */
export interface Request<Command extends OfKind> {
  readonly command: Command;
  readonly reason: string;
  /** `twice` where what was announced before is changed. */
  readonly confirmed: boolean | 'twice';
  /**
   * The hall's time, `2026-11-21T19:05`, told by the shell. Left out where nobody looks at a clock
   * (replays): then nothing is too early or too late.
   */
  readonly now?: string;
}

/** Whether a command is a return; `decideRequest` answers it for every kind of book. */
export const isReturnTo = (command: OfKind): command is ReturnTo => command.kind === 'return-to';
