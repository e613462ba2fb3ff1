import type { Decider, Versioned } from './decider.ts';
import { isReturn, type OfKind, type Recorded } from './entry.ts';
import { isReturnTo, type ReturnTo } from './request.ts';

/**
 * Whether entries written since the sender of a command last read the book conflict with the command.
 * A return conflicts with everything; otherwise the kind of book decides by `restsOn`.
 */
export const conflictsWith = <Command extends OfKind, Event extends OfKind>(
  { restsOn }: Pick<Decider<Versioned, Command, Event, unknown>, 'restsOn'>,
  command: Command | ReturnTo,
  since: readonly Recorded<Event>[],
): boolean =>
  since.some(({ event }) => isReturn(event) || isReturnTo(command) || restsOn(command, event));
