import type { OfKind } from './entry.ts';
import { kindsOf, ordinal, type ValueOf } from './shape.ts';

/** The command of every book that leads back to an earlier version. */
export const returnTo = kindsOf({ 'return-to': { toVersion: ordinal } });
export type ReturnTo = ValueOf<typeof returnTo>;

/** Somebody whom a command enters and another book keeps from playing. */
export interface KeptOut {
  /** Their place among those whom the command enters. */
  readonly index: number;
  readonly name: string;
  /** The last day on which they may not play, `2026-12-31`. */
  readonly lastDay: string;
  readonly article: string;
}

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
  /** Who of those that the command enters may not play, as another book says; told by the shell. */
  readonly keptOut?: readonly KeptOut[];
}

/** Whether a command is a return; `decideRequest` answers it for every kind of book. */
export const isReturnTo = (command: OfKind): command is ReturnTo => command.kind === 'return-to';
