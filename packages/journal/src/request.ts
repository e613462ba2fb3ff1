import type { OfKind } from './entry.ts';
import { kindsOf, ordinal, type ValueOf } from './shape.ts';

/** The command that every kind of book has: undo back to an earlier version. */
export const returnTo = kindsOf({ 'return-to': { toVersion: ordinal } });
export type ReturnTo = ValueOf<typeof returnTo>;

/** A command as `decide` gets it: with the sender's reason and whether consequences were accepted. */
export interface Request<Command extends OfKind> {
  readonly command: Command;
  readonly reason: string;
  /** Whether the sender accepted the consequences; `twice` where something published would change. */
  readonly confirmed: boolean | 'twice';
  /** The local time in the hall, `2026-11-21T19:05`. Absent in replays: then nothing is too early or too late. */
  readonly now?: string;
}

/** Whether a command is a return, which `decideRequest` handles for every kind of book. */
export const isReturnTo = (command: OfKind): command is ReturnTo => command.kind === 'return-to';
